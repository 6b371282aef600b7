import { describe, expect, it } from "vitest";
import { apart, dotsOf, FIELD, lineOf, scaleOf, yearsOf } from "../plot";
import type { Moment } from "../types";

const TURNS: Moment[] = [
  { turn: 0, year: 1, seat: null, population: 8, tiles: 0 },
  { turn: 1, year: 1, seat: 1, population: 9, tiles: 1 },
  { turn: 2, year: 1, seat: 0, population: 9, tiles: 3 },
  { turn: 3, year: 2, seat: 1, population: 7, tiles: 4 },
];

describe("the plot", () => {
  const scale = scaleOf(TURNS);
  it("counts upward from the bottom and onward from the left", () => {
    const dots = dotsOf(TURNS, scale, "population");
    expect(dots).toHaveLength(4);
    expect(dots[0]!.x).toBe(FIELD.left);
    expect(dots[3]!.x).toBe(FIELD.width - FIELD.right);
    expect(dots[1]!.y).toBeLessThan(dots[0]!.y);
    expect(scale.y(0)).toBe(FIELD.height - FIELD.bottom);
    expect(scale.top % 3).toBe(0);
    expect(scale.top).toBeGreaterThanOrEqual(9);
  });
  it("draws a line through every turn", () => {
    expect(lineOf(dotsOf(TURNS, scale, "tiles"))).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){3}$/);
  });
  it("marks where years begin and end", () => {
    expect(yearsOf(TURNS)).toEqual([
      { year: 1, from: 0, to: 2 },
      { year: 2, from: 2, to: 3 },
    ]);
  });
  it("keeps the names of the lines apart", () => {
    expect(apart(50, 100)).toEqual([50, 100]);
    const [above, below] = apart(60, 62);
    expect(below - above).toBeGreaterThanOrEqual(17);
    const [first, second] = apart(62, 60);
    expect(first).toBeGreaterThan(second);
  });
});
