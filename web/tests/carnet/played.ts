import type { Played, PlayedSeat } from "$web/reader/history.svelte";

/** A place at a finished table. */
export const person = (seat: number, name = "Ada"): PlayedSeat => ({
  seat,
  kind: "person",
  name,
  avatar: null,
  level: null,
});
export const bot = (seat: number, level = "medium"): PlayedSeat => ({
  seat,
  kind: "bot",
  name: "Bo",
  avatar: null,
  level,
});

/** A match that the reader, on seat 0, won against a bot. */
export function played(table: string, changes: Partial<Played> = {}): Played {
  return {
    table,
    game: "pebbles",
    ended: 1000,
    seats: [person(0), bot(1)],
    mine: [0],
    winners: [0],
    scores: [3, 2],
    cooperative: false,
    timed: false,
    gone: false,
    ...changes,
  };
}

/** A store as the browser has one. */
export class Shelf {
  readonly held = new Map<string, string>();
  get length(): number {
    return this.held.size;
  }
  key(index: number): string | null {
    return [...this.held.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.held.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.held.set(key, value);
  }
  removeItem(key: string): void {
    this.held.delete(key);
  }
}
