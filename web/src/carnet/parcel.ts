/**
 * Seats on their way to another device: encrypted here with a key made from the phrase, so that the site keeps a
 * parcel that it cannot open. The id under which it is kept comes from the phrase too, but does not lead back to it.
 */
import { leaveParcel, takeParcel } from "$web/net/api";
import { readHistory } from "$web/reader/history.svelte";
import { readTables } from "$web/reader/keyring";
import type { Luggage } from "./everything";
import { plain } from "./phrase";

/** As OWASP recommends for PBKDF2 with SHA-256; about half a second on a phone. */
export const ROUNDS = 600_000;
/** The site takes 64 KiB; the encrypted text grows by a third, and the oldest matches stay behind. */
const MOST = 40_000;

const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text);

/** Browsers only encrypt on secure pages: https, or this machine. */
export const canSeal = () => typeof crypto !== "undefined" && "subtle" in crypto;

interface Keys {
  id: string;
  key: CryptoKey;
}

export async function keysOf(phrase: string, rounds = ROUNDS): Promise<Keys> {
  const typed = await crypto.subtle.importKey("raw", bytes(plain(phrase)), "PBKDF2", false, ["deriveBits"]);
  const stretch = { name: "PBKDF2", hash: "SHA-256", salt: bytes("chrysalide parcel 1"), iterations: rounds };
  const stretched = await crypto.subtle.deriveBits(stretch, typed, 256);
  const root = await crypto.subtle.importKey("raw", stretched, "HKDF", false, ["deriveBits", "deriveKey"]);
  const part = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytes(info) });
  const id = await crypto.subtle.deriveBits(part("id"), root, 128);
  const box = { name: "AES-GCM", length: 256 };
  const key = await crypto.subtle.deriveKey(part("box"), root, box, false, ["encrypt", "decrypt"]);
  return { id: hex(new Uint8Array(id)), key };
}

export async function seal(text: string, { key }: Keys): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const closed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes(text));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(closed)]));
}

export async function unseal(box: string, { key }: Keys): Promise<string> {
  const all = fromBase64(box);
  const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv: all.slice(0, 12) }, key, all.slice(12));
  return new TextDecoder().decode(opened);
}

/** Leaves the parcel at the site; for how many seconds it stays there. */
export async function send(luggage: Luggage, phrase: string, lang: string): Promise<number> {
  const keys = await keysOf(phrase);
  return (await leaveParcel(keys.id, await seal(pack(luggage), keys), lang)).seconds;
}

/** Fetches a parcel, which the site then no longer has. */
export async function receive(phrase: string, lang: string): Promise<Luggage> {
  const keys = await keysOf(phrase);
  return unpack(await unseal((await takeParcel(keys.id, lang)).box, keys));
}

/** As many matches as fit, the latest first; seats always fit. */
export function pack({ tables, history }: Luggage): string {
  const written = (count: number) => JSON.stringify({ tables, history: history.slice(0, count) });
  let count = history.length;
  while (count > 0 && bytes(written(count)).length > MOST) count = Math.floor(count * 0.8);
  return written(count);
}

export function unpack(text: string): Luggage {
  const data = JSON.parse(text) as { tables?: unknown; history?: unknown } | null;
  return { tables: readTables(data?.tables), history: readHistory(data?.history) };
}

const hex = (raw: Uint8Array) => [...raw].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function toBase64(raw: Uint8Array): string {
  return btoa([...raw].map((byte) => String.fromCharCode(byte)).join(""));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
