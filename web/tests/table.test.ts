import { describe, expect, it } from "vitest";
import type { TableSocket } from "$lib/socket";
import { Table } from "$lib/table.svelte";
import type { Message, Update } from "$lib/wire";
import { choice, tableInfo, update as numbered } from "./choice";

const update = (changes: Partial<Update>): Update => ({ ...numbered(1, "step", 0), ...changes });
const line = (id: string): Message => ({ id, args: {} });
const ids = (table: Table): string[] => table.log.map(({ id }) => id);

/** A table, and how often it has asked for the present afresh. */
function seated(secret: boolean): { table: Table; hear(update: Update): void; asked(): number } {
  const table = new Table(tableInfo(), secret);
  let asked = 0;
  table.connect({ open: () => {}, resync: () => (asked += 1), close: () => {}, send: () => true } as unknown as TableSocket);
  const listener = table.listener();
  listener.welcome({ table: tableInfo(), seats: [0, 1] });
  const hear = (heard: Update) => {
    listener.update(heard);
    table.skip(); // nobody watches
  };
  return { table, hear, asked: () => asked };
}

const first = update({ seq: 1, kind: "now", eyes: 0, log: [line("dealt"), line("secret-of-0")] });
const passed = update({ seq: 2, kind: "step", eyes: 1, events: [line("laid")] });

describe("several people at one screen", () => {
  it("do not read each other's story where hands are secret", () => {
    const { table, hear, asked } = seated(true);
    hear(first);
    hear(passed);
    expect(ids(table)).toEqual(["laid"]);
    expect(asked()).toBe(1);
  });

  it("get their own story, and what just happened can still be shown", () => {
    const { table, hear, asked } = seated(true);
    hear(first);
    hear(passed);
    hear(update({ ...passed, kind: "now", events: [], log: [line("dealt"), line("secret-of-1"), line("laid")] }));
    expect(ids(table)).toEqual(["dealt", "secret-of-1", "laid"]);
    expect(table.shown?.events).toEqual([line("laid")]);
    expect(asked()).toBe(1);
  });

  it("need not ask when the story comes by itself", () => {
    const { table, hear, asked } = seated(true);
    hear(first);
    hear({ ...passed, log: [line("dealt"), line("secret-of-1"), line("laid")] });
    expect(ids(table)).toEqual(["dealt", "secret-of-1", "laid"]);
    expect(asked()).toBe(0);
  });

  it("share one story where nothing is secret", () => {
    const { table, hear, asked } = seated(false);
    hear(first);
    hear(passed);
    expect(ids(table)).toEqual(["dealt", "secret-of-0", "laid"]);
    expect(asked()).toBe(0);
  });

  it("see the present when it has moved on", () => {
    const { table, hear } = seated(true);
    hear(first);
    hear(passed);
    hear(update({ seq: 3, kind: "now", eyes: 1, log: [line("later")] }));
    expect(table.shown?.seq).toBe(3);
    expect(ids(table)).toEqual(["later"]);
  });
});

describe("a bot that plays for somebody", () => {
  const choices = [choice("take 1", "slot:1", "hand:0"), choice("take 2", "slot:1", "hand:1")];
  const mine = update({ seq: 1, kind: "now", length: 8, choices });

  function alone(): { table: Table; hear(update: Update): void } {
    const table = new Table(tableInfo());
    const listener = table.listener();
    listener.link("open");
    listener.welcome({ table: tableInfo(), seats: [0] });
    return { table, hear: (heard) => listener.update(heard) };
  }

  it("leaves what is half picked where it concerns another seat", () => {
    const { table, hear } = alone();
    hear(mine);
    table.pick("slot:1");
    expect([...table.lit]).toEqual(["hand:0", "hand:1"]);
    hear(update({ ...mine, seq: 2, kind: "step" }));
    expect(table.shown?.seq).toBe(2);
    expect([...table.lit]).toEqual(["hand:0", "hand:1"]);
    hear(update({ ...mine, seq: 3, kind: "step", length: 9 }));
    table.skip();
    expect([...table.lit]).toEqual(["slot:1"]);
  });

  it("takes the choices away, and gives them back", () => {
    const { table, hear } = alone();
    hear(mine);
    hear(update({ ...mine, seq: 2, kind: "step", choices: [] }));
    table.skip();
    expect(table.choices).toEqual([]);
    hear(update({ ...mine, seq: 3, kind: "step" }));
    table.skip();
    expect(table.choices).toEqual(choices);
  });

  it("is told of the seats held here", () => {
    const { table } = alone();
    const info = tableInfo();
    info.seats = info.seats.map((seat) => ({ ...seat, kind: "person", level: null, keeper: "easy" }));
    table.info = info;
    expect([table.played, table.kept.map(({ seat }) => seat)]).toEqual([[], [0]]);
  });
});
