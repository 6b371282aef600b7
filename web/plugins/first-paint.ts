/** The script that runs before the first paint stays outside the bundle, but is named by its content like the rest. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function firstPaint(path: string): Plugin {
  const source = readFileSync(path, "utf8");
  const fileName = `assets/first-paint-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  return {
    name: "first-paint",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: { order: "post", handler: (html) => html.replace("/src/first-paint.js", `/${fileName}`) },
  };
}
