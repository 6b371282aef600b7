import { describe, expect, it } from "vitest";
import { countOf, filtered, ladderOf, levelOf, nextLevel, outcomeOf, tallyOf } from "$web/carnet/outcomes";
import { bot, person, played } from "./played";

const three = [person(0), person(1), person(2)];

describe("how a match ended for the reader", () => {
  it("says won and lost between two", () => {
    expect(outcomeOf(played("a"))).toEqual({ kind: "won" });
    expect(outcomeOf(played("a", { winners: [1] }))).toEqual({ kind: "lost" });
    expect(outcomeOf(played("a", { winners: [0, 1] }))).toEqual({ kind: "drawn" });
    expect(outcomeOf(played("a", { winners: [] }))).toEqual({ kind: "nobody" });
  });

  it("gives the place among more", () => {
    const match = played("a", { seats: three, winners: [1], scores: [61, 72, 40] });
    expect(outcomeOf(match)).toEqual({ kind: "place", place: 2, of: 3 });
    expect(outcomeOf({ ...match, scores: [30, 72, 40] })).toEqual({ kind: "place", place: 3, of: 3 });
  });

  it("gives none where points do not decide: no points, the fewest, a team, the clock", () => {
    const match = played("a", { seats: three, winners: [1], scores: [61, 72, 40] });
    const lost = { kind: "lost" };
    expect(outcomeOf({ ...match, scores: [0, 0, 0] })).toEqual(lost);
    expect(outcomeOf({ ...match, scores: [61, 50, 70] })).toEqual(lost);
    expect(outcomeOf({ ...match, winners: [1, 2] })).toEqual(lost);
    expect(outcomeOf({ ...match, timed: true })).toEqual(lost);
  });

  it("is common to all who play together", () => {
    expect(outcomeOf(played("a", { cooperative: true, winners: [0, 1] }))).toEqual({ kind: "won" });
    expect(outcomeOf(played("a", { cooperative: true, winners: [] }))).toEqual({ kind: "lost" });
  });

  it("names the winner where people of one screen play against each other", () => {
    const match = played("a", { seats: [person(0), person(1, "Bo")], mine: [0, 1], winners: [1] });
    expect(outcomeOf(match)).toEqual({ kind: "shared", winners: [1] });
    expect(tallyOf([match, played("b")])).toEqual({ won: 1, all: 2 });
  });

  it("counts points where they say something", () => {
    expect(countOf(played("a", { mine: [1], scores: [3, 2] }))).toEqual({ kind: "pair", mine: 2, theirs: 3 });
    expect(countOf(played("a", { seats: three, scores: [6, 7, 4] }))).toEqual({ kind: "points", points: 6 });
    expect(countOf(played("a", { scores: [0, 0] }))).toBeNull();
    expect(countOf(played("a", { cooperative: true }))).toBeNull();
    expect(countOf(played("a", { timed: true }))).toBeNull();
  });
});

describe("results by game and level", () => {
  const bots = new Map([
    ["pebbles", ["easy", "medium", "hard"]],
    ["coin", ["easy", "medium", "hard"]],
  ]);
  const all = [
    played("a"),
    played("b", { winners: [1] }),
    played("c", { game: "coin", seats: [person(0), bot(1, "easy"), bot(2, "hard")], scores: [1, 2, 3], winners: [2] }),
    played("d", { seats: [person(0), person(1)] }),
    played("e", { game: "forgotten" }),
  ];

  it("tells matches with people from those against bots", () => {
    expect(filtered(all, "people").map(({ table }) => table)).toEqual(["d"]);
    expect(filtered(all, "bots").map(({ table }) => table)).toEqual(["a", "b", "c", "e"]);
    expect(filtered(all, "all")).toHaveLength(5);
  });

  it("takes the strongest bot of several, and none where people play", () => {
    expect(levelOf(all[2] ?? played("x"), ["easy", "medium", "hard"])).toBe("hard");
    expect(levelOf(all[3] ?? played("x"), ["easy"])).toBeNull();
  });

  it("lists the levels that were played, in their order, and leaves the others empty", () => {
    expect(ladderOf(all, bots)).toEqual({
      levels: ["medium", "hard"],
      games: [
        { game: "pebbles", tallies: [{ won: 1, all: 2 }, null] },
        { game: "coin", tallies: [null, { won: 0, all: 1 }] },
      ],
    });
    expect(ladderOf([], bots)).toEqual({ levels: [], games: [] });
  });

  it("suggests the next level to somebody who often wins, and only then", () => {
    const wins = ["a", "b", "c"].map((table) => played(table));
    expect(nextLevel(ladderOf(wins.slice(1), bots), bots)).toBeNull();
    expect(nextLevel(ladderOf(wins, bots), bots)).toEqual({ game: "pebbles", level: "medium", next: "hard" });
    const top = wins.map((one) => ({ ...one, seats: [person(0), bot(1, "hard")] }));
    expect(nextLevel(ladderOf(top, bots), bots)).toBeNull();
    const half = [...wins.slice(1), played("x", { winners: [1] }), played("y", { winners: [1] })];
    expect(nextLevel(ladderOf(half, bots), bots)).toBeNull();
  });
});
