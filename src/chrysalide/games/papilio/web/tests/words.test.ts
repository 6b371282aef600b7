import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGS } from "$web/words/fluent";

const web = join(import.meta.dirname, "..");
const source = readdirSync(web)
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(web, file), "utf8"))
  .join("\n");
const GROUPS = ["table-reserve", "table-active", "table-arrived", "table-lost"];

describe("the words of the painting", () => {
  const used = new Set([...GROUPS, ...[...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "")]);
  for (const choice of source.matchAll(/\bt\(\w+ === "\w+" \? "([\w-]+)" : "([\w-]+)"/g))
    used.add(choice[1] ?? "").add(choice[2] ?? "");

  it.each(LANGS)("are all in the catalogues: %s", (lang) => {
    const catalogue = [join(web, `../locale/${lang}.ftl`), join(web, `../../../../../web/locale/${lang}.ftl`)]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const known = new Set([...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ""));
    expect(used.size).toBeGreaterThan(30);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });
});
