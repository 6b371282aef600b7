import { describe, expect, it } from "vitest";
import { expectedAt, sideOf } from "$web/review/expectation";
import { asPoints, percent, signed } from "$web/review/figures";
import { balanceOf, turningOf } from "$web/review/verdict";
import { decision, sample } from "./sample";

describe("what decided a match", () => {
  const told = (luck: number, play: number, margin = 0.02, drift = 0) =>
    balanceOf(
      sample({ luck: [luck, -luck], play: [play, -play], drift: [drift, -drift], margin: [margin, margin] }),
      0,
    );

  it.each([
    [0.4, 0.1, "luck-good"],
    [-0.4, 0.1, "luck-bad"],
    [0.1, 0.4, "play-good"],
    [-0.1, -0.4, "play-bad"],
    [0.3, 0.25, "both"],
    [0.03, -0.02, "even"],
  ])("luck %f, play %f: %s", (luck, play, word) => expect(told(luck, play)).toBe(word));

  it("is unclear where the error is larger than both", () => {
    expect(told(0.4, 0.1, 0.5)).toBe("unclear");
    expect(told(0.4, 0.1, 0.02, -0.6)).toBe("unclear");
  });
});

describe("when a match was decided", () => {
  const course = (...values: number[]) =>
    sample({
      steps: values.map((value, index) => decision(6 * index, 0, [value, 1 - value], [0, 0])),
      start: [0.5, 0.5],
      of: values.length + 1,
      done: values.length + 1,
    });

  it("in the period in which the winner was last behind", () => {
    expect(turningOf(course(0.4, 0.6, 0.7))?.period?.name.args).toEqual({ round: 1 });
    expect(turningOf(course(0.4, 0.6, 0.3, 0.8))?.period?.name.args).toEqual({ round: 2 });
  });
  it("from the beginning, where nobody else was ahead by more than noise", () => {
    expect(turningOf(course(0.495, 0.6, 0.7))).toEqual({ winner: 0, period: null });
  });
  it("never, where nobody won", () => expect(turningOf(sample({ result: [0.5, 0.5] }))).toBeNull());
  it("against the game, for those who play together", () => {
    const together = (...values: number[]) =>
      sample({
        sides: [[0, 1]],
        start: [0.4],
        result: [values.at(-1) ?? 0],
        steps: values.slice(0, -1).map((value, index) => decision(6 * index, 0, [value], [0])),
      });
    expect(turningOf(together(0.6, 0.4, 0.3, 0))).toMatchObject({ winner: null, period: { from: 0 } });
    expect(turningOf(together(0.3, 0.4, 1))).toMatchObject({ winner: 0 });
  });
});

describe("what was expected at an entry", () => {
  it("is that of the step it belongs to", () => {
    const review = sample();
    expect(expectedAt(review, 0)).toEqual([0.5, 0.5]);
    expect(expectedAt(review, 3)).toEqual([0.5, 0.5]); // chance has not finished
    expect(expectedAt(review, 4)).toEqual([0.55, 0.45]);
    expect(expectedAt(review, 12)).toEqual([0.78, 0.22]);
    expect(expectedAt(review, 13)).toEqual([1, 0]);
  });
  it("is unknown where nobody has looked yet", () => {
    expect(expectedAt(sample({ done: 2, steps: sample().steps.slice(0, 2) }), 5)).toBeNull();
  });
  it("is by side", () => {
    const teams = sample({ sides: [[0, 2], [1, 3]] }); // prettier-ignore
    expect([0, 1, 2, 3].map((seat) => sideOf(teams, seat))).toEqual([0, 1, 0, 1]);
  });
});

describe("figures", () => {
  it("have their sign, and no minus before nothing", () => {
    expect([signed(10, "fr"), signed(-35, "fr"), signed(asPoints(-0.001), "fr")]).toEqual(["+10", "−35", "0"]);
    expect(percent(0.875, "en")).toBe("88%");
  });
});
