// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LoadedGame } from "$web/games/loaded-game.svelte";
import type { Game, Section } from "$web/net/protocol";
import type { GamePainting, Item } from "$web/painting/contract";
import Encyclopedia from "$web/rules/encyclopedia/Encyclopedia.svelte";
import { entries, groupsOf, reconstructed, tellsCounts, titleOf } from "$web/rules/encyclopedia/items";
import { Words } from "$web/words/fluent";
import Painted from "../PaintedItem.svelte";

const WORDS = new Words(
  "en",
  [
    "section-leaves = Leaves",
    "section-leaves-about = { $total } leaves",
    "section-eggs = Eggs",
    "section-eggs-about = { $total } eggs",
    "leaf = { $colour } leaf",
    "leaf-about = it floats",
    "egg = egg",
    "reconstructed-leaves = We guessed the leaves.",
  ].join("\n"),
);

const leaf = (colour: string): Item => ({
  id: `leaf-${colour}`,
  kind: "leaf",
  title: { id: "leaf", args: { colour } },
  text: [{ id: "leaf-about", args: {} }],
  count: 3,
  rules: ["2.1"],
  face: { colour },
});
const egg: Item = { ...leaf("white"), id: "egg", kind: "egg", title: { id: "egg", args: {} }, text: [], count: 1 };

const section = (id: string, items: Item[], changes: Partial<Section> = {}): Section => ({
  id,
  title: { id: `section-${id}`, args: {} },
  about: { id: `section-${id}-about`, args: { total: items.length } },
  group: id,
  chip: { id: `section-${id}`, args: {} },
  items,
  reconstructed: [],
  ...changes,
});
const LEAVES = section("leaves", [leaf("green"), leaf("red")], { reconstructed: ["leaves"] });
const EGGS = section("eggs", [egg]);
const BOOK = {
  chapters: [{ number: "2", title: "", rules: [{ number: "2.1", text: "Leaves fall.", source: "B", note: null }] }],
  glossary: [],
};

let mounted: Record<string, unknown> | undefined;
let games = 0;

beforeAll(() => {
  // jsdom has no dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  vi.unstubAllGlobals();
});

/** Each time another game: its rulebook is fetched once. */
function show(sections: Section[], painting: GamePainting = {}, item: string | null = null): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(BOOK))));
  const loaded = new LoadedGame({ id: `game${games++}` } as Game, painting, WORDS);
  mounted = mount(Encyclopedia, { target: document.body, props: { sections, loaded, item, level: 2 } });
  flushSync();
}

const items = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-item]")].map((one) => one.dataset["item"]);
const title = (): string | null | undefined => document.querySelector("dialog[open] h2")?.textContent;

describe("the encyclopedia", () => {
  it("shows every item of every section, and what is reconstructed", () => {
    show([LEAVES, EGGS], { Item: Painted });
    expect(items()).toEqual(["leaf-green", "leaf-red", "egg"]);
    expect(document.querySelectorAll(".painted")).toHaveLength(3);
    expect(document.body.textContent).toContain("We guessed the leaves.");
    expect(document.body.textContent).toContain("×3");
    expect(document.querySelector('[data-item="egg"]')?.textContent).not.toContain("×1");
  });

  it("shows one group alone", () => {
    show([LEAVES, EGGS]);
    const chips = [...document.querySelectorAll<HTMLButtonElement>('[role="group"] button')];
    chips.at(-1)?.click();
    flushSync();
    expect(items()).toEqual(["egg"]);
    expect(chips.at(-1)?.getAttribute("aria-pressed")).toBe("true");
  });

  it("opens an item with its rules, and arrow keys lead round", async () => {
    show([LEAVES, EGGS], { Item: Painted });
    document.querySelector<HTMLButtonElement>('[data-item="leaf-red"]')?.click();
    await expect.poll(() => document.querySelector("dialog[open]")?.textContent).toContain("Leaves fall.");
    expect(title()).toBe("Red leaf");
    expect(document.querySelector("dialog[open] a")?.getAttribute("href")).toMatch(/^\/rules\/game\d+\/rules#2\.1$/);
    for (const [key, found] of [
      ["ArrowRight", "Egg"],
      ["ArrowRight", "Green leaf"],
      ["ArrowLeft", "Egg"],
    ] as const) {
      window.dispatchEvent(new KeyboardEvent("keydown", { key }));
      await tick();
      expect(title()).toBe(found);
    }
  });

  it("is only words where a game paints nothing", () => {
    show([LEAVES]);
    expect(document.querySelector('[data-item="leaf-red"]')?.textContent).toContain("Red leaf");
  });

  it("opens at an item that an address names", () => {
    show([LEAVES, EGGS], {}, "egg");
    expect(title()).toBe("Egg");
  });
});

describe("its items", () => {
  it("have titles, and entries for a search", () => {
    expect(titleOf(egg, WORDS)).toBe("Egg");
    expect(entries({ game: "x", sections: [LEAVES, EGGS] }, WORDS)[1]).toEqual({
      item: "leaf-red",
      section: "Leaves",
      title: "Red leaf",
      text: "it floats",
    });
  });

  it("say how many there are where numbers differ from one", () => {
    expect([tellsCounts(LEAVES), tellsCounts(EGGS)]).toEqual([true, false]);
  });

  it("are grouped, and name each reconstruction once", () => {
    const more = section("more", [egg], { group: "leaves", reconstructed: ["leaves"] });
    expect(groupsOf([LEAVES, more, EGGS]).map(({ group }) => group)).toEqual(["leaves", "eggs"]);
    expect(reconstructed([LEAVES, more])).toEqual(["leaves"]);
  });
});
