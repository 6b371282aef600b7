// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reactive } from "$tests/reactive.svelte";
import type { Props } from "$web/painting/contract";
import Board from "../Board.svelte";
import Seat from "../Seat.svelte";
import type { CelestesView } from "../types";
import { lastQuestion, pyramid } from "./views";

let mounted: Record<string, unknown> | undefined;
// jsdom has no layout, so there is nothing to observe.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

function props(changes: Partial<Props<CelestesView>> = {}): Props<CelestesView> {
  return {
    view: pyramid(),
    eyes: 0,
    names: ["Camille", "Vulcain"],
    lit: new Set(),
    picked: [],
    pick: vi.fn(),
    focus: vi.fn(),
    focused: null,
    hinted: null,
    events: [],
    motion: false,
    t: (id, args = {}) => `${id} ${JSON.stringify(args)}`,
    ...changes,
  };
}

function paint(changes: Partial<Props<CelestesView>> = {}): Props<CelestesView> {
  const given = props(changes);
  mounted = mount(Board, { target: document.body, props: given });
  flushSync();
  return given;
}

const card = (slot: number): HTMLButtonElement => document.querySelector(`button[data-target="slot:${slot}"]`)!;

describe("the board", () => {
  it("has a button for every card, in the order of the slots", () => {
    paint();
    const targets = [...document.querySelectorAll<HTMLElement>(".stack button")].map(
      (button) => button.dataset["target"],
    );
    expect(targets).toEqual(Array.from({ length: 18 }, (_, index) => `slot:${index + 1}`));
  });
  it("lights only what it is told to light", () => {
    paint({ lit: new Set(["slot:13", "slot:14"]) });
    const lit = [...document.querySelectorAll(".flip.lit")].map((flip) => flip.closest("button")?.dataset["slot"]);
    expect(lit).toEqual(["13", "14"]);
  });
  it("names what covers a card", () => {
    paint();
    expect(card(1).getAttribute("aria-label")).toContain('table-card-hidden {"slot":1,"species":"","under":[4,5]}');
    expect(card(4).getAttribute("aria-label")).toContain("table-card-covered");
    expect(card(18).getAttribute("aria-label")).toContain("table-card-free");
  });
  it("sends every click, so that the site can say why not", () => {
    const { pick } = paint({ lit: new Set(["slot:18"]) });
    card(18).click();
    card(1).click();
    expect(vi.mocked(pick).mock.calls).toEqual([["slot:18"], ["slot:1"]]);
  });
  it("shows what covers the card that is looked at, also from the list of choices", () => {
    paint({ focused: "slot:5" });
    const covering = [...document.querySelectorAll(".covering")].map((flip) => flip.closest("button")?.dataset["slot"]);
    expect(covering).toEqual(["9", "10"]);
  });
  it("is entered at one card and walked with the arrow keys", async () => {
    paint({ lit: new Set(["slot:15"]) });
    const stops = document.querySelectorAll<HTMLElement>('.stack button[tabindex="0"]');
    expect([...stops].map((button) => button.dataset["slot"])).toEqual(["15"]);
    card(15).focus();
    card(15).dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await expect.poll(() => document.activeElement).toBe(card(16));
  });
  it("offers the emptied slot to the Bolina even when nothing else is left", () => {
    const { pick } = paint({ view: lastQuestion(), lit: new Set(["slot:13", "bolina"]) });
    card(13).click();
    expect(pick).toHaveBeenCalledWith("slot:13");
  });
  it("offers the order of play between rounds, with the last round's count", () => {
    const seats = pyramid().seats;
    const round = {
      round: 1,
      layout: "L07",
      title: "L07",
      first: 1,
      totals: [10, 10] as [number, number],
      winner: 1,
      tie: true,
      bolina: 1,
      seats,
    };
    const view = pyramid({ phase: "choose_order", rounds: [round] });
    const { pick } = paint({ view, lit: new Set(["order:first", "order:second"]) });
    expect(document.querySelector(".ledger h3")?.textContent).toContain('"tie":"yes"');
    document.querySelector<HTMLElement>('[data-target="order:second"]')?.click();
    expect(pick).toHaveBeenCalledWith("order:second");
  });
});

describe("the count of a round", () => {
  const round = (number: number) => ({
    round: number,
    layout: "L07",
    title: "L07",
    first: 1,
    totals: [12, 10] as [number, number],
    winner: 0,
    tie: false,
    bolina: 1,
    seats: pyramid().seats,
  });
  const scored = { id: "round-scored", args: { seat: 0, round: 1 } };
  const shown = (): boolean => document.querySelector(".count.over") !== null;

  function playing(changes: Partial<Props<CelestesView>> = {}): Props<CelestesView> {
    const given = reactive(props(changes));
    mounted = mount(Board, { target: document.body, props: given });
    flushSync();
    return given;
  }

  function next(given: Props<CelestesView>, rounds: number, phase = "take"): void {
    const known = Array.from({ length: rounds }, (_, index) => round(index + 1));
    Object.assign(given, { view: pyramid({ phase, rounds: known }), events: [{ ...scored }] });
    flushSync();
  }

  it("appears once", () => {
    const given = playing();
    next(given, 1);
    expect(shown()).toBe(true);
    document.querySelector<HTMLElement>(".count .on")?.click();
    next(given, 1); // the turn is watched again
    expect(shown()).toBe(false);
  });

  it("does not come back after it had its place between two rounds", () => {
    const given = playing();
    next(given, 1, "choose_order");
    Object.assign(given, { view: pyramid({ rounds: [round(1)] }), events: [] });
    flushSync();
    expect(shown()).toBe(false);
  });

  it("is not shown for rounds that a replay passes over", () => {
    const given = playing();
    next(given, 2);
    expect(shown()).toBe(false);
  });
});

describe("a seat", () => {
  it("keeps the Bolina as a thing to click with its owner only", () => {
    for (const seat of [0, 1]) {
      const target = document.createElement("div");
      const painted = mount(Seat, { target, props: { ...props(), seat } });
      flushSync();
      expect(target.querySelectorAll('[data-target="bolina"]').length).toBe(seat);
      void unmount(painted);
    }
  });

  it("asks for no more cards of a species than may still come", () => {
    const view = pyramid();
    view.seats[0]!.species = view.seats[0]!.species.map((one) => ({ ...one, cards: 1, missing: 2, worth: 3 }));
    const target = document.createElement("div");
    const painted = mount(Seat, { target, props: { ...props({ view }), seat: 0 } });
    flushSync();
    const rows = [...target.querySelectorAll<HTMLElement>(".celestes-row:not(.bolina)")];
    expect(rows.map((row) => row.title)).toEqual([
      'table-next {"missing":2,"worth":3,"cards":1}',
      'table-next {"missing":2,"worth":3,"cards":1}',
      'table-next-gone {"left":1}',
      'table-next-gone {"left":0}',
    ]);
    expect(rows.map((row) => row.querySelectorAll(".mini.none").length)).toEqual([2, 2, 0, 0]);
    expect(rows.map((row) => row.querySelector(".count")?.textContent)).toEqual(["1/3", "1/3", "1", "1"]);
    void unmount(painted);
  });

  it("does not promise nothing for one more card", () => {
    const view = pyramid();
    view.seats[0]!.species = view.seats[0]!.species.map((one) => ({ ...one, cards: 1, missing: 1, worth: 0 }));
    const target = document.createElement("div");
    const painted = mount(Seat, { target, props: { ...props({ view }), seat: 0 } });
    flushSync();
    expect(target.querySelector<HTMLElement>(".celestes-row")?.title).toBe("table-next-nothing {}");
    void unmount(painted);
  });
});
