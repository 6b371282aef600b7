/**
 * A Python that has started, kept for the next visits: the memory of its interpreter, with the rules in it, and their
 * files. It is thawed in a fifth of the time that a start takes.
 */
export interface Frozen {
  memory: Uint8Array;
  /** By their paths in Python's file system. */
  files: [string, Uint8Array][];
}

/** How the names of the caches begin: an export in another folder of the same host has its own. */
const CACHES = "chrysalide-started ";
/** The length of the memory and that of the list of files; the memory follows, which is read by four bytes at a time. */
const HEAD = 8;

export class Freezer {
  private constructor(
    private readonly caches: CacheStorage,
    private readonly name: string,
    private readonly address: string,
  ) {}

  /**
   * Undefined where nothing can be kept. What is kept belongs to one archive, one Pyodide and one version of the browser,
   * on which the memory's references to functions depend.
   */
  static async of(
    home: string,
    archive: Uint8Array<ArrayBuffer>,
    engine: string,
    kept: CacheStorage | undefined = globalThis.caches,
    browser = navigator.userAgent,
  ): Promise<Freezer | undefined> {
    // Both are missing where a page is not served by https.
    if (!kept || !globalThis.crypto?.subtle || !("CompressionStream" in globalThis)) return undefined;
    const about = await new Blob([archive, engine, browser]).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", about));
    const called = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return new Freezer(kept, nameOf(home), new URL(`started/${called}`, home).href);
  }

  async read(): Promise<Frozen | undefined> {
    const found = await (await this.caches.open(this.name)).match(this.address);
    if (!found?.body) return undefined;
    return unpack(await bytesOf(found.body.pipeThrough(new DecompressionStream("gzip"))));
  }

  /** In the place of what an earlier version has left. */
  async write(frozen: Frozen): Promise<void> {
    const packed = pack(frozen).stream().pipeThrough(new CompressionStream("gzip"));
    const body = await new Response(packed).blob();
    await this.forget();
    await (await this.caches.open(this.name)).put(this.address, new Response(body));
  }

  async forget(): Promise<void> {
    await this.caches.delete(this.name);
  }
}

const nameOf = (home: string) => CACHES + new URL(home).pathname;

/** Is there anything at all? Then it is worth waiting for the archive that it has to belong to. */
export async function isAnyFrozen(home: string, kept: CacheStorage | undefined = globalThis.caches): Promise<boolean> {
  return (await kept?.has(nameOf(home)).catch(() => false)) ?? false;
}

function pack({ memory, files }: Frozen): Blob {
  const list = new TextEncoder().encode(JSON.stringify(files.map(([path, { length }]) => [path, length])));
  const head = new Uint32Array([memory.length, list.length]);
  return new Blob([head, memory, list, ...files.map(([, content]) => content)] as BlobPart[]);
}

function unpack(bytes: Uint8Array): Frozen {
  const [memory, list] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2) as unknown as [number, number];
  let at = HEAD;
  const take = (length: number) => bytes.subarray(at, (at += length));
  const remembered = take(memory);
  const named = JSON.parse(new TextDecoder().decode(take(list))) as [string, number][];
  const files = named.map(([path, length]): [string, Uint8Array] => [path, take(length)]);
  if (at !== bytes.length) throw new Error("not whole");
  return { memory: remembered, files };
}

async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
