import { describe, expect, it } from "vitest";
import { Conversation } from "$web/chat/conversation.svelte";
import { Blocks } from "$web/reader/blocks.svelte";

function memory(held: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  return { getItem: (key) => held[key] ?? null, setItem: (key, value) => void (held[key] = value) };
}
const seat = (number: number, name: string, kind = "person") => ({ seat: number, kind, name });

describe("blocked people", () => {
  it("are known by name, however it is written, and kept in this browser", () => {
    const store = memory();
    new Blocks(store).block(" Rude Moth ");
    const later = new Blocks(store);
    expect([later.has("rude moth"), later.has("RUDE MOTH "), later.has("Moth")]).toEqual([true, true, false]);
    later.unblock("rude MOTH");
    expect(new Blocks(store).names).toEqual([]);
  });

  it("are each kept once, and nobody without a name", () => {
    const blocks = new Blocks(memory());
    ["Moth", "moth", "  "].forEach((name) => blocks.block(name));
    expect(blocks.names).toEqual(["Moth"]);
  });

  it("are met where they sit: not bots of that name, and not the reader", () => {
    const blocks = new Blocks(memory());
    blocks.block("Moth");
    const seats = [seat(0, "Moth"), seat(1, "moth"), seat(2, "Moth", "bot"), seat(3, "Ada")];
    expect(blocks.meet(seats, [0])).toEqual([1]);
  });

  it("are not trusted to what the browser kept", () => {
    expect(new Blocks(memory({ "chrysalide.blocked": '{"a":1}' })).names).toEqual([]);
    expect(new Blocks(memory({ "chrysalide.blocked": '["Moth", 3]' })).names).toEqual(["Moth"]);
  });

  it("are not heard, nor announced", () => {
    const talk = new Conversation("t", () => true, memory());
    talk.blocked = [1];
    const said = { emote: null, at: "2026-11-15T09:00:00.000Z" };
    talk.hear([
      { number: 0, seat: 1, text: "boo", ...said },
      { number: 1, seat: 2, text: "hello", ...said },
    ]);
    expect(talk.heard.map(({ text }) => text)).toEqual(["hello"]);
    expect([talk.unread, talk.news?.text]).toEqual([1, "hello"]);
  });
});
