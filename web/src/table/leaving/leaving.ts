/** Leaving a match that goes on: the seat stays kept on this device, and home offers the way back. */
import type { TableInfo } from "$web/net/protocol";
import { departures } from "$web/reader/departures.svelte";
import { router } from "$web/shell/router.svelte";

export function leaveTable({ table, game }: TableInfo): void {
  departures.leave({ table, game });
  router.go("/");
}
