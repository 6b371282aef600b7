/** Views to paint in tests, as the site would send them. */
import { propsOf } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import { placeOf } from "../geometry";
import { COLOURS, SHAPES, type Card, type Kind, type PapillonsView, type Sitter } from "../types";

export function kind(code: string): Kind {
  const shape = SHAPES["RTPS".indexOf(code[0] ?? "")] ?? "round";
  return { kind: code, shape, colour: COLOURS["byvg".indexOf(code[1] ?? "")] ?? "blue" };
}

export function card(cell: string, code = "Rb"): Card {
  return { ...kind(code), ...placeOf(cell), cell, token: null };
}

function sitter(seat: number): Sitter {
  return {
    seat,
    hand: 2,
    laid: 4,
    net: true,
    web: true,
    demanded: false,
    team: null,
    goals: seat === 0 ? ["round", "green"] : null,
    excluded: [],
  };
}

/** Three cards in a row for two seats, seen by seat 0 on its turn. */
export function row(changes: Partial<PapillonsView> = {}): PapillonsView {
  const table = changes.table ?? [card("0,0", "Rb"), card("1,0", "Ty"), card("2,0", "Pv")];
  const xs = table.map(({ x }) => x);
  const ys = table.map(({ y }) => y);
  return {
    game: "papillons",
    viewer: 0,
    rules_version: 1,
    seats_count: 2,
    options: { teams: false, expert: false },
    actor: 0,
    phase: "turn",
    scores: [0, 0],
    winners: [],
    turn: 7,
    seat: 0,
    starter: 0,
    open: true,
    table,
    box: table.length > 0 ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : null,
    protected: null,
    holding: null,
    drawing: false,
    lifted: null,
    touched: [0, 0],
    deck: 20,
    hand: [kind("Rg"), kind("Sy")],
    seats: [sitter(0), sitter(1)],
    still: 0,
    still_limit: 6,
    still_end: "lay",
    duty: false,
    shape_seats: [-1, -1],
    goals_dealt: [2, 2],
    end: null,
    ...changes,
  };
}

export const props = (changes: Partial<Props<PapillonsView>> = {}): Props<PapillonsView> =>
  propsOf(row(), ["Camille", "Vulcain"], changes);
