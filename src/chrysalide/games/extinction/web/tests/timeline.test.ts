import { describe, expect, it } from "vitest";
import { endOf, landingsOf, schedule } from "../timeline";
import { say } from "./views";

describe("the timeline", () => {
  it("shows one thing after the other, and only what moves", () => {
    const cues = schedule([
      say("turn-began", { seat: 0 }),
      say("line-chosen", { line: "r4" }),
      say("destruction-rolled", { line: "r4", cell: "43", value: 3 }),
      say("tile-placed", { from_cell: "43", cell: "41" }),
      say("animals-covered", { cell: "41", n: 2 }),
    ]);
    expect(cues.map(({ act }) => act)).toEqual(["strike", "hit", "tile", "lose"]);
    const starts = cues.map(({ at }) => at);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Set(starts).size).toBe(4);
    expect(cues[2]).toMatchObject({ from: "43", cell: "41" });
    expect(endOf(cues)).toBeGreaterThan(cues[3]!.at);
  });
  it("lets a tile lie when it has slid", () => {
    const cues = schedule([say("tile-placed", { from_cell: "11", cell: "13" }), say("tile-placed", { cell: "14" })]);
    const landings = landingsOf(cues);
    expect(landings.map(({ cell }) => cell)).toEqual(["13", "14"]);
    expect(landings[0]!.at).toBeGreaterThan(0);
    expect(landings[1]!.at).toBeGreaterThan(landings[0]!.at);
    expect(cues[1]).toMatchObject({ from: "14" });
  });
  it("lights Constants from the oldest to the newest", () => {
    const cues = schedule([1, 2, 3].map((position) => say("constant-triggered", { position })));
    expect(cues.map((cue) => cue.act === "trigger" && cue.position)).toEqual([1, 2, 3]);
    expect(cues[2]!.at).toBeGreaterThan(cues[1]!.at);
  });
  it("polls one country after the other", () => {
    const cues = schedule([say("polled", { slot: 2, yes: "yes" }), say("polled", { slot: 5, yes: "no" })]);
    expect(cues).toMatchObject([
      { slot: 2, yes: true },
      { slot: 5, yes: false },
    ]);
  });
  it("reads lists of dice and of cells", () => {
    expect(schedule([say("dice-rolled", { seat: 1, values: [2, 2, 5] })])).toMatchObject([
      { seat: 1, values: [2, 2, 5] },
    ]);
    expect(schedule([say("animals-starved", { cells: ["14", "22"], n: 2 })])).toMatchObject([
      { cells: ["14", "22"], count: 2 },
    ]);
  });
  it("does not act out a jump in a replay", () => {
    expect(schedule(Array.from({ length: 61 }, () => say("born", { cell: "11" })))).toEqual([]);
  });
});
