import { describe, expect, it } from "vitest";
import { findRules } from "$lib/search";

const chapters = [
  { number: "2", title: "Layouts", rules: [{ number: "2.5", text: "A card is free when…", source: "B" }] },
  {
    number: "4",
    title: "Éclosion",
    rules: [
      { number: "4.1", text: "Un œuf éclot.", source: "I" },
      { number: "4.2", text: "Rien d’autre.", source: "O" },
    ],
  },
];
const found = (query: string) =>
  findRules(chapters, query).flatMap((chapter) => chapter.rules.map((rule) => rule.number));

describe("searching the rules", () => {
  it("gives everything for nothing", () => expect(found("  ")).toEqual(["2.5", "4.1", "4.2"]));
  it("ignores accents and capitals", () => expect(found("ECLOT")).toEqual(["4.1"]));
  it("wants every word", () => {
    expect(found("card free")).toEqual(["2.5"]);
    expect(found("card éclot")).toEqual([]);
  });
  it("finds numbers and chapters", () => {
    expect(found("4.2")).toEqual(["4.2"]);
    expect(found("eclosion")).toEqual(["4.1", "4.2"]);
  });
});
