import { describe, expect, it } from "vitest";
import type { Term } from "$web/net/protocol";
import { mentions } from "$web/rules/glossary";

function words(text: string, ...names: string[]): string[] {
  const glossary = names.map((term): Term => ({ term, box: null, others: [], also: [], meaning: "", rule: null }));
  return mentions(text, glossary).map(({ start, end }) => text.slice(start, end));
}

describe("the words of a glossary in a text", () => {
  it("are found in singular and plural, in every language", () => {
    expect(words("Les Toiles d’araignée.", "toile d’araignée")).toEqual(["Toiles d’araignée"]);
    expect(words("6 Morphos bleus.", "Morpho bleu")).toEqual(["Morphos bleus"]);
    expect(words("Two nets lie there.", "net")).toEqual(["nets"]);
    expect(words("Las losetas móviles.", "loseta móvil")).toEqual(["losetas móviles"]);
  });
  it("are whole words, once each", () => {
    expect(words("La pionnière pose un pion, puis un pion.", "pion")).toEqual(["pion"]);
  });
  it("are the longest that fit, in the order of the text", () => {
    expect(words("Une tuile fixe, puis une tuile.", "tuile", "tuiles fixes")).toEqual(["tuile fixe", "tuile"]);
  });
  it("are not other words of the same stem", () =>
    expect(words("Aucune n’est réservée à une saison.", "réserve")).toEqual([]));
  it("are not found half", () => expect(words("Une tuile.", "tuile fixe")).toEqual([]));
});
