// @vitest-environment jsdom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { painter } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import Board from "../Board.svelte";
import type { Kind, PapilioView } from "../types";
import { acting, pawn, props, pushing, table } from "./views";

const put = painter(Board);

function paint(changes: Partial<Props<PapilioView>> = {}): Props<PapilioView> {
  const given = props({ pick: vi.fn(), focus: vi.fn(), ...changes });
  put(given);
  return given;
}

const button = (target: string): HTMLButtonElement => document.querySelector(`.frame button[data-target="${target}"]`)!;
const name = (target: string): string => button(target).getAttribute("aria-label") ?? "";
const kindAt = (cell: string): string | undefined =>
  document.querySelector<HTMLElement>(`[data-tile="${cell}"] .papilio-tile`)?.dataset["kind"];
const targets = (selector: string): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(
    (found) => found.closest<HTMLElement>("button")?.dataset["target"],
  );

/** A press of a finger, as browsers report it. */
function tap(target: string): void {
  const down = new Event("pointerdown", { bubbles: true });
  Object.assign(down, { pointerType: "touch" });
  button(target).dispatchEvent(down);
  button(target).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  flushSync();
}

describe("the board", () => {
  it("shows every tile as what it is", () => {
    const tiles: Record<string, Kind> = {
      b2: "eggs",
      c2: "caterpillar",
      d2: "chrysalis",
      e2: "flying",
      f2: "spider",
      g2: "lizard",
    };
    paint({ view: table({}, tiles) });
    expect(document.querySelectorAll(".frame .cell")).toHaveLength(49);
    for (const [cell, kind] of Object.entries(tiles)) expect(kindAt(cell)).toBe(kind);
    expect(kindAt("a1")).toBe("leaf");
  });
  it("sets the sixteen fixed tiles apart, and the starts among them", () => {
    paint();
    expect(document.querySelectorAll(".place.fixed .pins")).toHaveLength(16);
    expect(document.querySelectorAll(".place.start .home")).toHaveLength(8);
    expect(name("cell:c1")).toContain('table-start {"seat":0,"other_seat":1}');
    expect(name("cell:c3")).toContain("table-cell-fixed");
  });
  it("leaves cells bare that are not dealt yet", () => {
    const view = table({ pawns: [], phase: "deal", actor: "chance", spare: null });
    view.cells.forEach((cell) => (cell.kind = cell.fixed ? "leaf" : null));
    paint({ view });
    expect(document.querySelectorAll("[data-tile]")).toHaveLength(16);
    expect(name("cell:b1")).toContain("table-cell-bare");
  });
  it("turns round for the seat that starts on rank 7", () => {
    paint({ eyes: 1 });
    expect(button("cell:a1").style.getPropertyValue("--y")).toBe("0");
    expect(button("cell:a7").style.getPropertyValue("--y")).toBe("6");
  });
  it("shows pawns with what their tiles ask, and which have still to act", () => {
    const pawns = [
      pawn(0, "c3", { waiting: true }),
      pawn(1, "b4", { kind: "lizard", fate: "eaten" }),
      pawn(0, "c7", { arrived: true, fate: null }),
    ];
    paint({ view: table({ pawns }), lit: new Set(["cell:c3"]) });
    expect(document.querySelectorAll("[data-pawn]")).toHaveLength(3);
    expect(document.querySelector('[data-pawn="c3"] .badge.waiting')).not.toBeNull();
    expect(document.querySelector('[data-pawn="b4"] .badge.fatal')?.textContent).toContain('"fate":"eaten"');
    expect(document.querySelector('[data-pawn="c7"] .badge')?.textContent).toContain("table-badge-arrived");
    expect(name("cell:c3")).toContain("table-waiting");
    expect(name("cell:c3")).toContain('table-can {"phase":"react"}');
    expect(name("cell:b4")).toContain('table-pawn {"seat":1}');
  });
  it("offers to stay on the acting pawn's own cell", () => {
    const view = table({
      phase: "leaf",
      pawns: [pawn(0, "c3", { acting: true })],
      acting: acting("c3", { stay: true }),
    });
    const { pick } = paint({ view, lit: new Set(["cell:c3", "cell:c4"]) });
    expect(document.querySelector('[data-pawn="c3"] .badge')?.textContent).toContain("table-badge-stay");
    button("cell:c3").click();
    expect(pick).toHaveBeenCalledWith("cell:c3");
  });
  it("asks the site about a click on anything else", () => {
    const { pick } = paint({ lit: new Set(["cell:c3"]) });
    button("cell:g6").click();
    button("entry:b1").click();
    expect(vi.mocked(pick).mock.calls).toEqual([["cell:g6"], ["entry:b1"]]);
  });
  it("is entered at one place and walked with the arrow keys, out to the entries too", async () => {
    paint({ lit: new Set(["cell:b1"]) });
    expect(targets('.frame [tabindex="0"]')).toEqual(["cell:b1"]);
    button("cell:b1").focus();
    button("cell:b1").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    await expect.poll(() => document.activeElement).toBe(button("entry:b1"));
    button("entry:b1").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    await expect.poll(() => document.activeElement).toBe(button("cell:b1"));
  });
});

describe("a move that loses a pawn", () => {
  const view = table({
    phase: "fly",
    pawns: [pawn(0, "b6", { acting: true, kind: "flying", fate: "fly" })],
    acting: acting("b6", {
      off: true,
      off_ways: ["up", "left"],
      landings: [
        { cell: "d6", landing: "eaten" },
        { cell: "b4", landing: "rests" },
      ],
    }),
  });
  const lit = new Set(["cell:d6", "cell:b4", "off"]);

  it("is marked, warned of, and has to be chosen twice", () => {
    const { pick } = paint({ view, lit });
    expect(targets(".go.fatal")).toEqual(["cell:d6"]);
    expect(name("cell:d6")).toContain('table-landing {"landing":"eaten"}');
    button("cell:d6").click();
    flushSync();
    expect(pick).not.toHaveBeenCalled();
    expect(document.querySelector(".bubble.fatal")?.textContent).toContain('table-warn {"landing":"eaten"}');
    button("cell:d6").click();
    expect(pick).toHaveBeenCalledWith("cell:d6");
  });
  it("over the edge stands at the edges it leads over", () => {
    const { pick } = paint({ view, lit });
    const edges = [...document.querySelectorAll<HTMLElement>('.frame button[data-target="off"]')];
    expect(edges.map((edge) => [edge.style.getPropertyValue("--x"), edge.style.getPropertyValue("--y")])).toEqual([
      ["1", "-1"],
      ["-1", "1"],
    ]);
    edges[0]?.click();
    flushSync();
    expect(pick).not.toHaveBeenCalled();
    expect(document.querySelector(".bubble.fatal")?.textContent).toContain('table-warn {"landing":"off"}');
    edges[1]?.click();
    expect(pick).toHaveBeenCalledWith("off");
  });
  it("is not feared elsewhere: one click is enough", () => {
    const { pick } = paint({ view, lit });
    button("cell:b4").click();
    expect(pick).toHaveBeenCalledWith("cell:b4");
  });
  it("is put off with Escape", () => {
    const { pick } = paint({ view, lit });
    button("cell:d6").click();
    button("cell:d6").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    button("cell:d6").click();
    expect(pick).not.toHaveBeenCalled();
  });
});

describe("a push", () => {
  const lit = new Set(["entry:d1", "entry:b1"]);

  it("is barred where the spare came out", () => {
    paint({ view: pushing(), lit });
    expect(targets(".arrow.barred")).toEqual(["entry:f7"]);
    expect(name("entry:f7")).toContain("table-entry-barred");
    expect(targets(".arrow.lit").sort()).toEqual(["entry:b1", "entry:d1"]);
  });
  it("is shown before it is made: the line, the tile that comes out, and what it brings each pawn", () => {
    paint({ view: pushing(), lit, focused: "entry:d1" });
    expect(["d1", "d2", "d4", "d7"].map(kindAt)).toEqual(["caterpillar", "leaf", "lizard", "leaf"]);
    expect(kindAt("d3")).toBe("leaf");
    expect(document.querySelectorAll(".place.moved")).toHaveLength(7);
    expect(document.querySelector<HTMLElement>(".out .papilio-tile")?.dataset["kind"]).toBe("eggs");
    expect(document.querySelector('[data-pawn="d4"] .badge.foretold.fatal')).not.toBeNull();
    expect(document.querySelector('[data-pawn="c3"] .badge.foretold')).toBeNull();
    expect(document.querySelector(".dock")?.textContent).toContain(
      'table-forecast-pawn {"seat":1,"cell":"d4","kind":"lizard","fate":"eaten"}',
    );
  });
  it("leaves the board as it lies while nothing is looked at", () => {
    paint({ view: pushing(), lit });
    expect(kindAt("d3")).toBe("lizard");
    expect(document.querySelector(".moved, .out")).toBeNull();
  });
  it("takes one click of a mouse or one Enter, which have looked already", () => {
    const { pick } = paint({ view: pushing(), lit });
    button("entry:d1").click();
    expect(pick).toHaveBeenCalledWith("entry:d1");
  });
  it("takes two touches: the first looks, the second pushes", () => {
    const { pick } = paint({ view: pushing(), lit });
    tap("entry:d1");
    expect(pick).not.toHaveBeenCalled();
    expect(kindAt("d4")).toBe("lizard");
    expect(document.querySelector(".dock .push")?.textContent).toContain("table-push");
    tap("entry:d1");
    expect(pick).toHaveBeenCalledWith("entry:d1");
  });
  it("may be made with the button in the dock too", () => {
    const { pick } = paint({ view: pushing(), lit });
    tap("entry:d1");
    document.querySelector<HTMLButtonElement>(".dock .push")?.click();
    expect(pick).toHaveBeenCalledWith("entry:d1");
  });
});
