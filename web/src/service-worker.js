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
/** @type {{ version: string, shell: string[], rest: string[], device: string[], icon: string }} */
const BUILD = JSON.parse("__BUILD__");
/** The folder of the page, which is not the root where somebody serves an export from another place. */
const HOME = new URL("./", location.href).pathname;
const PREFIX = "chrysalide-page-";
const CACHE = PREFIX + BUILD.version;
const TEXTS = "chrysalide-texts";
/** Games, their words, rules and pictures in words: the same for everybody. */
const SHARED = /^\/api\/(covers\/\w+|games(\/[\w-]+\/(messages|rules|guide|encyclopedia|examples)(\/[\w-]+)*)?)$/;
/** The rules and the tables in Python, for those who play on their own device. */
const ARCHIVE = `${HOME}device.zip`;
const LOOSELY = { ignoreVary: true, ignoreSearch: true };

/** @param {string} kind @param {(event: any) => void} hear */
const on = (kind, hear) => self.addEventListener(kind, hear);

// --- versions ---

on("install", (/** @type {Lasting} */ event) => event.waitUntil(install()));
on("activate", (/** @type {Lasting} */ event) => event.waitUntil(activate()));

/** The new version takes over at once: pages come from the network first, so nobody stays with an old one. */
async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(HOME, { cache: "reload" }), ...BUILD.shell.map((name) => HOME + name)]);
  await worker.skipWaiting();
}

/** Pages that are still open belong to the version before, and may yet need its files. */
async function activate() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

// --- requests ---

on("fetch", (/** @type {Fetching} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Authorization")) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith(`${HOME}assets/`)) event.respondWith(keptFile(request));
  else if (pathname === ARCHIVE || SHARED.test(pathname)) event.respondWith(sharedText(request));
});

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
  const kept = await caches.match(request, LOOSELY);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(CACHE)).put(request, found.clone());
  return found;
}

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
    if (keep) event.waitUntil(keepPage().then(() => (alone ? undefined : keepTexts(keep))));
    if (device) event.waitUntil(keepDevice());
  },
);

// One after the other: the reader's own requests come first.
async function keepPage() {
  for (const name of BUILD.rest) await keptFile(new Request(HOME + name)).catch(() => null);
}

/** All that is needed to play without the site. */
async function keepDevice() {
  await sharedText(new Request(ARCHIVE)).catch(() => null);
  for (const name of BUILD.device) await keptFile(new Request(HOME + name)).catch(() => null);
}

/** @param {string} lang */
async function keepTexts(lang) {
  const games = await sharedText(new Request("/api/games")).catch(() => null);
  const ids = games?.ok
    ? /** @type {{ games: { id: string }[] }} */ (await games.json()).games.map(({ id }) => id)
    : [];
  const parts = [`messages/${lang}`, `rules/${lang}`, `guide/${lang}`, "encyclopedia"];
  const texts = [`/api/covers/${lang}`, ...ids.flatMap((id) => parts.map((part) => `/api/games/${id}/${part}`))];
  for (const text of texts) await sharedText(new Request(text)).catch(() => null);
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
