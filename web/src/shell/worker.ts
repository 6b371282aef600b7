/** Registers the service worker, which keeps the page for reading offline and shows notifications. */
import { alone, here } from "$web/device/here.svelte";
import { store } from "$web/reader/keyring";
import { reader } from "$web/reader/reader.svelte";
import { home } from "./place";

const VISITED = "chrysalide.visited";
const RELOADED = "chrysalide.reloaded";
const LATER_MS = 3000;

export function startWorker(): void {
  addEventListener("vite:preloadError", (event) => renew(event));
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  // What the page itself fetches comes first; an export is nothing without its files, so it keeps them all.
  if (alone) void here.device().then(register, register);
  else setTimeout(() => whenIdle(register), LATER_MS);
}

function register(): void {
  const before = store.getItem(VISITED);
  const today = new Date().toISOString().slice(0, 10);
  navigator.serviceWorker.register(new URL("service-worker.js", home)).then(
    async () => {
      const installed = matchMedia("(display-mode: standalone)").matches;
      // On the first visit only the shell is kept; the rest once a day, by people who come back.
      if (!alone && before !== today && (before || installed)) await keepAll();
      store.setItem(VISITED, today);
    },
    () => {}, // the browser forbids it: the page works without
  );
}

/** The match goes on when there is no network any more: what it needs is kept. */
export async function keepDevice(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: reader.lang, device: true, alone });
}

async function keepAll(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { active } = await navigator.serviceWorker.ready;
  if (!connection?.saveData) whenIdle(() => active?.postMessage({ keep: reader.lang }));
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 3000);

/** A file of an older version is gone: the page is loaded again, once, and with it the new version. */
function renew(event: Event): void {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED)) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, "yes");
  location.reload();
}

/** The reader erases everything: what was kept for reading offline too. */
export async function forgetKept(): Promise<void> {
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.startsWith("chrysalide-")).map((name) => caches.delete(name)));
  const registrations = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  globalThis.indexedDB?.deleteDatabase("chrysalide");
}
