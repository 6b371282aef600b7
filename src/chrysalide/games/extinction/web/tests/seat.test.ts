// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Props } from "$web/painting/contract";
import { screen } from "./screen";
import { painting } from "../index";
import type { ExtinctionView } from "../types";
import { props, sitter, table } from "./views";

let mounted: Record<string, unknown> | undefined;
beforeAll(() => void (screen.wide = true));
afterAll(() => void (screen.wide = false));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

function paint(
  part: "Seat" | "Result" | "Aid",
  more: Record<string, unknown> = {},
  changes: Partial<Props<ExtinctionView>> = {},
): Props<ExtinctionView> {
  const given = props({ pick: vi.fn(), focus: vi.fn(), ...changes });
  mounted = mount(painting[part]!, { target: document.body, props: { ...given, ...more } });
  flushSync();
  return given;
}
const words = (): string => document.body.textContent ?? "";

describe("a seat", () => {
  it("shows its own hand as cards to play", () => {
    const { pick } = paint("Seat", { seat: 0 }, { view: table({ phase: "play" }), lit: new Set(["card:lacher"]) });
    expect(document.querySelectorAll(".hand button")).toHaveLength(3);
    document.querySelector<HTMLElement>(".hand .lit")?.click();
    expect(pick).toHaveBeenCalledWith("card:lacher");
  });
  it("shows the open hand of another by name", () => {
    paint("Seat", { seat: 1 });
    expect(document.querySelector("summary")?.textContent).toContain("Restaurer l'habitat");
    expect(document.querySelectorAll(".hand button")).toHaveLength(0);
  });
  it("folds that hand away where several seats share a row", () => {
    screen.wide = false;
    paint("Seat", { seat: 1 });
    expect(document.querySelector("details > summary")?.textContent).not.toContain("Restaurer l'habitat");
    expect(words()).toContain("Restaurer l'habitat");
    screen.wide = true;
  });
  it("does not show a hand that is hidden, only what it could be", () => {
    const seats = [sitter(0), sitter(1, { hand: null, hand_count: 2, unseen: ["corridor", "collecte"] })];
    paint("Seat", { seat: 1 }, { view: table({ seats }) });
    expect(words()).toContain('web-hand-hidden {"n":2}');
    expect(words()).toContain("web-unseen");
  });
  it("lets one person play from the second hand", () => {
    const { pick } = paint(
      "Seat",
      { seat: 1 },
      { view: table({ solo: true, actor: 1, seat: 1, phase: "play" }), lit: new Set(["card:restaurer"]) },
    );
    document.querySelector<HTMLElement>('button[data-target="card:restaurer"]')?.click();
    expect(pick).toHaveBeenCalledWith("card:restaurer");
  });
  it("says what is used up", () => {
    paint("Seat", { seat: 3 });
    expect(words()).toContain("web-used");
  });
});

describe("the end", () => {
  const history = {
    turns: [
      { turn: 0, year: 1, seat: null, population: 8, tiles: 0 },
      { turn: 1, year: 1, seat: 0, population: 9, tiles: 1 },
    ],
    votes: [
      {
        year: 4,
        which: "first" as const,
        needed: 4,
        yes: 1,
        polls: [
          {
            slot: 1,
            ambassador: "chine",
            name: "Chine",
            value: 9,
            rolled: null,
            cubes: 1,
            total: 10,
            target: 10,
            yes: true,
          },
          {
            slot: 4,
            ambassador: "indonesie",
            name: "Indonésie",
            value: 4,
            rolled: [1, 3],
            cubes: 3,
            total: 7,
            target: 10,
            yes: false,
          },
        ],
        missing: 3,
        spare: 0,
        closest: 4,
        by: 3,
      },
    ],
  };
  const end = { won: false, why: "second_vote" as const, yes: 1, needed: 4, population: 9, year: 5 };
  it("tells the vote country by country", () => {
    paint("Result", {}, { view: table({ phase: "over", actor: "over", history, end }) });
    expect([...document.querySelectorAll("ol li")].map(({ className }) => className.split(" ")[0])).toEqual([
      "aye",
      "nay",
    ]);
    expect(document.querySelectorAll("ol .die")).toHaveLength(2);
    expect(words()).toContain('end-why {"why":"second_vote"');
    expect(words()).toContain('web-ballot-near {"missing":3,"spare":0,"by":3,"slot":4,"ambassador":"indonesie"');
  });
  it("plots population and destruction, and says the same in words and as a table", () => {
    paint("Result", {}, { view: table({ phase: "over", actor: "over", history, end }) });
    const plot = document.querySelector('svg[role="img"]')!;
    expect(plot.getAttribute("aria-label")).toContain('"from":8,"to":9,"tiles":1');
    expect(plot.querySelectorAll("circle.population-dot")).toHaveLength(2);
    expect(plot.querySelectorAll("rect.tiles-dot")).toHaveLength(2);
    expect(document.querySelectorAll("tbody tr")).toHaveLength(2);
  });
});

describe("the aid", () => {
  it("marks the phase of the turn", () => {
    paint("Aid", {}, { view: table({ phase: "line" }) });
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain("web-step-destruction");
  });
});
