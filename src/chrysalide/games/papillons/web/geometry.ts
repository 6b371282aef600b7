/** Cells of the unbounded grid: their names, their neighbours, and walking over them with the arrow keys. */
import type { Card, Place } from "./types";

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Straying sideways costs more than going far. */
const STRAY = 2.5;

export const cellOf = ({ x, y }: Place): string => `${x},${y}`;
export const targetOf = (place: Place): string => `cell:${cellOf(place)}`;

export function placeOf(cell: string): Place {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
}

/** The middle of some cells; it may lie between two. */
export function middleOf(places: readonly Place[]): Place {
  const mean = (of: (place: Place) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Row by row, so that reading order follows the eye. */
export const byRows = (one: Place, other: Place): number => one.y - other.y || one.x - other.x;

/** The free cells that share a side with a card, row by row; the middle of an empty table. */
export function freeCells(cards: readonly Card[]): Place[] {
  if (cards.length === 0) return [{ x: 0, y: 0 }];
  const taken = new Set(cards.map(cellOf));
  const free = new Map<string, Place>();
  for (const card of cards)
    for (const [dx, dy] of SIDES) {
      const place = { x: card.x + dx, y: card.y + dy };
      if (!taken.has(cellOf(place))) free.set(cellOf(place), place);
    }
  return [...free.values()].sort(byRows);
}

/** Does this cell share a side with a card other than the one that is lifted? */
export function touchesOthers(place: Place, cards: readonly Card[], lifted: string | null): boolean {
  return cards.some((card) => card.cell !== lifted && Math.abs(card.x - place.x) + Math.abs(card.y - place.y) === 1);
}

/** The cell that a key leads to from `from`, or null where there is none (or the key leads nowhere). */
export function walk<P extends Place>(places: readonly P[], from: Place, key: string): P | null {
  if (key === "Home") return places[0] ?? null;
  if (key === "End") return places.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const cost = way(from, place, step);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

function way(from: Place, to: Place, [dx, dy]: readonly [number, number]): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const ahead = x * dx + y * dy;
  if (ahead <= 0) return Infinity;
  return ahead + STRAY * Math.abs(x * dy + y * dx);
}
