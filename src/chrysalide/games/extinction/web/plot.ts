/** The story of a match as two lines over its turns. */
import type { Moment } from "./types";

export interface Dot {
  x: number;
  y: number;
  moment: Moment;
}

export const FIELD = { left: 34, right: 98, top: 12, bottom: 26, width: 560, height: 230 };

export interface Scale {
  x: (turn: number) => number;
  y: (count: number) => number;
  top: number;
}

/** Counts upward to a round number that holds both lines. */
export function scaleOf(turns: readonly Moment[]): Scale {
  const most = Math.max(6, ...turns.map(({ population, tiles }) => Math.max(population, tiles)));
  const top = Math.ceil(most / 3) * 3;
  const last = Math.max(1, turns.at(-1)?.turn ?? 1);
  const { left, right, top: above, bottom, width, height } = FIELD;
  return {
    x: (turn) => left + (turn / last) * (width - left - right),
    y: (count) => height - bottom - (count / top) * (height - above - bottom),
    top,
  };
}

export function dotsOf(turns: readonly Moment[], scale: Scale, what: "population" | "tiles"): Dot[] {
  return turns.map((moment) => ({ x: scale.x(moment.turn), y: scale.y(moment[what]), moment }));
}

export const lineOf = (dots: readonly Dot[]): string =>
  dots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Where each year begins, to be marked below. */
export function yearsOf(turns: readonly Moment[]): { year: number; from: number; to: number }[] {
  const years: { year: number; from: number; to: number }[] = [];
  for (const { year, turn } of turns.filter((moment) => moment.turn > 0)) {
    const last = years.at(-1);
    if (last?.year === year) last.to = turn;
    else years.push({ year, from: turn - 1, to: turn });
  }
  return years;
}

/** Names at the lines' ends must not lie on each other. */
export function apart(first: number, second: number, distance = 17): [number, number] {
  const gap = first - second;
  if (Math.abs(gap) >= distance) return [first, second];
  const push = (distance - Math.abs(gap)) / 2;
  return gap >= 0 ? [first + push, second - push] : [first - push, second + push];
}
