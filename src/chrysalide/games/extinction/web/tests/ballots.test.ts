import { describe, expect, it } from "vitest";
import { ballotsOf } from "../ballots";
import { table } from "./views";

const YEARS = [3, 4, 5].map((year) => ({
  year,
  vote: year === 4 ? ("first" as const) : year === 5 ? ("second" as const) : null,
  past: year < 5,
  now: year === 5,
}));
const NEAR = { missing: 1, spare: 0, closest: null, by: 0 };
const FIRST = { year: 4, which: "first" as const, needed: 4, yes: 3, polls: [], ...NEAR };
const later = (why: "population" | "second_vote") =>
  table({
    track: { ...table().track, years: YEARS },
    end: { won: false, why, yes: 0, needed: 4, population: 1, year: 5 },
  });

describe("the votes of a match", () => {
  it("are those that were told", () => {
    expect(ballotsOf({ ...later("population"), history: { turns: [], votes: [FIRST] } })).toEqual([FIRST]);
  });
  it("count a vote year in which nobody could be polled", () => {
    const found = ballotsOf({ ...later("population"), history: { turns: [], votes: [] } });
    expect(found.map(({ year, which, yes, polls }) => [year, which, yes, polls.length])).toEqual([[4, "first", 0, 0]]);
  });
  it("hold the last one only where the match came to it", () => {
    const view = { ...later("second_vote"), history: { turns: [], votes: [FIRST] } };
    expect(ballotsOf(view).map(({ which }) => which)).toEqual(["first", "second"]);
  });
});
