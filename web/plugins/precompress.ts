/** Beside every file of the page that is worth it, the same file compressed: the site sends whichever a browser reads. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts are compressed already. */
const WORTH = /\.(js|css|svg|html|json|ftl|webmanifest|wasm|mjs)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 300;
const BEST = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
/** Python in WebAssembly: the best of brotli would take half a minute for a tenth of its size. */
const LARGE = /\.(wasm|mjs)$/;
const WAYS = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, BEST),
  gz: (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
};

export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: { order: "post", sequential: true, handler: () => compressAll(folder) },
  };
}

export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => WORTH.test(name)).map((name) => compress(join(folder, name))));
}

/** A copy that is not smaller is left out. */
async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < SMALLEST) return;
  for (const [ending, pack] of Object.entries(WAYS)) {
    if (ending === "br" && LARGE.test(path)) continue;
    const packed = await pack(plain);
    if (packed.length < plain.length) await writeFile(`${path}.${ending}`, packed);
  }
}
