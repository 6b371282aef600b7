/** The shell's texts as the page has them: its own catalogue, and the one shared with terminal and server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const PAGES = ["carnet", "edit", "problems", "review"].map((page) => `../src/${page}/locale`);
const FOLDERS = ["../locale", ...PAGES, "../../src/chrysalide/locale/shared"];

export function shell(lang: string): string {
  return FOLDERS.map((folder) => readFileSync(join(import.meta.dirname, folder, `${lang}.ftl`), "utf8")).join("\n");
}
