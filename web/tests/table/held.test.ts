/** Decisions held back until the next one is chosen. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Ahead, Choice, ToSite, Update } from "$web/net/protocol";
import type { Listener } from "$web/net/socket";
import { Table } from "$web/table/state/table.svelte";
import { choice, tableInfo, update } from "../choice";
import { Clockwork } from "../clockwork";

beforeAll(() => {
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("innerWidth", 0);
  vi.stubGlobal("innerHeight", 0);
});
afterAll(() => vi.unstubAllGlobals());

const held = (action: string, ...targets: string[]): Choice => ({ ...choice(action, ...targets), held: true });
const CHOICES = [
  held("hand A", "hand:A"),
  held("hand B", "hand:B"),
  choice("deck", "deck"),
  choice("net 1", "net", "cell:1"),
  choice("net 2", "net", "cell:2"),
];
const NOW: Update = { ...update(5, "now"), choices: CHOICES };
const ahead = (action: string): Ahead => ({
  seq: 5,
  after: [action],
  view: { phase: "lay" },
  choices: [choice("lay 1", "cell:1"), choice("lay 2", "cell:2")],
});

function seated(): { table: Table; heard: Listener; sent: ToSite[] } {
  const table = new Table(tableInfo(), false, new Clockwork());
  const sent: ToSite[] = [];
  table.connect({
    open: () => {},
    resync: () => {},
    probe: () => {},
    close: () => {},
    send: (message: ToSite) => sent.push(message) > 0,
  });
  const heard = table.listener();
  heard.link("open");
  heard.welcome({ table: tableInfo(), seats: [0] });
  heard.update(NOW);
  return { table, heard, sent };
}

/** With card A selected, and its destinations known. */
function selected(): ReturnType<typeof seated> {
  const here = seated();
  here.table.pick("hand:A");
  here.heard.ahead(ahead("hand A"));
  return here;
}

describe("a first click", () => {
  it("only selects: nothing is played, and what could follow is asked for", () => {
    const { table, sent } = seated();
    table.pick("hand:A");
    expect(sent).toEqual([{ ahead: { seq: 5, after: ["hand A"] } }]);
    expect([table.picked, table.busy]).toEqual([["hand:A"], null]);
  });

  it("lights the destinations when they are known", () => {
    const { table } = selected();
    expect([...table.lit]).toEqual(["cell:1", "cell:2"]);
    expect(table.choices.map(({ action }) => action)).toEqual(["lay 1", "lay 2"]);
    expect(table.picked).toEqual(["hand:A"]);
  });

  it("on a line of the list selects too", () => {
    const { table, sent } = seated();
    table.act(CHOICES[1]!);
    expect(sent).toEqual([{ ahead: { seq: 5, after: ["hand B"] } }]);
  });
});

describe("a second click", () => {
  it("plays both at once", () => {
    const { table, sent } = selected();
    table.pick("cell:2");
    expect(sent.at(-1)).toEqual({ act: { seq: 5, action: "lay 2", after: ["hand A"] } });
    expect(table.busy).toBe("act");
  });

  it("on another card changes the selection", () => {
    const { table, heard, sent } = selected();
    table.pick("hand:B");
    expect(table.picked).toEqual(["hand:B"]);
    expect(sent.at(-1)).toEqual({ ahead: { seq: 5, after: ["hand B"] } });
    heard.ahead(ahead("hand B"));
    table.pick("cell:1");
    expect(sent.at(-1)).toEqual({ act: { seq: 5, action: "lay 1", after: ["hand B"] } });
  });

  it("on the same card deselects it, also before the site has answered", () => {
    const { table } = selected();
    table.pick("hand:A");
    expect([table.picked, table.lit.has("hand:B")]).toEqual([[], true]);
    table.pick("hand:A");
    table.pick("hand:A");
    expect(table.picked).toEqual([]);
  });

  it("on something else altogether does that instead", () => {
    const { table, sent } = selected();
    table.pick("deck");
    expect(sent.at(-1)).toEqual({ act: { seq: 5, action: "deck" } });
  });

  it("takes up a token, and lets go of the card", () => {
    const { table } = selected();
    table.pick("net");
    expect(table.picked).toEqual(["net"]);
  });

  it("where the card may not go asks why about that card", () => {
    const { table, sent } = selected();
    table.pick("cell:9");
    expect(sent.at(-1)).toEqual({ why: { seq: 5, target: "cell:9", after: ["hand A"] } });
    expect(table.picked).toEqual(["hand:A"]);
  });
});

describe("a selection", () => {
  it("is given up by a step back, which Esc makes", () => {
    const { table, sent } = selected();
    expect(table.back()).toBe(true);
    expect([table.picked, table.back()]).toEqual([[], false]);
    expect(sent.filter((message) => "act" in message)).toEqual([]);
  });

  it("ignores an answer about another card", () => {
    const { table, heard } = seated();
    table.pick("hand:A");
    heard.ahead(ahead("hand B"));
    expect([...table.lit]).toContain("hand:A");
  });

  it("is asked about again after a lost connection", () => {
    const { table, heard, sent } = seated();
    table.pick("hand:A");
    heard.link("lost");
    heard.link("open");
    heard.update({ ...NOW, seq: 6 });
    expect(sent.at(-1)).toEqual({ ahead: { seq: 6, after: ["hand A"] } });
  });

  it("does not outlive its decision", () => {
    const { table, heard } = selected();
    heard.update({ ...update(6, "now"), choices: CHOICES });
    expect([table.picked, table.after]).toEqual([[], []]);
  });

  it("is given up where the site refuses it", () => {
    const { table, heard } = seated();
    table.pick("hand:A");
    heard.refused({ about: "ahead", code: "illegal", rule: null, message: { id: "no", args: {} }, text: "" });
    expect([table.picked, table.notice?.message?.id]).toEqual([[], "no"]);
  });

  it("that was played but never arrived can be retried as a whole", () => {
    const { table, heard, sent } = selected();
    table.pick("cell:2");
    heard.link("lost");
    heard.link("open");
    heard.update(NOW);
    expect(table.notice?.message?.id).toBe("act-not-played");
    table.act(table.notice!.again!);
    expect(sent.at(-1)).toEqual({ act: { seq: 5, action: "lay 2", after: ["hand A"] } });
  });
});

describe("a hint", () => {
  const hint = { seq: 5, advice: [{ action: "lay 2", value: 0.6, verdict: "best" as const }], reasons: [], plan: [] };

  it("is asked for the selected card, and belongs to it", () => {
    const { table, heard, sent } = selected();
    table.askHint();
    expect(sent.at(-1)).toEqual({ hint: { seq: 5, after: ["hand A"] } });
    heard.hint({ ...hint, after: ["hand A"] });
    expect(table.hinted).toBe("cell:2");
    table.back();
    expect([table.advised, table.hinted]).toEqual([null, null]);
  });
});
