// @vitest-environment jsdom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { painter } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import Board from "../Board.svelte";
import type { Landing, Launch, MariposasView, Piece } from "../types";
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
const launching = (launches: Launch[], pieces?: Piece[]): MariposasView =>
  table({ phase: "launch", launches, ...(pieces ? { seats: [sitter(0, { pieces }), sitter(1)] } : {}) });
const flight = (piece: string, ...cells: string[]): Launch => ({ piece, length: 1, stretch: false, cells });
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
  it("marks only cells where the flyer would count for a goal and does not yet", () => {
    const reach = [landing("l0"), landing("k1")];
    const lit = new Set(["cell:l0", "cell:k1"]);
    paint({ view: table({ phase: "land", reach, turn: turn({ flying: FLYING }) }), lit });
    expect(document.querySelectorAll(".gift .star")).toHaveLength(1);
    paint({ view: table({ phase: "land", reach, turn: turn({ flying: { ...FLYING, from: "k2" } }) }), lit });
    expect(document.querySelectorAll(".gift .star")).toHaveLength(0);
  });
  it("shows the way to the cell that is looked at, and what it gives", () => {
    const view = table({ phase: "land", reach: [landing("l0")], turn: turn({ flying: FLYING }) });
    paint({ view, lit: new Set(["cell:l0"]), focused: "cell:l0" });
    expect(document.querySelector(".way:not(.under)")?.getAttribute("d")).toMatch(/^M/);
    expect(document.querySelector(".tip")?.textContent).toContain("detail-land-flower");
  });
  it("says what a landing gives while its flight is held back", () => {
    const detail = { id: "detail-land-flower", args: { flower: "pink", count: 2, birth: "no" } };
    const choices = [{ targets: ["cell:l0"], detail }];
    const view = launching([{ piece: "1", length: 1, stretch: false, cells: ["l0"] }]);
    paint({ view, choices, picked: ["piece:1", "move:1"], lit: new Set(["cell:l0"]) });
    expect(document.querySelector(".gift text")?.textContent).toBe("+2");
    expect(document.querySelector(".flyer text")?.textContent).toContain("web-flyer");
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
    button("cell:m").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    await expect.poll(() => (document.activeElement as HTMLElement).dataset["target"]).toMatch(/^cell:l[01]$/);
  });
});

describe("sending a butterfly off", () => {
  it("takes the butterfly that was clicked, whoever else stands on its cell", () => {
    const pieces = [piece("2a", "k1"), piece("3a", "k1"), piece("3b", "k1", { start: "l0" })];
    const view = launching(
      pieces.map((one) => flight(one.piece)),
      pieces,
    );
    const { pick } = paint({ view, lit: new Set(pieces.map((one) => `piece:${one.piece}`)) });
    for (const { piece: name } of pieces) button(`piece:${name}`).click();
    expect(vi.mocked(pick).mock.calls).toEqual([["piece:2a"], ["piece:3a"], ["piece:3b"]]);
  });
  it("raises and names the one that was picked", () => {
    const view = launching([flight("1", "l0")]);
    paint({ view, lit: new Set(["cell:l0"]), picked: ["piece:1", "move:1"] });
    expect(document.querySelectorAll(".flyer")).toHaveLength(1);
    expect(document.querySelector(".flyer text")?.textContent).toContain('"generation":1');
    expect(button("piece:1").getAttribute("aria-pressed")).toBe("true");
  });
  it("flies at once to a cell that only one flight reaches", () => {
    const { pick } = paint({ view: launching([flight("1", "l0")]), lit: new Set(["piece:1", "stop"]) });
    button("cell:l0").click();
    button("cell:m").click();
    button("cell:k1").click();
    expect(vi.mocked(pick).mock.calls).toEqual([["piece:1", "move:1", "cell:l0"], ["piece:1"], ["cell:k1"]]);
  });
  it("asks which butterfly where several reach a cell, and then flies there", () => {
    const pieces = [piece("2a", "k1"), piece("3a", "k2")];
    const view = launching([flight("2a", "j1"), flight("3a", "j1")], pieces);
    const { pick } = paint({ view, lit: new Set(["piece:2a", "piece:3a"]) });
    button("cell:j1").click();
    flushSync();
    expect(pick).not.toHaveBeenCalled();
    expect(document.querySelector(".question")?.textContent).toContain("web-ask-wish");
    button("piece:3a").click();
    expect(pick).toHaveBeenCalledWith("piece:3a", "move:1", "cell:j1");
  });
  it("asks for the movement where several of one butterfly end there", () => {
    const view = launching([flight("1", "l0"), { ...flight("1", "l0"), length: 3 }]);
    const { pick } = paint({ view, lit: new Set(["move:1", "move:3"]), picked: ["piece:1"] });
    button("cell:l0").click();
    flushSync();
    expect(pick).not.toHaveBeenCalled();
    button("move:3").click();
    expect(pick).toHaveBeenCalledWith("move:3", "cell:l0");
  });
  it("opens a pile of four or more as a fan", () => {
    const pieces = [piece("2a", "k1"), piece("3a", "k1"), piece("4a", "k1"), piece("4b", "k1", { double: true })];
    const view = launching([flight("2a"), flight("4a")], pieces);
    const { pick } = paint({ view, lit: new Set(["piece:2a", "piece:4a"]) });
    expect(document.querySelector(".pile text")?.textContent).toBe("4");
    expect(button("cell:k1").dataset["holds"]).toBe("piece:2a piece:4a");
    button("cell:k1").click();
    flushSync();
    expect(document.querySelectorAll(".fan li")).toHaveLength(4);
    expect(targets(".fan button[data-target]")).toEqual(["piece:2a", "piece:4a"]);
    document.querySelector<HTMLElement>('.fan [data-target="piece:2a"]')?.click();
    flushSync();
    expect(pick).toHaveBeenCalledWith("piece:2a");
    expect(document.querySelector(".fan")).toBeNull();
  });
  it("closes a fan with Escape, and the focus is back on its cell", () => {
    const pieces = ["2a", "3a", "4a", "4b"].map((name) => piece(name, "k1", { double: name === "4b" }));
    paint({ view: launching([flight("2a"), flight("3a")], pieces), lit: new Set(["piece:2a", "piece:3a"]) });
    button("cell:k1").click();
    flushSync();
    const focused = document.activeElement as HTMLElement;
    expect(focused.dataset["target"]).toBe("piece:2a");
    focused.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(document.querySelector(".fan")).toBeNull();
    expect((document.activeElement as HTMLElement).dataset["target"]).toBe("cell:k1");
  });
  it("can be ended while a butterfly is raised", () => {
    const { pick } = paint({
      view: launching([flight("1", "l0")]),
      lit: new Set(["cell:l0"]),
      picked: ["piece:1", "move:1"],
    });
    button("stop").click();
    expect(pick).toHaveBeenCalledWith("stop");
  });
});

describe("a birth", () => {
  const birth = { parent: "1", piece: "2a", generation: 2, turns: false, double: false, cell: "k1" };
  const paying = (...payments: string[]): Props<MariposasView> => {
    const flowers = { orange: 3, pink: 1, violet: 1, yellow: 1, white: 0 };
    const view = table({ phase: "birth", birth: { ...birth, payments }, seats: [sitter(0, { flowers }), sitter(1)] });
    return paint({ view, lit: new Set(["skip", ...payments.map((one) => `pay:${one}`)]) });
  };
  const tap = (letter: string): void => {
    document.querySelector<HTMLElement>(`[data-part="${letter}"]`)?.click();
    flushSync();
  };
  const pay = (): HTMLButtonElement => document.querySelector(".paying .go")!;

  it("is paid with one's own flowers, in any order", () => {
    const { pick } = paying("oo", "opv", "opy", "ovy", "pvy");
    expect(pay().getAttribute("aria-disabled")).toBe("true");
    pay().click();
    tap("v");
    tap("o");
    expect(pay().textContent).toContain('{"left":1}');
    tap("p");
    expect(pay().dataset["target"]).toBe("pay:opv");
    pay().click();
    expect(vi.mocked(pick).mock.calls).toEqual([["pay:opv"]]);
  });
  it("lays down what can only be meant, and takes it back", () => {
    paying("oo", "pvy");
    tap("o");
    expect(pay().dataset["target"]).toBe("pay:oo");
    document.querySelector<HTMLElement>(".laid")?.click();
    flushSync();
    expect(pay().getAttribute("aria-disabled")).toBe("true");
    tap("o");
    tap("o"); // none more fits: they go back
    expect(document.querySelectorAll(".laid:not(.empty)")).toHaveLength(0);
  });
  it("is ready to be paid where there is one way only, and can be declined", () => {
    const { pick } = paying("oo");
    button("pay:oo").click();
    button("skip").click();
    expect(vi.mocked(pick).mock.calls).toEqual([["pay:oo"], ["skip"]]);
  });
});

describe("the tray", () => {
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
    const goals = [...document.querySelectorAll(".dock .seasons .goal")];
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
    paint({ events, view: table({ season: "summer", round: 1 }) });
    expect(document.querySelectorAll(".dock .tally ol li")).toHaveLength(1);
    document.querySelector<HTMLElement>(".tally .close")?.click();
    flushSync();
    expect(document.querySelector(".tally")).toBeNull();
    expect(document.querySelector(".seasons")).not.toBeNull();
  });
  it("show no scoring of a season that is long over", () => {
    const points = { seat: 0, points: 4, season: "spring", card: "spring_1", goal: 1, cells: ["k1"] };
    const passed = [
      { id: "points-goal", args: points },
      { id: "season-ended", args: { season: "spring" } },
    ];
    const later = table({ season: "summer", round: 3 });
    paint({ events: passed, view: later });
    expect(document.querySelector(".tally")).toBeNull();
    const on = { id: "card-played", args: { seat: 1 } };
    paint({ events: [...passed, on], view: table({ season: "summer", round: 1 }) });
    expect(document.querySelector(".tally")).toBeNull();
  });
});
