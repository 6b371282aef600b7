import { describe, expect, it } from "vitest";
import { CELLS, cellsOf, chanceOf, LINES, outline, share, stepFrom } from "../geometry";
import { felled, growth } from "../scenery";

const loops = (path: string): number => path.match(/M/g)?.length ?? 0;

describe("the grid", () => {
  it("has 36 cells and 12 lines, counted from the left and from the top", () => {
    expect(CELLS).toHaveLength(36);
    expect(LINES).toHaveLength(12);
    expect(cellsOf("r2")).toEqual(["21", "22", "23", "24", "25", "26"]);
    expect(cellsOf("c4")).toEqual(["14", "24", "34", "44", "54", "64"]);
  });
  it("is walked with arrows and ends at its edges", () => {
    expect(stepFrom("24", "ArrowDown")).toBe("34");
    expect(stepFrom("21", "ArrowLeft")).toBeNull();
    expect(stepFrom("24", "Enter")).toBeNull();
  });
  it("lies inside its picture", () => {
    for (const cell of CELLS) {
      const { left, top, size } = share(cell);
      expect(left).toBeGreaterThan(0);
      expect(top + size).toBeLessThan(1);
    }
  });
});

describe("ruined ground", () => {
  it("flows together where cells lie side by side", () => {
    expect(loops(outline(new Set(["22"])))).toBe(1);
    expect(loops(outline(new Set(["22", "23", "33"])))).toBe(1);
    expect(loops(outline(new Set(["22", "44"])))).toBe(2);
    expect(outline(new Set())).toBe("");
  });
  it("stays apart where cells meet at a corner only", () => {
    expect(loops(outline(new Set(["22", "33"])))).toBe(2);
  });
  it("leaves a hole around a living cell", () => {
    const ring = ["22", "23", "24", "32", "34", "42", "43", "44"];
    expect(loops(outline(new Set(ring)))).toBe(2);
  });
  it("keeps the rest of the picture as it was", () => {
    const before = growth("foret", "tigre", new Set());
    const after = growth("foret", "tigre", new Set(["66"]));
    const kept = new Set(before.map(({ key, foot }) => `${key} ${foot.x} ${foot.y}`));
    expect(after.length).toBeLessThan(before.length);
    expect(after.filter(({ key, foot }) => !kept.has(`${key} ${foot.x} ${foot.y}`))).toEqual([]);
  });
  it("has stumps on every felled cell, and a log across two of them", () => {
    const items = felled(new Set(["11", "12"]));
    expect(items.filter(({ key }) => key.startsWith("11-stump")).length).toBeGreaterThan(1);
    expect(items.some(({ art }) => art === "log")).toBe(true);
  });
  it("grows kelp in the sea and bamboo where pandas live", () => {
    const arts = (face: string, module: string): Set<string> =>
      new Set(growth(face, module, new Set()).map(({ art }) => art));
    expect(arts("littoral", "loutre")).toContain("kelp");
    expect(arts("foret", "panda")).toContain("bamboo");
    expect(arts("foret", "tigre")).not.toContain("bamboo");
  });
});

describe("chance of a name", () => {
  it("is always the same and spread over all numbers", () => {
    expect(chanceOf("a", 1)).toBe(chanceOf("a", 1));
    const values = Array.from({ length: 400 }, (_, index) => chanceOf("cell", index));
    expect(Math.min(...values)).toBeLessThan(0.05);
    expect(Math.max(...values)).toBeGreaterThan(0.95);
    expect(values.reduce((sum, value) => sum + value, 0) / 400).toBeCloseTo(0.5, 1);
  });
});
