/** The service worker stays outside the bundle; the build tells it the names of its files. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Bundle = Parameters<Extract<NonNullable<Plugin["generateBundle"]>, (...args: never[]) => unknown>>[1];

const KEPT = /^assets\/.*\.(js|css|svg|woff2|ftl|json)$/;
/** Large, and needed only by those who play on their own device. */
const DEVICE = /^assets\/pyodide-([^/]+)\//;
const isDevice = (name: string) => DEVICE.test(name);

/** What the first page needs: its entry with all it imports, and their styles. */
function shellOf(bundle: Bundle): Set<string> {
  const shell = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (shell.has(name) || file?.type !== "chunk") return;
    shell.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) shell.add(style);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) if (file.type === "chunk" && file.isEntry) add(file.fileName);
  return shell;
}

export function serviceWorker(source: string, icon: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const text = readFileSync(source, "utf8");
        const kept = Object.keys(bundle).filter((name) => KEPT.test(name) && !isDevice(name));
        const first = shellOf(bundle);
        const isShell = (name: string) => first.has(name) || /first-paint|-latin-wght|assets\/icon/.test(name);
        const device = Object.keys(bundle).filter(isDevice);
        const version = createHash("sha256").update(text).update(kept.sort().join()).digest("hex").slice(0, 12);
        const build = {
          version,
          shell: kept.filter(isShell),
          rest: kept.filter((name) => !isShell(name)),
          device,
          python: DEVICE.exec(device[0] ?? "")?.[1] ?? "",
          icon,
        };
        const filled = text.replace('"__BUILD__"', JSON.stringify(JSON.stringify(build)));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: filled });
      },
    },
  };
}
