/** Where cells and entries lie on the screen, and walking over them with the arrow keys. */
import type { Entry, Way } from "./types";

/** Column and row as the reader sees them, from the top left; -1 and 7 are the rim. */
export interface Place {
  x: number;
  y: number;
}

export const SIZE = 7;
const FILES = "abcdefg";

/** The board turned round shows rank 7 at the bottom, for the seat that starts there. */
export function placeOf(cell: string, turned: boolean): Place {
  const x = FILES.indexOf(cell[0] ?? "");
  const y = SIZE - Number(cell[1]);
  return turned ? { x: SIZE - 1 - x, y: SIZE - 1 - y } : { x, y };
}

const STEPS: Record<Way, Place> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export function stepOf(way: Way, turned: boolean): Place {
  const { x, y } = STEPS[way];
  return turned ? { x: 0 - x, y: 0 - y } : { x, y };
}

/** The place on the rim where the spare goes in. */
export function rimOf({ entry, way }: Pick<Entry, "entry" | "way">, turned: boolean): Place {
  const { x, y } = placeOf(entry, turned);
  const step = stepOf(way, turned);
  return { x: x - step.x, y: y - step.y };
}

/** The place on the rim where a tile comes out. */
export function mouthOf({ exit, way }: Pick<Entry, "exit" | "way">, turned: boolean): Place {
  const { x, y } = placeOf(exit, turned);
  const step = stepOf(way, turned);
  return { x: x + step.x, y: y + step.y };
}

/** The place on the rim that a pawn leaves the board over. */
export function edgeOf(cell: string, way: Way, turned: boolean): Place {
  const { x, y } = placeOf(cell, turned);
  const step = stepOf(way, turned);
  const beyond = (at: number, towards: number): number => (towards < 0 ? -1 : towards > 0 ? SIZE : at);
  return { x: beyond(x, step.x), y: beyond(y, step.y) };
}

/** The way to the nearest edge: a place for a button. */
export function nearestEdge(cell: string): Way {
  const { x, y } = placeOf(cell, false);
  const ways: [Way, number][] = [
    ["up", y],
    ["down", SIZE - 1 - y],
    ["left", x],
    ["right", SIZE - 1 - x],
  ];
  return ways.reduce((one, other) => (other[1] < one[1] ? other : one))[0];
}

/** The side of the rim that a place lies on. */
export function sideOf({ x, y }: Place): "top" | "bottom" | "left" | "right" {
  if (y < 0) return "top";
  if (y >= SIZE) return "bottom";
  return x < 0 ? "left" : "right";
}

/** Clockwise degrees from pointing up. */
export function angleOf({ x, y }: Place): number {
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** A letter or figure on the rim, in the middle of its line, or beside the entry that has the place. */
export interface Coordinate extends Place {
  text: string;
  beside: boolean;
}

/** Every line is named: moves and log name spaces of all of them. */
export function coordinates(turned: boolean): Coordinate[] {
  const labels: Coordinate[] = [];
  for (let at = 0; at < SIZE; at += 1) {
    const { x } = placeOf(`${FILES[at]}1`, turned);
    const { y } = placeOf(`a${at + 1}`, turned);
    const beside = at % 2 === 1;
    for (const rim of [-1, SIZE]) {
      labels.push({ x, y: rim, text: FILES[at] ?? "", beside });
      labels.push({ x: rim, y, text: String(at + 1), beside });
    }
  }
  return labels;
}

const KEYS: Record<string, Place> = {
  ArrowLeft: STEPS.left,
  ArrowRight: STEPS.right,
  ArrowUp: STEPS.up,
  ArrowDown: STEPS.down,
};

/** Straying sideways costs more than going far. */
const STRAY = 2.5;

/** The thing that a key leads to, or null where there is none (or the key leads nowhere). */
export function walk<T extends Place>(things: readonly T[], from: Place, key: string): T | null {
  const row = things.filter((thing) => thing.y === from.y).sort((one, other) => one.x - other.x);
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row.at(-1) ?? null;
  const step = KEYS[key];
  if (!step) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const cost = costOf(from, thing, step);
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

function costOf(from: Place, to: Place, step: Place): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const ahead = x * step.x + y * step.y;
  if (ahead <= 0) return Infinity;
  return ahead + STRAY * Math.abs(x * step.y + y * step.x);
}
