import { beforeEach, describe, expect, it, vi } from "vitest";
import { here } from "$web/device/here.svelte";
import { seenAt, SeenPositions, takeSeen, type Seen } from "$web/device/seen";
import type { SeatInfo, TableInfo, Update } from "$web/net/protocol";
import { keyring } from "$web/reader/keyring";
import { Table } from "$web/table/state/table.svelte";
import { choice, tableInfo, update } from "../choice";

const HOME = "https://games.example/moths/";

/** As a browser has them, by the order in which they came. */
class Caches {
  readonly all = new Map<string, Map<string, string>>();
  full = false;
  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, cache);
    return {
      match: async (address: string) => (cache.has(address) ? new Response(cache.get(address)) : undefined),
      put: async (address: string, answer: Response) => {
        if (this.full) throw new DOMException("full", "QuotaExceededError");
        cache.set(address, await answer.text());
      },
      delete: async (address: string) => cache.delete(address),
      keys: async () => [...cache.keys()],
    };
  }
}

const seat = (number: number, kind: SeatInfo["kind"]) => ({ seat: number, kind, keeper: null }) as SeatInfo;
const infoOf = (table: string, changes: Partial<TableInfo> = {}): TableInfo => ({
  ...tableInfo(),
  table,
  seats: [seat(0, "person"), seat(1, "bot")],
  ...changes,
});
const choices = [choice("one", "card:1"), choice("two", "card:2")];
const mine: Update = { ...update(7, "step"), choices, undo: true, undo_turn: true, draw: true, proposal: "one" };
const log = [{ id: "dealt", args: {} }];
const shownAt = (table: string, changes: object = {}) => ({
  info: infoOf(table),
  held: [0],
  shown: mine,
  log,
  over: false,
  ...changes,
});
const seen = (table: string): Seen => seenAt(shownAt(table)) as Seen;

let caches: Caches & CacheStorage;
const positions = (version = "one", home = HOME, kept: CacheStorage | undefined = caches) =>
  new SeenPositions(home, version, kept);

beforeEach(() => {
  caches = new Caches() as unknown as Caches & CacheStorage;
});

describe("what is kept", () => {
  it("is what was shown, with nothing that could be chosen, undone or agreed to", () => {
    const { seats, update: kept } = seen("here-1");
    expect(seats).toEqual([0]);
    expect(kept.view).toBe(mine.view);
    expect(kept.log).toBe(log);
    expect(kept).toMatchObject({ kind: "now", events: [], choices: [], undo: false, undo_turn: false, draw: false });
    expect(kept.proposal).toBeUndefined();
  });

  it.each([
    ["several people here", { held: [0, 1] }],
    ["somebody else who plays", { info: infoOf("here-1", { seats: [seat(0, "person"), seat(1, "person")] }) }],
    ["the view of another seat", { shown: { ...mine, eyes: 1 } }],
    ["nobody who plays here", { held: [] }],
    ["a match that is over", { over: true }],
    ["a match that has ended otherwise", { info: infoOf("here-1", { status: "over" }) }],
    ["nothing shown", { shown: null }],
  ])("is nothing with %s", (_, changes) => {
    expect(seenAt(shownAt("here-1", changes))).toBeNull();
  });

  it("stops the clocks", () => {
    const clocks = { left: [60, 50], running: 0 };
    expect(seenAt(shownAt("here-1", { shown: { ...mine, clocks } }))?.update.clocks).toEqual({
      ...clocks,
      running: null,
    });
  });
});

describe("positions", () => {
  it("are taken once, until they are kept again", async () => {
    await positions().keep(seen("here-1"));
    expect(await positions().take("here-1")).toMatchObject(seen("here-1"));
    expect(await positions().take("here-1")).toBeUndefined();
  });

  it("belong to one version of the page and one folder", async () => {
    for (const other of [positions("two"), positions("one", "https://games.example/")]) {
      await positions().keep(seen("here-1"));
      expect(await other.take("here-1")).toBeUndefined();
    }
  });

  it("are those of the latest tables only, and none that is too long", async () => {
    const all = positions();
    for (const number of [1, 2, 3, 4, 1, 5]) await all.keep(seen(`here-${number}`));
    const long = seen("here-6");
    await all.keep({ ...long, update: { ...long.update, log: [{ id: "x".repeat(500_000), args: {} }] } });
    const found = [];
    for (const number of [1, 2, 3, 4, 5, 6]) if (await all.take(`here-${number}`)) found.push(number);
    expect(found).toEqual([1, 3, 4, 5]);
  });

  it("are forgotten, also if they are just being kept", async () => {
    const all = positions();
    void all.keep(seen("here-1"));
    void all.forget("here-1");
    expect(await all.take("here-1")).toBeUndefined();
  });

  it("are missing, and nothing else, where nothing can be kept or read", async () => {
    caches.full = true;
    await positions().keep(seen("here-1"));
    expect(await positions().take("here-1")).toBeUndefined();
    await new SeenPositions(HOME, "one", undefined).keep(seen("here-1"));
    caches.full = false;
    await positions().keep(seen("here-1"));
    for (const cache of caches.all.values()) for (const address of cache.keys()) cache.set(address, "not this");
    expect(await positions().take("here-1")).toBeUndefined();
  });
});

describe("a table that is opened", () => {
  const asked = async (table: string) => {
    const all = positions();
    await all.keep(seen(table));
    return (await takeSeen(table, all)) !== undefined;
  };

  it("is seen early on this device, by its one person, before the desk is awake", async () => {
    keyring.addToken("here-1", "any", "secret");
    keyring.addToken("k3v9", "any", "secret");
    expect(await asked("here-1")).toBe(true);
    expect(await asked("k3v9")).toBe(false); // at a site
    expect(await asked("here-2")).toBe(false); // removed from the list
    vi.spyOn(here, "awake", "get").mockReturnValueOnce(true);
    expect(await asked("here-1")).toBe(false);
    keyring.addToken("here-1", "any", "another");
    expect(await asked("here-1")).toBe(false);
    keyring.forget("here-1");
    keyring.forget("k3v9");
  });

  it("goes on with what the desk says, even under the number that was shown", () => {
    vi.stubGlobal("document", { activeElement: null });
    const table = new Table(infoOf("here-1"), true);
    const { seats, update: early } = seen("here-1");
    table.recall(seats, { ...early });
    const sent: unknown[] = [];
    const nothing = () => {};
    expect([table.starting, table.shown?.view, table.choices, table.lit.size]).toEqual([true, mine.view, [], 0]);
    expect([table.motion, table.mayRestart, table.mayAsk, table.log]).toEqual([false, false, false, log]);
    table.connect({ open: nothing, close: nothing, resync: nothing, probe: nothing, send: (one) => !!sent.push(one) });
    const says = table.listener();
    says.link("open");
    says.welcome({ table: infoOf("here-1"), seats: [0] });
    expect(table.choices).toEqual([]); // until the desk has said which
    table.askHint();
    expect(sent).toEqual([]);
    says.update({ ...mine, kind: "now", seq: mine.seq, events: [], log });
    expect([table.starting, table.choices, table.shown?.undo]).toEqual([false, choices, true]);
    vi.unstubAllGlobals();
  });
});
