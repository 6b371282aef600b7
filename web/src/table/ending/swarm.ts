/** Butterflies that rise when a match is won: where and when, the same each time, in the colours of the winners. */

export interface Riser {
  /** Whose colour it glows in. */
  seat: number;
  /** Per cent of the width. */
  left: number;
  /** Milliseconds. */
  delay: number;
  lasts: number;
  /** Pixels to the side on the way. */
  sway: number;
  size: number;
}

const MANY = 14;
const LATEST_MS = 900;
const SHORTEST_MS = 2000;
/** Steps that spread things without repeating: those of the golden ratio. */
const spread = (index: number, offset = 0): number => (index * 0.618 + offset) % 1;

export function swarm(seats: readonly number[]): Riser[] {
  return Array.from({ length: MANY }, (_, index) => ({
    seat: seats[index % seats.length] ?? 0,
    left: 3 + 90 * spread(index),
    delay: Math.round(LATEST_MS * spread(index, 0.3)),
    lasts: Math.round(SHORTEST_MS + 900 * spread(index, 0.7)),
    sway: Math.round(60 * (spread(index, 0.5) - 0.5)),
    size: Math.round(26 + 22 * spread(index, 0.1)),
  }));
}
