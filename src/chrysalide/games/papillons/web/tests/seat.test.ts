// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Props } from "$web/painting/contract";
import Result from "../Result.svelte";
import Seat from "../Seat.svelte";
import type { Goal, PapillonsView, Sitter } from "../types";
import { card, props, row } from "./views";

let mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const one of mounted) await unmount(one);
  mounted = [];
});

function seat(number: number, changes: Partial<Props<PapillonsView>> = {}, open = false): HTMLElement {
  const target = document.createElement("div");
  mounted.push(mount(Seat, { target, props: { ...props(changes), seat: number, open } }));
  flushSync();
  return target;
}

function result(view: PapillonsView): HTMLElement {
  const target = document.createElement("div");
  mounted.push(mount(Result, { target, props: props({ view }) }));
  flushSync();
  return target;
}

const targets = (panel: HTMLElement): (string | undefined)[] =>
  [...panel.querySelectorAll<HTMLElement>("button")].map((button) => button.dataset["target"]);

function seats(change: (sitter: Sitter) => Partial<Sitter>): Sitter[] {
  return row().seats.map((sitter) => ({ ...sitter, ...change(sitter) }));
}

describe("a seat", () => {
  it("shows its hand in little room in a replay that shows everything", () => {
    const panel = seat(0, {}, true);
    expect(panel.querySelectorAll("[data-open-hand] img")).toHaveLength(2);
    expect(targets(panel).filter((target) => target?.startsWith("hand:"))).toEqual([]);
  });

  it("raises the card that is selected, and of two equal ones only one", () => {
    const view = row({ hand: [row().hand[0]!, row().hand[0]!] });
    const pressed = [...seat(0, { view, picked: ["hand:Rg"] }).querySelectorAll('[data-spot="hand"]')];
    expect(pressed.map((card) => card.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  });
  it("shows hand, goals and tokens to its own viewer", () => {
    const panel = seat(0);
    expect(targets(panel)).toEqual(["hand:Rg", "hand:Sy", "net", "web"]);
    expect([...panel.querySelectorAll(".goal .name")].map((name) => name.textContent)).toEqual([
      'table-goal {"goal":"round"}',
      'table-goal {"goal":"green"}',
    ]);
  });
  it("shows backs and the sort of the goals to everybody else", () => {
    const panel = seat(1);
    expect(targets(panel)).toEqual([]);
    expect(panel.querySelectorAll(".backs img")).toHaveLength(2);
    expect(panel.querySelectorAll(".goal.hidden")).toHaveLength(2);
  });
  it("shows nobody's hand to a spectator", () => {
    const view = row({ viewer: null, hand: [], seats: seats(() => ({ goals: null })) });
    expect(targets(seat(0, { view }))).toEqual([]);
  });
  it("sends a click on a token that is used up, so that the site can say why not", () => {
    const pick = vi.fn();
    const panel = seat(0, { view: row({ seats: seats(() => ({ web: false })) }), pick });
    panel.querySelector<HTMLElement>('[data-target="web"]')?.click();
    expect(pick).toHaveBeenCalledWith("web");
  });
  it("has no web and may be asked for a card in an expert match", () => {
    const view = row({ options: { expert: true, teams: false } });
    expect(targets(seat(0, { view }))).not.toContain("web");
    expect(targets(seat(1, { view }))).toEqual(["seat:1"]);
    const asked = seat(1, { view: { ...view, seats: seats(() => ({ demanded: true })) } });
    expect(targets(asked)).toEqual([]);
    expect(asked.querySelector(".demand")).not.toBeNull();
  });
  it("announces its own goals in expert teams only", () => {
    const view = row({
      options: { expert: true, teams: true },
      seats: seats(() => ({ team: "A" })),
      shape_seats: [0, -1],
    });
    expect(targets(seat(0, { view }))).toContain("goal:round");
    expect(targets(seat(0))).not.toContain("goal:round");
  });
  it("counts the laid cards until everybody has laid enough", () => {
    expect(seat(1).querySelector(".laid")).toBeNull();
    const view = row({ open: false, seats: seats(() => ({ laid: 2 })) });
    expect(seat(1, { view }).querySelectorAll(".laid .done")).toHaveLength(2);
  });
});

describe("the result", () => {
  const goals: Goal[][] = [
    ["round", "green"],
    ["tailed", "blue"],
  ];
  const known = seats(({ seat: number }) => ({ goals: goals[number] ?? null }));
  const table = [card("0,0"), card("1,0"), card("2,0"), card("3,0")];
  const end = {
    drawn: false,
    goal: "round" as const,
    line: table.map(({ cell }) => cell),
    by: 0,
    out: ["yellow" as const],
  };
  const over = row({ actor: "over", phase: "over", table, seats: known, winners: [0], end });

  it("shows the line, everybody's goals and those that nobody had", () => {
    const panel = result(over);
    expect(panel.querySelectorAll("ol .tile")).toHaveLength(4);
    expect(panel.querySelectorAll(".seats .goal .name")).toHaveLength(4);
    expect(panel.querySelector(".out")?.textContent).toContain('"goal":"yellow"');
    expect(panel.querySelector(".how")?.textContent).toContain("table-completed-own");
  });
  it("tells when somebody else completed it", () => {
    const how = result({ ...over, end: { ...end, by: 1 } }).querySelector(".how")?.textContent;
    expect(how).toContain("table-completed-other");
    expect(how).toContain('"seat":1,"other_seat":0');
  });
  it("tells a wrong announcement", () => {
    const view = { ...over, options: { teams: true, expert: true }, end: { ...end, by: 1 } };
    expect(result(view).querySelector(".how")?.textContent).toContain("table-announced-wrong");
  });
  it("tells a draw", () => {
    const drawn = { drawn: true, goal: null, line: [], by: null, out: [] };
    const panel = result({ ...over, winners: [], end: drawn });
    expect(panel.querySelector(".how")?.textContent).toContain("table-drawn");
    expect(panel.querySelector("ol")).toBeNull();
  });
});
