import { describe, expect, it } from "vitest";
import {
  course,
  givenIn,
  listed,
  luckIn,
  marksIn,
  numbered,
  periods,
  reached,
  spots,
  strokes,
} from "$web/review/course";
import { chance, decision, sample } from "./sample";

describe("the course of a match", () => {
  it("counts decisions, with chance between them", () => {
    expect(course(sample()).map(({ at }) => at)).toEqual([0, 1, 2, 2.5, 3, 4]);
  });

  it("ends where its length says, however far the review has come", () => {
    expect(reached(sample())).toBe(5);
    expect(spots(sample()).at(-1)).toEqual({ at: 5, values: [1, 0] });
    const part = sample({ done: 3, result: [0.7, 0.3], steps: sample().steps.slice(0, 3) });
    expect(reached(part)).toBe(2.5);
    expect(spots(part).at(-1)).toEqual({ at: 2.5, values: [0.7, 0.3] });
  });

  it("begins at the start, also where somebody decides at once", () => {
    const open = sample({ steps: [decision(0, 0, [0.6, 0.4], [0, 0])], start: [0.5, 0.5] });
    expect(spots(open)[0]).toEqual({ at: 0, values: [0.5, 0.5] });
    expect(spots(sample({ steps: [], done: 1, result: [0.5, 0.5] }))).toHaveLength(2);
  });

  it("tells luck apart, and leaves out what cannot be seen", () => {
    const tiny = sample({ steps: [...sample().steps, chance(13, 1, [1, 0], [0.001, -0.001])] });
    expect(strokes(tiny, 1)).toEqual([
      { at: 0, luck: -0.05 },
      { at: 2.5, luck: -0.08 },
    ]);
  });
});

describe("rounds, seasons and years", () => {
  it("divide the steps; a stroke of chance belongs to what it leads into", () => {
    const [first, second] = periods(sample());
    expect(first?.places.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(second?.places.map(({ number }) => number)).toEqual([3, 4, 5]);
    expect([first?.from, first?.to, second?.from, second?.to]).toEqual([0, 2.5, 2.5, 5]);
    expect([first?.start, first?.end, second?.start, second?.end]).toEqual([
      [0.5, 0.5],
      [0.7, 0.3],
      [0.7, 0.3],
      [1, 0],
    ]);
  });

  it("come one by one while a review grows", () => {
    const part = sample({ done: 2, steps: sample().steps.slice(0, 2) });
    expect(periods(part)).toHaveLength(1);
    expect(periods(part)[0]?.to).toBe(1.5);
  });

  it("need not exist", () => {
    const [only, ...more] = periods(sample({ periods: [] }));
    expect(only?.places).toHaveLength(6);
    expect(more).toEqual([]);
  });

  it("add up to the whole", () => {
    const review = sample();
    const parts = periods(review);
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(parts.map(({ places }) => luckIn(places, 0)))).toBeCloseTo(review.luck[0] ?? 0);
    expect(parts.map(({ places }) => givenIn(places, [0]))).toEqual([0.05, 0]);
    expect(parts.map(({ places }) => givenIn(places, [0, 1]))).toEqual([0.25, 0]);
  });

  it("number their decisions", () => {
    const numbers = numbered(periods(sample()));
    expect([1, 2, 4, 5].map((number) => numbers.get(number)?.nth)).toEqual([1, 2, 1, 2]);
    expect(numbers.has(0)).toBe(false);
  });
});

describe("the list of decisions", () => {
  const all = course(sample());
  const numbers = (filter: "all" | "mine" | "mistakes") => listed(all, filter, [0], 0).map(({ number }) => number);

  it("has everything, chance too where it changed something", () => expect(numbers("all")).toEqual([0, 1, 2, 3, 4, 5]));
  it("leaves out what chance hardly changed", () => {
    const quiet = course(sample({ steps: [chance(0, 1, [0.5, 0.5], [0.002, -0.002])] }));
    expect(listed(quiet, "all", [0], 0)).toEqual([]);
  });
  it("has one side's own", () => expect(numbers("mine")).toEqual([1, 4]));
  it("has what was not good", () => expect(numbers("mistakes")).toEqual([1, 2]));
  it("counts marks by side", () => {
    expect(marksIn(all, [0])).toEqual({ excellent: 1, good: 0, inaccurate: 1, mistake: 0 });
    expect(marksIn(all, [1])).toEqual({ excellent: 1, good: 0, inaccurate: 0, mistake: 1 });
  });
});
