/** Watches a table for what has just appeared on it. */
import { clock, type Timers } from "$web/net/timers";
import { Fresh, guardClicks } from "./fresh";
import type { Table } from "./table.svelte";

/** What every thing at the table means now: of which decision it is a part, and whether it is picked already. */
export function meanings({ shown, lit, picked, choices, busy, after }: Table): Map<string, string> {
  const decision = `${shown?.length ?? ""} ${after.join()} ${picked.length}`;
  const found = new Map<string, string>();
  if (busy !== "act") for (const { action } of choices) found.set(`choice:${action}`, decision);
  for (const target of lit) found.set(`target:${target}`, decision);
  for (const target of picked) found.set(`target:${target}`, "picked");
  return found;
}

/**
 * For the element around a table: it says for how long something is fresh (`data-settling`).
 * `others`: what else has appeared, by its `data-fresh`.
 */
export function guardTable(
  table: Table,
  others: () => string[] = () => [],
  timers: Timers = clock,
): (element: HTMLElement) => () => void {
  return (element) => {
    const fresh = new Fresh((settling) => element.toggleAttribute("data-settling", settling), timers);
    const stop = guardClicks(element, fresh);
    $effect(() => {
      const found = meanings(table);
      for (const name of others()) found.set(`fresh:${name}`, "shown");
      fresh.see(found);
    });
    return () => {
      stop();
      fresh.close();
    };
  };
}
