/** How the reader likes to play; kept in this browser, the same at every table. */
import { store } from "./keyring";

type Store = Pick<Storage, "getItem" | "setItem">;

export const HINTS = ["never", "asked", "offered"] as const;
/** Hints are hidden, given on request, or offered at the start of every turn. */
export type Hints = (typeof HINTS)[number];

export const SOUNDS = ["turn", "message", "over"] as const;
/** What may be heard: it is the reader's turn, somebody wrote, the match is over. */
export type SoundEvent = (typeof SOUNDS)[number];

const KEYS = { confirm: "chrysalide.confirm", hints: "chrysalide.hints", muted: "chrysalide.muted" };

export class Preferences {
  /** A choice is shown first, and sent by a second click or Enter. */
  confirm = $state(false);
  hints = $state<Hints>("asked");
  /** Events that stay silent while sounds are on. */
  muted = $state.raw<readonly SoundEvent[]>([]);

  constructor(private readonly store: Store) {
    this.read();
  }

  read(): void {
    const hints = this.store.getItem(KEYS.hints);
    const muted = (this.store.getItem(KEYS.muted) ?? "").split(" ");
    this.confirm = this.store.getItem(KEYS.confirm) === "on";
    this.hints = HINTS.find((one) => one === hints) ?? "asked";
    this.muted = SOUNDS.filter((one) => muted.includes(one));
  }

  askBefore(on: boolean): void {
    this.confirm = on;
    this.#keep(KEYS.confirm, on ? "on" : "off");
  }

  hint(hints: Hints): void {
    this.hints = hints;
    this.#keep(KEYS.hints, hints);
  }

  hears(event: SoundEvent): boolean {
    return !this.muted.includes(event);
  }

  hear(event: SoundEvent, on: boolean): void {
    this.muted = SOUNDS.filter((one) => (one === event ? !on : this.muted.includes(one)));
    this.#keep(KEYS.muted, this.muted.join(" "));
  }

  #keep(key: string, value: string): void {
    try {
      this.store.setItem(key, value);
    } catch {
      // A full or forbidden store: it lasts as long as the page.
    }
  }
}

export const preferences = new Preferences(store);
