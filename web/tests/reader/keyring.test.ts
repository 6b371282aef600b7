import { beforeEach, describe, expect, it } from "vitest";
import { Keyring } from "$web/reader/keyring";

let held: Map<string, string>;
let time: number;
const store = () => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
});
const ring = () => new Keyring(store(), () => ++time);

beforeEach(() => {
  held = new Map();
  time = 0;
});

describe("the keyring", () => {
  it("keeps tokens over a reload", () => {
    ring().addToken("t1", "game", "secret");
    expect(ring().tokens("t1")).toEqual(["secret"]);
    expect(ring().tokens("t2")).toEqual([]);
  });

  it("keeps several tokens of one table, each once", () => {
    const keys = ring();
    ["a", "b", "a"].forEach((token) => keys.addToken("t1", "game", token));
    expect(keys.tokens("t1")).toEqual(["a", "b"]);
  });

  it("keeps invitations by seat", () => {
    ring().addInvitation("t1", "game", 1, "come");
    expect(ring().find("t1")?.invitations).toEqual({ "1": "come" });
  });

  it("lists the latest first", () => {
    const keys = ring();
    ["t1", "t2", "t3"].forEach((table) => keys.addToken(table, "game", "x"));
    keys.touch("t1", "game");
    expect(keys.all().map((kept) => kept.table)).toEqual(["t1", "t3", "t2"]);
  });

  it("does not keep a table that was only looked at", () => {
    ring().touch("t1", "game");
    expect(ring().all()).toEqual([]);
  });

  it("learns the game later", () => {
    ring().addToken("t1", "", "x");
    ring().touch("t1", "game");
    expect(ring().find("t1")?.game).toBe("game");
  });

  it("forgets", () => {
    ring().addToken("t1", "game", "x");
    ring().forget("t1");
    expect(ring().all()).toEqual([]);
  });

  it("lets the oldest go when there are many", () => {
    const keys = ring();
    for (let table = 0; table < 30; table++) keys.addToken(`t${table}`, "game", "x");
    expect(keys.all().length).toBe(24);
    expect(keys.all()[0]?.table).toBe("t29");
    expect(keys.find("t0")).toBeUndefined();
  });

  it.each(["not json", "{}", '[{"table":1},null]'])("survives a damaged store: %s", (text) => {
    held.set("chrysalide.tables", text);
    expect(ring().all()).toEqual([]);
    ring().addToken("t1", "game", "x");
    expect(ring().tokens("t1")).toEqual(["x"]);
  });

  it("survives a store that refuses", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(() => new Keyring(full).addToken("t1", "game", "x")).not.toThrow();
  });
});
