import { describe, expect, it } from "vitest";
import { walk } from "../geometry";
import { pyramid } from "./views";

describe("the arrow keys", () => {
  const { slots } = pyramid();
  const to = (from: number, key: string): number | undefined => walk(slots, from, key)?.slot;

  it("go along a row", () => {
    expect(to(4, "ArrowRight")).toBe(5);
    expect(to(5, "ArrowLeft")).toBe(4);
  });
  it("go up and down to the nearest card", () => {
    expect(to(1, "ArrowDown")).toBe(4);
    expect([15, 16]).toContain(to(10, "ArrowDown"));
    expect([10, 11]).toContain(to(16, "ArrowUp"));
  });
  it("stop at the edge", () => {
    expect(to(13, "ArrowDown")).toBeUndefined();
    expect(to(1, "ArrowUp")).toBeUndefined();
  });
  it("reach both ends", () => {
    expect(to(9, "Home")).toBe(1);
    expect(to(9, "End")).toBe(18);
  });
  it("leave every other key alone", () => {
    expect(to(9, "Enter")).toBeUndefined();
  });
  it("reach every card from every card", () => {
    const reached = new Set([1]);
    for (const from of reached)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = to(from, key);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(18);
  });
});
