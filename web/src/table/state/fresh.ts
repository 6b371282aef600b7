/**
 * A target that has just appeared, or has just changed what it means, takes no click for a moment: the second click of
 * a double click was meant for what was there before. Keys are not slowed, except that a held key does not repeat.
 */
import { clock, type Timers } from "$web/net/timers";

const SETTLE_MS = 400;
/** What is clicked is known by one of these. */
const NAMES = ["target", "choice", "fresh"] as const;
const CLICKABLE = NAMES.map((name) => `[data-${name}]`).join(", ");

export class Fresh {
  #meanings = new Map<string, string>();
  readonly #since = new Map<string, number>();
  #timer: unknown = null;

  constructor(
    /** Called when something has become fresh, and again when nothing is. */
    private readonly changed: (settling: boolean) => void,
    private readonly timers: Timers = clock,
  ) {}

  /** What each thing means now; things that are not named mean nothing. */
  see(meanings: Map<string, string>): void {
    const now = this.timers.now();
    const names = new Set([...meanings.keys(), ...this.#meanings.keys()]);
    const changed = [...names].filter((name) => meanings.get(name) !== this.#meanings.get(name));
    for (const name of changed) this.#since.set(name, now);
    this.#meanings = meanings;
    if (changed.length > 0) this.#wait();
  }

  isFresh(name: string): boolean {
    const since = this.#since.get(name);
    return since !== undefined && this.timers.now() - since < SETTLE_MS;
  }

  close(): void {
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = null;
  }

  #wait(): void {
    this.close();
    this.changed(true);
    this.#timer = this.timers.after(SETTLE_MS, () => {
      this.#timer = null;
      this.#since.clear();
      this.changed(false);
    });
  }
}

/** Stops clicks on what is fresh, and keys that repeat, before they reach anything inside the element. */
export function guardClicks(element: HTMLElement, fresh: Fresh): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  // The keyboard's own clicks, and those of most assistive technology, count no presses.
  element.addEventListener(
    "click",
    (event) => void (event.detail > 0 && isFresh(event, fresh) && stop(event)),
    options,
  );
  element.addEventListener("keydown", (event) => void (event.repeat && event.key === "Enter" && stop(event)), options);
  return () => abort.abort();
}

function isFresh({ target }: Event, fresh: Fresh): boolean {
  const clicked = (target as Element).closest<HTMLElement>(CLICKABLE);
  return NAMES.some((name) => {
    const value = clicked?.dataset[name];
    return value !== undefined && fresh.isFresh(`${name}:${value}`);
  });
}
