/** Which problems the reader has solved or seen the solution of; kept in this browser and nowhere else. */
import { store } from "$web/reader/keyring";

export type Mark = "solved" | "seen";
type Store = Pick<Storage, "getItem" | "setItem">;
const KEY = "chrysalide.problems";

export class Solved {
  #kept = $state.raw<Record<string, Mark>>({});

  constructor(private readonly store: Store) {
    this.#kept = this.#read();
  }

  of(game: string, problem: string): Mark | null {
    return this.#kept[`${game}/${problem}`] ?? null;
  }

  /** What was solved stays solved, whatever is looked at later. */
  mark(game: string, problem: string, mark: Mark): void {
    if (this.of(game, problem) === "solved" || this.of(game, problem) === mark) return;
    this.#kept = { ...this.#kept, [`${game}/${problem}`]: mark };
    try {
      this.store.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden store: marks last as long as the page.
    }
  }

  #read(): Record<string, Mark> {
    try {
      const data: unknown = JSON.parse(this.store.getItem(KEY) ?? "{}");
      if (typeof data !== "object" || data === null) return {};
      return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, Mark] => isMark(entry[1])));
    } catch {
      return {};
    }
  }
}

const isMark = (value: unknown): value is Mark => value === "solved" || value === "seen";

export const solved = new Solved(store);
