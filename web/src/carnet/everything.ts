/** All that this browser keeps for the reader: into a file, out of one, or erased. */
import { history, readHistory, type History, type Played } from "$web/reader/history.svelte";
import { keyring, readTables, type KeptTable, type Keyring } from "$web/reader/keyring";

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "chrysalide.";
const TABLES = `${PREFIX}tables`;
const HISTORY = `${PREFIX}history`;
const FORMAT = "chrysalide-carnet";
const VERSION = 1;
/** Far more than a notebook of 500 matches takes. */
const LONGEST = 2_000_000;

interface File {
  format: typeof FORMAT;
  version: number;
  made: string;
  kept: Record<string, string>;
}

export class BadFile extends Error {}

export function keysOf(shelf: Shelf): string[] {
  const all = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? "");
  return all.filter((key) => key.startsWith(PREFIX)).sort();
}

export function writeFile(shelf: Shelf, now: Date): string {
  const kept = Object.fromEntries(keysOf(shelf).map((key) => [key, shelf.getItem(key) ?? ""]));
  return JSON.stringify({ format: FORMAT, version: VERSION, made: now.toISOString(), kept } satisfies File, null, 1);
}

/** What a file holds; raises BadFile if it is not one of ours. */
export function readFile(text: string): Record<string, string> {
  let data: Partial<File> | null = null;
  try {
    data = text.length <= LONGEST ? (JSON.parse(text) as Partial<File> | null) : null;
  } catch {
    // Reported below, like any other file.
  }
  if (data?.format !== FORMAT || typeof data.kept !== "object" || data.kept === null) throw new BadFile();
  const own = Object.entries(data.kept).filter(([key, value]) => key.startsWith(PREFIX) && typeof value === "string");
  return Object.fromEntries(own);
}

/** Preferences are replaced; tables and matches are added to those that are here. */
export function takeIn(kept: Record<string, string>, shelf: Shelf, keys: Keyring = keyring, past: History = history) {
  for (const [key, value] of Object.entries(kept)) {
    if (key !== TABLES && key !== HISTORY) shelf.setItem(key, value);
  }
  return merge(
    { tables: readTables(parsed(kept[TABLES])), history: readHistory(parsed(kept[HISTORY])) },
    { keys, past },
  );
}

/** What goes to another device: the seats, and the matches that were played. */
export interface Luggage {
  tables: KeptTable[];
  history: Played[];
}

/** Adds what came from elsewhere; says how much of it was new. */
export function merge(
  luggage: Luggage,
  { keys, past }: { keys: Keyring; past: History } = { keys: keyring, past: history },
): { tables: number; matches: number } {
  const before = past.all.length;
  const tables = keys.merge(luggage.tables);
  past.merge(luggage.history);
  return { tables, matches: past.all.length - before };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

export function eraseAll(shelf: Shelf): void {
  for (const key of keysOf(shelf)) shelf.removeItem(key);
}

/** The file as a download. */
export const fileName = (now: Date) => `chrysalide-carnet-${now.toISOString().slice(0, 10)}.json`;
