/** Where cells lie on the drawn map, in units of its drawing, and ways over them. */
import { clamp, type Spot } from "$web/painting/camera";
import type { Cell } from "./types";

export type { Spot };

/** The part of the drawing that is looked at; the terrain goes on beyond it. */
export const SHEET = { x: 14, y: 12, width: 860, height: 808 };
/** What the pictures of the terrain cover. */
export const TERRAIN = { x: -300, y: -200, width: 1700, height: 1340 };
/** The large space: drawn in the gulf, where the map leaves room, so that the cells can be larger. */
export const HOME = { x: 262, y: 691, width: 282, height: 124 };
/** From the two cells beside it to the large space. */
export const HOME_WAYS = "M209 759H264M98 801Q98 815 122 815H248Q266 815 276 803";

const ORIGIN = { x: 62, y: 66 };
const STEP = { x: 72.75, y: 63 };
export const HEX = { width: 72.75, height: 84 };

/** A hexagon round 0,0 whose corners lie `radius` away. */
export function hexagon(radius: number): string {
  const half = radius * Math.sin(Math.PI / 3);
  const side = radius / 2;
  const corners = [
    [0, -radius],
    [half, -side],
    [half, side],
    [0, radius],
    [-half, side],
    [-half, -side],
  ];
  return corners.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The middle of a cell. */
export function spotOf({ x, y, kind }: Pick<Cell, "x" | "y" | "kind">): Spot {
  if (kind === "home") return { x: HOME.x + HOME.width / 2, y: HOME.y + HOME.height / 2 };
  return { x: ORIGIN.x + x * STEP.x, y: ORIGIN.y + y * STEP.y };
}

/** The mean of some places: for three cells round a corner, that corner. */
export function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, spots.length), y: sum.y / Math.max(1, spots.length) };
}

/** Cells drawn side by side; the large space touches those that hang just above it. */
export function areBeside(one: Cell, other: Cell): boolean {
  if (one.kind === "home" || other.kind === "home") {
    const hex = one.kind === "home" ? other : one;
    const home = one.kind === "home" ? one : other;
    return one !== other && home.y - hex.y === 1 && Math.abs(hex.x - home.x) <= 0.5;
  }
  const dy = Math.abs(one.y - other.y);
  const dx = Math.abs(one.x - other.x);
  return (dy === 0 && dx === 1) || (dy === 1 && dx === 0.5);
}

/** A shortest way over the map for a flight to follow, both ends included; straight where there is none. */
export function route(cells: readonly Cell[], from: string, to: string): Cell[] {
  const named = new Map(cells.map((cell) => [cell.cell, cell]));
  const [start, end] = [named.get(from), named.get(to)];
  if (!start || !end) return [start, end].filter((cell) => cell !== undefined);
  const before = new Map<Cell, Cell | null>([[start, null]]);
  for (const cell of before.keys()) {
    if (cell === end) break;
    for (const next of cells) if (!before.has(next) && areBeside(cell, next)) before.set(next, cell);
  }
  if (!before.has(end)) return [start, end];
  const way: Cell[] = [];
  for (let at: Cell | null = end; at; at = before.get(at) ?? null) way.unshift(at);
  return way;
}

/** A soft line through the middles of some places. */
export function curve(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return "";
  let path = `M${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
  for (const [index, spot] of rest.entries()) {
    const before = spots[index] ?? first;
    const earlier = spots[index - 1] ?? before;
    const later = spots[index + 2] ?? spot;
    const one = { x: before.x + (spot.x - earlier.x) / 6, y: before.y + (spot.y - earlier.y) / 6 };
    const two = { x: spot.x - (later.x - before.x) / 6, y: spot.y - (later.y - before.y) / 6 };
    path += `C${[one, two, spot].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}`;
  }
  return path;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Straying sideways costs more than going far. */
const STRAY = 1.6;

/** The cell that a key leads to, or null where there is none (or the key leads nowhere). */
export function walk(cells: readonly Cell[], from: Cell, key: string): Cell | null {
  if (key === "Home") return cells[0] ?? null;
  if (key === "End") return cells.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const cost = way(spotOf(from), nearest(spotOf(from), cell), step);
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** The large space is entered where it is nearest. */
function nearest({ x, y }: Spot, cell: Cell): Spot {
  if (cell.kind !== "home") return spotOf(cell);
  return { x: clamp(x, HOME.x, HOME.x + HOME.width), y: clamp(y, HOME.y, HOME.y + HOME.height) };
}

function way(from: Spot, to: Spot, [dx, dy]: readonly [number, number]): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const ahead = x * dx + y * dy;
  if (ahead <= 1) return Infinity;
  return ahead + STRAY * Math.abs(x * dy + y * dx);
}
