/** Where a replay may jump to: periods, and turns as the log divides them. */
import type { Told, Turn } from "$web/log/turns";
import type { Message, Outline } from "$web/net/protocol";
import type { Story } from "$web/painting/contract";

/** A line of the story and the position that it led to. */
export interface PlacedLine extends Told {
  index: number;
}

/**
 * The positions at which turns begin: before the first action of each. An event that begins a turn, or a board, comes
 * at the end of what went before it.
 */
export function turnStarts(lines: readonly PlacedLine[], { turns, clears }: Partial<Story> = {}): number[] {
  const starts = new Set([0]);
  lines.forEach((line, at) => {
    if (line.gone || line.turn === (lines[at - 1]?.turn ?? 0)) return;
    const announced = (turns?.includes(line.id) ?? false) || (clears?.includes(line.id) ?? false);
    starts.add(announced ? line.index : line.index - 1);
  });
  return [...starts].sort((one, other) => one - other);
}

/** The next of these places, or the last one before (-1); the end or the beginning where there is none. */
export function neighbour(starts: readonly number[], index: number, direction: 1 | -1, length: number): number {
  if (direction > 0) return starts.find((start) => start > index) ?? length;
  return starts.findLast((start) => start < index) ?? 0;
}

/** The period that a position belongs to, by its number; -1: none has begun. */
export const periodAt = ({ periods }: Outline, index: number) => periods.findLastIndex((one) => one.index <= index);

/** Stretches of the match in which one seat acted, or chance before anybody did: for a coloured line. */
export function stretches(actors: readonly (number | null)[]): { seat: number | null; from: number; to: number }[] {
  const found: { seat: number | null; from: number; to: number }[] = [];
  actors.forEach((actor, at) => {
    const last = found.at(-1);
    // What chance does belongs to whoever acted before.
    if (last && (actor === null || actor === last.seat)) last.to = at + 1;
    else found.push({ seat: actor, from: at, to: at + 1 });
  });
  return found;
}

/** A turn of the log, and the period that begins before it. */
export interface HeadedTurn {
  turn: Turn<PlacedLine>;
  period: Message | null;
}

/** The turns of the log under the names of the periods. */
export function headed(turns: readonly Turn<PlacedLine>[], { periods }: Outline): HeadedTurn[] {
  let next = 0;
  return turns.map((turn) => {
    let period: Message | null = null;
    for (const first = turn.lines[0]; first && (periods[next]?.index ?? Infinity) < first.index; next += 1)
      period = periods[next]?.name ?? null;
    return { turn, period };
  });
}
