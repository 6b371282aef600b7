import { afterEach, describe, expect, it, vi } from "vitest";
import { playOn, seatsFor, type Continuation } from "$web/replay/playing-on";
import { keyring } from "$web/reader/keyring";
import { tableInfo } from "../choice";

const WANTED: Continuation = { index: 42, mine: 1, rivals: "bots", level: "hard", deal: "same" };
const ADA = { name: "Ada", avatar: "morpho", lang: "fr" };

afterEach(() => vi.unstubAllGlobals());

describe("playing on from a position", () => {
  it("puts the reader on a seat and bots, or nobody yet, on the others", () => {
    expect(seatsFor(3, WANTED, ADA)).toEqual([
      { kind: "bot", level: "hard" },
      { kind: "person", name: "Ada", avatar: "morpho" },
      { kind: "bot", level: "hard" },
    ]);
    expect(seatsFor(2, { ...WANTED, rivals: "friend", mine: 0 }, { ...ADA, avatar: "" })).toEqual([
      { kind: "person", name: "Ada" },
      { kind: "open" },
    ]);
  });

  it("asks the site for a table, and keeps its seats", async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      asked.push([path, JSON.parse(body)]);
      const made = { table: "new", seats: [{ seat: 1, token: "secret" }] };
      return Promise.resolve(new Response(JSON.stringify(made), { status: 201 }));
    });
    expect(await playOn(tableInfo(), { ...WANTED, deal: "again" }, ADA)).toBe("new");
    await playOn(tableInfo(), WANTED, ADA);
    expect(asked.map(([path]) => path)).toEqual(Array(2).fill("/api/tables/k3v9/continue"));
    expect(asked.map(([, body]) => body)).toMatchObject([
      { index: 42, deal: "again", seat: 1 },
      { index: 42, deal: "same", seat: null },
    ]);
    expect(keyring.tokens("new")).toEqual(["secret"]);
  });
});
