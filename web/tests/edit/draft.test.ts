import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Draft } from "$web/edit/draft.svelte";
import type { CheckedPack } from "$web/net/api";
import type { Editor, PackFault, ShownPack } from "$web/net/protocol";
import { isPack, KeptPacks, packTitle } from "$web/reader/packs.svelte";

const EDITOR: Editor = {
  option: "edition",
  forms: [{ name: "layout", fields: [], least: 1, title: "edit-layout", argument: "id" }],
  start: {
    layout: [
      { id: "a", n: 1 },
      { id: "b", n: 2 },
    ],
  },
  fixed: [],
  limit: 1000,
};

class Shelf {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

type Answer = { pack: ShownPack | null; fault: PackFault | null };
const fine = (text: string): Answer => ({
  pack: {
    text,
    tables: { title: "T", layout: [{ id: "b", n: 9 }] } as unknown as ShownPack["tables"],
    item: null,
    view: null,
  },
  fault: null,
});
const wrong: Answer = { pack: null, fault: { place: ["layout", 1], field: "n", text: "no" } };

describe("a draft", () => {
  let shelf: Shelf;
  let asked: CheckedPack[];
  let answers: Answer[];
  const draft = () =>
    new Draft(
      "moths",
      EDITOR,
      () => "en",
      shelf,
      async (pack) => {
        asked.push(pack);
        return answers.shift() ?? fine("x = 1");
      },
    );

  afterEach(() => void vi.useRealTimers());

  beforeEach(() => {
    vi.useFakeTimers();
    shelf = new Shelf();
    asked = [];
    answers = [];
  });

  it("asks once the reader pauses, and has a text only while nothing is wrong", async () => {
    const one = draft();
    one.change({ id: "a", n: 2 });
    one.change({ id: "a", n: 3 });
    expect(one.text).toBeNull();
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      tables: {
        layout: [
          { id: "a", n: 3 },
          { id: "b", n: 2 },
        ],
      },
      table: "layout",
      id: "a",
    });
    expect(one.text).toBe("x = 1");
    answers = [wrong];
    one.change({ id: "a", n: 99 });
    await vi.runAllTimersAsync();
    expect(one.text).toBeNull();
    expect(one.faultHere).toBeNull();
    one.look(EDITOR.forms[0]!, 1);
    expect(one.faultHere).not.toBeNull();
  });

  it("is resumed where it was left", async () => {
    const before = draft();
    before.title = "Mine";
    before.remove();
    const after = draft();
    expect(after.resume()).toBe(true);
    expect(after.title).toBe("Mine");
    expect(after.tables).toEqual({ layout: [{ id: "b", n: 2 }] });
    shelf.setItem("chrysalide.draft.moths", '{"layout": "nonsense"}');
    expect(draft().resume()).toBe(false);
    shelf.setItem("chrysalide.draft.moths", "{");
    expect(draft().resume()).toBe(false);
    await vi.runAllTimersAsync();
  });

  it("stays as it is where a file cannot be used", async () => {
    const one = draft();
    answers = [wrong];
    expect(await one.open("nonsense")).toEqual(wrong.fault);
    expect(one.tables).toBe(EDITOR.start);
    expect(await one.open("x = 1")).toBeNull();
    expect(one.tables).toEqual({ layout: [{ id: "b", n: 9 }] });
    await vi.runAllTimersAsync();
  });

  it("gets one of ours back in its place", async () => {
    const one = draft();
    one.remove();
    one.add({ id: "a", n: 1 });
    expect(one.tables).toEqual(EDITOR.start);
    expect(one.index).toBe(0);
    await vi.runAllTimersAsync();
  });
});

describe("packs of this device", () => {
  it("are kept by title, the newest first, and survive nonsense", () => {
    const shelf = new Shelf();
    const packs = new KeptPacks(shelf);
    packs.keep("moths", 'title = "A"\nx = 1');
    packs.keep("moths", 'title = "B"\nx = 1');
    packs.keep("moths", 'title = "A"\nx = 2');
    packs.keep("ants", 'title = "A"\n');
    expect(new KeptPacks(shelf).of("moths").map(({ text }) => text)).toEqual([
      'title = "A"\nx = 2',
      'title = "B"\nx = 1',
    ]);
    packs.forget(packs.of("ants")[0]!);
    expect(packs.of("ants")).toEqual([]);
    shelf.setItem("chrysalide.packs", '[{"game": 7}, null]');
    expect(new KeptPacks(shelf).all).toEqual([]);
  });

  it("are called by their titles", () => {
    expect(packTitle('game = "moths"\ntitle = "A \\"b\\""\n')).toBe('A "b"');
    expect(packTitle("x = 1")).toBe("");
    expect([isPack("x = 1"), isPack("reconstructed"), isPack(3)]).toEqual([true, false, false]);
  });
});
