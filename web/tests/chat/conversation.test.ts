import { beforeEach, describe, expect, it } from "vitest";
import { hasCompany, lengthOf, Conversation } from "$web/chat/conversation.svelte";
import type { Chat, Refusal, ToSite } from "$web/net/protocol";
import { tableInfo } from "../choice";

const said = (number: number, seat: number, text: string | null = `line ${number}`): Chat => ({
  number,
  seat,
  text,
  emote: text === null ? "bravo" : null,
  at: "2026-11-15T09:00:00.000Z",
});
const fast: Refusal = {
  about: "chat",
  code: "chat-fast",
  rule: null,
  message: { id: "chat-fast", args: {} },
  text: "",
};

let held: Map<string, string>;
let sent: ToSite[];
let open: boolean;
const store = () => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
});

/** A reader on seat 0. */
function talk(table = "t1"): Conversation {
  const made = new Conversation(table, (message) => open && sent.push(message) > 0, store());
  made.sit([0]);
  return made;
}
const numbers = (one: Conversation) => one.heard.map(({ number }) => number);

beforeEach(() => {
  held = new Map();
  sent = [];
  open = true;
});

describe("what others say", () => {
  it("is kept once and in order, also when it is sent again", () => {
    const here = talk();
    here.hear([said(0, 1), said(1, 0)]);
    here.hear([said(0, 1), said(1, 0), said(2, 1)]);
    here.hear([said(2, 1)]);
    expect([numbers(here), here.unread]).toEqual([[0, 1, 2], 2]);
  });

  it("is unread until it was in sight, and stays read over a reload", () => {
    const here = talk();
    here.hear([said(1, 1), said(2, 0), said(3, 1, null)]);
    expect([here.unread, here.news?.number]).toEqual([2, 3]);
    here.read();
    expect(here.unread).toBe(0);
    const later = talk();
    later.hear([said(1, 1), said(2, 0), said(3, 1, null)]);
    expect([later.unread, later.news]).toEqual([0, null]);
    later.hear([said(4, 1)]);
    expect([later.unread, later.news?.number]).toEqual([1, 4]);
  });

  it("is not read from somebody who is muted, here and at this table only, until that is undone", () => {
    const here = talk();
    here.hear([said(1, 1), said(2, 2)]);
    here.mute(1, true);
    here.hear([said(3, 1)]);
    expect([numbers(here), here.unread, here.news?.seat]).toEqual([[2], 1, 2]);
    const later = talk();
    later.hear([said(1, 1), said(2, 2), said(3, 1)]);
    expect([...later.muted]).toEqual([1]);
    expect([...talk("t2").muted]).toEqual([]);
    later.mute(1, false);
    expect(numbers(later)).toEqual([1, 2, 3]);
    expect([...talk().muted]).toEqual([]);
  });

  it.each(["not json", "{}", '[{"table":1},null]'])("survives a damaged store: %s", (text) => {
    held.set("chrysalide.chat", text);
    talk().mute(2, true);
    expect([...talk().muted]).toEqual([2]);
  });
});

describe("what the reader says", () => {
  it("stays in the line until it stands in the list", () => {
    const here = talk();
    here.draft = "  Bien joué ! ";
    here.say();
    expect(sent).toEqual([{ chat: { text: "Bien joué !" } }]);
    expect([here.sending, here.draft]).toEqual([true, "  Bien joué ! "]);
    here.say();
    expect(sent.length).toBe(1);
    here.hear([said(1, 0, "Bien joué !")]);
    expect([here.sending, here.draft, here.unread]).toEqual([false, "", 0]);
  });

  it("is not lost when it is refused, nor when the line breaks", () => {
    const here = talk();
    here.draft = "again";
    here.say();
    here.refused(fast);
    expect([here.sending, here.draft, here.refusal?.code]).toEqual([false, "again", "chat-fast"]);
    here.say();
    expect(here.refusal).toBeNull();
    here.cut();
    open = false;
    here.say();
    expect([here.sending, here.draft, sent.length]).toEqual([false, "again", 2]);
  });

  it("clears the line when it turns out to have arrived after all", () => {
    const here = talk();
    here.draft = "hello";
    here.say();
    here.cut();
    here.hear([said(1, 0, "hello")]);
    expect(here.draft).toBe("");
  });

  it("is neither nothing nor too long, counted as people count", () => {
    const here = talk();
    for (const draft of ["   ", "x".repeat(201)]) {
      here.draft = draft;
      here.say();
    }
    expect(sent).toEqual([]);
    expect(lengthOf("🦋🦋")).toBe(2);
    here.draft = "🦋".repeat(200);
    here.say();
    expect(sent.length).toBe(1);
  });

  it("may be a gesture, which leaves the line alone", () => {
    const here = talk();
    here.draft = "half a sen";
    here.show("bravo");
    here.hear([said(1, 0, null)]);
    expect(sent).toEqual([{ chat: { emote: "bravo" } }]);
    expect([here.sending, here.draft]).toEqual([false, "half a sen"]);
  });
});

describe("company", () => {
  it("is another person at another screen", () => {
    const info = tableInfo();
    expect([hasCompany(info, [0]), hasCompany(info, [])]).toEqual([false, false]);
    info.seats = info.seats.map((seat) => ({ ...seat, kind: "person" }));
    expect([hasCompany(info, [0]), hasCompany(info, [0, 1]), hasCompany(info, [])]).toEqual([true, false, true]);
  });
});
