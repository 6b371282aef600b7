/** The script that runs before the first paint stays outside the bundle, but is named by its content like the rest. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A site answers with this file at every path, so what it names is named from the root. */
const fromRoot = (html: string) => html.replaceAll(/(src|href)="\.\//g, '$1="/');

export function firstPaint(path: string): Plugin {
  const source = readFileSync(path, "utf8");
  const fileName = `assets/first-paint-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  return {
    name: "first-paint",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    // After the build has put its own files in.
    writeBundle({ dir = "" }) {
      const index = join(dir, "index.html");
      writeFileSync(index, fromRoot(readFileSync(index, "utf8")));
    },
    transformIndexHtml: { order: "post", handler: (html) => html.replace("/src/first-paint.js", `/${fileName}`) },
  };
}
