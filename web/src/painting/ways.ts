/** How marks lie on a board: rings around places, ways and lines between their middles. */
import type { Mark } from "./contract";

/** A place in the units of the drawing. */
export interface Spot {
  x: number;
  y: number;
  /** Half its width and height. */
  w: number;
  h: number;
}

export type Find = (target: string) => Spot | null;

export interface Point {
  x: number;
  y: number;
}

/** From the rim of the first place to the rim of the last, bowed a little so that ways there and back do not hide each other. */
export interface Way {
  path: string;
  /** The head of the arrow: its tip and its direction in degrees. */
  tip: Point;
  angle: number;
}

const BOW = 0.12;

/** Towards `to`, but short of it by a share of the place's size. */
function short(from: Point, to: Spot, share: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const back = Math.min(share * Math.min(to.w, to.h), length / 2);
  return { x: to.x - ((to.x - from.x) / length) * back, y: to.y - ((to.y - from.y) / length) * back };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export function wayOf(spots: readonly Spot[], straight = false): Way | null {
  const first = spots[0];
  const last = spots.at(-1);
  if (!first || !last || spots.length < 2 || (first.x === last.x && first.y === last.y)) return null;
  if (spots.length > 2) return throughAll(spots);
  const bow = straight ? 0 : BOW;
  const middle = {
    x: (first.x + last.x) / 2 - (last.y - first.y) * bow,
    y: (first.y + last.y) / 2 + (last.x - first.x) * bow,
  };
  const start = short(middle, first, 0.55);
  const tip = short(middle, last, 0.6);
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(tip.x)} ${round(tip.y)}`,
    tip,
    angle: (Math.atan2(tip.y - middle.y, tip.x - middle.x) * 180) / Math.PI,
  };
}

function throughAll(spots: readonly Spot[]): Way | null {
  const [before, last] = [spots.at(-2), spots.at(-1)];
  if (!before || !last) return null;
  const tip = short(before, last, 0.6);
  const points = [...spots.slice(0, -1), tip].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return {
    path: `M${points.join("L")}`,
    tip,
    angle: (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI,
  };
}

export interface Drawn {
  mark: Mark;
  spots: Spot[];
}

/** The marks of which every place is on this board. */
export function onBoard(marks: readonly Mark[], find: Find): Drawn[] {
  return marks.flatMap((mark) => {
    const spots = mark.targets.map(find);
    return spots.every((spot) => spot !== null) ? [{ mark, spots }] : [];
  });
}
