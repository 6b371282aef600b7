/** Tips: one sentence the first time a kind of decision comes up; kept in this browser which ones were shown. */
import type { TipConditions, View } from "$web/painting/contract";
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
    /** By tip, the field of the view without which it does not apply. */
    private readonly conditions: TipConditions = {},
    private readonly kept: Tips = tips,
  ) {}

  /** Something happened: its tip waits for the reader's next decision. */
  hear(events: readonly { id: string }[]): void {
    for (const { id } of events) {
      const tip = `tip-on-${id}`;
      if (!this.#heard.includes(tip) && this.#isOpen(tip)) this.#heard.push(tip);
    }
  }

  /**
   * The reader is to decide, between so many choices. `decision` tells one decision from the next: a tip is gone with
   * the decision. Advice on a decision is for those who have a choice; what does not apply now waits until it does.
   */
  ask(decision: number, view: View, choices: number): void {
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.current = null;
    if (!this.kept.on) return;
    const about = choices > 1 ? [`tip-${view.phase}`] : [];
    const tip = [...about, ...this.#heard].find((one) => this.#isOpen(one) && this.#applies(one, view));
    if (tip === undefined) return;
    this.#heard = this.#heard.filter((one) => one !== tip);
    this.kept.see(this.game, tip);
    this.current = tip;
  }

  /** The reader has acted, or has put the tip away. */
  dismiss(): void {
    this.current = null;
  }

  #applies(tip: string, view: View): boolean {
    const field = this.conditions[tip];
    return field === undefined || isThere(view, field);
  }

  #isOpen(tip: string): boolean {
    return this.knows(tip) && this.kept.isNew(this.game, tip);
  }
}

/** Does a view have this field, such as `acting.cell`? Nothing, no, zero and an empty list count as not having it. */
function isThere(view: View, field: string): boolean {
  let value: unknown = view;
  for (const name of field.split(".")) {
    if (typeof value !== "object" || value === null) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
