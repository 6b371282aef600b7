/** The view of a game without a painting, as rows of things: by the game's own description, else by its shape. */
import type { Shown } from "$web/net/protocol";
import type { View } from "../contract";

export type Value = string | number | boolean | null;

export interface Thing {
  /** Null: face down, or an empty cell. */
  value: Value;
  /** The suit as a number, and what is written on the thing without it. */
  suit: number | null;
  face: string;
  target: string | null;
}

export interface Row {
  key: string;
  field: string;
  kind: Shown["kind"];
  /** Whose it is. */
  seat: number | null;
  things: Thing[];
  /** Of a board. */
  columns: number;
}

/** What every view has; the page shows it elsewhere. */
const KNOWN = ["game", "rules_version", "viewer", "seats_count", "options", "actor", "phase", "scores", "winners"];

const isPlain = (value: unknown): value is Value =>
  value === null || ["string", "number", "boolean"].includes(typeof value);
const isList = (value: unknown): value is Value[] => Array.isArray(value) && value.every(isPlain);
const isGrid = (value: unknown): value is Value[][] => Array.isArray(value) && value.length > 0 && value.every(isList);

/** Without a description: numbers, lists of plain values as cards, lists of equal lists as boards. */
export function guessed(view: View): Shown[] {
  return Object.entries(view).flatMap(([field, value]): Shown[] => {
    if (KNOWN.includes(field)) return [];
    const plain = { field, by_seat: false, target: null, suits: [] };
    if (typeof value === "number") return [{ ...plain, kind: "number" }];
    if (isList(value)) return value.length > 0 ? [{ ...plain, kind: "cards" }] : [];
    const equal = isGrid(value) && new Set(value.map((row) => row.length)).size === 1;
    return equal ? [{ ...plain, kind: "board" }] : [];
  });
}

function thing(value: Value, shown: Shown, at: Record<string, number>): Thing {
  const [first = "", ...rest] = String(value).split("-");
  const suit = shown.suits.indexOf(first);
  const named = { ...at, value: String(value) } as Record<string, string | number>;
  return {
    value,
    suit: suit < 0 ? null : suit,
    face: suit < 0 ? String(value) : rest.join("-"),
    target: shown.target?.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name] ?? "")) ?? null,
  };
}

function things(value: unknown, shown: Shown, seat: number): { things: Thing[]; columns: number } {
  if (shown.kind === "board" && isGrid(value)) {
    const columns = value[0]?.length ?? 0;
    const cells = value.flatMap((line, row) =>
      line.map((item, column) => thing(item, shown, { row, column, place: row * columns + column, seat })),
    );
    return { things: cells, columns };
  }
  const list = isList(value) ? value : isPlain(value) && value !== null ? [value] : [];
  return { things: list.map((item, place) => thing(item, shown, { place, seat, row: 0, column: place })), columns: 0 };
}

/** Everything to be shown; what belongs to the reader comes last, nearest to the choices. */
export function rowsOf(view: View, described: readonly Shown[], eyes: number | null): Row[] {
  const shown = described.length > 0 ? described : guessed(view);
  const rows = shown.flatMap((one): Row[] => {
    const value = view[one.field];
    if (!one.by_seat) return [row(one, null, things(value, one, -1))];
    const each = Array.isArray(value) ? (value as unknown[]) : [];
    return each.map((inner, seat) => row(one, seat, things(inner, one, seat)));
  });
  const mine = ({ seat }: Row) => seat !== null && seat === eyes;
  return [...rows.filter((one) => !mine(one)), ...rows.filter(mine)];
}

const row = (shown: Shown, seat: number | null, found: { things: Thing[]; columns: number }): Row => ({
  key: `${shown.field}:${seat ?? ""}`,
  field: shown.field,
  kind: shown.kind,
  seat,
  ...found,
});

/** Where the pips of a die are, in thirds. */
const PIPS: Record<string, [number, number][]> = {
  "1": [[1, 1]],
  "2": [
    [0, 2],
    [2, 0],
  ],
  "3": [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  "4": [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  "5": [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  "6": [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

export const pips = (value: Value): [number, number][] => PIPS[String(value)] ?? [];
