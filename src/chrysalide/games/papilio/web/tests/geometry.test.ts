import { describe, expect, it } from "vitest";
import { angleOf, coordinates, edgeOf, mouthOf, nearestEdge, placeOf, rimOf, sideOf, stepOf, walk } from "../geometry";

describe("places", () => {
  it("have rank 7 on top, or below for the seat that starts there", () => {
    expect(placeOf("a1", false)).toEqual({ x: 0, y: 6 });
    expect(placeOf("g7", false)).toEqual({ x: 6, y: 0 });
    expect(placeOf("a1", true)).toEqual({ x: 6, y: 0 });
    expect(placeOf("c2", true)).toEqual({ x: 4, y: 1 });
  });
  it("lie on the rim before the entry and behind the exit", () => {
    const up = { entry: "b1", exit: "b7", way: "up" } as const;
    expect(rimOf(up, false)).toEqual({ x: 1, y: 7 });
    expect(mouthOf(up, false)).toEqual({ x: 1, y: -1 });
    expect(rimOf(up, true)).toEqual({ x: 5, y: -1 });
    const left = { entry: "g4", exit: "a4", way: "left" } as const;
    expect(rimOf(left, false)).toEqual({ x: 7, y: 3 });
    expect(mouthOf(left, false)).toEqual({ x: -1, y: 3 });
  });
  it("lie on the edge that a flight leads over", () => {
    expect(edgeOf("b6", "up", false)).toEqual({ x: 1, y: -1 });
    expect(edgeOf("b6", "left", false)).toEqual({ x: -1, y: 1 });
    expect(edgeOf("b6", "left", true)).toEqual({ x: 7, y: 5 });
  });
  it("have a nearest edge", () => {
    expect(["d6", "d2", "b4", "f4"].map(nearestEdge)).toEqual(["up", "down", "left", "right"]);
  });
  it("belong to a side of the rim", () => {
    expect([sideOf({ x: 1, y: -1 }), sideOf({ x: 1, y: 7 }), sideOf({ x: -1, y: 3 }), sideOf({ x: 7, y: 3 })]).toEqual([
      "top",
      "bottom",
      "left",
      "right",
    ]);
  });
});

describe("signs on the rim", () => {
  it("arrows point the way the tiles slide", () => {
    expect((["up", "right", "down", "left"] as const).map((way) => angleOf(stepOf(way, false)))).toEqual([
      0, 90, 180, -90,
    ]);
    expect(angleOf(stepOf("right", true))).toBe(-90);
  });
  it("names stand at every line, on both sides, and beside the entry where there is one", () => {
    const labels = coordinates(false);
    expect(labels.filter(({ y }) => y === -1).map(({ text }) => text)).toEqual([..."abcdefg"]);
    expect(labels.filter(({ x, beside }) => x === -1 && beside).map(({ text }) => text)).toEqual(["2", "4", "6"]);
    expect(labels.find(({ x, text }) => x === -1 && text === "1")?.y).toBe(6);
    expect(coordinates(true).find(({ x, text }) => x === -1 && text === "1")?.y).toBe(0);
  });
});

describe("walking with the arrow keys", () => {
  const things = Array.from({ length: 49 }, (_, at) => ({ x: at % 7, y: Math.floor(at / 7) }));
  const door = { x: 1, y: 7 };
  it("goes to the next place", () => {
    expect(walk(things, { x: 3, y: 3 }, "ArrowUp")).toEqual({ x: 3, y: 2 });
    expect(walk(things, { x: 3, y: 3 }, "ArrowRight")).toEqual({ x: 4, y: 3 });
  });
  it("goes out to an entry and back in", () => {
    expect(walk([...things, door], { x: 1, y: 6 }, "ArrowDown")).toEqual(door);
    expect(walk([...things, door], door, "ArrowUp")).toEqual({ x: 1, y: 6 });
  });
  it("finds the ends of a row, and nothing beyond the board", () => {
    expect(walk(things, { x: 3, y: 3 }, "Home")).toEqual({ x: 0, y: 3 });
    expect(walk(things, { x: 3, y: 3 }, "End")).toEqual({ x: 6, y: 3 });
    expect(walk(things, { x: 0, y: 3 }, "ArrowLeft")).toBeNull();
    expect(walk(things, { x: 0, y: 3 }, "Enter")).toBeNull();
  });
});
