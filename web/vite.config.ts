import { fileURLToPath } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstPaint } from "./plugins/first-paint.ts";
import { notices } from "./plugins/notices.ts";
import { pyodide } from "./plugins/pyodide.ts";
import { precompress } from "./plugins/precompress.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    svelte({ preprocess: vitePreprocess() }),
    firstPaint(here("./src/first-paint.js")),
    notices(here("."), here("./licences")),
    pyodide(here("./node_modules/pyodide")),
    serviceWorker(here("./src/service-worker.js"), "icons/icon-192.png"),
    precompress(),
  ],
  // A script finds its files by its own place, so that an export can be served from any folder.
  base: "./",
  worker: { format: "es" },
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
    // For whoever needs the names of files that carry hashes.
    manifest: "files.json",
    rolldownOptions: {
      output: {
        // Each request costs a browser as much as a kilobyte: what the first page needs is one file, what every table
        // needs another, and not one for each set of pages that share a component.
        codeSplitting: {
          groups: [
            { name: "shell", tags: ["$initial"], priority: 2 },
            // with what the games' paintings build on, which would otherwise be five small files of every table
            { name: "table", test: /[\\/]table[\\/]TablePage\.svelte|[\\/]web[\\/]src[\\/]painting[\\/]/, priority: 1 },
          ],
        },
      },
    },
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
