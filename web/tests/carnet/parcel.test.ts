import { describe, expect, it, vi } from "vitest";
import { directLink, readFragment } from "$web/carnet/arrival";
import { keysOf, pack, seal, unpack, unseal } from "$web/carnet/parcel";
import { isWhole, newPhrase, plain, unknownWords, WORDS, wordsOf } from "$web/carnet/phrase";
import { LANGS } from "$web/words/fluent";
import { played } from "./played";

const FEW = 10; // rounds, as the tests make many keys
const tables = [{ table: "t1", game: "pebbles", tokens: ["a-b_c"], invitations: {}, opened: 3 }];

describe("the words of phrases", () => {
  it.each(LANGS)("%s: 2,048 that four letters tell apart, so that each carries 11 bits", async (lang) => {
    const words = await wordsOf(lang);
    expect(words).toHaveLength(2048);
    expect(new Set(words.map((word) => plain(word).slice(0, 4))).size).toBe(2048);
    expect(words.filter((word) => !/^[a-z]{3,8}$/.test(plain(word)))).toEqual([]);
  });

  it("are drawn at random, six at a time, each from the whole list", async () => {
    const words = await wordsOf("fr");
    const drawn = await Promise.all(Array.from({ length: 500 }, () => newPhrase("fr")));
    expect(drawn.every((phrase) => phrase.length === WORDS && phrase.every((word) => words.includes(word)))).toBe(true);
    const places = drawn.flat().map((word) => words.indexOf(word));
    // 3,000 draws miss half of the list with a chance of less than 2 ** -3000.
    expect(Math.min(...places)).toBeLessThan(1024);
    expect(Math.max(...places)).toBeGreaterThan(1023);
    expect(new Set(drawn.map((phrase) => phrase.join(" "))).size).toBe(500);
  });

  it("are the same however they are typed", async () => {
    expect(plain("  Ábaco, ABDOMEN\n abeja–abejá ")).toBe("abaco abdomen abeja abeja");
    expect(isWhole("un deux trois quatre cinq")).toBe(false);
    expect(isWhole("un deux trois quatre cinq six")).toBe(true);
    expect(await unknownWords("abaisser abandon ABACO zzz")).toEqual(["zzz"]);
  });
});

describe("a parcel", () => {
  it("opens with its phrase and with no other", async () => {
    const keys = await keysOf("lune chardon rivière plume orme sauge", FEW);
    const box = await seal("three seats", keys);
    expect(await unseal(box, await keysOf("Lune Chardon Riviere plume orme SAUGE", FEW))).toBe("three seats");
    const other = await keysOf("lune chardon rivière plume orme orme", FEW);
    expect(other.id).not.toBe(keys.id);
    await expect(unseal(box, other)).rejects.toThrow();
  });

  it("cannot be changed on its way", async () => {
    const keys = await keysOf("six words", FEW);
    const box = await seal("three seats", keys);
    const at = 30;
    const forged = box.slice(0, at) + (box[at] === "A" ? "B" : "A") + box.slice(at + 1);
    await expect(unseal(forged, keys)).rejects.toThrow();
  });

  it("shows the site nothing of what is in it, nor twice the same", async () => {
    const keys = await keysOf("six words", FEW);
    const text = pack({ tables, history: [played("t0")] });
    const boxes = [await seal(text, keys), await seal(text, keys)];
    expect(boxes[0]).not.toBe(boxes[1]);
    for (const box of boxes) expect(atob(box)).not.toMatch(/t1|pebbles|a-b_c/);
    expect(keys.id).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.key.extractable).toBe(false);
  });

  it("holds the seats and as many matches as fit", () => {
    const luggage = { tables, history: [played("t0")] };
    expect(unpack(pack(luggage))).toEqual(luggage);
    const many = Array.from({ length: 500 }, (_, at) => played(`m${at}`));
    const cut = unpack(pack({ tables, history: many }));
    expect(cut.tables).toEqual(tables);
    expect(cut.history).toEqual(many.slice(0, cut.history.length));
    expect(cut.history.length).toBeGreaterThan(50);
    expect(pack({ tables, history: many }).length).toBeLessThanOrEqual(40_000);
    expect(unpack('{"tables": "no"}')).toEqual({ tables: [], history: [] });
  });
});

describe("a scanned link", () => {
  it("brings a phrase", () => {
    expect(readFragment("#phrase=lune-chardon-riviere")).toEqual({ phrase: "lune chardon riviere" });
    expect(readFragment("")).toBeNull();
    expect(readFragment("#preferences")).toBeNull();
  });

  it("brings the seats themselves where nothing can be encrypted", () => {
    vi.stubGlobal("location", { origin: "http://192.0.2.7:8000" });
    const second = { table: "t2", game: "pebbles", tokens: ["x", "y"], invitations: {}, opened: 3 };
    const link = new URL(directLink([...tables, second]));
    vi.unstubAllGlobals();
    expect(readFragment(link.hash, 3)?.tables).toEqual([...tables, second]);
    expect(readFragment("#seats=<script>~../..")).toBeNull();
  });
});
