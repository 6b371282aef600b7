// @vitest-environment jsdom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Fresh, guardClicks } from "$web/table/state/fresh";
import { guardTable } from "$web/table/state/fresh-table.svelte";
import { Table } from "$web/table/state/table.svelte";
import { choice, tableInfo, update } from "../choice";
import { Clockwork } from "../clockwork";

const mouse = (target: Element): boolean =>
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));

describe("what has just appeared", () => {
  function watched(): { fresh: Fresh; time: Clockwork; said: boolean[] } {
    const time = new Clockwork();
    const said: boolean[] = [];
    const fresh = new Fresh((settling) => said.push(settling), time);
    return { fresh, time, said };
  }

  it("is fresh for a moment, and says when nothing is any more", () => {
    const { fresh, time, said } = watched();
    fresh.see(new Map([["target:a", "1"]]));
    expect([fresh.isFresh("target:a"), fresh.isFresh("target:b")]).toEqual([true, false]);
    time.pass(399);
    expect([fresh.isFresh("target:a"), said]).toEqual([true, [true]]);
    time.pass(1);
    expect([fresh.isFresh("target:a"), said]).toEqual([false, [true, false]]);
  });

  it("is fresh again where it means something else, or nothing any more", () => {
    const { fresh, time } = watched();
    fresh.see(
      new Map([
        ["target:a", "1"],
        ["target:b", "1"],
      ]),
    );
    time.pass(500);
    fresh.see(new Map([["target:a", "2"]]));
    expect([fresh.isFresh("target:a"), fresh.isFresh("target:b")]).toEqual([true, true]);
  });

  it("does not make fresh what has been there all along", () => {
    const { fresh, time } = watched();
    fresh.see(new Map([["target:a", "1"]]));
    time.pass(500);
    fresh.see(
      new Map([
        ["target:a", "1"],
        ["target:b", "1"],
      ]),
    );
    expect([fresh.isFresh("target:a"), fresh.isFresh("target:b")]).toEqual([false, true]);
  });
});

describe("a guarded page", () => {
  function page(): {
    clicked: ReturnType<typeof vi.fn>;
    fresh: Fresh;
    time: Clockwork;
    part: (name: string) => Element;
  } {
    const main = document.createElement("main");
    main.innerHTML =
      '<button data-target="a"><i></i></button><button data-choice="b"></button><button id="c"></button>';
    const clicked = vi.fn();
    for (const button of main.querySelectorAll("button")) button.addEventListener("click", clicked);
    const time = new Clockwork();
    const fresh = new Fresh(() => {}, time);
    guardClicks(main, fresh);
    fresh.see(
      new Map([
        ["target:a", "1"],
        ["choice:b", "1"],
      ]),
    );
    return { clicked, fresh, time, part: (name) => main.querySelector(name)! };
  }

  it("lets no click through to what is fresh, and every other one", () => {
    const { clicked, time, part } = page();
    mouse(part("i"));
    mouse(part("[data-choice]"));
    expect(clicked).not.toHaveBeenCalled();
    mouse(part("#c"));
    expect(clicked).toHaveBeenCalledTimes(1);
    time.pass(400);
    mouse(part("i"));
    mouse(part("[data-choice]"));
    expect(clicked).toHaveBeenCalledTimes(3);
  });

  it("does not slow the keyboard, whose clicks count no presses", () => {
    const { clicked, part } = page();
    part("i").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("stops a key that repeats, so that it does not run through decisions", () => {
    const { part } = page();
    const press = (repeat: boolean, key = "Enter"): boolean =>
      part("[data-choice]").dispatchEvent(
        new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }),
      );
    expect([press(false), press(true), press(true, "ArrowDown")]).toEqual([true, false, true]);
  });
});

describe("a table", () => {
  it("takes the second click of a double click for nothing, whatever it lands on", () => {
    const time = new Clockwork();
    const table = new Table(tableInfo(), false, time);
    table.connect({ open: () => {}, resync: () => {}, probe: () => {}, close: () => {}, send: () => true });
    const heard = table.listener();
    heard.link("open");
    heard.welcome({ table: tableInfo(), seats: [0] });
    heard.update({ ...update(1, "now"), choices: [choice("take", "slot:1"), choice("keep", "slot:2")] });
    const main = document.createElement("main");
    main.innerHTML = '<button data-target="slot:1"></button>';
    const slot = main.querySelector("button")!;
    slot.addEventListener("click", () => table.pick("slot:1"));
    const stop = $effect.root(() => {
      guardTable(table, () => [], time)(main);
    });
    flushSync();
    expect(main.hasAttribute("data-settling")).toBe(true);
    time.pass(400);
    expect(main.hasAttribute("data-settling")).toBe(false);

    const pick = vi.spyOn(table, "pick");
    mouse(slot);
    flushSync();
    expect([pick.mock.calls.length, table.busy]).toEqual([1, "act"]);
    heard.update({ ...update(2, "now"), choices: [choice("lay", "slot:1"), choice("other", "slot:3")] });
    flushSync();
    mouse(slot);
    expect([pick.mock.calls.length, table.busy]).toEqual([1, null]);
    time.pass(400);
    mouse(slot);
    expect(pick.mock.calls.length).toBe(2);
    stop();
  });
});
