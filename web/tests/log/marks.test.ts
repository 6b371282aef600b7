import { describe, expect, it } from "vitest";
import { marksOf, targetsOf } from "$web/log/marks";
import { phrases, withoutName } from "$web/log/phrases";
import { Pointing } from "$web/log/pointing.svelte";
import { byTurns } from "$web/log/turns";
import type { Line } from "$web/net/protocol";
import type { Args, Story } from "$web/painting/contract";

const STORY: Story = {
  clears: ["dealt"],
  events: {
    taken: [
      { kind: "gone", targets: ["slot:{slot}"] },
      { kind: "came", targets: ["held:{seat}:{slot}"] },
    ],
    moved: [{ kind: "way", targets: ["cell:{from}", "cell:{to}"] }],
    starved: [{ kind: "gone", targets: ["cell:{cells}"] }],
  },
};
const line = (id: string, by: number, args: Args = {}): Line => ({ id, args: { seat: by, ...args }, by });

describe("the targets of an event", () => {
  it("are made of its arguments", () => {
    expect(targetsOf("held:{seat}:{slot}", { seat: 1, slot: 7 })).toEqual(["held:1:7"]);
    expect(targetsOf("deck", {})).toEqual(["deck"]);
  });

  it("are several for a list, and none for an argument without a value", () => {
    expect(targetsOf("cell:{cells}", { cells: ["a1", "b2"] })).toEqual(["cell:a1", "cell:b2"]);
    for (const cell of ["", "none", null]) expect(targetsOf("cell:{cell}", { cell })).toEqual([]);
    expect(targetsOf("cell:{cell}", {})).toEqual([]);
  });
});

describe("the marks of a story", () => {
  it("name the seat whose turn it was and how long ago", () => {
    const told = byTurns([line("taken", 1, { slot: 3 }), line("moved", 2, { from: "a1", to: "a2" })]);
    expect(marksOf(told, STORY)).toEqual([
      { kind: "gone", targets: ["slot:3"], seat: 1, age: 1 },
      { kind: "came", targets: ["held:1:3"], seat: 1, age: 1 },
      { kind: "way", targets: ["cell:a1", "cell:a2"], seat: 2, age: 0 },
    ]);
  });

  it("are drawn once, for the last to whom it happened", () => {
    const told = byTurns([line("taken", 1, { slot: 3 }), line("taken", 2, { slot: 3 })]);
    expect(marksOf(told, STORY).filter(({ kind }) => kind === "gone")).toEqual([
      { kind: "gone", targets: ["slot:3"], seat: 2, age: 0 },
    ]);
  });

  it("end when the board is cleared, and need both ends of a way", () => {
    const told = byTurns([line("taken", 1, { slot: 3 }), line("dealt", 1), line("moved", 1, { from: "", to: "a2" })]);
    expect(marksOf(told, STORY)).toEqual([]);
    expect(marksOf(told, undefined)).toEqual([]);
  });

  it("are one for each thing of a list", () => {
    const marks = marksOf(byTurns([line("starved", 0, { cells: ["11", "12"] })]), STORY);
    expect(marks.map(({ targets }) => targets)).toEqual([["cell:11"], ["cell:12"]]);
  });
});

describe("pointing at a line", () => {
  const told = byTurns([
    line("taken", 1, { slot: 3 }),
    line("dealt", 1),
    line("taken", 1, { slot: 4 }),
    line("said", 1),
  ]);
  const pointing = new Pointing(() => told, STORY);

  it("is for lines whose things are still what they were", () => {
    expect(told.map((one) => pointing.has(one))).toEqual([false, false, true, false]);
  });

  it("lights what the line is about, until the reader points elsewhere", () => {
    const [, , taken] = told;
    if (!taken) throw new Error("missing");
    pointing.at(taken);
    expect(pointing.line).toBe(2);
    expect(pointing.marks.map(({ targets }) => targets[0])).toEqual(["slot:4", "held:1:4"]);
    pointing.at(null);
    expect([pointing.line, pointing.marks]).toEqual([null, []]);
  });
});

describe("a turn in one line", () => {
  const say = ({ id, args }: { id: string; args: Args }): string => `Léa ${id} ${String(args["slot"] ?? "")}.`;
  const [turn] = [{ turn: 0, seat: 1, lines: byTurns([1, 2, 2, 3, 4, 5].map((slot) => line("taken", 1, { slot }))) }];

  it("leaves out the name that stands before it", () => {
    expect(withoutName("Léa takes a card.", "Léa")).toBe("takes a card");
    expect(withoutName("A card of Léa is turned.", "Léa")).toBe("A card of Léa is turned");
  });

  it("says the last things, each once", () => {
    const found = phrases(turn, "Léa", say, () => true);
    expect(found.map(({ text }) => text)).toEqual(["taken 2", "taken 3", "taken 4", "taken 5"]);
  });

  it("says its last words where nothing is on the board", () => {
    expect(phrases(turn, "Léa", say, () => false).map(({ text }) => text)).toEqual(["taken 5"]);
  });
});
