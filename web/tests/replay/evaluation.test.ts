import { describe, expect, it } from "vitest";
import { better, decisionBefore, expectedAt, readStanding, shares, type Evaluation } from "$web/replay/evaluation";

const words = { id: "choice", args: {} };
/** Chance deals, then two decisions with a draw between them. */
const REVIEW = {
  sides: [[0], [1]],
  result: [1, 0],
  periods: [],
  steps: [
    { index: 0, entries: 2, kind: "chance", seat: null, expected: [0.5, 0.5] },
    {
      index: 2,
      entries: 1,
      kind: "decision",
      seat: 0,
      expected: [0.6, 0.4],
      mark: "mistake",
      loss: 0.2,
      action: "take 1",
      best: [{ action: "take 2", words, value: 0.6 }],
    },
    { index: 3, entries: 1, kind: "chance", seat: null, expected: [0.4, 0.6] },
    {
      index: 4,
      entries: 1,
      kind: "decision",
      seat: 1,
      expected: [0.7, 0.3],
      mark: null,
      loss: 0,
      action: "pass",
      best: [{ action: "pass", words: null, value: 0.3 }],
    },
  ],
};
const evaluation = (): Evaluation => {
  const standing = readStanding({ status: "done", review: REVIEW });
  if (standing?.kind !== "done") throw new Error("not read");
  return standing.evaluation;
};

describe("what the site answers about a review", () => {
  it("is read where there is one", () => {
    expect(evaluation().sides).toEqual([[0], [1]]);
  });

  it("is none while it is made, or if nobody asked", () => {
    for (const status of ["none", "waiting", "running", "failed"])
      expect(readStanding({ status, review: null })).toEqual({ kind: "none" });
    expect(readStanding({ status: "done", review: { steps: 3 } })).toEqual({ kind: "none" });
  });

  it("is ignored where a site does not know reviews", () => {
    for (const answer of [null, undefined, {}, [], "no", { error: { code: "not-found" } }])
      expect(readStanding(answer)).toBeNull();
  });
});

describe("at a position", () => {
  it("one sees what was expected there, and at the end the result", () => {
    const expected = [0, 1, 2, 3, 4, 5, 9].map((place) => expectedAt(evaluation(), place)[0]);
    expect(expected).toEqual([0.5, 0.5, 0.6, 0.4, 0.7, 1, 1]);
    expect(expectedAt({ sides: [[0]], steps: [], result: [0.3] }, 4)).toEqual([0.3]);
  });

  it("one sees the last decision, and what would have been better", () => {
    expect(decisionBefore(evaluation(), 2)).toBeNull();
    const first = decisionBefore(evaluation(), 4);
    expect([first?.index, first?.mark]).toEqual([2, "mistake"]);
    expect(first && better(first)).toEqual({ action: "take 2", words, value: 0.6 });
    const last = decisionBefore(evaluation(), 5);
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
