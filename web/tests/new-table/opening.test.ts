// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import GameFacts from "$web/games/GameFacts.svelte";
import { loadPictures } from "$web/games/games";
import GameDoors from "$web/home/GameDoors.svelte";
import { progress } from "$web/learn/progress.svelte";
import type { Game, NewTable } from "$web/net/protocol";
import { firstMatch, openTable, withFriend } from "$web/new-table/opening";
import PictureOption from "$web/new-table/PictureOption.svelte";
import { keyring } from "$web/reader/keyring";
import { reader } from "$web/reader/reader.svelte";
import { router } from "$web/shell/router.svelte";
import { Words } from "$web/words/fluent";
import { shell } from "../shell";

const GAME: Game = {
  editor: false,
  shown: [],
  id: "moths",
  seats: [2, 3],
  age: 8,
  minutes: 5,
  cooperative: false,
  solo: 0,
  options: [
    { name: "level", kind: "choice", default: "normal", values: ["easy", "normal"] },
    { name: "wind", kind: "flag", default: false },
  ],
  bots: ["beginner", "medium"],
  bots_on_device: ["beginner", "medium"],
  slow_on_device: [],
  rules_version: 1,
  reconstructed: [],
  credits: {},
  in_full: {},
  lessons: [],
  problems: 0,
  preset: { seats: 3, level: "beginner", options: { level: "easy", wind: false } },
};

let sent: NewTable[];
let mounted: Record<string, unknown> | undefined;

beforeEach(() => {
  reader.words = new Words("fr", shell("fr"));
  reader.name = "Ada";
  reader.avatar = "luna";
  sent = [];
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as NewTable);
    const seats = [
      { seat: 0, token: "mine" },
      { seat: 1, invitation: "come" },
    ];
    return new Response(JSON.stringify({ table: "t", seats }), { status: 201 });
  });
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  keyring.forget("t");
  reader.name = "";
});

describe("a first match", () => {
  it("is what the game's preset says, and only what is special is sent", async () => {
    expect(await openTable(GAME, firstMatch(GAME))).toBe("t");
    expect(sent[0]).toMatchObject({
      game: "moths",
      options: { level: "easy" },
      seats: [
        { kind: "person", name: "Ada", avatar: "luna" },
        { kind: "bot", level: "beginner" },
        { kind: "bot", level: "beginner" },
      ],
    });
    expect(keyring.tokens("t")).toEqual(["mine"]);
  });

  it("of a game without one has as few people as possible, and gentle bots", () => {
    const { places, values } = firstMatch({ ...GAME, seats: [1, 2, 4], preset: null });
    expect(places.map(({ sitter, level }) => [sitter, level])).toEqual([
      ["me", "beginner"],
      ["bot", "beginner"],
    ]);
    expect(values).toEqual({ level: "normal", wind: false });
  });
});

describe("a table for a friend", () => {
  it("has the reader on the first seat and the others open, as usual otherwise", async () => {
    reader.name = "";
    await openTable(GAME, withFriend(GAME));
    expect(sent[0]).toMatchObject({ options: {}, listed: false, ready_check: false, clock: null });
    expect(sent[0]?.seats).toEqual([{ kind: "person", name: "Joueur 1", avatar: "luna" }, { kind: "open" }]);
    expect(keyring.find("t")?.invitations).toEqual({ "1": "come" });
  });
});

describe("the doors of a game", () => {
  function show(game: Game): string[] {
    mounted = mount(GameDoors, { target: document.body, props: { game, title: "Moths" } });
    flushSync();
    return [...document.querySelectorAll(".doors a, .doors button")].map((door) => door.textContent?.trim() ?? "");
  }

  it("has no lesson to offer where there is none", () => {
    expect(show(GAME).length).toBe(2);
    expect(document.querySelector('[href^="/learn"]')).toBeNull();
  });

  it("says how far the reader has come", () => {
    const lessons = [
      { id: "turn", steps: 4, minutes: 3, further: false },
      { id: "end", steps: 3, minutes: 3, further: false },
    ];
    const said = vi.spyOn(progress, "of");
    const label = (done: number) => {
      said.mockReturnValue({ done, total: 7 });
      show({ ...GAME, lessons });
      const text = document.querySelector('[href="/learn/moths"]')?.getAttribute("aria-label");
      void unmount(mounted as Record<string, unknown>);
      mounted = undefined;
      return text;
    };
    expect([0, 3, 7].map(label)).toEqual([
      "Apprendre Moths, 7 étapes",
      "Apprendre Moths, 3 sur 7",
      "Apprendre Moths, terminé",
    ]);
  });

  it("opens a table for a friend with one click", async () => {
    const went = vi.spyOn(router, "go").mockImplementation(() => {});
    show(GAME);
    document.querySelector<HTMLButtonElement>(".doors button")?.click();
    await expect.poll(() => went.mock.calls).toEqual([["/table/t"]]);
  });
});

describe("for whom a game is", () => {
  it.each([
    [8, "dès 8 ans"],
    [null, ""],
  ])("an age of %s is said as %s", (age, said) => {
    mounted = mount(GameFacts, { target: document.body, props: { game: { ...GAME, age } } });
    flushSync();
    expect(document.querySelector(".facts span[title]")?.textContent?.trim() ?? "").toBe(said);
  });
});

describe("options with pictures", () => {
  it("are a game's own affair: without any there are none", async () => {
    expect(await loadPictures("moths")).toEqual({});
  });

  it("are chosen like any radio button; a value without a drawing has its word", () => {
    const choose = vi.fn();
    const option = GAME.options[0] as Game["options"][number];
    const props = {
      option,
      value: "normal",
      label: "Level",
      about: "",
      valueLabel: String,
      drawings: { easy: "/easy.svg" },
      choose,
    };
    mounted = mount(PictureOption, { target: document.body, props });
    flushSync();
    const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
    expect([...document.querySelectorAll("label")].map((label) => label.textContent?.trim())).toEqual([
      "easy",
      "normal",
    ]);
    expect(document.querySelectorAll("img").length).toBe(1);
    radios[0]?.click();
    expect(choose).toHaveBeenCalledWith("easy");
  });
});
