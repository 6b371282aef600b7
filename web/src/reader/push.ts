/** Push: the site can say "your turn" when none of its pages is open. Only after the reader has asked for it. */
import { alone, isHere } from "$web/device/here.svelte";
import { fetchPushKey, stopPushing, subscribeSeat } from "$web/net/api";
import { keyring, type KeptTable } from "./keyring";
import { reader } from "./reader.svelte";

export const canPush = () => !alone && "serviceWorker" in navigator && "PushManager" in globalThis && isSecureContext;

type Seats = Pick<KeptTable, "table" | "tokens">;

/** The site does not know the tables of this device. */
const atSite = () => keyring.all().filter(({ table }) => !isHere(table));

/** Seats that this page has subscribed already. */
const known = new Set<string>();

/** Subscribes this browser for all seats kept here. False: its push service cannot be used. */
export async function startPush(): Promise<boolean> {
  if (!canPush()) return false;
  try {
    const device = await subscription();
    await Promise.all(atSite().map((kept) => subscribe(kept, device)));
    return true;
  } catch {
    return false;
  }
}

/** The reader sits at a table: its turns are announced too, if the reader wants that. */
export async function pushFrom(seats: Seats): Promise<void> {
  if (isHere(seats.table) || !reader.notices || !canPush() || seats.tokens.every((token) => known.has(token))) return;
  await subscription().then(
    (device) => subscribe(seats, device),
    () => {}, // the push service cannot be reached; the next visit tries again
  );
}

/** No more: the site forgets this browser, and so does the push service. */
export async function stopPush(): Promise<void> {
  known.clear();
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const device = await registration?.pushManager.getSubscription();
  if (!device) return;
  await Promise.allSettled(
    atSite().flatMap(({ table, tokens }) => tokens.map((token) => stopPushing(table, token, device.endpoint))),
  );
  await device.unsubscribe();
}

async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: await fetchPushKey(reader.lang) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The site has a new key: an older subscription is worth nothing.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** A seat that the site refuses, for example of a match that it no longer has, does not keep the others from it. */
async function subscribe({ table, tokens }: Seats, device: PushSubscription): Promise<void> {
  const { endpoint, keys } = device.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return;
  await Promise.allSettled(
    tokens.map(async (token) => {
      await subscribeSeat(table, token, { endpoint, p256dh, auth, lang: reader.lang });
      known.add(token);
    }),
  );
}
