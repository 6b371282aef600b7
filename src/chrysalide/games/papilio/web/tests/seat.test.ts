// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Aid from "../Aid.svelte";
import Icon from "../Icon.svelte";
import Result from "../Result.svelte";
import Seat from "../Seat.svelte";
import type { End } from "../types";
import { pawn, props, sitter, table } from "./views";

let mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const one of mounted) await unmount(one);
  mounted = [];
});

function show(make: (target: HTMLElement) => Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  mounted.push(make(target));
  flushSync();
  return target;
}

describe("a seat", () => {
  it("shows its four pawns where they are", () => {
    const view = table({ seats: [sitter(0, { active: 1, reserve: 0, arrived: 2, lost: 1 }), sitter(1)] });
    const panel = show((target) => mount(Seat, { target, props: { ...props({ view }), seat: 0 } }));
    const pieces = (group: string): number => panel.querySelectorAll(`.${group} .piece`).length;
    expect(["reserve", "active", "arrived", "lost"].map(pieces)).toEqual([0, 1, 2, 1]);
    expect(panel.textContent).toContain('table-group {"group":"arrived","count":2}');
  });
});

describe("the result", () => {
  const over = (end: Partial<End>, winners: number[]): HTMLElement => {
    const view = table({
      actor: "over",
      phase: "over",
      winners,
      end: { reason: "decided", rule: "8.2", winner: winners[0] ?? null, tie: false, ...end },
      pawns: [
        pawn(0, "c7", { arrived: true, fate: null }),
        pawn(0, "e7", { arrived: true, fate: null }),
        pawn(1, "d4"),
      ],
      seats: [sitter(0, { arrived: 2, active: 0, reserve: 0, lost: 2 }), sitter(1, { reserve: 0, lost: 3, reach: 1 })],
    });
    return show((target) => mount(Result, { target, props: props({ view }) }));
  };

  it("says why it is over, and where the winner's pawns arrived", () => {
    const panel = over({}, [0]);
    expect(panel.querySelector(".why")?.textContent).toContain(
      '"reason":"decided","seat":0,"other_seat":1,"arrivals":2,"other_arrivals":0,"tie":"no","reach":1',
    );
    expect(panel.querySelector(".won")?.textContent).toContain('table-end-arrived {"cells":["c7","e7"]}');
    expect(panel.querySelector(".won .words")?.textContent).toContain(
      'table-end-rest {"active":0,"reserve":0,"lost":2}',
    );
    expect(panel.querySelectorAll("li:not(.won) .lost")).toHaveLength(3);
  });
  it("tells a draw", () => {
    const panel = over({ reason: "cap" }, []);
    expect(panel.querySelector(".why")?.textContent).toContain('table-end-drawn {"reason":"cap","arrivals":2}');
    expect(panel.querySelector(".won")).toBeNull();
  });
});

describe("the small things", () => {
  it("the aid lists the seven tiles", () => {
    const aid = show((target) => mount(Aid, { target, props: props() }));
    expect(aid.querySelectorAll(".legend .papilio-tile[data-kind]").length).toBeGreaterThanOrEqual(7);
    expect(aid.textContent).toContain('table-tile-does {"kind":"lizard"}');
  });
  it("icons are tiles or signs", () => {
    const icon = (name: string): HTMLElement => show((target) => mount(Icon, { target, props: { icon: name } }));
    expect(icon("spider").querySelector<HTMLElement>(".papilio-tile")?.dataset["kind"]).toBe("spider");
    for (const name of ["stay", "off", "back", "enter"])
      expect(icon(name).querySelector("path")?.getAttribute("d")).toBeTruthy();
  });
});
