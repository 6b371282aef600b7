import { describe, expect, it } from "vitest";
import { HOME, spotOf } from "../geometry";
import { piles, placed, type Group } from "../piles";
import { CELLS, piece, sitter, table } from "./views";

const home = CELLS.find(({ kind }) => kind === "home")!;
const hex = CELLS.find(({ cell }) => cell === "k1")!;
const group = (seat: number, generation: number, double = false): Group => ({
  seat,
  generation,
  double,
  pieces: [`${generation}a`],
});

describe("butterflies on a cell", () => {
  it("are one group where they are alike, but every double stands alone", () => {
    const pieces = [
      ...[piece("4a", "m"), piece("4b", "m"), piece("3a", "m"), piece("1", null, { where: "gone" })],
      ...[piece("4c", "m", { double: true }), piece("4d", "m", { double: true })],
    ];
    const here = piles(table({ seats: [sitter(0, { pieces }), sitter(1)] })).get("m") ?? [];
    expect(here.map(({ seat, generation, double, pieces: names }) => [seat, generation, double, names.length])).toEqual(
      [
        [1, 1, false, 1],
        [0, 3, false, 1],
        [0, 4, false, 2],
        [0, 4, true, 1],
        [0, 4, true, 1],
      ],
    );
  });
  it("lie within their hexagon, and never on one another's middle", () => {
    for (const number of [1, 2, 3, 4, 6, 9, 12]) {
      const places = placed(
        hex,
        Array.from({ length: number }, (_, index) => group(index % 5, 1 + (index % 4))),
      );
      const { x, y } = spotOf(hex);
      for (const { at } of places) expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(36);
      expect(new Set(places.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(number);
    }
  });
  it("find room at home for ten groups and more", () => {
    const groups = Array.from({ length: 20 }, (_, index) => group(index % 5, 1 + Math.floor(index / 5)));
    for (const { at, size } of placed(home, groups)) {
      expect(at.x - size / 2).toBeGreaterThan(HOME.x);
      expect(at.x + size / 2).toBeLessThan(HOME.x + HOME.width);
      expect(at.y).toBeGreaterThan(HOME.y + 20);
      expect(at.y).toBeLessThan(HOME.y + HOME.height - 20);
    }
  });
});
