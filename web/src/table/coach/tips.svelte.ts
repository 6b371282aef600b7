/** Tips: one sentence the first time a kind of decision comes up; kept in this browser which ones were shown. */
import { store } from "$web/reader/keyring";

type Store = Pick<Storage, "getItem" | "setItem">;

const SEEN = "chrysalide.tips";
const SWITCH = "chrysalide.tips-off";

export class Tips {
  /** The reader wants tips. */
  on = $state(true);
  #seen = $state.raw<Record<string, string[]>>({});

  constructor(private readonly store: Store) {
    this.on = this.#get(SWITCH) !== "yes";
    this.#seen = this.#read();
  }

  turn(on: boolean): void {
    this.on = on;
    this.#put(SWITCH, on ? "no" : "yes");
  }

  /** Show the tips of a game again, from the first. */
  forget(game: string): void {
    this.#seen = { ...this.#seen, [game]: [] };
    this.#put(SEEN, JSON.stringify(this.#seen));
  }

  isNew(game: string, tip: string): boolean {
    return !(this.#seen[game] ?? []).includes(tip);
  }

  see(game: string, tip: string): void {
    if (!this.isNew(game, tip)) return;
    this.#seen = { ...this.#seen, [game]: [...(this.#seen[game] ?? []), tip] };
    this.#put(SEEN, JSON.stringify(this.#seen));
  }

  #get(key: string): string | null {
    try {
      return this.store.getItem(key);
    } catch {
      return null;
    }
  }

  #put(key: string, value: string): void {
    try {
      this.store.setItem(key, value);
    } catch {
      // A full or forbidden store: it lasts as long as the page.
    }
  }

  #read(): Record<string, string[]> {
    try {
      const data: unknown = JSON.parse(this.#get(SEEN) ?? "{}");
      if (typeof data !== "object" || data === null) return {};
      return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, string[]] => isNames(entry[1])));
    } catch {
      return {};
    }
  }
}

const isNames = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((name) => typeof name === "string");

export const tips = new Tips(store);

/** What a table shows of them: at each decision of the reader at most one, about the decision or what led to it. */
export class TipsAtTable {
  /** The tip that is shown now, as a message of the game. */
  current = $state<string | null>(null);
  #heard: string[] = [];
  #decision = -1;

  constructor(
    private readonly game: string,
    /** Does the game's catalogue have this message? */
    private readonly knows: (id: string) => boolean,
    private readonly kept: Tips = tips,
  ) {}

  /** Something happened: its tip waits for the reader's next decision. */
  hear(events: readonly { id: string }[]): void {
    for (const { id } of events) {
      const tip = `tip-on-${id}`;
      if (!this.#heard.includes(tip) && this.#isOpen(tip)) this.#heard.push(tip);
    }
  }

  /** The reader is to decide. `decision` tells one decision from the next: a tip is gone with the decision. */
  ask(decision: number, phase: string): void {
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.current = null;
    if (!this.kept.on) return;
    const tip = [`tip-${phase}`, ...this.#heard].find((one) => this.#isOpen(one));
    if (tip === undefined) return;
    this.#heard = this.#heard.filter((one) => one !== tip);
    this.kept.see(this.game, tip);
    this.current = tip;
  }

  /** The reader has acted, or has put the tip away. */
  dismiss(): void {
    this.current = null;
  }

  #isOpen(tip: string): boolean {
    return this.knows(tip) && this.kept.isNew(this.game, tip);
  }
}
