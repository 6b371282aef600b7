/** What tables of this device last said of themselves, so that a list of them does not have to start Python. */
import type { TableInfo } from "$web/net/protocol";
import { store } from "$web/reader/keyring";
import { here, isHere } from "./here.svelte";

const KEY = "chrysalide.here";
const KEPT = 24;

export function remember(info: TableInfo): void {
  if (!isHere(info.table)) return;
  const others = read().filter(({ table }) => table !== info.table);
  try {
    store.setItem(KEY, JSON.stringify([info, ...others].slice(0, KEPT)));
  } catch {
    // It is asked for again.
  }
}

/** Undefined: ask, because the table is at the site, or the desk is awake, or nothing is known. */
export const recall = (table: string): TableInfo | undefined =>
  isHere(table) && !here.awake ? read().find((info) => info.table === table) : undefined;

function read(): TableInfo[] {
  try {
    return JSON.parse(store.getItem(KEY) ?? "[]") as TableInfo[];
  } catch {
    return [];
  }
}
