import { describe, expect, it } from "vitest";
import { bySeat, byTurns, completed, newestFirst, sinceActionOf, sinceTurnOf } from "$web/log/turns";
import type { Line } from "$web/net/protocol";

const line = (id: string, by?: number, seat?: number): Line => ({
  id,
  args: seat === undefined ? {} : { seat },
  ...(by === undefined ? {} : { by }),
});
const ids = (lines: readonly Line[]): string => lines.map(({ id }) => id).join(" ");

/** Dealt by chance, then two turns each; what chance does belongs to the turn before it. */
const STORY = [
  line("dealt"),
  line("a1", 0),
  line("turned"),
  line("b1", 1),
  line("b2", 1),
  line("a2", 0),
  line("note-hint", undefined, 0),
  line("b3", 1),
  line("turned-too"),
];

describe("the turns of a story", () => {
  it("last until another seat acts", () => {
    const turns = newestFirst(byTurns(STORY));
    expect(turns.map(({ seat, lines }) => [seat, ids(lines)])).toEqual([
      [1, "b3 turned-too"],
      [0, "a2 note-hint"],
      [1, "b1 b2"],
      [0, "a1 turned"],
      [null, "dealt"],
    ]);
    expect(new Set(turns.map(({ turn }) => turn)).size).toBe(turns.length);
  });

  it("begin where the game says so, whoever else has a say in them", () => {
    const story = [
      line("began", undefined, 2),
      line("rolled", 2),
      line("opinion", 0),
      line("moved", 2),
      line("began", 2, 0),
    ];
    const turns = newestFirst(byTurns(story, { turns: ["began"] }));
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 1],
      [2, 4],
    ]);
  });

  it("end with what clears the board", () => {
    const turns = newestFirst(byTurns([line("a1", 0), line("new-round"), line("a2", 0)], { clears: ["new-round"] }));
    expect(turns.map(({ seat }) => seat)).toEqual([0, null, 0]);
  });
});

describe("what the others did", () => {
  const told = byTurns(STORY);

  it("is what came after the seat's last action, but not what chance made of that", () => {
    expect(ids(sinceActionOf(0, told))).toBe("b3 turned-too");
    expect(ids(sinceActionOf(1, told))).toBe("");
    expect(ids(sinceActionOf(0, told.slice(0, 3)))).toBe("");
  });

  it("counts an action that left no line", () => {
    expect(ids(sinceActionOf(0, told, 9))).toBe("");
    expect(ids(sinceActionOf(0, told, 7))).toBe("b3 turned-too");
  });

  it("is the last turn for a spectator", () => {
    expect(ids(sinceActionOf(null, told))).toBe("b3 turned-too");
    expect(ids(sinceTurnOf(null, told))).toBe("b3 turned-too");
    expect(sinceActionOf(null, byTurns([line("dealt")]))).toEqual([]);
  });

  it("is still known while the seat's own turn goes on", () => {
    const own = byTurns([...STORY, line("a3", 0), line("a4", 0)]);
    expect(ids(sinceActionOf(0, own))).toBe("");
    expect(ids(sinceTurnOf(0, own))).toBe("b3 turned-too");
    expect(ids(sinceTurnOf(0, told))).toBe("b3 turned-too");
  });

  it("leaves out what only began, once it is done", () => {
    const story = { begins: ["lifted"] };
    const lines = [line("lifted", 0), line("moved", 0), line("lifted", 1), line("lifted", 2), line("moved", 2)];
    expect(completed(byTurns(lines), story).map(({ id, seat }) => `${id} ${String(seat)}`)).toEqual([
      "moved 0",
      "lifted 1",
      "moved 2",
    ]);
    expect(completed(byTurns(lines))).toHaveLength(lines.length);
  });

  it("is one line for each of them, in the order of play", () => {
    const table = byTurns([line("a", 0), line("b", 1), line("c", 2), line("note-x"), line("b2", 1)]);
    const seats = bySeat(sinceTurnOf(0, table), 0);
    expect(seats.map(({ seat, lines }) => [seat, ids(lines)])).toEqual([
      [1, "b b2"],
      [2, "c"],
    ]);
  });
});
