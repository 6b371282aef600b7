import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGS } from "$lib/fluent";

const read = (lang: string) => readFileSync(join(import.meta.dirname, `../locale/${lang}.ftl`), "utf8");
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
    expect(bundle.addResource(new FluentResource(read(lang)))).toEqual([]);
    for (const id of ids(read(lang))) expect(bundle.hasMessage(id), id).toBe(true);
  });

  it.each(LANGS)("%s says every message once", (lang) => {
    const all = ids(read(lang));
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it("have the same messages in the same order", () => {
    expect(ids(read("en"))).toEqual(ids(read("fr")));
    expect(ids(read("es"))).toEqual(ids(read("fr")));
  });

  it("use no argument that another language lacks, but for grammar", () => {
    for (const id of ids(read("fr"))) {
      const french = variables(read("fr"), id);
      expect(variables(read("es"), id), id).toEqual(french);
      // English needs the level to choose between "a" and "an".
      expect(
        variables(read("en"), id).filter((name) => name !== "level"),
        id,
      ).toEqual(french);
    }
  });

  it("French has a narrow no-break space before tall punctuation and inside quotation marks", () => {
    const lines = read("fr")
      .split("\n")
      .filter((line) => !line.startsWith("#"));
    expect(lines.filter((line) => / [;:!?»]|« |«[^\u202f]/.test(line))).toEqual([]);
    expect(lines.filter((line) => /\w[;!?»]/.test(line))).toEqual([]);
  });

  it("uses typographic apostrophes and quotation marks", () => {
    for (const lang of LANGS) expect(read(lang).match(/['"]/g), lang).toBeNull();
  });
});
