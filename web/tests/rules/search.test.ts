import { beforeAll, describe, expect, it } from "vitest";
import type { Term } from "$web/net/protocol";
import { Book } from "$web/rules/book";
import { Finder, highlight } from "$web/rules/search";
import { fillersOf, loadKeys } from "$web/rules/stems";

const rule = (number: string, text: string, note: string | null = null) => ({ number, text, note, source: "B" });
const term = (name: string, more: Partial<Term> = {}): Term => ({
  term: name,
  box: null,
  others: [],
  also: [],
  meaning: "…",
  rule: null,
  ...more,
});
const chapters = [
  {
    number: "1",
    title: "La mise en place",
    rules: [rule("1.1", "Après la distribution, chacun a deux cartes."), rule("1.2", "Le relais se révèle.")],
  },
  {
    number: "4",
    title: "Éclosion",
    rules: [
      rule("4.1", "Un œuf éclot.", "Because of the box."),
      rule("4.2", "Rien d’autre, sauf les tuiles mobiles."),
      rule("4.3", "Le plus haut score gagne la partie."),
    ],
  },
];
const glossary = [
  term("tuile mobile", { others: ["loose tile", "loseta móvil"], also: ["coulisse"], rule: "4.2" }),
  term("relais", { box: "waypoint", also: ["étape"] }),
  term("victoire", { also: ["score"] }),
];
const brief = {
  aim: "Soyez premier.",
  turn: "Votre tour",
  steps: [],
  end: "Quand tout est vide.",
  facts: [],
  tips: [{ title: "Posez.", text: "Tout **de suite**.", pictures: [] }],
};
let book: Book;
let finder: Finder;
beforeAll(async () => {
  book = new Book("pebbles", chapters, glossary, brief, await loadKeys("fr"), [], fillersOf("fr"));
  finder = new Finder(book, { aim: "Le but", end: "La fin" });
});
const found = (query: string) => finder.find(query).map((answer) => answer.number ?? answer.title);

describe("a search in the encyclopedia", () => {
  it("finds items by their titles, and leads to them", () => {
    const items = [{ item: "card-jewel", section: "Tuiles Capacité", title: "Joyau", text: "3 points à la fin" }];
    const found = new Finder(book, { aim: "Le but", end: "La fin" }, items).find("joyaux");
    expect(found.map(({ number, item, title }) => ({ number, item, title }))).toEqual([
      { number: null, item: "card-jewel", title: "Joyau" },
    ]);
  });
});

describe("searching the rules", () => {
  it("finds nothing for nothing", () => expect(found("  ")).toEqual([]));
  it("knows words by their stems", () => {
    expect(found("gagner")).toEqual(["4.3"]);
    expect(found("révéler")).toEqual(["1.2"]);
  });
  it("finds words, not parts of words", () => {
    expect(found("but")).toEqual(["Le but"]);
    expect(found("tribu")).toEqual([]);
  });
  it("completes the word that is being typed, and no other", () => {
    expect(found("dist")).toEqual(["1.1"]);
    expect(found("dist ")).toEqual([]);
    expect(found("dist score")).toEqual(["4.3"]);
  });
  it("ignores accents, capitals and ligatures", () => {
    expect(found("ECLOT")).toEqual(["4.1"]);
    expect(found("oeuf")).toEqual(["4.1"]);
    expect(found("revele")).toEqual(["1.2"]);
  });
  it("prefers rules with every word, and is content with some", () => {
    expect(found("haut score")).toEqual(["4.3"]);
    expect(found("comment gagner")).toEqual(["4.3"]);
  });
  it("forgives a wrong letter where nothing else is found", () => expect(found("distribusion")).toEqual(["1.1"]));
  it("reads the notes too", () => expect(found("because box")).toEqual(["4.1"]));
  it("finds numbers, and the rules of a chapter", () => {
    expect(found("4.2")[0]).toBe("4.2");
    expect(found("eclosion").sort()).toEqual(["4.1", "4.2", "4.3"]);
  });
  it("finds rules by what players and boxes call things", () => {
    expect(found("loose tile")).toEqual(["4.2"]);
    expect(found("LOSETA")).toEqual(["4.2"]);
    expect(found("étape")).toEqual(["1.2"]);
  });
  it("says which word is ours", () => {
    const meant = (query: string) => finder.meant(query).map(({ term: { term }, said, box }) => [said, term, box]);
    expect(meant("Etape")).toEqual([["étape", "relais", false]]);
    expect(meant("waypoint")).toEqual([["waypoint", "relais", true]]);
    expect(meant("relais")).toEqual([]);
    expect(meant("")).toEqual([]);
  });
  it("does not call a word of the rules another's", () => {
    expect(finder.meant("score")).toEqual([]);
  });
  it("leaves out words that say nothing, unless there are no others", () => {
    expect(found("que faire avec la tuile")).toEqual(["4.2"]);
    expect(finder.find("qui gagne la partie ?").flatMap(({ terms }) => [...terms])).not.toContain("la");
    expect(found("la")).toContain("4.3");
    expect(found("la dist")).toEqual(["1.1"]);
  });
  it("offers other words only for what was asked", () => {
    expect(finder.also("le relais")).toEqual(["étape"]);
    expect(finder.also("waypoint")).toEqual(["étape"]);
    expect(finder.also("étape")).toEqual([]);
    expect(finder.also("gagner")).toEqual([]);
  });
  it.each(["fr", "en", "es"] as const)("knows the same fillers with and without accents: %s", (lang) => {
    const fillers = fillersOf(lang);
    expect(fillers.size).toBeGreaterThan(50);
    expect([...fillers].every((word) => /^[a-z]+$/.test(word))).toBe(true);
  });
  it("marks what was found, also where the text says it otherwise", () => {
    const hits = (query: string) => {
      const answer = finder.find(query)[0]!;
      return highlight(answer.text, answer.terms, book)
        .filter((part) => part.hit)
        .map((part) => part.text);
    };
    expect(hits("gagner partie")).toEqual(["gagne", "partie"]);
    expect(hits("étape")).toEqual(["relais"]);
    expect(hits("coulisse")).toEqual(["tuiles mobiles"]);
  });
});
