import { describe, expect, it } from "vitest";
import { findRules, findTerms } from "$web/rules/search";

const chapters = [
  { number: "2", title: "Layouts", rules: [{ number: "2.5", text: "A card is free when…", source: "B", note: null }] },
  {
    number: "4",
    title: "Éclosion",
    rules: [
      { number: "4.1", text: "Un œuf éclot.", source: "I", note: "Because of the box." },
      { number: "4.2", text: "Rien d’autre, sauf les tuiles mobiles.", source: "O", note: null },
    ],
  },
];
const glossary = [
  { term: "tuile mobile", others: ["loose tile", "loseta móvil"], meaning: "Elle glisse quand on pousse sa ligne." },
];
const found = (query: string) =>
  findRules(chapters, query, glossary).flatMap((chapter) => chapter.rules.map((rule) => rule.number));

describe("searching the rules", () => {
  it("gives everything for nothing", () => expect(found("  ")).toEqual(["2.5", "4.1", "4.2"]));
  it("ignores accents and capitals", () => expect(found("ECLOT")).toEqual(["4.1"]));
  it("wants every word", () => {
    expect(found("card free")).toEqual(["2.5"]);
    expect(found("card éclot")).toEqual([]);
  });
  it("reads the notes too", () => expect(found("because box")).toEqual(["4.1"]));
  it("finds rules by the words of the box in any language, and by their meaning", () => {
    expect(found("loose tile")).toEqual(["4.2"]);
    expect(found("LOSETA")).toEqual(["4.2"]);
    expect(found("pousse ligne")).toEqual(["4.2"]);
    expect(found("loose card")).toEqual([]);
  });
  it("shows the terms that are meant, and none without a query", () => {
    expect(findTerms(glossary, "glisse").map((one) => one.term)).toEqual(["tuile mobile"]);
    expect(findTerms(glossary, " ")).toEqual([]);
  });
  it("finds numbers and chapters", () => {
    expect(found("4.2")).toEqual(["4.2"]);
    expect(found("eclosion")).toEqual(["4.1", "4.2"]);
  });
});
