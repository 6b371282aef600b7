// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lookAtAll, type Mine } from "$web/home/my-tables";
import type { SeatKind, TableInfo } from "$web/net/protocol";
import { keyring } from "$web/reader/keyring";
import { allowNotices, tellTurn } from "$web/reader/notifications";
import { reader } from "$web/reader/reader.svelte";
import { joinRematch, leaveTable, takeSeat } from "$web/waiting/joining";

interface Asked {
  path: string;
  body: unknown;
  token: string | null;
}
let asked: Asked[];

/** The site answers each call with a status and a body. */
function site(answer: (asked: Asked) => [status: number, body: unknown]): void {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const call = {
      path,
      body: init.body ? (JSON.parse(init.body as string) as unknown) : null,
      token: new Headers(init.headers).get("Authorization"),
    };
    asked.push(call);
    const [status, body] = answer(call);
    return new Response(JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  asked = [];
  reader.name = "Ada";
  reader.avatar = "luna";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const table of ["old", "next", "t"]) keyring.forget(table);
  reader.name = "";
  reader.notices = false;
});

const invitationOf = ({ body }: Asked) => (body as { invitation: string }).invitation;
const used = { error: { code: "bad-link", text: "used" } };

describe("a rematch", () => {
  beforeEach(() => ["a", "b"].forEach((token) => keyring.addToken("old", "game", token)));

  it("is joined with each old token of this device", async () => {
    site((call) => [200, { seat: 0, token: `new-${invitationOf(call)}` }]);
    await joinRematch("old", "next", "game");
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ["/api/tables/next/claim", { invitation: "a" }],
      ["/api/tables/next/claim", { invitation: "b" }],
    ]);
    expect(keyring.tokens("next")).toEqual(["new-a", "new-b"]);
    expect(keyring.tokens("old")).toEqual(["a", "b"]);
  });

  it("a seat that is taken already does not keep the other one from being taken", async () => {
    site((call) => (invitationOf(call) === "a" ? [403, used] : [200, { seat: 0, token: "fresh" }]));
    await joinRematch("old", "next", "game");
    expect(keyring.tokens("next")).toEqual(["fresh"]);
  });

  it("joined twice is joined once", async () => {
    site(() => [403, used]);
    await expect(joinRematch("old", "next", "game")).rejects.toThrow("used");
    keyring.addToken("next", "game", "fresh");
    await joinRematch("old", "next", "game");
    expect(keyring.tokens("next")).toEqual(["fresh"]);
  });

  it("says so where the site is away", async () => {
    site(() => [503, {}]);
    await expect(joinRematch("old", "next", "game")).rejects.toThrow();
  });
});

describe("taking and leaving a seat", () => {
  const info = (...kinds: SeatKind[]) =>
    ({ table: "t", game: "game", seats: kinds.map((kind, seat) => ({ seat, kind })) }) as TableInfo;

  it("with an invitation, or at a listed table, as who one is", async () => {
    site(() => [200, { seat: 1, token: "mine" }]);
    await takeSeat(info(), { invitation: "come" });
    await takeSeat(info(), { seat: 1 });
    await takeSeat(info(), {});
    const me = { name: "Ada", avatar: "luna" };
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ["/api/tables/t/claim", { invitation: "come", ...me }],
      ["/api/tables/t/sit", { seat: 1, ...me }],
      ["/api/tables/t/sit", me],
    ]);
    expect(keyring.tokens("t")).toEqual(["mine"]);
  });

  it("forgets a table to which nothing leads any more", async () => {
    keyring.addToken("t", "game", "mine");
    site(() => [200, { invitation: null }]);
    await leaveTable(info("open", "person"), [1]);
    expect(asked).toEqual([{ path: "/api/tables/t/leave", body: null, token: "Bearer mine" }]);
    expect(keyring.find("t")).toBeUndefined();
  });

  it("keeps the invitation that comes back, at the seat it opens", async () => {
    ["first", "second"].forEach((token) => keyring.addToken("t", "game", token));
    let left = 0;
    site(({ path }) => {
      if (!path.endsWith("/leave")) return [200, info("person", left > 1 ? "open" : "person", "open")];
      left += 1;
      return [200, { invitation: `again-${left}` }];
    });
    await leaveTable(info("person", "person", "person"), [1, 2]);
    expect(keyring.find("t")).toMatchObject({ tokens: [], invitations: { "2": "again-1", "1": "again-2" } });
  });
});

describe("my tables", () => {
  const over = { table: "old", game: "game", status: "over", length: 1, seats: [], winners: [] };
  const looked = (before?: Mine[]) => lookAtAll(keyring, "en", before);
  const tables = (mine: Mine[]) => mine.map(({ kept }) => kept.table);

  beforeEach(() => ["old", "next"].forEach((table) => keyring.addToken(table, "game", "x")));

  it("forgets what the site no longer knows, and asks no more about what is over", async () => {
    site(({ path }) => (path.endsWith("/old") ? [200, over] : [404, {}]));
    const first = await looked();
    expect(tables(first)).toEqual(["old"]);
    expect(keyring.find("next")).toBeUndefined();
    asked = [];
    expect(await looked(first)).toEqual(first);
    expect(asked).toEqual([]);
  });

  it("goes on showing what it knew where the site is away, but not what was forgotten meanwhile", async () => {
    const waiting = { ...over, status: "waiting" };
    site(({ path }) => [200, { ...waiting, table: path.split("/").at(-1) }]);
    const first = await looked();
    site(() => [503, {}]);
    expect(tables(await looked(first))).toEqual(tables(first));
    const slow = looked(first);
    keyring.forget("old");
    expect(tables(await slow)).toEqual(["next"]);
  });
});

describe("a notification", () => {
  let shown: { title: string; tag: string | undefined }[];
  let hidden: boolean;
  let last: { onclick: (() => void) | null; close: () => void } | null;

  function browser(permission: NotificationPermission, answer: NotificationPermission = permission): () => number {
    let questions = 0;
    const remember = (one: Fake) => (last = one);
    class Fake {
      static permission = permission;
      static requestPermission = async () => {
        questions += 1;
        return (Fake.permission = answer);
      };
      onclick: (() => void) | null = null;
      close = vi.fn();
      constructor(title: string, options: NotificationOptions) {
        shown.push({ title, tag: options.tag });
        remember(this);
      }
    }
    vi.stubGlobal("Notification", Fake);
    return () => questions;
  }

  beforeEach(() => {
    shown = [];
    last = null;
    hidden = true;
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    site(() => [200, "game-title = Any"]);
    reader.notices = true;
  });

  it("tells that it is my turn, once for each table, and a click leads there", async () => {
    browser("granted");
    const focused = vi.spyOn(globalThis, "focus").mockImplementation(() => {});
    await tellTurn({ table: "t", game: "any" });
    expect(shown).toMatchObject([{ tag: "chrysalide-t" }]);
    last?.onclick?.();
    expect(focused).toHaveBeenCalledOnce();
    expect(last?.close).toHaveBeenCalledOnce();
  });

  it.each([
    ["the page is in sight", () => (hidden = false)],
    ["it was not asked for", () => (reader.notices = false)],
    ["the browser was told not to", () => browser("denied")],
  ])("is not shown where %s", async (_, change) => {
    browser("granted");
    change();
    await tellTurn({ table: "t", game: "any" });
    expect(shown).toEqual([]);
  });

  it("is asked for once, and shows that it works", async () => {
    const questions = browser("default", "granted");
    expect([await allowNotices(), await allowNotices(), questions(), shown.length]).toEqual([true, true, 1, 2]);
  });

  it("is not promised where the browser refuses or has none", async () => {
    browser("default", "denied");
    expect(await allowNotices()).toBe(false);
    vi.stubGlobal(
      "Notification",
      Object.assign(
        () => {
          throw new TypeError("Illegal constructor");
        },
        { permission: "granted" },
      ),
    );
    expect(await allowNotices()).toBe(false);
    expect(await tellTurn({ table: "t", game: "any" })).toBeUndefined();
  });
});
