import { describe, expect, it } from "vitest";
import type { Review } from "$web/net/protocol";
import { bars, changeOf, stairs } from "$web/review/stairs";
import { decision, sample } from "./sample";

/** What a reader adds up. */
const sum = (review: Review, side: number) => {
  const all = stairs(review, side);
  const steps = all.slice(1, -1).map(({ from, to }) => to - from);
  return steps.reduce((level, change) => level + change, all[0]?.to ?? 0);
};

describe("the staircase", () => {
  it("leads from the start to the result", () => {
    expect(stairs(sample(), 0)).toEqual([
      { kind: "start", from: 0, to: 50 },
      { kind: "luck", from: 50, to: 63 },
      { kind: "others", from: 63, to: 83 },
      { kind: "own", from: 83, to: 78 },
      { kind: "drift", from: 78, to: 100 },
      { kind: "result", from: 0, to: 100 },
    ]);
  });

  it("adds up exactly for every side, whatever is rounded", () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const [a, b, c] = [0.37, 0.61, 0.83].map((factor) => Math.sin(seed * factor) * 0.4) as [number, number, number];
      const review = sample({ luck: [a, -a], play: [b, -b], drift: [c, -c], start: [0.5, 0.5] });
      review.result = [0.5 + a + b + c, 0.5 - a - b - c].map((value) => Math.round(1e4 * value) / 1e4);
      for (const side of [0, 1]) expect(sum(review, side)).toBe(stairs(review, side).at(-1)?.to);
    }
  });

  it("has nobody else's play where all play together", () => {
    const together = sample({
      sides: [[0, 1]],
      start: [0.4],
      luck: [0.2],
      play: [-0.3],
      drift: [-0.3],
      result: [0],
      steps: [decision(0, 0, [0.4], [-0.1]), decision(1, 1, [0.3], [-0.2])],
    });
    expect(stairs(together, 0).map(({ kind }) => kind)).toEqual(["start", "luck", "own", "drift", "result"]);
    expect(changeOf(stairs(together, 0), "own")).toBe(-30);
    expect(changeOf(stairs(together, 0), "others")).toBe(0);
  });

  it("fits into its height, also above the top and below the ground", () => {
    const high = bars([
      { kind: "start", from: 0, to: 50 },
      { kind: "luck", from: 50, to: 150 },
      { kind: "drift", from: 150, to: -50 },
      { kind: "result", from: 0, to: 0 },
    ]);
    expect(high).toEqual([
      { bottom: 0.25, height: 0.25 },
      { bottom: 0.5, height: 0.5 },
      { bottom: 0, height: 1 },
      { bottom: 0.25, height: 0 },
    ]);
  });
});
