import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message, ToSite, Update } from "$web/net/protocol";
import type { Listener } from "$web/net/socket";
import { preferences } from "$web/reader/preferences.svelte";
import { Table } from "$web/table/state/table.svelte";
import { choice, tableInfo, update as numbered } from "../choice";
import { Clockwork } from "../clockwork";

// There is no page here, so a notice has no element to appear next to.
beforeAll(() => {
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("innerWidth", 0);
  vi.stubGlobal("innerHeight", 0);
});
afterAll(() => vi.unstubAllGlobals());

const update = (changes: Partial<Update>): Update => ({ ...numbered(1, "step", 0), ...changes });
const line = (id: string): Message => ({ id, args: {} });
const ids = (table: Table): string[] => table.log.map(({ id }) => id);

/** A table, and how often it has requested a full update. */
function seated(secret: boolean): {
  table: Table;
  hear: (update: Update) => void;
  asked: () => number;
  sent: unknown[];
} {
  const table = new Table(tableInfo(), secret);
  const sent: unknown[] = [];
  let asked = 0;
  table.connect({
    open: () => {},
    resync: () => (asked += 1),
    probe: () => {},
    close: () => {},
    send: (message) => sent.push(message) > 0,
  });
  const listener = table.listener();
  listener.welcome({ table: tableInfo(), seats: [0, 1] });
  const hear = (heard: Update) => {
    listener.update(heard);
    table.skip(); // nobody watches
  };
  return { table, hear, asked: () => asked, sent };
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

  function alone(): { table: Table; hear: (update: Update) => void } {
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

  it("receives the seats held here", () => {
    const { table } = alone();
    const info = tableInfo();
    info.seats = info.seats.map((seat) => ({ ...seat, kind: "person", level: null, keeper: "easy" }));
    table.info = info;
    expect([table.played, table.kept.map(({ seat }) => seat)]).toEqual([[], [0]]);
  });
});

/** A table with one seat held here, what it sent, and a clock that the test advances. */
function playing(): { table: Table; heard: Listener; sent: ToSite[]; time: Clockwork } {
  const time = new Clockwork();
  const table = new Table(tableInfo(), false, time);
  const sent: ToSite[] = [];
  const socket = {
    open: () => {},
    resync: () => {},
    probe: () => {},
    close: () => {},
    send: (message: ToSite) => sent.push(message) > 0,
  };
  table.connect(socket);
  const heard = table.listener();
  heard.link("open");
  heard.welcome({ table: tableInfo(), seats: [0] });
  return { table, heard, sent, time };
}

describe("a line that breaks after a decision was sent", () => {
  const choices = [
    choice("take 1", "slot:1", "hand:0"),
    choice("take 2", "slot:1", "hand:1"),
    choice("take 3", "slot:2"),
  ];
  const before = update({ seq: 5, kind: "now", length: 8, choices });

  function broken(): ReturnType<typeof playing> {
    const here = playing();
    here.heard.update(before);
    here.table.pick("slot:1");
    here.table.pick("hand:1");
    expect([here.sent.at(-1), here.table.busy]).toEqual([{ act: { seq: 5, action: "take 2" } }, "act"]);
    here.heard.link("lost");
    here.heard.link("open");
    return here;
  }

  it("is reported, and what was picked is still picked, where the site knows nothing of it", () => {
    const { table, heard, sent } = broken();
    heard.update(update({ ...before }));
    expect(table.notice?.message?.id).toBe("act-not-played");
    expect([...table.lit]).toEqual(["hand:0", "hand:1"]);
    expect(table.notice?.again?.action).toBe("take 2");
    table.act(table.notice?.again ?? choice("none"));
    expect(sent.at(-1)).toEqual({ act: { seq: 5, action: "take 2" } });
  });

  it("is nothing to tell where it was played", () => {
    const { table, heard } = broken();
    heard.update(update({ ...before, seq: 6, length: 9, choices: [] }));
    expect([table.notice, table.choices]).toEqual([null, []]);
  });

  it("is reported too where somebody asked something first, so that it came too late", () => {
    const { table, heard } = broken();
    heard.update(update({ ...before, seq: 6, undo_asked: { seat: 1, length: 3, agreed: [1], missing: [0] } }));
    expect([table.notice?.again?.action, [...table.lit]]).toEqual(["take 2", ["hand:0", "hand:1"]]);
  });

  it("is reported once", () => {
    const { table, heard } = broken();
    heard.update(update({ ...before }));
    table.notice = null;
    heard.update(update({ ...before }));
    expect(table.notice).toBeNull();
  });

  it("is much like a site that could not store it: it may be tried again", () => {
    const { table, heard } = playing();
    heard.update(before);
    table.pick("slot:1");
    table.pick("hand:1");
    heard.refused({ about: "act", code: "storage", rule: null, message: { id: "error-storage", args: {} }, text: "" });
    expect([table.busy, table.notice?.again?.action]).toEqual([null, "take 2"]);
    expect([...table.lit]).toEqual(["hand:0", "hand:1"]);
    heard.refused({ about: "act", code: "illegal", rule: "2.5", message: { id: "no", args: {} }, text: "" });
    expect(table.notice?.again).toBeNull();
  });
});

describe("clocks", () => {
  it("are those that were sent last, from that moment on, also while older things are still shown", () => {
    const { table, heard, time } = playing();
    heard.update(update({ seq: 1, kind: "now" }));
    expect(table.clocks).toBeNull();
    heard.update(update({ seq: 2, clocks: { left: [60, null], running: 0 } }));
    time.pass(500);
    heard.update(update({ seq: 3, clocks: { left: [59, null], running: 0 } }));
    expect([table.shown?.seq, table.clocks]).toEqual([2, { left: [59, null], running: 0, at: 500 }]);
  });
});

describe("asking to take back", () => {
  const question = { seat: 0, length: 7, agreed: [0], missing: [1] };
  const can = update({ seq: 1, kind: "now", length: 8, undo_ask: true });

  it("is offered where it is not free", () => {
    const { table, heard, sent } = playing();
    heard.update({ ...can, undo: true });
    expect(table.mayAsk).toBe(false);
    heard.update(can);
    expect(table.mayAsk).toBe(true);
    table.askUndo();
    expect(sent.at(-1)).toEqual({ ask_undo: { seq: 1 } });
    heard.update(update({ ...can, seq: 2, undo_asked: question }));
    expect([table.mayAsk, table.asked]).toEqual([false, question]);
  });

  function asking(): ReturnType<typeof playing> {
    const here = playing();
    here.heard.update(can);
    here.table.askUndo();
    here.heard.update(update({ ...can, seq: 2, kind: "step", undo_asked: question }));
    here.table.skip();
    return here;
  }

  it("is reported when somebody refused", () => {
    const { table, heard } = asking();
    heard.update(update({ ...can, seq: 3, kind: "step" }));
    table.skip();
    expect([table.asked, table.notice?.message?.id]).toEqual([null, "undo-not-agreed"]);
  });

  it("says nothing when it was withdrawn here, agreed to, or overtaken", () => {
    const withdrawn = asking();
    withdrawn.table.answerUndo(false);
    expect(withdrawn.sent.at(-1)).toEqual({ answer_undo: { seq: 2, agree: false } });
    withdrawn.heard.update(update({ ...can, seq: 3, kind: "step" }));
    const agreed = asking();
    agreed.heard.update(update({ ...can, seq: 3, length: 7, kind: "undo" }));
    const overtaken = asking();
    overtaken.heard.update(update({ ...can, seq: 3, length: 9, kind: "step" }));
    for (const { table } of [withdrawn, agreed, overtaken]) {
      table.skip();
      expect([table.asked, table.notice]).toEqual([null, null]);
    }
  });
});

describe("an end beside the rules", () => {
  const ended = {
    ...tableInfo(),
    status: "over" as const,
    length: 8,
    winners: [1],
    ending: { seat: 0, why: "time" as const },
  };

  it("is the end although the view still waits for a seat, once all was seen", () => {
    const { table, heard } = playing();
    heard.update(update({ seq: 1, kind: "step", length: 7 }));
    heard.update(update({ seq: 2, kind: "step", length: 8 }));
    heard.table(ended);
    expect([table.behind, table.over]).toEqual([1, false]);
    table.skip();
    expect([table.shown?.view.actor, table.over, table.winners]).toEqual([0, true, [1]]);
  });

  it("does not come before the last decision has arrived", () => {
    const { table, heard } = playing();
    heard.update(update({ seq: 1, kind: "now", length: 7 }));
    heard.table(ended);
    expect(table.over).toBe(false);
    heard.update(update({ seq: 2, kind: "now", length: 8 }));
    expect(table.over).toBe(true);
  });
});

describe("what else is said to the site", () => {
  it("goes out in the words of the protocol", () => {
    const { table, heard, sent } = playing();
    table.ready(true);
    table.free(1);
    expect(sent).toEqual([{ ready: { ready: true } }, { free: { seat: 1 } }]);
    heard.chat([{ number: 1, seat: 1, text: "hi", emote: null, at: "" }]);
    expect(table.talk.unread).toBe(1);
    heard.refused({ about: "chat", code: "chat-full", rule: null, message: { id: "chat-full", args: {} }, text: "" });
    expect([table.notice, table.talk.refusal?.code]).toEqual([null, "chat-full"]);
  });
});

describe("moves that are confirmed", () => {
  const choices = [
    choice("take 1", "slot:1", "hand:0"),
    choice("take 2", "slot:1", "hand:1"),
    choice("take 3", "slot:2"),
  ];
  const before = update({ seq: 5, kind: "now", length: 8, choices });
  const settle = 300;

  beforeEach(() => preferences.askBefore(true));
  afterEach(() => preferences.askBefore(false));

  it("are shown by the first click and sent by the second", () => {
    const { table, heard, sent, time } = playing();
    heard.update(before);
    table.pick("slot:2");
    expect([table.staged?.action, sent]).toEqual(["take 3", []]);
    time.pass(settle);
    table.pick("slot:2");
    expect([table.staged, sent]).toEqual([null, [{ act: { seq: 5, action: "take 3" } }]]);
  });

  it("keep what was picked on the way to them", () => {
    const { table, heard, sent, time } = playing();
    heard.update(before);
    table.pick("slot:1");
    table.pick("hand:1");
    expect([table.staged?.action, sent]).toEqual(["take 2", []]);
    time.pass(settle);
    table.pick("hand:1");
    expect(sent).toEqual([{ act: { seq: 5, action: "take 2" } }]);
  });

  it("are not sent by a double-click, nor by a key held down", () => {
    const { table, heard, sent, time } = playing();
    heard.update(before);
    for (let click = 0; click < 20; click += 1) {
      table.pick("slot:2");
      time.pass(settle - 1);
    }
    expect(sent).toEqual([]);
    time.pass(1);
    table.pick("slot:2");
    expect(sent).toHaveLength(1);
  });

  it("give way to another choice, and to none", () => {
    const { table, heard, sent, time } = playing();
    heard.update(before);
    table.pick("slot:2");
    time.pass(settle);
    table.act(choices[0] ?? choice("none"));
    expect(table.staged?.action).toBe("take 1");
    expect([table.back(), table.staged, table.back()]).toEqual([true, null, false]);
    table.pick("slot:2");
    table.pick("slot:1");
    expect([table.staged, [...table.lit]]).toEqual([null, ["hand:0", "hand:1"]]);
    expect(sent).toEqual([]);
  });

  it("are forgotten when the position changes, and kept when it does not", () => {
    const { table, heard } = playing();
    heard.update(before);
    table.pick("slot:2");
    heard.update(update({ ...before, seq: 6 }));
    expect(table.staged?.action).toBe("take 3");
    heard.update(update({ ...before, seq: 7, length: 9 }));
    expect(table.staged).toBeNull();
  });

  it("are not asked about in lessons", () => {
    const { table, heard, sent } = playing();
    table.confirms = false;
    heard.update(before);
    table.pick("slot:2");
    expect(sent).toHaveLength(1);
  });
});

describe("a lesson's choices", () => {
  const choices = [choice("2 on a", "die:2", "place:a"), choice("2 on b", "die:2", "place:b")];

  it("light and list only what is asked for, and take as many clicks as ever", () => {
    const { table, heard, sent } = playing();
    table.guided = true;
    table.confirms = false;
    heard.update(update({ seq: 1, kind: "now", choices }));
    expect(table.choices.map(({ action }) => action)).toEqual(["2 on a"]);
    table.pick("die:2");
    expect(sent).toEqual([]);
    expect(table.lit).toEqual(new Set(["place:a"]));
    table.pick("place:a");
    expect(sent).toEqual([expect.objectContaining({ act: expect.objectContaining({ action: "2 on a" }) as unknown })]);
  });

  it("include what is legal and not asked for: the lesson answers that", () => {
    const { table, heard, sent } = playing();
    table.guided = true;
    table.confirms = false;
    heard.update(update({ seq: 1, kind: "now", choices }));
    table.pick("die:2", "place:b");
    expect(sent).toEqual([expect.objectContaining({ act: expect.objectContaining({ action: "2 on b" }) as unknown })]);
  });
});

describe("a bot's proposal", () => {
  it("is marked on the board like a hint, until the choice is made", () => {
    const { table, heard } = playing();
    const choices = [choice("take 1", "slot:1"), choice("take 2", "slot:2")];
    heard.update(update({ seq: 1, kind: "now", choices, proposal: "take 2" }));
    expect(table.hinted).toBe("slot:2");
    heard.update(update({ seq: 2, choices }));
    expect(table.hinted).toBeNull();
  });
});

describe("hints that nobody wants", () => {
  it("are not asked for", () => {
    const { table, heard, sent } = playing();
    heard.update(update({ seq: 1, kind: "now", choices: [choice("take 1", "slot:1")] }));
    preferences.hint("never");
    table.askHint();
    preferences.hint("asked");
    expect(sent).toEqual([]);
    table.askHint();
    expect(sent).toEqual([{ hint: { seq: 1 } }]);
  });
});

describe("a reason why not", () => {
  const reason = { target: "slot:7", rule: "2.5", message: line("refuse-covered"), text: "" };

  it("is given for the question that was asked, and goes away with it", () => {
    const { table, hear } = seated(false);
    const listener = table.listener();
    hear(update({ seq: 1, kind: "now", log: [] }));
    table.pick("slot:7");
    listener.why(reason);
    expect(table.notice?.message?.id).toBe("refuse-covered");
    hear(update({ seq: 2, events: [line("laid")] }));
    expect(table.notice).toBeNull();
  });

  it("stays, or is still given, when the table only says something meanwhile", () => {
    const { table, hear } = seated(false);
    const listener = table.listener();
    hear(update({ seq: 1, kind: "now", log: [], length: 3 }));
    table.pick("slot:7");
    hear(update({ seq: 2, length: 3, events: [line("note-hint")] }));
    listener.why(reason);
    expect(table.notice?.message?.id).toBe("refuse-covered");
    hear(update({ seq: 3, length: 3, events: [line("note-hint")] }));
    expect(table.notice?.message?.id).toBe("refuse-covered");
  });

  it("is asked for again where the site was a note ahead", () => {
    const { table, hear, sent } = seated(false);
    const listener = table.listener();
    hear(update({ seq: 1, kind: "now", log: [], length: 3 }));
    table.pick("slot:7");
    hear(update({ seq: 2, kind: "now", log: [], length: 3 })); // the first question was refused as stale
    expect(sent.slice(-2)).toEqual([{ why: { seq: 1, target: "slot:7" } }, { why: { seq: 2, target: "slot:7" } }]);
    listener.why(reason);
    expect(table.notice?.message?.id).toBe("refuse-covered");
    hear(update({ seq: 3, kind: "now", log: [], length: 3 }));
    expect(sent).toHaveLength(2);
  });

  it("is not given when something else is asked by then", () => {
    const { table, hear } = seated(false);
    const listener = table.listener();
    hear(update({ seq: 1, kind: "now", log: [] }));
    table.pick("slot:7");
    hear(update({ seq: 2, events: [line("laid")] }));
    listener.why(reason);
    expect(table.notice).toBeNull();
  });
});

describe("one click that means several decisions", () => {
  const go = choice("go 1", "piece:1", "move:1");
  const far = choice("go 1 far", "piece:1", "move:3");
  const flying = (...choices: (typeof go)[]): Update => update({ seq: 1, kind: "now", choices });
  const landing = (seq = 2): Update =>
    update({ seq, choices: [choice("land a", "cell:a"), choice("land b", "cell:b")] });

  function sending(): { table: Table; hear: (update: Update) => void; sent: string[] } {
    const table = new Table(tableInfo());
    const sent: string[] = [];
    table.connect({
      open: () => {},
      resync: () => {},
      probe: () => {},
      close: () => {},
      send: (message: ToSite) => {
        sent.push("act" in message ? message.act.action : "why" in message ? `why ${message.why.target}` : "");
        return true;
      },
    });
    const listener = table.listener();
    listener.link("open");
    listener.welcome({ table: tableInfo(), seats: [0] });
    return { table, hear: (heard) => listener.update(heard), sent };
  }

  it("makes the next one as soon as it is asked for", () => {
    const { table, hear, sent } = sending();
    hear(flying(go, far));
    table.pick("piece:1", "move:3", "cell:b");
    expect(sent).toEqual(["go 1 far"]);
    hear(landing());
    expect(sent).toEqual(["go 1 far", "land b"]);
  });

  it("skips targets of a choice that fewer of them decide", () => {
    const { table, hear, sent } = sending();
    hear(flying(go));
    table.pick("piece:1", "move:1", "cell:a");
    hear(landing());
    expect(sent).toEqual(["go 1", "land a"]);
  });

  it("stops where the next decision is another one, and asks nothing", () => {
    const { table, hear, sent } = sending();
    hear(flying(go));
    table.pick("piece:1", "move:1", "cell:z");
    hear(landing());
    expect(sent).toEqual(["go 1"]);
    hear(landing(3));
    expect(sent).toEqual(["go 1"]);
  });

  it("is forgotten with the next click", () => {
    const { table, hear, sent } = sending();
    hear(flying(go, far));
    table.pick("piece:1", "move:9", "cell:b");
    table.pick("move:1");
    hear(landing());
    expect(sent.filter((one) => one.startsWith("land"))).toEqual([]);
  });
});

describe("ending a match early", () => {
  const can = update({ seq: 1, kind: "now", length: 8, draw: true });
  const offer = { what: "draw" as const, seat: 0, agreed: [0], missing: [1] };

  it("offers a draw, and says if it was declined", () => {
    const { table, heard, sent } = playing();
    heard.update(can);
    table.offerDraw();
    expect(sent.at(-1)).toEqual({ offer_draw: { seq: 1 } });
    heard.update(update({ ...can, seq: 2, kind: "step", asked: offer }));
    expect(table.proposal).toEqual(offer);
    heard.update(update({ ...can, seq: 3, kind: "step", events: [{ id: "note-draw-declined", args: { seat: 1 } }] }));
    table.skip();
    expect([table.proposal, table.notice?.message?.id]).toEqual([null, "draw-not-agreed"]);
  });

  it("does not complain about what was withdrawn or agreed to", () => {
    const withdrawn = playing();
    withdrawn.heard.update(update({ ...can, seq: 2, kind: "now", asked: offer }));
    withdrawn.table.answerProposal(false);
    expect(withdrawn.sent.at(-1)).toEqual({ answer: { seq: 2, agree: false } });
    withdrawn.heard.update(update({ ...can, seq: 3, kind: "step", events: [] }));
    withdrawn.table.skip();
    expect(withdrawn.table.notice).toBe(null);
    const agreed = playing();
    agreed.heard.update(update({ ...can, seq: 2, kind: "now", asked: offer }));
    agreed.heard.update(update({ ...can, seq: 3, kind: "step", events: [{ id: "note-draw-agreed", args: {} }] }));
    agreed.table.skip();
    expect(agreed.table.notice).toBe(null);
  });

  it("says why no draw can be offered", () => {
    const { table, heard, sent } = playing();
    heard.update({ ...can, draw: false, draw_rule: { id: "draw-turn", args: {} } });
    table.offerDraw();
    expect([sent, table.notice?.message?.id]).toEqual([[], "draw-turn"]);
  });

  it("resigns a seat in the way that was chosen", () => {
    const { table, heard, sent } = playing();
    heard.update(can);
    table.resign(0, "bot");
    expect(sent.at(-1)).toEqual({ resign: { seat: 0, how: "bot" } });
  });
});

describe("a choice without effect", () => {
  it("is asked about once, and then sent", () => {
    const { table, heard, sent } = playing();
    const vain = { ...choice("pay 3"), vain: true };
    heard.update(update({ seq: 1, kind: "now", length: 8, choices: [vain, choice("pass")] }));
    table.act(vain);
    expect([sent, table.doubted]).toEqual([[], vain]);
    table.act(vain, true);
    expect(sent).toEqual([{ act: { seq: 1, action: "pay 3" } }]);
    heard.update(update({ seq: 2, kind: "step", length: 9 }));
    table.skip();
    expect(table.doubted).toBe(null);
  });
});

describe("restarting a turn", () => {
  it("is one message, if there is more than one decision to take back", () => {
    const { table, heard, sent } = playing();
    heard.update(update({ seq: 1, kind: "now", length: 8, undo: true }));
    table.undo(true);
    expect([sent, table.notice?.message?.id]).toEqual([[], "restart-single"]);
    heard.update(update({ seq: 2, kind: "now", length: 9, undo: true, undo_turn: true }));
    table.undo(true);
    expect(sent).toEqual([{ undo: { seq: 2, turn: true } }]);
  });
});
