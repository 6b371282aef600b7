import { afterEach, describe, expect, it, vi } from "vitest";
import { loadShelves, loadWords } from "$web/games/games";
import { fetchMessages } from "$web/net/api";

const asked: string[] = [];

/** Answers by address; what is not named is missing. */
function site(answers: Record<string, string>): void {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const body = answers[path];
    return Promise.resolve(new Response(body ?? "{}", { status: body === undefined ? 404 : 200 }));
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe("a game's words", () => {
  it("are read from the file that the page was built with", async () => {
    site({ "/assets/fr-1a2b.ftl": "game-title = Cailloux" });
    expect(await fetchMessages("pebbles", "fr", "/assets/fr-1a2b.ftl")).toBe("game-title = Cailloux");
    expect(asked).toEqual(["/assets/fr-1a2b.ftl"]);
  });

  it("are asked of the site where that file is gone, and for games that came later", async () => {
    site({ "/api/games/pebbles/messages/fr": "game-title = Cailloux" });
    expect(await fetchMessages("pebbles", "fr", "/assets/fr-0000.ftl")).toBe("game-title = Cailloux");
    expect((await loadWords("pebbles", "fr", "")).text("game-title")).toBe("Cailloux");
    expect(asked).toEqual(["/assets/fr-0000.ftl", ...Array<string>(2).fill("/api/games/pebbles/messages/fr")]);
  });
});

describe("the shelves", () => {
  it("need the covers of all games, and no whole catalogue", async () => {
    site({
      "/api/games": JSON.stringify({ games: [{ id: "pebbles" }, { id: "coin" }] }),
      "/api/covers/es": JSON.stringify({ pebbles: "game-title = Guijarros" }),
    });
    const shelves = await loadShelves("es", "shared = la mesa");
    expect(asked.sort()).toEqual(["/api/covers/es", "/api/games"]);
    expect(shelves.map(({ game, words }) => [game.id, words.text("game-title"), words.text("shared")])).toEqual([
      ["pebbles", "Guijarros", "la mesa"],
      ["coin", "game-title", "la mesa"],
    ]);
  });
});
