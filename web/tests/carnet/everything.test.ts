import { beforeEach, describe, expect, it } from "vitest";
import { dayOf } from "$web/carnet/days";
import { BadFile, eraseAll, readFile, takeIn, writeFile } from "$web/carnet/everything";
import { History } from "$web/reader/history.svelte";
import { Keyring } from "$web/reader/keyring";
import { played, Shelf } from "./played";

let shelf: Shelf;
let keys: Keyring;
let past: History;
const now = new Date("2026-11-17T20:00:00Z");

beforeEach(() => {
  shelf = new Shelf();
  shelf.setItem("another-site", "not ours");
  shelf.setItem("chrysalide.name", "Camille");
  keys = new Keyring(shelf, () => 5);
  past = new History(shelf);
  keys.addToken("t1", "pebbles", "secret");
  past.add(played("t0"));
});

/** Another device. */
function elsewhere(): { shelf: Shelf; keys: Keyring; past: History } {
  const there = new Shelf();
  return { shelf: there, keys: new Keyring(there, () => 9), past: new History(there) };
}

describe("a file with everything", () => {
  it("brings seats, matches and preferences to another device", () => {
    const there = elsewhere();
    const counts = takeIn(readFile(writeFile(shelf, now)), there.shelf, there.keys, there.past);
    expect(counts).toEqual({ tables: 1, matches: 1 });
    expect(there.keys.tokens("t1")).toEqual(["secret"]);
    expect(there.past.all).toEqual([played("t0")]);
    expect(there.shelf.getItem("chrysalide.name")).toBe("Camille");
    expect(there.shelf.getItem("another-site")).toBeNull();
  });

  it("adds to what is there, and adds nothing the second time", () => {
    const there = elsewhere();
    there.keys.addToken("t1", "pebbles", "mine");
    there.keys.addToken("t9", "pebbles", "other");
    there.past.add(played("t8", { ended: 7 }));
    const file = readFile(writeFile(shelf, now));
    expect(takeIn(file, there.shelf, there.keys, there.past)).toEqual({ tables: 1, matches: 1 });
    expect(there.keys.tokens("t1")).toEqual(["mine", "secret"]);
    expect(there.keys.tokens("t9")).toEqual(["other"]);
    expect(there.past.all.map(({ table }) => table)).toEqual(["t0", "t8"]);
    expect(takeIn(file, there.shelf, there.keys, there.past)).toEqual({ tables: 0, matches: 0 });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"format": "something else", "kept": {}}',
    '{"format": "chrysalide-carnet", "kept": null}',
    `{"format": "chrysalide-carnet", "kept": {}, "more": "${"x".repeat(2_000_000)}"}`,
  ])("is refused if it is not one", (text) => {
    expect(() => readFile(text)).toThrow(BadFile);
  });

  it("takes only what belongs to this site, and only well-formed tables and matches", () => {
    const kept = {
      "another-site": "changed",
      "chrysalide.number": 7,
      "chrysalide.tables": '[{"table": "t2"}, {"table": "t3", "tokens": [1], "invitations": {}, "opened": 1}]',
      "chrysalide.history": "not JSON",
    };
    takeIn(readFile(JSON.stringify({ format: "chrysalide-carnet", version: 1, kept })), shelf, keys, past);
    expect(shelf.getItem("another-site")).toBe("not ours");
    expect(shelf.getItem("chrysalide.number")).toBeNull();
    expect(keys.all().map(({ table }) => table)).toEqual(["t1"]);
    expect(past.all).toEqual([played("t0")]);
  });
});

describe("erasing", () => {
  it("leaves nothing of this site, and everything of others", () => {
    eraseAll(shelf);
    expect([...shelf.held]).toEqual([["another-site", "not ours"]]);
  });
});

describe("the history", () => {
  it("is kept over a reload, the latest first, each match once", () => {
    past.add(played("t2", { ended: 2000 }));
    past.add(played("t2", { ended: 3000 }));
    expect(new History(shelf).all.map(({ table, ended }) => [table, ended])).toEqual([
      ["t2", 2000],
      ["t0", 1000],
    ]);
  });

  it("does not lose what another tab has written", () => {
    const tab = new History(shelf);
    past.add(played("t2", { ended: 2000 }));
    tab.add(played("t3", { ended: 3000 }));
    expect(new History(shelf).all).toHaveLength(3);
  });

  it("keeps a match whose table the site has deleted", () => {
    past.lose("t0");
    past.lose("unknown");
    expect(new History(shelf).all).toEqual([played("t0", { gone: true })]);
  });

  it("keeps the latest 500, and survives a store that is damaged or full", () => {
    past.merge(Array.from({ length: 600 }, (_, at) => played(`m${at}`, { ended: 5000 + at })));
    expect([past.all.length, past.all[0]?.table]).toEqual([500, "m599"]);
    shelf.setItem("chrysalide.history", '[{"table": 1}, null, 5]');
    expect(new History(shelf).all).toEqual([]);
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    const lasting = new History(full);
    lasting.add(played("t0"));
    expect(lasting.all).toHaveLength(1);
  });
});

describe("days in words", () => {
  const at = (text: string) => new Date(text).getTime();
  it("are near ones by name and far ones by date", () => {
    const today = at("2026-11-17T20:00:00");
    expect(dayOf(at("2026-11-17T00:10:00"), today, "en")).toBe("today");
    expect(dayOf(at("2026-11-16T23:50:00"), today, "en")).toBe("yesterday");
    expect(dayOf(at("2026-11-14T12:00:00"), today, "en")).toBe("Saturday");
    expect(dayOf(at("2026-10-03T12:00:00"), today, "en")).toBe("October 3");
    expect(dayOf(at("2025-10-03T12:00:00"), today, "en")).toBe("Oct 3, 2025");
    expect(dayOf(today + 9e7, today, "en")).toBe("today"); // a clock that was set back
  });
});
