/** The next match of the same people: requested here, or by somebody else. */
import { askRematch, fetchTable } from "$web/net/api";
import type { TableInfo } from "$web/net/protocol";
import { keyring } from "$web/reader/keyring";
import { reader } from "$web/reader/reader.svelte";
import { router } from "$web/shell/router.svelte";
import { joinRematch } from "$web/waiting/joining";

/** The person who asked sits down a moment after the table exists. */
const LOOK_MS = [500, 2000, 6000];

export class Rematch {
  busy = $state(false);
  trouble = $state.raw<unknown>(null);
  /** Who already sits at the next table. */
  there = $state.raw<string[]>([]);

  constructor(private readonly info: () => TableInfo) {}

  /** People at this screen already sit there. */
  get joined(): boolean {
    const { next } = this.info();
    return next !== null && keyring.tokens(next).length > 0;
  }

  /** Ask for it if nobody has, and sit down. */
  async go(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      const { table, game, next } = this.info();
      const asker = { lang: reader.lang, token: keyring.tokens(table)[0] };
      const there = next ?? (await askRematch(table, asker)).table;
      if (keyring.tokens(there).length === 0) await joinRematch(table, there, game);
      router.go(`/table/${there}`);
    } catch (error) {
      this.trouble = error;
    } finally {
      this.busy = false;
    }
  }

  /** Watch who waits there; returns a function that stops watching. */
  watch(next: string): () => void {
    const timers = LOOK_MS.map((ms) => setTimeout(() => void this.#look(next), ms));
    return () => timers.forEach(clearTimeout);
  }

  async #look(next: string): Promise<void> {
    const found = await fetchTable(next, { lang: reader.lang }).catch(() => null);
    if (found)
      this.there = found.seats
        .filter(({ kind }) => kind === "person")
        .map(({ name }) => name)
        .filter(Boolean);
  }
}

/** Is there anybody else at this table to invite to a rematch? */
export function hasRivals({ seats }: TableInfo, held: readonly number[]): boolean {
  return seats.some(({ kind, seat }) => kind === "person" && !held.includes(seat));
}
