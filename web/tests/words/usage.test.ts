import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shell } from "../shell";

const root = join(import.meta.dirname, "../../src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
const source = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
const catalogue = shell("en");
const known = new Set([...catalogue.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? ""));

/** Ids built at run time: a prefix and what follows it. */
const FAMILIES = [
  "bot-",
  "standing-",
  "fault-",
  "sitter-",
  "credit-",
  "error-",
  "key-",
  "undo-",
  "draw-",
  "resign-",
  "note-",
  "chat-",
  "emote-",
  "clock-",
  "rules-part-",
  "verdict-",
  "reason-",
  "lesson-not-",
  "pace-",
  "mark-",
  "problem-certainty-",
  "review-balance-",
  "review-led",
  "review-moment-",
  "review-quick",
  "review-stair-",
  "review-turned",
];

describe("messages and the code that uses them", () => {
  it("every id written in the code is in the catalogue", () => {
    const used = [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it("no message is left over", () => {
    const families = [...FAMILIES, "avatar-", "timeout-"];
    const idle = [...known].filter(
      (id) => !source.includes(`"${id}"`) && !families.some((start) => id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  it("knows no game", () => {
    const games = readdirSync(join(root, "../../src/chrysalide/games"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
      .map((entry) => entry.name);
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter((game) => new RegExp(`\\b${game}\\b`, "i").test(source + catalogue))).toEqual([]);
  });
});
