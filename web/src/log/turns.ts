/** The log by turns: whose turn each line belongs to, and what the others did since the reader's last action. */
import type { Line } from "$web/net/protocol";
import type { Story } from "$web/painting/contract";
import { isNote } from "./lines";

/** A line with its place in the story. */
export interface Told extends Line {
  /** It was undone later, as a replay knows. */
  gone?: boolean;
  /** Its place among all lines. */
  at: number;
  /** The turn it belongs to, counted from 0, and whose that is; null: the set-up. */
  turn: number;
  seat: number | null;
}

export interface Turn<L extends Told = Told> {
  turn: number;
  seat: number | null;
  lines: L[];
}

const seatOf = ({ args }: Line): number | null => (typeof args["seat"] === "number" ? args["seat"] : null);

/** Gives every line its turn. What chance does, and the table's own notes, belong to the turn in which they happen. */
export function byTurns<L extends Line>(lines: readonly L[], { turns, clears }: Partial<Story> = {}): (L & Told)[] {
  let turn = 0;
  let seat: number | null = null;
  const begin = (next: number | null): void => {
    turn += 1;
    seat = next;
  };
  return lines.map((line, at) => {
    if (turns?.includes(line.id)) begin(seatOf(line));
    else if (clears?.includes(line.id)) begin(null);
    else if (!turns && !isNote(line) && line.by !== undefined && line.by !== seat) begin(line.by);
    return { ...line, at, turn, seat };
  });
}

/** The turns, each with its lines, in the order in which they happened. */
export function inOrder<L extends Told>(lines: readonly L[]): Turn<L>[] {
  const found: Turn<L>[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else found.push({ turn: line.turn, seat: line.seat, lines: [line] });
  }
  return found;
}

/** The turns, the newest first, each with its lines in the order in which they happened. */
export const newestFirst = (lines: readonly Told[]): Turn[] => inOrder(lines).reverse();

/**
 * What the others did after the last action of a seat; for a spectator, the last turn. What chance made of the seat's
 * own action is not part of it. `from`: where the seat acted last, if that left no line.
 */
export function sinceActionOf(seat: number | null, lines: readonly Told[], from = 0): Told[] {
  if (seat === null) {
    const last = lines.findLast((line) => line.seat !== null)?.turn;
    return lines.filter((line) => line.turn === last);
  }
  const mine = lines.findLastIndex((line) => line.by === seat);
  const rest = lines.slice(Math.max(mine + 1, from));
  const first = rest.findIndex((line) => line.by !== undefined || (line.seat !== null && line.seat !== seat));
  return first < 0 ? [] : rest.slice(first);
}

/** What the others did between the last turn of a seat and the present one; for a spectator, the last turn. */
export function sinceTurnOf(seat: number | null, lines: readonly Told[]): Told[] {
  if (seat === null) return sinceActionOf(null, lines);
  const end = lines.findLastIndex((line) => line.seat !== seat) + 1;
  const start = lines.slice(0, end).findLastIndex((line) => line.seat === seat) + 1;
  return lines.slice(start, end);
}

/** Without the lines that only begin what the next one tells: a card that was lifted, and then put down. */
export const completed = (lines: readonly Told[], { begins }: Partial<Story> = {}): Told[] =>
  lines.filter((line, at) => !begins?.includes(line.id) || lines[at + 1]?.turn !== line.turn);

/** The lines of several turns by seat, in the order of play; without those of nobody's turn, and without notes. */
export function bySeat(lines: readonly Told[], without: number | null): Turn[] {
  const found = new Map<number, Turn>();
  for (const line of lines) {
    if (line.seat === null || line.seat === without || isNote(line)) continue;
    const turn = found.get(line.seat);
    if (turn) turn.lines.push(line);
    else found.set(line.seat, { turn: line.turn, seat: line.seat, lines: [line] });
  }
  return [...found.values()];
}
