/** Where calls and sockets go: to the site, or to the desk of this device. The rest of the page does not know. */
import { alone, here, isHere } from "$web/device/here.svelte";
import { home } from "$web/shell/place";
import type { Wire } from "./socket";

/** What an export holds as files: the same for everybody, and there before Python is. */
const WRITTEN = /^\/(games|covers\/\w+|games\/[\w-]+\/(rules\/\w+|guide\/\w+|encyclopedia|problems))$/;

export async function reach(path: string, init: RequestInit, onDevice: boolean, exported = alone): Promise<Response> {
  if (!onDevice) return fetch(`/api${path}`, init);
  if (exported && WRITTEN.test(path)) {
    const written = await fetch(new URL(`api${path}.json`, home)).catch(() => null);
    if (written?.ok) return written;
  }
  return (await here.device()).ask(path, init);
}

/** How a table of this device is connected; undefined: as usual. */
export const dialer = (table: string): (() => Wire) | undefined => (isHere(table) ? () => here.dial(table) : undefined);
