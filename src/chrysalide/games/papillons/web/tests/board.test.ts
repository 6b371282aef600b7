// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { painter } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import Board from "../Board.svelte";
import type { PapillonsView } from "../types";
import { card, kind, props, row } from "./views";

const put = painter(Board);

function paint(changes: Partial<Props<PapillonsView>> = {}): Props<PapillonsView> {
  const given = props({ pick: vi.fn(), focus: vi.fn(), ...changes });
  put(given);
  return given;
}

const cells = (selector: string): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(
    (found) => found.closest<HTMLElement>("button")?.dataset["target"],
  );
const button = (target: string): HTMLButtonElement => document.querySelector(`button[data-target="${target}"]`)!;

describe("the meadow", () => {
  it("has a button for every card and no free cell while nothing is held", () => {
    paint({ lit: new Set(["hand:Rg", "deck", "cell:0,0"]) });
    expect(cells("button.cell")).toEqual(["cell:0,0", "cell:1,0", "cell:2,0"]);
  });
  it("opens the free cells to who holds a card, and to nobody else", () => {
    const view = row({ phase: "lay", holding: kind("Rg"), drawing: true });
    paint({ view, lit: new Set(["cell:3,0", "cell:0,1"]) });
    expect(cells(".spot.lit").sort()).toEqual(["cell:0,1", "cell:3,0"]);
    expect(cells("button.cell")).toHaveLength(3 + 8);
    paint({ view });
    expect(cells("button.cell")).toHaveLength(3);
  });
  it("opens them to a card that is only selected, in the hand or on the table", () => {
    paint({ picked: ["hand:Rg"], lit: new Set(["cell:3,0"]), focused: "cell:3,0" });
    expect(cells(".spot.lit")).toEqual(["cell:3,0"]);
    expect(button("cell:3,0").getAttribute("aria-label")).toContain('"kind":"Rg"');
    expect(document.querySelector(".now p")?.textContent).toBe('table-choose-cell {"kind":"Rg"}');
    paint({ picked: ["cell:2,0"], lit: new Set(["cell:0,1"]) });
    expect(cells(".tile.lifted")).toEqual(["cell:2,0"]);
    expect(button("cell:2,0").getAttribute("aria-label")).toContain("table-selected");
    expect(button("cell:3,0").getAttribute("aria-label")).toContain("table-touches-nothing");
  });
  it("waits with them until it is known where the card may go", () => {
    paint({ picked: ["hand:Rg"], lit: new Set(["hand:Rg", "cell:0,0"]) });
    expect(cells("button.cell")).toHaveLength(3);
  });
  it("offers the first cell of an empty table", () => {
    paint({ view: row({ table: [], phase: "lay", holding: kind("Rg") }), lit: new Set(["cell:0,0"]) });
    expect(cells(".spot.lit")).toEqual(["cell:0,0"]);
  });
  it("says of a closed cell what it would do, and asks why on a click", () => {
    const view = row({ phase: "move", lifted: "2,0", table: [card("0,0"), card("1,0"), card("2,0"), card("2,1")] });
    const { pick } = paint({ view, lit: new Set(["cell:1,1"]), focused: "cell:0,-1" });
    expect(button("cell:3,0").getAttribute("aria-label")).toContain("table-touches-nothing");
    expect(button("cell:0,-1").getAttribute("aria-label")).toContain("table-breaks");
    expect(document.querySelector(".bubble")?.textContent).toContain("table-breaks");
    button("cell:3,0").click();
    expect(pick).toHaveBeenCalledWith("cell:3,0");
  });
  it("calls no cell closed where a lesson asks for another one", () => {
    const view = row({ phase: "lay", holding: kind("Rg"), drawing: true });
    paint({ view, lit: new Set(["cell:3,0"]), guided: true, focused: "cell:0,1" });
    expect(button("cell:0,1").getAttribute("aria-label")).toBe('table-free {"cell":"0,1"}');
    expect(document.querySelector(".no, .spot.closed, .bubble")).toBeNull();
  });
  it("marks the protected card, tokens and the lifted card", () => {
    const table = [card("0,0"), { ...card("1,0"), token: "web" as const }, card("2,0")];
    paint({ view: row({ table, protected: { cell: "0,0", how: "laid" }, phase: "move", lifted: "2,0" }) });
    expect(cells(".tile.guarded")).toEqual(["cell:0,0"]);
    expect(cells(".tile.web .over")).toEqual(["cell:1,0"]);
    expect(cells(".tile.lifted")).toEqual(["cell:2,0"]);
    expect(button("cell:1,0").getAttribute("aria-label")).toContain('"token":"web"');
  });
  it("draws a line only at the end, round the cells it is told", () => {
    paint();
    expect(document.querySelector(".tile.won, .tile.pale")).toBeNull();
    const end = { drawn: false, goal: "round" as const, line: ["0,0", "1,0"], by: 0, out: [] };
    paint({ view: row({ end, actor: "over", phase: "over" }) });
    expect(cells(".tile.won")).toEqual(["cell:0,0", "cell:1,0"]);
    expect(cells(".tile.pale")).toEqual(["cell:2,0"]);
  });
  it("tells who completed the line with which card", () => {
    const end = { drawn: false, goal: "round" as const, line: ["0,0", "1,0"], by: 1, out: [] };
    paint({
      view: row({ end, touched: [1, 0], protected: { cell: "1,0", how: "laid" }, actor: "over", phase: "over" }),
    });
    expect(cells(".tile .mark")).toEqual(["cell:1,0"]);
    expect(button("cell:1,0").getAttribute("aria-label")).toContain('table-completed-by {"seat":1}');
    expect(button("cell:1,0").getAttribute("aria-label")).not.toContain("table-protected");
  });
  it("celebrates no line that was announced in error", () => {
    const end = { drawn: false, goal: "round" as const, line: ["0,0", "1,0"], by: 1, out: [] };
    const options = { teams: true, expert: true };
    paint({ view: row({ end, options, winners: [0, 2], actor: "over", phase: "over" }) });
    expect(document.querySelector(".wrong")).not.toBeNull();
    expect(cells(".tile.won")).toEqual([]);
    expect(cells(".tile.pale")).toEqual(["cell:2,0"]);
    expect(button("cell:0,0").getAttribute("aria-label")).toContain("table-in-wrong-line");
  });
  it("is entered at one cell and walked with the arrow keys", async () => {
    paint({ lit: new Set(["cell:1,0"]) });
    expect(cells('button.cell[tabindex="0"]')).toEqual(["cell:1,0"]);
    button("cell:1,0").focus();
    button("cell:1,0").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await expect.poll(() => document.activeElement).toBe(button("cell:2,0"));
  });
});

describe("the dock", () => {
  it("has the pile to click, lit or not", () => {
    const { pick } = paint();
    button("deck").click();
    expect(pick).toHaveBeenCalledWith("deck");
    expect(button("deck").getAttribute("aria-label")).toContain('"cards":20');
  });
  it("shows to all what is held", () => {
    paint({ view: row({ phase: "lay", holding: kind("Sy"), seat: 1, actor: 1 }) });
    expect(document.querySelector(".now p")?.textContent).toContain('"kind":"Sy"');
  });
  it("says in good time that a card will be due, or a draw", () => {
    paint({ view: row({ still: 2 }) });
    expect(document.querySelector(".now p")).toBeNull();
    for (const still_end of ["lay", "draw"] as const) {
      paint({ view: row({ still: 4, still_end }) });
      expect(document.querySelector(".now p")?.textContent).toBe(`table-standstill {"turns":2,"end":"${still_end}"}`);
    }
  });
  it("says whose duty it is to lay a card or a token", () => {
    paint({ view: row({ still: 7, duty: true, seat: 1, actor: 1, options: { expert: true } }) });
    expect(document.querySelector(".now p")?.textContent).toBe('table-duty {"seat":1,"expert":"yes"}');
    paint({ view: row({ still: 7 }) });
    expect(document.querySelector(".now p")).toBeNull();
  });
  it("offers just the announcements it is told to light", () => {
    const { pick } = paint({ lit: new Set(["goal:blue", "silent"]) });
    expect(cells(".call")).toEqual(["goal:blue", "silent"]);
    button("goal:blue").click();
    expect(pick).toHaveBeenCalledWith("goal:blue");
  });
});
