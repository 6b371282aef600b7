/** Views to paint in tests, as the site would send them. */
import { propsOf } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import type { Acting, Cell, Entry, Kind, PapilioView, Pawn, Sitter, Way } from "../types";

const FILES = [..."abcdefg"];

function cells(tiles: Record<string, Kind>): Cell[] {
  return Array.from({ length: 49 }, (_, at) => {
    const rank = Math.floor(at / 7) + 1;
    const cell = `${FILES[at % 7]}${rank}`;
    const fixed = rank % 2 === 1 && (at % 7) % 2 === 0;
    const start = !fixed ? null : rank === 1 ? 0 : rank === 7 ? 1 : null;
    return { cell, kind: tiles[cell] ?? "leaf", fixed, start, goal: start === null ? null : 1 - start };
  });
}

function line(entry: string, way: Way): string[] {
  const at = FILES.indexOf(entry[0] ?? "");
  const rank = Number(entry[1]);
  return Array.from({ length: 7 }, (_, step) => {
    if (way === "up" || way === "down") return `${FILES[at]}${way === "up" ? rank + step : rank - step}`;
    return `${FILES[way === "right" ? at + step : at - step]}${rank}`;
  });
}

const DOORS: [string, Way][] = [
  ["b1", "up"],
  ["d1", "up"],
  ["f1", "up"],
  ["a2", "right"],
  ["g2", "left"],
  ["a4", "right"],
  ["g4", "left"],
  ["a6", "right"],
  ["g6", "left"],
  ["b7", "down"],
  ["d7", "down"],
  ["f7", "down"],
];

export const entries = (): Entry[] =>
  DOORS.map(([entry, way]) => ({
    entry,
    way,
    line: line(entry, way),
    exit: line(entry, way)[6] ?? "",
    barred: false,
    after: null,
  }));

export function pawn(seat: number, cell: string, changes: Partial<Pawn> = {}): Pawn {
  return { seat, cell, arrived: false, waiting: false, acting: false, kind: "leaf", fate: "free", ...changes };
}

export function acting(cell: string, changes: Partial<Acting> = {}): Acting {
  return {
    cell,
    kind: "leaf",
    from: cell,
    off: false,
    stay: false,
    reason: "move",
    landings: [],
    off_ways: [],
    ...changes,
  };
}

export function sitter(seat: number, changes: Partial<Sitter> = {}): Sitter {
  return { seat, active: 1, reserve: 3, arrived: 0, lost: 0, turns: 3, reach: 4, ...changes };
}

/** One pawn each, seat 0 on turn, all leaves unless told otherwise. */
export function table(changes: Partial<PapilioView> = {}, tiles: Record<string, Kind> = {}): PapilioView {
  return {
    game: "papilio",
    viewer: 0,
    rules_version: 1,
    seats_count: 2,
    options: {},
    actor: 0,
    phase: "react",
    scores: [0, 0],
    winners: [],
    turn: { seat: 0, number: 5, own: 3, first: false },
    cells: cells(tiles),
    spare: "caterpillar",
    barred: null,
    entries: entries(),
    pawns: [pawn(0, "c3", { waiting: true }), pawn(1, "e5")],
    acting: null,
    seats: [sitter(0), sitter(1)],
    turn_cap: 100,
    end: null,
    ...changes,
  };
}

/** The turn is at the push; a lizard would come under the opponent's pawn on file d. */
export function pushing(): PapilioView {
  const doors = entries().map((entry) =>
    entry.entry === "d1"
      ? {
          ...entry,
          after: {
            tiles: ["caterpillar", "leaf", "leaf", "lizard", "leaf", "leaf", "leaf"] as Kind[],
            spare: "eggs" as const,
            pawns: [{ seat: 1, cell: "d4", kind: "lizard" as const, before: "leaf" as const, fate: "eaten" as const }],
          },
        }
      : { ...entry, barred: entry.entry === "f7" },
  );
  return table(
    { phase: "shift", barred: "f7", entries: doors, pawns: [pawn(0, "c3"), pawn(1, "d4")] },
    { d3: "lizard", d7: "eggs" },
  );
}

export const props = (changes: Partial<Props<PapilioView>> = {}): Props<PapilioView> =>
  propsOf(table(), ["Camille", "Vulcain"], changes);
