import { describe, expect, it } from "vitest";
import { byRows, cellOf, freeCells, placeOf, targetOf, touchesOthers, walk } from "../geometry";
import { card } from "./views";

describe("cells", () => {
  it("are named by x and y, also left of and above the first one", () => {
    expect(placeOf("-3,12")).toEqual({ x: -3, y: 12 });
    expect(cellOf({ x: -3, y: 12 })).toBe("-3,12");
    expect(targetOf({ x: 0, y: -1 })).toBe("cell:0,-1");
  });
  it("are free beside a card's sides, not at its corners", () => {
    expect(freeCells([card("0,0")]).map(cellOf)).toEqual(["0,-1", "-1,0", "1,0", "0,1"]);
  });
  it("are free once, however many cards they touch", () => {
    const cells = freeCells([card("0,0"), card("1,0"), card("1,1")]).map(cellOf);
    expect(cells.filter((cell) => cell === "0,1")).toHaveLength(1);
    expect(cells).not.toContain("1,0");
    expect(cells).toHaveLength(7);
  });
  it("begin in the middle", () => {
    expect(freeCells([])).toEqual([{ x: 0, y: 0 }]);
  });
  it("touch a lifted card as if it were gone", () => {
    const table = [card("0,0"), card("1,0")];
    expect(touchesOthers({ x: 2, y: 0 }, table, "1,0")).toBe(false);
    expect(touchesOthers({ x: 2, y: 0 }, table, null)).toBe(true);
    expect(touchesOthers({ x: 1, y: 1 }, table, "0,0")).toBe(true);
  });
});

describe("the arrow keys", () => {
  const cards = ["0,0", "1,0", "2,0", "-1,-2", "2,1", "2,3"].map((cell) => card(cell));
  const places = [...cards].sort(byRows);
  const to = (from: string, key: string): string | undefined => walk(places, placeOf(from), key)?.cell;

  it("go to the next card", () => {
    expect(to("0,0", "ArrowRight")).toBe("1,0");
    expect(to("2,0", "ArrowDown")).toBe("2,1");
  });
  it("leap over a gap", () => {
    expect(to("2,1", "ArrowDown")).toBe("2,3");
    expect(to("0,0", "ArrowUp")).toBe("-1,-2");
  });
  it("stop at the edge", () => {
    expect(to("2,3", "ArrowDown")).toBeUndefined();
  });
  it("reach both ends", () => {
    expect(to("1,0", "Home")).toBe("-1,-2");
    expect(to("1,0", "End")).toBe("2,3");
  });
  it("leave every other key alone", () => {
    expect(to("1,0", "Enter")).toBeUndefined();
  });
  it("reach every card from every card", () => {
    const reached = new Set(["0,0"]);
    for (const from of reached)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = to(from, key);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(cards.length);
  });
});
