/** Starts Python in a worker, with the archive that the site or the export has written beside the page. */
import type { PyodideAPI } from "pyodide";

/** The files of Pyodide and the bytes of those that are counted, filled in by the build (`plugins/pyodide.ts`). */
declare const __PYODIDE__: { folder: string; bytes: number };

const PLACE = "/lib/chrysalide";
/** How much of the wait is the network; what follows is the same on every visit. */
const FETCHING = 0.5;

export async function startPython(home: string, progress: (share: number) => void): Promise<PyodideAPI> {
  const folder = new URL(__PYODIDE__.folder, home).href;
  const archive = fetch(new URL("device.zip", home));
  watchFetching((bytes) => progress(Math.min(1, bytes / __PYODIDE__.bytes) * FETCHING));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: folder });
  progress(0.8);
  const response = await archive;
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  python.unpackArchive(await response.arrayBuffer(), "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  progress(0.9);
  return python;
}

/** Counts what Pyodide fetches; what it gets is the browser's own answer, whose compiled code a browser can keep. */
function watchFetching(count: (bytes: number) => void): void {
  const { fetch } = globalThis;
  let bytes = 0;
  globalThis.fetch = async (...asked) => {
    const response = await fetch(...asked);
    const reader = response.clone().body?.getReader();
    const read = async (): Promise<void> => {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return;
      count((bytes += value?.length ?? 0));
      await read();
    };
    read().catch(() => {});
    return response;
  };
}
