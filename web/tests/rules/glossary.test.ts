import { beforeAll, describe, expect, it } from "vitest";
import type { Term } from "$web/net/protocol";
import { mentions } from "$web/rules/glossary";
import { loadKeys, type Keys } from "$web/rules/stems";
import type { Lang } from "$web/words/fluent";

const keys = {} as Record<Lang, Keys>;
beforeAll(async () => {
  for (const lang of ["fr", "en", "es"] as const) keys[lang] = await loadKeys(lang);
});

function words(lang: Lang, text: string, ...names: string[]): string[] {
  const glossary = names.map((term): Term => ({ term, box: null, others: [], also: [], meaning: "", rule: null }));
  return mentions(text, glossary, keys[lang]).map(({ start, end }) => text.slice(start, end));
}

describe("the words of a glossary in a text", () => {
  it("are found in other endings, in every language", () => {
    expect(words("fr", "Les Toiles d’araignée.", "toile d’araignée")).toEqual(["Toiles d’araignée"]);
    expect(words("fr", "6 Morphos bleus.", "Morpho bleu")).toEqual(["Morphos bleus"]);
    expect(words("en", "Two nets lie there.", "net")).toEqual(["nets"]);
    expect(words("es", "Las losetas móviles.", "loseta móvil")).toEqual(["losetas móviles"]);
  });
  it("are whole words, once each", () => {
    expect(words("fr", "La pionnière pose un pion, puis un pion.", "pion")).toEqual(["pion"]);
  });
  it("are the longest that fit, in the order of the text", () => {
    expect(words("fr", "Une tuile fixe, puis une tuile.", "tuile", "tuiles fixes")).toEqual(["tuile fixe", "tuile"]);
  });
  it("are not found half", () => expect(words("fr", "Une tuile.", "tuile fixe")).toEqual([]));
});
