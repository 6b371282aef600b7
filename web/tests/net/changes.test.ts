import { describe, expect, it } from "vitest";
import { changed } from "$web/net/changes";

const OLD = { phase: "take", seats: [{ hand: [1, 2, 3], score: 4 }, { hand: [] }], left: { morpho: 2, monarch: 1 } };

describe("a change", () => {
  it("replaces, removes and goes inside", () => {
    const change = {
      phase: ["lay"] as [string],
      seats: { "0": { score: [5] as [number] } },
      left: { monarch: [] as [] },
    };
    expect(changed(OLD, change)).toEqual({
      phase: "lay",
      seats: [{ hand: [1, 2, 3], score: 5 }, { hand: [] }],
      left: { morpho: 2 },
    });
  });

  it("makes lists longer and shorter", () => {
    expect(changed([1, 2, 3], { length: [1], "0": [7] })).toEqual([7]);
    expect(changed([1], { "1": [2], "2": [[3]] })).toEqual([1, 2, [3]]);
    expect(changed([1, 2], { length: [0] })).toEqual([]);
  });

  it("knows null, and an object where there was none", () => {
    expect(changed({ card: { at: 1 } }, { card: [null] })).toEqual({ card: null });
    expect(changed({ card: null }, { card: [{ at: 1 }] })).toEqual({ card: { at: 1 } });
    expect(changed(OLD, [null])).toBe(null);
  });

  it("leaves the old view as it was, and what has not changed the same", () => {
    const before = JSON.stringify(OLD);
    const now = changed(OLD, { seats: { "0": { hand: { length: [1] } } } }) as typeof OLD;
    expect(JSON.stringify(OLD)).toBe(before);
    expect(now.seats[0]?.hand).toEqual([1]);
    expect(now.seats[1]).toBe(OLD.seats[1]);
    expect(now.left).toBe(OLD.left);
    expect(changed(OLD, {})).toEqual(OLD);
  });
});
