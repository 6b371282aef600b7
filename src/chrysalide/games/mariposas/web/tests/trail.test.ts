import { describe, expect, it } from "vitest";
import { t } from "$tests/painted";
import { trail, type Step } from "../trail";
import type { MariposasView } from "../types";
import { table } from "./views";

const turn = (changes: Partial<MariposasView["turn"]>): MariposasView["turn"] => ({ ...table().turn, ...changes });
const steps = (view: MariposasView, lit: string[], picked: string[] = []): Step[] =>
  trail({ view, lit: new Set(lit), picked, t });
const states = (found: Step[]): string[] => found.map(({ id, state }) => `${id} ${state}`);

describe("the steps of a turn", () => {
  it("are card, butterfly and cell", () => {
    expect(states(steps(table(), ["hand:111"]))).toEqual(["card now", "piece next", "cell next"]);
    const launch = table({ phase: "launch", turn: turn({ card: "111", as: "111", moves: [1, 1] }) });
    expect(states(steps(launch, ["piece:1"]))).toEqual(["card done", "piece now", "cell next"]);
    expect(states(steps(launch, ["cell:l0"], ["piece:1", "move:1"]))).toEqual(["card done", "piece done", "cell now"]);
  });
  it("name the movements of the card, those made crossed out, and those that a bonus card adds", () => {
    const view = table({ phase: "launch", turn: turn({ card: "22", as: "22", moves: [2, 1] }) });
    expect(steps(view, ["piece:1"])[0]?.moves).toEqual([
      { length: 2, made: false },
      { length: 2, made: true },
      { length: 1, made: false },
    ]);
  });
  it("lead back to another butterfly while nothing is sent", () => {
    const view = table({ phase: "launch", turn: turn({ card: "111", as: "111", moves: [1] }) });
    expect(steps(view, ["cell:l0"], ["piece:1", "move:1"])[1]?.back).toBe("move:1");
    const flying = { piece: "1", length: 1, stretch: false, total: 1, from: "m", cell: null };
    const sent = table({ phase: "land", turn: turn({ card: "111", as: "111", moves: [], flying }) });
    expect(steps(sent, ["cell:l0"])[1]).not.toHaveProperty("back");
  });
  it("are cell, birth and payment where one is born", () => {
    const birth = {
      parent: "1",
      piece: "2a",
      generation: 2,
      turns: false,
      double: false,
      cell: "k1",
      payments: ["oo"],
    };
    const flying = { piece: "1", length: 1, stretch: false, total: 1, from: "m", cell: "k1" };
    const view = table({ phase: "birth", birth, turn: turn({ card: "111", as: "111", flying }) });
    expect(states(steps(view, ["pay:oo"]))).toEqual(["cell done", "birth done", "pay now"]);
  });
  it("are none where nothing is flown", () => {
    expect(steps(table({ phase: "exchange" }), ["keep"])).toEqual([]);
  });
});
