/** Starts Python in a worker, with the archive that the site or the export has written beside the page. */
import type { PyodideAPI, PyodideConfig } from "pyodide";
import { type Frozen, Freezer, isAnyFrozen } from "./frozen";

/** The files of Pyodide and the bytes of those that are counted, filled in by the build (`plugins/pyodide.ts`). */
declare const __PYODIDE__: { folder: string; bytes: number };

/** The parts of Pyodide that are used here and that its own types leave open. */
interface Files {
  mkdirTree: (path: string) => void;
  readdir: (path: string) => string[];
  readFile: (path: string) => Uint8Array;
  writeFile: (path: string, content: Uint8Array) => void;
  stat: (path: string) => { mode: number };
  isDir: (mode: number) => boolean;
}
type Create = (settings: unknown) => Promise<{ growMemory: (bytes: number) => void }>;

export interface Started {
  python: PyodideAPI;
  /** It was kept by an earlier visit. */
  thawed: boolean;
}

/** Where the archive is unpacked. */
export const PLACE = "/lib/chrysalide";
/** How much of the wait is the network; what follows is the same on every visit. */
const FETCHING = 0.5;

export async function startPython(home: string, progress: (share: number) => void): Promise<Started> {
  const archive = fetchArchive(home);
  archive.catch(() => {}); // it is waited for below
  const python = (await isAnyFrozen(home)) && (await thaw(home, await archive));
  if (python) return { python, thawed: true };
  watchFetching((bytes) => progress(Math.min(1, bytes / __PYODIDE__.bytes) * FETCHING));
  return { python: await boot(home, archive, progress), thawed: false };
}

/** For the next visits: another Python starts, loads what any table needs, and is kept as it is then. */
export async function freezePython(home: string): Promise<void> {
  const archive = await fetchArchive(home);
  const freezer = await Freezer.of(home, archive, __PYODIDE__.folder);
  if (!freezer) return;
  const python = await boot(home, Promise.resolve(archive), () => {}, { _makeSnapshot: true });
  python.runPython("from chrysalide.local.warming import warm; warm()");
  await freezer.write({ files: filesIn(filesOf(python), PLACE), memory: python.makeMemorySnapshot() });
}

async function boot(
  home: string,
  archive: Promise<Uint8Array>,
  progress: (share: number) => void,
  how: PyodideConfig = {},
): Promise<PyodideAPI> {
  const indexURL = folderOf(home);
  const { loadPyodide } = await loader(home);
  const python = await loadPyodide({ indexURL, ...how });
  progress(0.8);
  python.unpackArchive(await archive, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  progress(0.9);
  return python;
}

/** Undefined: start as on the first visit. What cannot be thawed is of no use to anybody. */
async function thaw(home: string, archive: Uint8Array<ArrayBuffer>): Promise<PyodideAPI | undefined> {
  const freezer = await Freezer.of(home, archive, __PYODIDE__.folder);
  try {
    const frozen = await freezer?.read();
    return frozen && (await revive(home, frozen));
  } catch {
    await freezer?.forget();
    return undefined;
  }
}

async function revive(home: string, { memory, files }: Frozen): Promise<PyodideAPI> {
  const indexURL = folderOf(home);
  const { loadPyodide } = await loader(home);
  const { default: create } = (await import(/* @vite-ignore */ `${indexURL}pyodide.asm.mjs`)) as { default: Create };
  const createPyodideModule = async (settings: unknown) => {
    const module = await create(settings);
    module.growMemory(memory.length); // it begins with less than the memory that is put into it
    return module;
  };
  const how = { indexURL, createPyodideModule, _loadSnapshot: memory };
  const python = await loadPyodide(how as unknown as PyodideConfig);
  const place = filesOf(python);
  for (const [path, content] of files) {
    place.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    place.writeFile(path, content);
  }
  // Otherwise every visit would draw the same.
  python.runPython("import random; random.seed()");
  return python;
}

/** All that was unpacked; not what Python has compiled, which it would not trust elsewhere. */
function filesIn(place: Files, folder: string): [string, Uint8Array][] {
  const inside = place.readdir(folder).filter((name) => ![".", "..", "__pycache__"].includes(name));
  return inside.flatMap((name) => {
    const path = `${folder}/${name}`;
    if (place.isDir(place.stat(path).mode)) return filesIn(place, path);
    return [[path, place.readFile(path)]] as [string, Uint8Array][];
  });
}

const filesOf = (python: PyodideAPI) => (python as unknown as { FS: Files }).FS;

const folderOf = (home: string) => new URL(__PYODIDE__.folder, home).href;

const loader = async (home: string) =>
  (await import(/* @vite-ignore */ `${folderOf(home)}pyodide.mjs`)) as typeof import("pyodide");

async function fetchArchive(home: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL("device.zip", home));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
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
