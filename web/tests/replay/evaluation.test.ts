import { describe, expect, it } from "vitest";
import { better, decisionBefore, shares } from "$web/replay/evaluation";
import { chance, decision, sample } from "../review/sample";

const instead = { action: "take 2", words: null, targets: [], value: 0.6 };
/** Chance deals, then two decisions with a draw between them. */
const review = sample({
  steps: [
    chance(0, 2, [0.5, 0.5], [0.1, -0.1]),
    decision(2, 0, [0.6, 0.4], [-0.2, 0.2], { best: [instead] }),
    chance(3, 1, [0.4, 0.6], [0.3, -0.3]),
    decision(4, 1, [0.7, 0.3], [0, 0], { action: "pass", best: [{ ...instead, action: "pass" }] }),
  ],
});

describe("at a position", () => {
  it("one sees the last decision, and what would have been better", () => {
    expect(decisionBefore(review, 2)).toBeNull();
    const first = decisionBefore(review, 4);
    expect([first?.index, first?.mark]).toEqual([2, "mistake"]);
    expect(first && better(first)).toEqual(instead);
    const last = decisionBefore(review, 5);
    expect(last && better(last)).toBeNull();
  });
});

describe("the shares of a bar", () => {
  it("add up to one, whoever wins together", () => {
    expect(shares([0.5, 0.125, 0.125])).toEqual([2 / 3, 1 / 6, 1 / 6]);
    expect(shares([0, 0])).toEqual([0.5, 0.5]);
    expect(shares([0.3])).toEqual([0.3]);
  });
});
