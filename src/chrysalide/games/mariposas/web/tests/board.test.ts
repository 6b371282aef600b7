// @vitest-environment jsdom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { painter } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import Board from "../Board.svelte";
import type { Landing, MariposasView } from "../types";
import { piece, props, sitter, table } from "./views";

const put = painter(Board);

function paint(changes: Partial<Props<MariposasView>> = {}): Props<MariposasView> {
  const given = props({ pick: vi.fn(), focus: vi.fn(), ...changes });
  put(given);
  return given;
}

const button = (target: string): HTMLButtonElement => document.querySelector(`button[data-target="${target}"]`)!;
const targets = (selector: string): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset["target"]);
const landing = (cell: string, changes: Partial<Landing> = {}): Landing => ({
  cell,
  gives: "flower",
  flower: "pink",
  count: 1,
  card: null,
  why: null,
  birth: "no",
  generation: null,
  ...changes,
});
const FLYING = { piece: "1", length: 1, stretch: false, total: 1, from: "m", cell: null };
const turn = (changes: Partial<MariposasView["turn"]>): MariposasView["turn"] => ({ ...table().turn, ...changes });

describe("the map", () => {
  it("has a button for every cell, and one way in for the keyboard", () => {
    paint();
    expect(targets("button.cell")).toHaveLength(9);
    expect(targets('button.cell[tabindex="0"]')).toEqual(["cell:m"]);
  });
  it("writes the codes of plain cells on the map while somebody wants them", () => {
    const { view } = paint();
    const plain = view.cells.filter(({ kind }) => kind === "flower").map(({ cell }) => cell.toUpperCase());
    const written = (): (string | null)[] =>
      [...document.querySelectorAll("text.code")].map((text) => text.textContent);
    const wanted = document.querySelector<HTMLButtonElement>(".look button[aria-pressed]")!;
    expect(written()).toEqual([]);
    for (const [pressed, codes] of [
      ["true", plain],
      ["false", []],
    ] as const) {
      wanted.click();
      flushSync();
      expect([wanted.getAttribute("aria-pressed"), written()]).toEqual([pressed, codes]);
    }
    expect(plain).toContain("L0");
  });
  it("lights what may be landed on, with what it gives", () => {
    const view = table({
      phase: "land",
      reach: [
        landing("l0"),
        landing("l1", { count: 2, birth: "yes" }),
        landing("j2", { gives: "hidden", flower: null }),
      ],
      turn: turn({ flying: FLYING }),
    });
    paint({ view, lit: new Set(["cell:l0", "cell:l1", "cell:j2"]) });
    expect(document.querySelectorAll(".ring.lit")).toHaveLength(3);
    expect([...document.querySelectorAll(".gift text")].map((text) => text.textContent)).toEqual(["?", "+1", "+2"]);
    expect(button("cell:l1").getAttribute("aria-label")).toContain("detail-land-flower");
    expect(button("cell:k1").getAttribute("aria-label")).not.toContain("detail-land");
  });
  it("marks the cells that a goal still asks for", () => {
    const view = table({ phase: "land", reach: [landing("l0"), landing("k1")], turn: turn({ flying: FLYING }) });
    paint({ view, lit: new Set(["cell:l0", "cell:k1"]) });
    expect(document.querySelectorAll(".gift .star")).toHaveLength(1);
  });
  it("shows the way to the cell that is looked at", () => {
    const view = table({ phase: "land", reach: [landing("l0")], turn: turn({ flying: FLYING }) });
    paint({ view, lit: new Set(["cell:l0"]), focused: "cell:l0" });
    expect(document.querySelector(".way:not(.under)")?.getAttribute("d")).toMatch(/^M/);
    expect(document.querySelector(".tray .question")?.textContent).toContain("detail-land-flower");
  });
  it("picks the butterfly on a cell that may fly, and asks why of any other", () => {
    const view = table({ phase: "launch", launches: [{ piece: "1", length: 2, stretch: false, cells: ["l0"] }] });
    const { pick } = paint({ view, lit: new Set(["piece:1", "stop"]) });
    button("cell:m").click();
    button("cell:k1").click();
    expect(pick).toHaveBeenNthCalledWith(1, "piece:1");
    expect(pick).toHaveBeenNthCalledWith(2, "cell:k1");
  });
  it("goes round the butterflies of one cell, click by click", () => {
    const pieces = [piece("2a", "k1"), piece("3a", "k1")];
    const view = table({
      phase: "launch",
      seats: [sitter(0, { pieces }), sitter(1)],
      launches: pieces.map((one) => ({ piece: one.piece, length: 1, stretch: false, cells: [] })),
    });
    const { pick } = paint({ view, lit: new Set(["move:1"]), picked: ["piece:2a"] });
    button("cell:k1").click();
    expect(pick).toHaveBeenCalledWith("piece:3a");
  });
  it("picks the butterfly that is lit, whoever else stands there", () => {
    const pieces = [piece("3a", "k1"), piece("4a", "k1"), piece("3b", "l0")];
    const view = table({
      phase: "launch",
      seats: [sitter(0, { pieces }), sitter(1)],
      launches: pieces.map((one) => ({ piece: one.piece, length: 1, stretch: false, cells: [] })),
    });
    const { pick } = paint({ view, lit: new Set(["piece:4a"]) });
    button("cell:k1").click();
    button("cell:l0").click();
    expect(pick).toHaveBeenNthCalledWith(1, "piece:4a");
    expect(pick).toHaveBeenNthCalledWith(2, "cell:l0");
  });
  it("says who stands where, with their number", () => {
    const pieces = [piece("4a", "m"), piece("4b", "m"), piece("4c", "m", { double: true })];
    paint({ view: table({ seats: [sitter(0, { pieces }), sitter(1)] }) });
    const label = button("cell:m").getAttribute("aria-label");
    expect(label).toContain('number\\":2');
    expect(document.querySelectorAll(".piece")).toHaveLength(3);
    expect(document.querySelector(".mark .times")?.textContent).toBe("×2");
  });
  it("is walked with the arrow keys", async () => {
    paint();
    button("cell:m").focus();
    button("cell:m").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    await expect.poll(() => (document.activeElement as HTMLElement).dataset["target"]).toMatch(/^cell:l[01]$/);
  });
});

describe("the tray", () => {
  it("has buttons for what is no thing on the map, refusing last", () => {
    const birth = {
      parent: "1",
      piece: "2a",
      generation: 2,
      turns: false,
      double: false,
      cell: "k1",
      payments: ["oo", "opv"],
    };
    const { pick } = paint({ view: table({ phase: "birth", birth }), lit: new Set(["skip", "pay:oo", "pay:opv"]) });
    expect(targets(".tray button")).toEqual(["pay:oo", "pay:opv", "skip"]);
    expect(button("pay:opv").querySelectorAll("img")).toHaveLength(3);
    button("pay:opv").click();
    expect(pick).toHaveBeenCalledWith("pay:opv");
  });
  it("keeps refusing in sight beside the question where there is much to choose from", () => {
    const payments = ["oooo", "ooop", "ooov", "oopp", "oovv", "opvv", "pppp", "vvvv"].map(
      (payment) => `pay:${payment}`,
    );
    paint({ view: table({ phase: "birth" }), lit: new Set(["skip", ...payments]) });
    expect(targets(".tray .head button")).toEqual(["skip"]);
    expect(targets(".tray .buttons button")).toEqual(payments);
  });
  it("says which cards an exchange gives away", () => {
    paint({ view: table({ phase: "exchange" }), lit: new Set(["swap:111", "swap:111+111", "swap:own+other", "keep"]) });
    expect(button("swap:111").getAttribute("aria-label")).toContain('"number":1');
    expect(button("swap:111+111").getAttribute("aria-label")).toContain('"number":2,"alike":true');
    expect(button("swap:own+other").getAttribute("aria-label")).toContain('"number":2,"alike":false');
  });
  it("asks for a movement once a butterfly is picked", () => {
    const view = table({ phase: "launch", launches: [{ piece: "1", length: 3, stretch: true, cells: ["l0"] }] });
    paint({ view, lit: new Set(["move:3", "move:3+2"]), picked: ["piece:1"] });
    expect(document.querySelector(".question")?.textContent).toContain("web-ask-move");
    expect(button("move:3+2").getAttribute("aria-label")).toContain('"total":5');
    expect(document.querySelectorAll(".ring.faint")).toHaveLength(1);
  });
  it("asks nothing while others play", () => {
    paint({ view: table({ actor: 1, seat: 1 }) });
    expect(document.querySelector(".question")).toBeNull();
  });
});

describe("the season cards", () => {
  it("show live points of every seat and what is still to be met", () => {
    paint();
    const goals = [...document.querySelectorAll(".seasons .goal")];
    expect(goals).toHaveLength(2);
    expect([...goals[0]!.querySelectorAll(".seats .seat")].map((seat) => seat.textContent?.trim())).toEqual(["4", "0"]);
    expect(goals[1]!.querySelectorAll(".condition.met")).toHaveLength(1);
    expect(goals[1]!.querySelectorAll(".condition:not(.met)")).toHaveLength(1);
  });
  it("light a goal's area on the map", () => {
    paint();
    document.querySelector<HTMLElement>(".seasons .goal")?.focus();
    flushSync();
    expect(document.querySelectorAll(".ring.area")).toHaveLength(5);
  });
  it("tell a scoring line by line until it is closed", () => {
    const events = [
      {
        id: "points-goal",
        args: { seat: 0, points: 4, season: "spring", card: "spring_1", goal: 1, cells: ["k1", "k2"] },
      },
      { id: "season-ended", args: { season: "spring" } },
    ];
    paint({ events });
    expect(document.querySelectorAll(".tally ol li")).toHaveLength(1);
    document.querySelector<HTMLElement>(".tally .close")?.click();
    flushSync();
    expect(document.querySelector(".tally")).toBeNull();
    expect(document.querySelector(".seasons")).not.toBeNull();
  });
});

describe("clock and track", () => {
  it("say that a season ends, not that it has a turn too many", () => {
    paint({ view: table({ season: "spring", round: 5, rounds: [4, 5, 6], phase: "free_birth" }) });
    expect(document.querySelector("li.now .unseen")?.textContent).toContain('"state":"end"');
    expect(document.querySelectorAll("li.now .done")).toHaveLength(4);
    expect(document.querySelector("li.now .current")).toBeNull();
  });
  it("mark the round of the season and every score", () => {
    paint({ view: table({ season: "summer", round: 3, seats: [sitter(0, { score: 9 }), sitter(1, { score: 11 })] }) });
    expect(document.querySelector("li.now .current")?.textContent).toBe("3");
    expect(document.querySelectorAll("li.past .done")).toHaveLength(4);
    expect([...document.querySelectorAll(".track .seat .unseen")].map((seat) => seat.textContent)).toEqual([
      'web-track-seat {"seat":0,"points":9}',
      'web-track-seat {"seat":1,"points":11}',
    ]);
  });
});
