import { describe, expect, it } from "vitest";
import { areBeside, curve, middle, route, spotOf, walk } from "../geometry";
import type { Cell } from "../types";
import { cell, CELLS } from "./views";

const named = (name: string): Cell => CELLS.find((one) => one.cell === name)!;

describe("cells side by side", () => {
  it("share a side in offset rows", () => {
    const beside = CELLS.filter((other) => areBeside(named("k1"), other)).map((one) => one.cell);
    expect(beside.sort()).toEqual(["j0", "j1", "k0", "k2", "l0", "l1"]);
  });
  it("hang above the large space only where they touch it", () => {
    expect(CELLS.filter((other) => areBeside(named("m"), other)).map((one) => one.cell)).toEqual(["l0", "l1"]);
    expect(areBeside(named("m"), named("m"))).toBe(false);
  });
});

describe("a flight", () => {
  it("follows a shortest way over the map", () => {
    const way = route(CELLS, "m", "j2").map((one) => one.cell);
    expect(way[0]).toBe("m");
    expect(way).toHaveLength(4);
    expect(way.at(-1)).toBe("j2");
    for (const [index, step] of way.slice(1).entries()) expect(areBeside(named(way[index]!), named(step))).toBe(true);
  });
  it("goes straight where no way is drawn, and stays where it began", () => {
    expect(route([...CELLS, cell("a9")], "m", "a9")).toHaveLength(2);
    expect(route(CELLS, "k1", "k1").map((one) => one.cell)).toEqual(["k1"]);
  });
  it("is a line through every middle", () => {
    const spots = ["m", "l1", "k1"].map((name) => spotOf(named(name)));
    const path = curve(spots);
    for (const { x, y } of spots) expect(path).toContain(`${x.toFixed(1)} ${y.toFixed(1)}`);
  });
});

describe("the plant", () => {
  it("stands on the corner of its three cells, as far from each", () => {
    const around = ["j1", "k1", "k2"].map((name) => spotOf(named(name)));
    const corner = middle(around);
    const far = around.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y));
    for (const one of far) expect(one).toBeCloseTo(42, 0);
  });
});

describe("the arrow keys", () => {
  it("lead to the next cell in their direction", () => {
    expect(walk(CELLS, named("k1"), "ArrowRight")?.cell).toBe("k2");
    expect(walk(CELLS, named("k1"), "ArrowLeft")?.cell).toBe("k0");
    expect(["j0", "j1"]).toContain(walk(CELLS, named("k1"), "ArrowUp")?.cell);
    expect(walk(CELLS, named("l1"), "ArrowRight")?.cell).toBe("m");
  });
  it("lead nowhere at the edge", () => {
    expect(walk(CELLS, named("m"), "ArrowRight")).toBeNull();
    expect(walk(CELLS, named("m"), "a")).toBeNull();
  });
});
