import { beforeEach, expect, it } from "vitest";
import { Freezer, isAnyFrozen } from "$web/device/frozen";

const HOME = "https://games.example/moths/";
const ENGINE = "assets/pyodide-1/";
const archive = new TextEncoder().encode("the rules");
/** The length of a memory is a multiple of four, as Pyodide's are. */
const frozen = {
  memory: new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]),
  files: [
    ["/lib/a.py", new TextEncoder().encode("a = 'é'")],
    ["/lib/b/empty.py", new Uint8Array()],
  ] as [string, Uint8Array][],
};

/** As a browser has them: answers by the names of caches and addresses. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  async has(name: string) {
    return this.all.has(name);
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put: async (address: string, answer: Response) => void cache.set(address, answer),
    };
  }
}

let caches: Caches & CacheStorage;
const freezer = (home = HOME, content = archive, engine = ENGINE, browser = "one") =>
  Freezer.of(home, content, engine, caches, browser);

beforeEach(() => {
  caches = new Caches() as unknown as Caches & CacheStorage;
});

it("gives back what was kept, compressed in between", async () => {
  expect(await isAnyFrozen(HOME, caches)).toBe(false);
  await (await freezer())?.write(frozen);
  expect(await isAnyFrozen(HOME, caches)).toBe(true);
  expect(await (await freezer())?.read()).toEqual(frozen);
});

it("belongs to one archive, one Pyodide, one version of the browser and one folder", async () => {
  await (await freezer())?.write(frozen);
  for (const other of [
    await freezer(HOME, new TextEncoder().encode("other rules")),
    await freezer(HOME, archive, "assets/pyodide-2/"),
    await freezer(HOME, archive, ENGINE, "two"),
    await freezer("https://games.example/"),
  ])
    expect(await other?.read()).toBeUndefined();
});

it("is kept once: the next version takes its place, and that of another folder stays", async () => {
  await (await freezer())?.write(frozen);
  await (await freezer("https://games.example/"))?.write(frozen);
  await (await freezer(HOME, archive, ENGINE, "two"))?.write(frozen);
  expect([...caches.all.values()].map((cache) => cache.size)).toEqual([1, 1]);
  expect(await (await freezer())?.read()).toBeUndefined();
  expect(await (await freezer("https://games.example/"))?.read()).toEqual(frozen);
});

it("does not take what is damaged", async () => {
  const one = await freezer();
  await one?.write(frozen);
  const [cache] = caches.all.values();
  const [[address, answer]] = [...(cache ?? [])] as [[string, Response]];
  const whole = await new Response(answer.body?.pipeThrough(new DecompressionStream("gzip"))).blob();
  const half = whole
    .slice(0, whole.size - 1)
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  cache?.set(address, new Response(half));
  await expect(one?.read()).rejects.toThrow();
});

it("is not there where a browser keeps nothing", async () => {
  expect(await Freezer.of(HOME, archive, ENGINE, undefined, "one")).toBeUndefined();
});
