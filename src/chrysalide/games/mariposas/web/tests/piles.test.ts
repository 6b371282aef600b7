import { describe, expect, it } from "vitest";
import { HOME, spotOf } from "../geometry";
import { piles, placed, shownOf, type Group } from "../piles";
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
    for (const number of [1, 2, 3]) {
      const places = placed(
        hex,
        Array.from({ length: number }, (_, index) => group(index % 5, 1 + (index % 4))),
      );
      const { x, y } = spotOf(hex);
      for (const { at } of places) expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(36);
      expect(new Set(places.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(number);
    }
  });
  it("are a pile with a number where they are four or more, the viewer's own on top", () => {
    const three = [group(1, 1), group(1, 2), group(0, 3)];
    expect(shownOf(hex, three)).toEqual({ groups: three, pile: 0 });
    const four = [...three, group(0, 4)];
    expect(shownOf(hex, four)).toEqual({ groups: [group(0, 4)], pile: 4 });
    expect(shownOf(home, four).pile).toBe(0);
  });
  it("stand apart in their seat's turn where they have not been to the same places", () => {
    const pieces = [piece("3a", "k1", { start: "k1" }), piece("3b", "k1", { start: "l0" })];
    const view = table({ seats: [sitter(0, { pieces }), sitter(1)] });
    expect(piles(view).get("k1")).toHaveLength(2);
    expect(piles({ ...view, seat: 1 }).get("k1")).toHaveLength(1);
  });
  it("are never smaller than 31 units: 26 pixels where cells are 60 wide", () => {
    for (const number of [1, 2, 3])
      for (const { size } of placed(
        hex,
        Array.from({ length: number }, (_, index) => group(index, 1)),
      ))
        expect(size).toBeGreaterThan(31);
    const many = Array.from({ length: 14 }, (_, index) => group(index % 5, 1));
    for (const { size } of placed(home, many)) expect(size).toBeGreaterThan(31);
  });
  it("find room at home, and are counted where they do not", () => {
    const groups = Array.from({ length: 20 }, (_, index) => group(index % 5, 1 + Math.floor(index / 5)));
    const shown = shownOf(home, groups);
    expect([shown.groups.length, shown.pile]).toEqual([14, 20]);
    for (const { at, size } of placed(home, shown.groups)) {
      expect(at.x - size / 2).toBeGreaterThan(HOME.x);
      expect(at.x + size / 2).toBeLessThan(HOME.x + HOME.width);
      expect(at.y).toBeGreaterThan(HOME.y + 20);
      expect(at.y).toBeLessThan(HOME.y + HOME.height - 20);
    }
  });
});
