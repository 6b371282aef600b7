import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGS, Words } from "$web/words/fluent";

const web = join(import.meta.dirname, "..");
const source = readdirSync(web)
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(web, file), "utf8"))
  .join("\n");
const said = /\bt\(\s*"([\w-]+)"|answer\("([\w-]+)"|"(web-[\w-]+)"/g;
const used = new Set([...source.matchAll(said)].map((match) => match[1] ?? match[2] ?? match[3] ?? ""));
for (const step of ["actions", "births", "destruction", "effect", "end"]) used.add(`web-step-${step}`);
for (const tab of ["actions", "hand", "effects", "team"]) used.add(`web-tab-${tab}`);
for (const why of ["low", "own", "dear"]) used.add(`web-why-${why}`);
const ids = [...used];

describe("the words of the painting", () => {
  it.each(LANGS)("are all in the catalogue: %s", (lang) => {
    const words = new Words(lang, readFileSync(join(web, `../locale/${lang}.ftl`), "utf8"));
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
  });
  it.each(LANGS)("need no argument that the painting does not give: %s", (lang) => {
    const words = new Words(lang, readFileSync(join(web, `../locale/${lang}.ftl`), "utf8"));
    expect(words.text("web-turns-left", { turns: 6, which: "first" })).not.toMatch(/[{}$]/);
    expect(words.text("web-cell-animals", { n: 2, module: "loutre", couples: 1 })).not.toMatch(/[{}$]/);
    expect(words.text("web-line-loss", { n: 2, loss: "0,5", worst: 1, module: "panda" })).not.toMatch(/[{}$]/);
    expect(words.text("web-amb-sum", { total: 3, target: 10, cubes: 3, dice: 2, needs: 7 })).not.toMatch(/[{}$]/);
  });
});
