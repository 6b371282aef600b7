import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The script that runs before the first paint stays outside the bundle, but is named by its content like the rest. */
function firstPaint(): Plugin {
  const source = readFileSync(here("./src/first-paint.js"), "utf8");
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

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), firstPaint()],
  resolve: {
    alias: { $web: here("./src"), $tests: here("./tests") },
    // The games' own web folders lie outside this one and borrow its packages.
    dedupe: ["svelte", "vitest"],
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env["CHRYSALIDE_SITE"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("../src/chrysalide/server/page"),
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    target: "es2022",
    chunkSizeWarningLimit: 300,
  },
  test: {
    environment: "node",
    // Modules are loaded once for all files: half the time. What a test changes outside itself it puts back.
    pool: "threads",
    isolate: false,
    // Limits are for what hangs, not for what is slow: a busy machine takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 5 } },
    // The games keep the tests of their paintings next to them.
    dir: here(".."),
    include: ["web/tests/**/*.test.ts", "src/chrysalide/games/*/web/**/*.test.ts"],
  },
});
