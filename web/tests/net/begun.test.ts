import { describe, expect, it } from "vitest";
import { Beginning, type Begun } from "$web/net/begun";
import type { Wire } from "$web/net/socket";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  constructor(public readyState = 1) {}
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

const HELLO = { tokens: ["secret"], lang: "fr" };
const begin = (more: Partial<Begun> = {}) => {
  const begun: Begun = {
    ...HELLO,
    table: "here",
    answer: Promise.resolve(new Response("{}")),
    wire: new FakeWire(),
    heard: ["welcome"],
    ...more,
  };
  return { begun, beginning: new Beginning(begun) };
};

describe("what was begun before the page was there", () => {
  it("is taken once", async () => {
    const { beginning } = begin();
    expect((await beginning.table("here", "fr", "secret"))?.ok).toBe(true);
    expect(await beginning.table("here", "fr", "secret")).toBeNull();
    expect(beginning.wire("here", HELLO)?.heard).toEqual(["welcome"]);
    expect(beginning.wire("here", HELLO)).toBeNull();
  });

  it("is for the same table, language and seats only", async () => {
    const { beginning } = begin();
    expect(await beginning.table("elsewhere", "fr", "secret")).toBeNull();
    expect(await beginning.table("here", "en", "secret")).toBeNull();
    expect(await beginning.table("here", "fr", "another")).toBeNull();
  });

  it("is hung up if it says something else", () => {
    const { begun, beginning } = begin();
    const wire = begun.wire as FakeWire;
    expect(beginning.wire("here", { tokens: ["secret", "another"], lang: "fr" })).toBeNull();
    expect(wire.readyState).toBe(3);
  });

  it("is forgotten if it failed", async () => {
    const { beginning } = begin({
      answer: Promise.resolve(new Response("{}", { status: 404 })),
      wire: new FakeWire(3),
    });
    expect(await beginning.table("here", "fr", "secret")).toBeNull();
    expect(beginning.wire("here", HELLO)).toBeNull();
  });

  it("is nothing on other pages", async () => {
    const beginning = new Beginning(undefined);
    expect(await beginning.table("here", "fr", "secret")).toBeNull();
    expect(beginning.wire("here", HELLO)).toBeNull();
  });
});
