/** The curve of a review, in pixels: each side's chances as a band, all of them stacked from the ground to the top. */
import type { Spot } from "./course";

export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How many steps the whole width holds. */
  of: number;
}

/** A band between two lines, both from left to right. */
export interface Band {
  side: number;
  lower: [number, number][];
  upper: [number, number][];
}

export const across = ({ left, width, of }: Plot, at: number) => left + (width * at) / Math.max(1, of);
export const upward = ({ top, height }: Plot, value: number) => top + height * (1 - Math.max(0, Math.min(1, value)));

/** The bands in this order, the first one on the ground: its own chances can be read off the scale. */
export function bands(all: readonly Spot[], order: readonly number[], plot: Plot): Band[] {
  const below = all.map(() => 0);
  return order.map((side) => {
    const line = (): [number, number][] =>
      all.map(({ at }, number) => [across(plot, at), upward(plot, below[number] ?? 0)]);
    const lower = line();
    all.forEach(({ values }, number) => (below[number] = (below[number] ?? 0) + (values[side] ?? 0)));
    return { side, lower, upper: line() };
  });
}

const point = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (points: readonly (readonly [number, number])[]) => `M${points.map(point).join("L")}`;
export const bandPath = ({ lower, upper }: Band) => `${linePath([...upper, ...lower.toReversed()])}Z`;

/** The height of a line over some place. */
export function heightAt(points: readonly (readonly [number, number])[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const [right, left] = [points[after], points[after - 1]];
  if (!right) return points.at(-1)?.[1] ?? 0;
  if (!left || right[0] === left[0]) return right[1];
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
}

/** Where a label of this size fits best into a band: its middle, or null where it is too narrow everywhere. */
export function roomFor(band: Band, width: number, height: number): [number, number] | null {
  const first = band.upper[0]?.[0] ?? 0;
  const last = band.upper.at(-1)?.[0] ?? 0;
  let best: { x: number; y: number; room: number } | null = null;
  for (let x = first + 6; x + width <= last - 6; x += 12) {
    const samples = [0, 0.25, 0.5, 0.75, 1].map((share) => x + share * width);
    const floor = Math.min(...samples.map((at) => heightAt(band.lower, at)));
    const ceiling = Math.max(...samples.map((at) => heightAt(band.upper, at)));
    if (!best || floor - ceiling > best.room)
      best = { x: x + width / 2, y: (floor + ceiling) / 2, room: floor - ceiling };
  }
  return best && best.room >= height ? [best.x, best.y] : null;
}

/** Things that would lie on top of one another are moved down, or up where the ground is near. */
export function spread<T extends { x: number; y: number }>(things: readonly T[], size: number, ground: number): T[] {
  const laid: T[] = [];
  for (const thing of things) {
    const near = laid.filter(({ x }) => Math.abs(x - thing.x) < size);
    const down = near.every(({ y }) => y + 2 * size < ground);
    let y = thing.y;
    while (near.some((other) => Math.abs(other.y - y) < size)) y += down ? 4 : -4;
    laid.push({ ...thing, y });
  }
  return laid;
}
