import { describe, expect, it } from "vitest";
import type { Option } from "$web/net/protocol";
import { chosen, defaults, fault, fitted, seatsFor, toggle } from "$web/new-table/options";

const rounds: Option = { name: "rounds", kind: "choice", default: 3, values: [1, 2, 3] };
const open: Option = { name: "open", kind: "flag", default: false };
const cards: Option = { name: "cards", kind: "number", default: 5, minimum: 2, maximum: 9 };
const maps: Option = { name: "maps", kind: "subset", default: "all", values: ["a", "b", "c"] };
const few: Option = { name: "few", kind: "subset", default: ["c", "a"], values: ["a", "b", "c"] };
const all = [rounds, open, cards, maps, few];

describe("the options form", () => {
  it("starts from the defaults, a subset spelled out in its own order", () => {
    expect(defaults(all)).toEqual({ rounds: 3, open: false, cards: 5, maps: ["a", "b", "c"], few: ["a", "c"] });
  });

  it("sends only what was changed", () => {
    expect(chosen(all, defaults(all))).toEqual({});
    expect(chosen(all, { ...defaults(all), rounds: 1, maps: ["a"] })).toEqual({ rounds: 1, maps: ["a"] });
  });

  it("ticks and unticks members in the order of the description", () => {
    expect(toggle(maps, ["a", "b", "c"], "b")).toEqual(["a", "c"]);
    expect(toggle(maps, ["c"], "a")).toEqual(["a", "c"]);
  });

  it("names what is wrong", () => {
    expect(fault(cards, 5)).toBeNull();
    expect(fault(cards, 1)).toBe("too-low");
    expect(fault(cards, 10)).toBe("too-high");
    expect(fault(cards, NaN)).toBe("not-a-number");
    expect(fault(cards, 2.5)).toBe("not-a-number");
    expect(fault(maps, [])).toBe("empty");
    expect(fault(rounds, 1)).toBeNull();
  });
});

describe("an option that needs a number of seats", () => {
  const teams: Option = { name: "teams", kind: "flag", default: false, seats: { true: [4] } };
  const starter: Option = { name: "starter", kind: "choice", default: "any", seats: { "2": [3, 4], "3": [4] } };

  it("brings them, the next larger number first", () => {
    expect([seatsFor(teams, true, 2), seatsFor(teams, true, 4), seatsFor(teams, false, 2)]).toEqual([4, 4, 2]);
    expect([seatsFor(starter, 2, 2), seatsFor(starter, 3, 2), seatsFor(starter, "any", 2)]).toEqual([3, 4, 2]);
    expect(seatsFor({ ...teams, seats: { true: [2] } }, true, 4)).toBe(2);
  });

  it("is given up where the seats are fewer again", () => {
    const values = { teams: true, starter: 2, rounds: 1 };
    expect(fitted([teams, starter, rounds], values, 4)).toEqual(values);
    expect(fitted([teams, starter, rounds], values, 3)).toEqual({ teams: false, starter: 2, rounds: 1 });
    expect(fitted([teams, starter, rounds], values, 2)).toEqual({ teams: false, starter: "any", rounds: 1 });
  });
});
