// @ts-check
// The service worker: keeps the shell, the art and the rules for reading offline, and shows "your turn".
//
// Kept are files whose names hold their hash, the page itself, and texts that are the same for everybody. Nothing of a
// table is ever kept: no position, no view, nothing that was asked for with a seat's secret. The build fills in the
// names of its files (vite.config.ts).

/**
 * @typedef {{ waitUntil: (work: Promise<unknown>) => void }} Lasting
 * @typedef {Lasting & { request: Request, respondWith: (answer: Promise<Response>) => void }} Fetching
 * @typedef {Lasting & { data: { json: () => { title: string, body: string, table: string } } | null }} Pushed
 * @typedef {Lasting & { notification: Notification }} Clicked
 * @typedef {{ url: string, focus: () => Promise<unknown> }} OpenPage
 * @typedef {{
 *   skipWaiting: () => Promise<void>,
 *   registration: ServiceWorkerRegistration,
 *   clients: {
 *     claim: () => Promise<void>,
 *     matchAll: (what: { type: "window", includeUncontrolled: boolean }) => Promise<OpenPage[]>,
 *     openWindow: (url: string) => Promise<unknown>,
 *   },
 * }} WorkerScope
 */

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
/** @type {{ version: string, shell: string[], rest: string[], device: string[], python: string, icon: string }} */
const BUILD = JSON.parse("__BUILD__");
/** The folder of the page, which is not the root where somebody serves an export from another place. */
const HOME = new URL("./", location.href).pathname;
/** Another export on the same host has caches of its own, and neither drops those of the other. */
const PREFIX = `chrysalide-page ${HOME} `;
const CACHE = PREFIX + BUILD.version;
/** Pyodide changes seldom and is large: it is kept by its own version, and updates of the page do not touch it. */
const ENGINES = `chrysalide-python ${HOME} `;
const ENGINE = ENGINES + BUILD.python;
const TEXTS = "chrysalide-texts";
/** Games, their words, rules and pictures in words: the same for everybody. */
const SHARED = /^api\/(covers\/\w+|games(\/[\w-]+\/(messages|rules|guide|encyclopedia|examples)(\/[\w-]+)*)?)$/;
/** The same in an export, where they are files (net/reach.ts). */
const WRITTEN = /^api\/(covers\/\w+|games(\/[\w-]+\/(rules\/\w+|guide\/\w+|encyclopedia|problems))?)\.json$/;
/** The rules and the tables in Python, for those who play on their own device. It belongs to the page beside it. */
const ARCHIVE = `${HOME}device.zip`;
/** The first page can be had in each of them, whatever the reader has chosen so far. */
const LANGUAGES = ["fr", "en", "es"];
/** Looking without what follows a question mark reads every entry of a cache, so files are looked up by their names. */
const BY_NAME = { ignoreVary: true };
const LOOSELY = { ignoreVary: true, ignoreSearch: true };

/** @param {string} kind @param {(event: any) => void} hear */
const on = (kind, hear) => self.addEventListener(kind, hear);

// --- versions ---

on("install", (/** @type {Lasting} */ event) => event.waitUntil(install()));
on("activate", (/** @type {Lasting} */ event) => event.waitUntil(activate()));

/**
 * The new version takes over at once: pages come from the network first, so nobody stays with an old one. Where somebody
 * plays on this device it takes over only with all that needs, so that no update takes the games away.
 */
async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(HOME, { cache: "reload" }), ...BUILD.shell.map((name) => HOME + name)]);
  if (await caches.match(ARCHIVE, BY_NAME)) {
    for (const name of BUILD.rest) await keep(name);
    await keepDevice();
  }
  await worker.skipWaiting();
}

/** Pages that are still open belong to the version before, and may yet need its files. */
async function activate() {
  await forgetAllBut(PREFIX, CACHE);
  await forgetAllBut(ENGINES, ENGINE);
  await worker.clients.claim();
}

/** The one before `current` stays too. @param {string} prefix @param {string} current */
async function forgetAllBut(prefix, current) {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

// --- requests ---

on("fetch", (/** @type {Fetching} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Authorization")) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith(`${HOME}assets/`)) event.respondWith(keptFile(request));
  else if (pathname === ARCHIVE) event.respondWith(archive(request));
  else if (isShared(pathname)) event.respondWith(sharedText(request));
});

/** @param {string} path */
function isShared(path) {
  const name = path.startsWith(HOME) ? path.slice(HOME.length) : "";
  return SHARED.test(name) || WRITTEN.test(name);
}

/** @param {Request} request */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (offline) {
    const shell = await caches.match(HOME, { ...LOOSELY, cacheName: CACHE });
    if (shell) return shell;
    throw offline;
  }
}

/** A name with a hash never changes its content. @param {Request} request */
async function keptFile(request) {
  const cache = await cacheOf(new URL(request.url).pathname);
  const kept = (await cache.match(request, BY_NAME)) ?? (await caches.match(request, BY_NAME));
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}

/** @param {string} path */
const cacheOf = (path) => caches.open(BUILD.device.includes(path.slice(HOME.length)) ? ENGINE : CACHE);

/** Kept with the page that it belongs to: offline, both are of one version. @param {Request} request */
async function archive(request) {
  const cache = await caches.open(CACHE);
  try {
    const found = await fetch(request);
    if (found.ok && (await isCurrent(cache))) await cache.put(request, found.clone());
    return found;
  } catch (offline) {
    const kept = (await cache.match(request, BY_NAME)) ?? (await caches.match(request, BY_NAME));
    if (kept) return kept;
    throw offline;
  }
}

/** Is the page that is kept still the one that is served? Its files are called by their content. @param {Cache} cache */
async function isCurrent(cache) {
  const [kept, served] = await Promise.all([cache.match(HOME, LOOSELY), fetch(HOME, { cache: "no-cache" })]);
  return kept !== undefined && served.ok && filesIn(await kept.text()) === filesIn(await served.text());
}

/** @param {string} html */
const filesIn = (html) => [...new Set(html.match(/assets\/[\w.-]+/g))].sort().join();

/** What the site says now; what it said last where it does not answer. @param {Request} request */
async function sharedText(request) {
  const cache = await caches.open(TEXTS);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch (offline) {
    const kept = (await cache.match(request, { ignoreVary: true })) ?? (await cache.match(request, LOOSELY));
    if (kept) return kept;
    throw offline;
  }
}

// --- what is kept when there is time: the rest of the page, and the rules in the reader's language ---

on(
  "message",
  (/** @type {Lasting & { data: { keep?: string, device?: boolean, alone?: boolean } | null }} */ event) => {
    const { keep, device, alone } = event.data ?? {};
    if (keep) event.waitUntil(keepPage().then(() => keepTexts(keep, alone ? ".json" : "")));
    if (device) event.waitUntil(keepDevice().catch(() => null));
  },
);

// One after the other: the reader's own requests come first.
async function keepPage() {
  for (const name of BUILD.rest) await keep(name).catch(() => null);
}

/** A file that has not changed is copied from the version before, which will be forgotten. @param {string} name */
async function keep(name) {
  const path = HOME + name;
  const cache = await cacheOf(path);
  if (await cache.match(path, BY_NAME)) return;
  const found = (await caches.match(path, BY_NAME)) ?? (await fetch(path));
  if (!found.ok) throw new Error(`${path}: ${found.status}`);
  await cache.put(path, found);
}

/** All that is needed to play without the site. */
async function keepDevice() {
  for (const name of BUILD.device) await keep(name);
  const cache = await caches.open(CACHE);
  if (!(await isCurrent(cache))) throw new Error("the site has another version by now");
  await cache.add(new Request(ARCHIVE, { cache: "no-cache" }));
}

/** @param {string} lang @param {string} ending of the names of files that an export has instead */
async function keepTexts(lang, ending) {
  const games = await sharedText(new Request(`${HOME}api/games${ending}`)).catch(() => null);
  const ids = games?.ok
    ? /** @type {{ games: { id: string }[] }} */ (await games.json()).games.map(({ id }) => id)
    : [];
  const own = ending ? "problems" : `messages/${lang}`;
  const parts = [own, `rules/${lang}`, `guide/${lang}`, "encyclopedia"];
  const texts = [
    ...LANGUAGES.map((one) => `covers/${one}`),
    ...ids.flatMap((id) => parts.map((part) => `games/${id}/${part}`)),
  ];
  for (const text of texts) await sharedText(new Request(`${HOME}api/${text}${ending}`)).catch(() => null);
}

// --- your turn ---

on("push", (/** @type {Pushed} */ event) => {
  const said = event.data?.json();
  if (!said) return;
  const { title, body, table } = said;
  const shown = {
    body,
    tag: `chrysalide-${table}`,
    icon: HOME + BUILD.icon,
    badge: HOME + BUILD.icon,
    data: { table },
  };
  event.waitUntil(worker.registration.showNotification(title, shown));
});

on("notificationclick", (/** @type {Clicked} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(`/table/${event.notification.data.table}`));
});

/** The table where it is already open; otherwise a new screen. @param {string} path */
async function goTo(path) {
  const screens = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = screens.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
