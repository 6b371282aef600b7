/** Walking over a spread with the arrow keys. */
import type { Slot } from "./types";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A row counts as far from the next one as four half cards, so that up and down lead to the next row. */
const ROW = 4;
/** Straying sideways costs more than going far. */
const STRAY = 2.5;

/** The card that a key leads to from `from`, or null where there is none (or the key leads nowhere). */
export function walk(slots: readonly Slot[], from: number, key: string): Slot | null {
  if (key === "Home") return slots[0] ?? null;
  if (key === "End") return slots.at(-1) ?? null;
  const step = STEPS[key];
  const start = slots.find((slot) => slot.slot === from);
  if (!step || !start) return null;
  let best: Slot | null = null;
  let least = Infinity;
  for (const slot of slots) {
    const cost = way(start, slot, step);
    if (cost < least) [best, least] = [slot, cost];
  }
  return best;
}

function way(from: Slot, to: Slot, [dx, dy]: readonly [number, number]): number {
  const x = to.x - from.x;
  const y = (to.row - from.row) * ROW;
  const ahead = x * dx + y * dy;
  if (ahead <= 0) return Infinity;
  return ahead + STRAY * Math.abs(x * dy + y * dx);
}
