import { describe, expect, it } from "vitest";
import { swarm } from "$web/table/ending/swarm";

describe("the moment of joy", () => {
  it("is over within four seconds, and stays on the page", () => {
    for (const { left, delay, lasts } of swarm([0])) {
      expect(delay + lasts).toBeLessThan(4000);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(94);
    }
  });

  it("shows the colours of all who won", () => {
    expect(new Set(swarm([1, 3]).map(({ seat }) => seat))).toEqual(new Set([1, 3]));
  });

  it("does not put two in the same place", () => {
    const places = swarm([0]).map(({ left }) => Math.round(left));
    expect(new Set(places).size).toBe(places.length);
  });
});
