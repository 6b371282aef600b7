// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Props } from "$web/painting/contract";
import { screen } from "./screen";
import { painting } from "../index";
import { looking } from "../looking.svelte";
import type { ExtinctionView } from "../types";
import { props, table } from "./views";

let mounted: Record<string, unknown> | undefined;
beforeAll(() => void (screen.wide = true));
afterAll(() => void (screen.wide = false));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

function paint(
  part: "Seat" | "Standing" | "Result" | "Aid",
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
  it("says its role and what it has in numbers", () => {
    paint("Seat", { seat: 1 });
    expect(words()).toContain("role-title");
    expect(document.querySelector('[data-extinction-seat="1"] [data-spot="money"]')).not.toBeNull();
    expect(words()).not.toContain("Restaurer l'habitat");
  });
  it("shows its hand in a replay that shows everything", () => {
    const view = table();
    view.seats[1]!.hand = [Object.keys(view.cards)[0]!];
    paint("Seat", { seat: 1, open: true }, { view });
    expect(document.querySelectorAll("[data-open-hand] li")).toHaveLength(1);
  });
  it("is looked at with a click, and no more with a second one", () => {
    paint("Seat", { seat: 1 });
    const all = document.querySelector<HTMLElement>("button")!;
    expect(all.getAttribute("aria-label")).toContain("web-look-at");
    all.click();
    flushSync();
    expect(looking.at).toBe("who:1");
    expect(all.getAttribute("aria-pressed")).toBe("true");
    all.click();
    expect(looking.at).toBeNull();
  });
});

describe("the bar", () => {
  it("shows the years and counts the turns to the next vote", () => {
    paint("Standing");
    expect(document.querySelectorAll("[data-year]")).toHaveLength(table().track.years.length);
    expect(document.querySelector(".years p")?.textContent).toContain('web-turns-left {"turns":6,"which":"first"}');
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
