// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isInnerLink, parseFragment, parseRoute, replayPath } from "$web/shell/route";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["", { page: "home" }],
    ["/about", { page: "about" }],
    ["/about/", { page: "about" }],
    ["/new/some-game", { page: "new", game: "some-game" }],
    ["/rules/some_game", { page: "rules", game: "some_game", part: "brief" }],
    ["/rules/some_game/rules", { page: "rules", game: "some_game", part: "rules" }],
    ["/rules/some_game/cards", { page: "rules", game: "some_game", part: "cards" }],
    ["/rules/some_game/brief", { page: "missing" }],
    ["/rules/some_game/rules/4", { page: "missing" }],
    ["/table/k3v9", { page: "table", table: "k3v9" }],
    ["/records", { page: "records" }],
    ["/problems", { page: "problems", game: null }],
    ["/problems/papilio", { page: "problems", game: "papilio" }],
    ["/problems/papilio/a2-7-452", { page: "problem", game: "papilio", problem: "a2-7-452" }],
    ["/problems/papilio/a%20b", { page: "missing" }],
    ["/problems/papilio/a/b", { page: "missing" }],
    ["/replay/k3v9/", { page: "replay", table: "k3v9", index: 0 }],
    ["/replay/k3v9/41", { page: "replay", table: "k3v9", index: 41 }],
    ["/replay/k3v9/-1", { page: "missing" }],
    ["/replay/k3v9/1.5", { page: "missing" }],
    ["/replay/k3v9/4/2", { page: "missing" }],
    ["/replay/a%20b/4", { page: "missing" }],
    ["/review/k3v9", { page: "review", table: "k3v9" }],
    ["/review/k3v9/4", { page: "missing" }],
    ["/table", { page: "missing" }],
    ["/table/a/b", { page: "missing" }],
    ["/table/a%20b", { page: "missing" }],
    ["/nothing", { page: "missing" }],
    ["/nothing/here", { page: "missing" }],
  ])("%s", (path, route) => expect(parseRoute(path)).toEqual(route));

  it("of positions lead back to them", () => {
    expect(parseRoute(replayPath("k3v9", 41))).toEqual({ page: "replay", table: "k3v9", index: 41 });
    expect(replayPath("k3v9", 0)).toBe("/replay/k3v9");
  });

  it("read the secret behind the hash", () => {
    expect(parseFragment("#seat=abc-_1")).toEqual({ seat: "abc-_1" });
    expect(parseFragment("#join=xyz")).toEqual({ join: "xyz" });
    expect(parseFragment("#rule-2.5")).toEqual({});
    expect(parseFragment("")).toEqual({});
  });
});

describe("clicks on links", () => {
  const link = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector("a") as HTMLAnchorElement;
  };
  const origin = location.origin;
  const inner = (html: string, init: MouseEventInit = {}) =>
    isInnerLink(new MouseEvent("click", init), link(html), origin);

  it("stay inside for our own pages", () => expect(inner('<a href="/about">x</a>')).toBe(true));
  it("leave for other places and for the site's data", () => {
    expect(inner('<a href="http://elsewhere.test/">x</a>')).toBe(false);
    expect(inner('<a href="/api/openapi.json">x</a>')).toBe(false);
  });
  it("leave when the reader asks for another tab or a file", () => {
    expect(inner('<a href="/about">x</a>', { ctrlKey: true })).toBe(false);
    expect(inner('<a href="/about">x</a>', { button: 1 })).toBe(false);
    expect(inner('<a href="/about" target="_blank">x</a>')).toBe(false);
    expect(inner('<a href="/about" download>x</a>')).toBe(false);
  });
});
