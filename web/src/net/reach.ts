/** Where calls and sockets go: to the site, or to the desk of this device. The rest of the page does not know. */
import { asksHere, here, isHere } from "$web/device/here.svelte";
import type { Wire } from "./socket";

/** `onDevice`: whoever calls wants it there. */
export const reach = async (path: string, init: RequestInit, onDevice = asksHere(path)): Promise<Response> =>
  onDevice ? (await here.device()).ask(path, init) : fetch(`/api${path}`, init);

/** How a table of this device is connected; undefined: as usual. */
export const dialer = (table: string): (() => Wire) | undefined => (isHere(table) ? () => here.dial(table) : undefined);
