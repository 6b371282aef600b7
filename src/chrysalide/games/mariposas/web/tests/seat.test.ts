// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Props } from "$web/painting/contract";
import Aid from "../Aid.svelte";
import Icon from "../Icon.svelte";
import Result from "../Result.svelte";
import Seat from "../Seat.svelte";
import Standing from "../Standing.svelte";
import type { MariposasView } from "../types";
import { props, sitter, table } from "./views";

const mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const one of mounted.splice(0)) await unmount(one);
});

function seat(number: number, changes: Partial<Props<MariposasView>> = {}, open = false): HTMLElement {
  const target = document.createElement("div");
  mounted.push(mount(Seat, { target, props: { ...props(changes), seat: number, open } }));
  flushSync();
  return target;
}

function part(component: typeof Result | typeof Aid, view: MariposasView): HTMLElement {
  const target = document.createElement("div");
  mounted.push(mount(component, { target, props: props({ view }) }));
  flushSync();
  return target;
}

const targets = (panel: HTMLElement): (string | undefined)[] =>
  [...panel.querySelectorAll<HTMLElement>("button")].map(({ dataset }) => dataset["target"]);

describe("a seat", () => {
  it("shows its hand in a replay that shows everything", () => {
    const view = { ...table(), hand: ["111", "own"] };
    const panel = seat(0, { view }, true);
    expect(panel.querySelectorAll("[data-open-hand] img")).toHaveLength(2);
    expect(panel.querySelector('[data-spot="hand"]')).toBeNull();
    expect(seat(0, { view }).querySelector("[data-open-hand]")).toBeNull();
  });

  it("is a chip with flowers, life cycles and how many cards it hides, whoever looks", () => {
    for (const number of [0, 1]) {
      const panel = seat(number);
      expect(targets(panel)).toEqual([]);
      expect(panel.textContent).toContain('web-flower-count {"flower":"violet","count":2}');
      expect(panel.textContent).toContain('web-hand-hidden {"number":2}');
      expect(panel.textContent).toContain(`web-row-count {"row":"pink","have":${number}}`);
    }
  });
  it("says who began", () => {
    expect(seat(0).querySelector(".first")?.textContent).toContain("web-first");
    expect(seat(1).querySelector(".first")).toBeNull();
  });
  it("lays bonus cards that were played this season in front, behind the action cards", () => {
    const view = table({ seats: [sitter(0), sitter(1, { laid: ["double", "extra"] })] });
    const cards = [...seat(1, { view }).querySelectorAll<HTMLElement>('[aria-label^="web-played"] li')];
    expect(cards.map(({ title }) => title.split(" ")[0])).toEqual(["kind", "web-laid-card", "web-laid-card"]);
    expect(cards.map(({ dataset }) => dataset["spot"])).toEqual(["played", undefined, undefined]);
  });
  it("counts butterflies, those waiting apart", () => {
    expect(seat(0).textContent).toContain('web-piece-row {"generation":2,"board":0,"card":1,"reserve":1,"gone":0}');
  });
});

describe("season and turn", () => {
  it("say that a season ends, not that it has a turn too many", () => {
    const bar = part(Standing, table({ season: "spring", round: 5, rounds: [4, 5, 6], phase: "free_birth" }));
    expect(bar.querySelector("li.now .unseen")?.textContent).toContain('"state":"end"');
    expect(bar.querySelectorAll("li.now .done")).toHaveLength(4);
    expect(bar.querySelector("li.now .current")).toBeNull();
  });
  it("mark the round of the season", () => {
    const bar = part(Standing, table({ season: "summer", round: 3 }));
    expect(bar.querySelector("li.now .current")?.textContent).toBe("3");
    expect(bar.querySelectorAll("li.past .done")).toHaveLength(4);
  });
});

describe("the result", () => {
  const point = {
    source: "goal",
    season: "spring",
    card: "spring_1",
    goal: 1,
    row: null,
    tile: null,
    points: 4,
  } as const;
  const end = [
    { seat: 1, place: 1, score: 4, michoacan: 1, flowers: 2, cards: 0 },
    { seat: 0, place: 2, score: 4, michoacan: 0, flowers: 2, cards: 0 },
  ];
  const view = table({
    actor: "over",
    phase: "over",
    winners: [1],
    end,
    seats: [sitter(0, { points: [point] }), sitter(1, { points: [{ ...point, source: "cycle" }] })],
  });

  it("explains every point by its source, best seat first", () => {
    const panel = part(Result, view);
    const cells = [...panel.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.firstChild?.textContent),
    );
    expect(cells).toEqual([
      ["0", "4"],
      ["0", "0"],
      ["0", "0"],
      ["4", "0"],
    ]);
    expect([...panel.querySelectorAll("tfoot td")].map((cell) => cell.textContent)).toEqual(["4", "4"]);
  });
  it("tells what broke a tie", () => {
    expect(part(Result, view).querySelectorAll("ul li")).toHaveLength(2);
    const clear = { ...view, end: end.map((one) => ({ ...one, score: one.score - one.seat })) };
    expect(part(Result, clear).querySelector("ul")).toBeNull();
  });
  it("is nothing before the end", () => {
    expect(part(Result, table()).textContent).toBe("");
  });
});

describe("the aid", () => {
  it("counts the cards that nobody has shown", () => {
    const panel = part(Aid, table());
    expect(panel.textContent).toContain("×3");
    expect(panel.querySelectorAll(".tokens img")).toHaveLength(2);
  });
});

describe("the picture in a choice", () => {
  it.each([
    "111",
    "own",
    "double",
    "orange",
    "wild",
    "hidden",
    "pink-egg",
    "piece-3",
    "piece-4-double",
    "milkweed",
    "tile-jewel",
    "goal",
    "stop",
    "skip",
    "keep",
    "nothing",
  ])("is drawn for %s", (icon) => {
    const target = document.createElement("div");
    mounted.push(mount(Icon, { target, props: { icon } }));
    flushSync();
    expect(target.querySelector("img, svg")).not.toBeNull();
  });
});
