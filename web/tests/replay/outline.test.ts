import { describe, expect, it } from "vitest";
import { byTurns, inOrder } from "$web/log/turns";
import { headed, neighbour, periodAt, stretches, turnStarts } from "$web/replay/outline";
import type { StoryLine } from "$web/replay/replay.svelte";

const line = (id: string, index: number, by?: number, gone = false): StoryLine => ({
  id,
  index,
  args: by === undefined ? {} : { seat: by },
  ...(by === undefined ? {} : { by }),
  ...(gone ? { gone } : {}),
});
const period = (index: number, name: string) => ({ index, name: { id: name, args: {} } });
const OUTLINE = { periods: [period(2, "spring"), period(6, "summer")], actors: [] };

describe("where turns begin", () => {
  it("is before their first action", () => {
    const told = byTurns([line("dealt", 1), line("a", 3, 0), line("drawn", 4), line("b", 5, 1), line("b2", 6, 1)]);
    expect(turnStarts(told)).toEqual([0, 2, 4]);
  });

  it("is where the game says that one begins, or clears the board", () => {
    const story = { events: {}, turns: ["began"] };
    const told = byTurns([line("began", 4, 0), line("rolled", 5), line("opinion", 6, 1), line("began", 9, 1)], story);
    expect(turnStarts(told, story)).toEqual([0, 4, 9]);
    const rounds = { events: {}, clears: ["new-round"] };
    expect(turnStarts(byTurns([line("a", 1, 0), line("new-round", 3), line("b", 5, 1)], rounds), rounds)).toEqual([
      0, 3, 4,
    ]);
  });

  it("is nowhere in what was undone", () => {
    expect(turnStarts(byTurns([line("a", 1, 0), line("b", 2, 1, true), line("c", 4, 1)]))).toEqual([0]);
  });
});

describe("the neighbours of a place", () => {
  it("are the next and the last one, else the ends", () => {
    const starts = [0, 4, 9];
    expect([4, 5, 9].map((at) => neighbour(starts, at, 1, 12))).toEqual([9, 9, 12]);
    expect([12, 9, 4, 0].map((at) => neighbour(starts, at, -1, 12))).toEqual([9, 4, 0, 0]);
  });
});

describe("periods", () => {
  it("begin somewhere, and nothing is before the first", () => {
    expect([0, 2, 5, 6, 99].map((index) => periodAt(OUTLINE, index))).toEqual([-1, 0, 0, 1, 1]);
  });

  it("head the turns of the log", () => {
    const turns = inOrder(byTurns([line("dealt", 1), line("a", 3, 0), line("b", 5, 1), line("a2", 7, 0)]));
    expect(headed(turns, OUTLINE).map(({ period }) => period?.id ?? null)).toEqual([null, "spring", null, "summer"]);
    const skipped = { ...OUTLINE, periods: [period(0, "one"), period(2, "two")] };
    expect(headed(turns, skipped).map(({ period }) => period?.id ?? null)).toEqual(["one", "two", null, null]);
  });
});

describe("the line of who acted", () => {
  it("gives what chance does to whoever acted before", () => {
    expect(stretches([null, null, 0, null, 0, 1])).toEqual([
      { seat: null, from: 0, to: 2 },
      { seat: 0, from: 2, to: 5 },
      { seat: 1, from: 5, to: 6 },
    ]);
  });
});
