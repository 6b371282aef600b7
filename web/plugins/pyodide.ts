/** Python for the page: the files of Pyodide among those of the page, in a folder that is called by their version. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FETCHED = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", ...FETCHED];

export function pyodide(source: string): Plugin {
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { version: string };
  const built = `assets/pyodide-${version}/`;
  const bytes = FETCHED.reduce((sum, name) => sum + statSync(join(source, name)).size, 0);
  return {
    name: "pyodide",
    config: (_config, { command }) => {
      const folder = command === "build" ? built : "node_modules/pyodide/";
      return { define: { __PYODIDE__: JSON.stringify({ folder, bytes }) } };
    },
    generateBundle() {
      for (const name of FILES)
        this.emitFile({ type: "asset", fileName: built + name, source: readFileSync(join(source, name)) });
    },
  };
}
