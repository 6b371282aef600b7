import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGS } from "$web/words/fluent";
import { shell } from "../shell";

const ids = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? "");
const variables = (text: string, id: string) => {
  const body = text.slice(text.search(new RegExp(`^${id} =`, "m")));
  const end = body.slice(1).search(/^(?:[a-zA-Z][\w-]* =|#)/m);
  const message = end < 0 ? body : body.slice(0, end + 1);
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();
};

describe("the shell's catalogues", () => {
  it.each(LANGS)("%s parses without junk", (lang) => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(shell(lang)))).toEqual([]);
    for (const id of ids(shell(lang))) expect(bundle.hasMessage(id), id).toBe(true);
  });

  it.each(LANGS)("%s says every message once", (lang) => {
    const all = ids(shell(lang));
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it("have the same messages in the same order", () => {
    expect(ids(shell("en"))).toEqual(ids(shell("fr")));
    expect(ids(shell("es"))).toEqual(ids(shell("fr")));
  });

  it("use no argument that another language lacks, but for grammar", () => {
    for (const id of ids(shell("fr"))) {
      const french = variables(shell("fr"), id);
      expect(variables(shell("es"), id), id).toEqual(french);
      // English needs the level to choose between "a" and "an".
      expect(
        variables(shell("en"), id).filter((name) => name !== "level"),
        id,
      ).toEqual(french);
    }
  });

  it("French has a narrow no-break space before tall punctuation and inside quotation marks", () => {
    const lines = shell("fr")
      .split("\n")
      .filter((line) => !line.startsWith("#"));
    expect(lines.filter((line) => / [;:!?»]|« |«[^\u202f]/.test(line))).toEqual([]);
    expect(lines.filter((line) => /\w[;!?»]/.test(line))).toEqual([]);
  });

  it("uses typographic apostrophes and quotation marks", () => {
    for (const lang of LANGS) expect(shell(lang).match(/['"]/g), lang).toBeNull();
  });
});
