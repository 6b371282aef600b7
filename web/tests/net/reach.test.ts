import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { asksHere, here, isHere } from "$web/device/here.svelte";
import { dialer, reach } from "$web/net/reach";
import { addressOf, pathAt } from "$web/shell/place";

let asked: string[];
const get = async (path: string, exported: boolean) =>
  (await reach(path, {}, exported || asksHere(path), exported)).text();

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (url: string | URL) => {
    asked.push(String(url));
    return Promise.resolve(new Response("from a host", { status: String(url).includes("guide") ? 404 : 200 }));
  });
  const ask = () => Promise.resolve(new Response("from the desk"));
  vi.spyOn(here, "device").mockResolvedValue({ ask } as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("asks a site for everything but the tables of this device", async () => {
  expect(await get("/games", false)).toBe("from a host");
  expect(await get("/tables/abc/record", false)).toBe("from a host");
  expect(asked).toEqual(["/api/games", "/api/tables/abc/record"]);
  expect(await get("/tables/here-abc", false)).toBe("from the desk");
  expect([isHere("abc"), isHere("here-abc")]).toEqual([false, true]);
  expect([dialer("abc"), typeof dialer("here-abc")]).toEqual([undefined, "function"]);
});

it("asks nobody else in an export: files that lie there, or the desk", async () => {
  expect(await get("/games", true)).toBe("from a host");
  expect(asked).toEqual([expect.stringMatching(/\/api\/games\.json$/)]);
  expect(await get("/games/moths/guide/fr", true)).toBe("from the desk"); // a file that is missing
  expect(await get("/tables", true)).toBe("from the desk");
  expect(await get("/games/moths/problems/p1", true)).toBe("from the desk");
});

it("has the path of an export behind the question mark", () => {
  expect(addressOf("/table/abc", false)).toBe("/table/abc");
  expect(addressOf("/rules/moths#rule-3", true)).toMatch(/\/\?\/rules\/moths#rule-3$/);
  expect(pathAt({ pathname: "/games/", search: "?/rules/moths" }, true)).toBe("/rules/moths");
  expect(pathAt({ pathname: "/games/index.html", search: "" }, true)).toBe("/");
});
