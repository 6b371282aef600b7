/** Shows updates one after the other, so that each can be seen happening. */
import type { Update } from "$web/net/protocol";
import { clock, type Timers } from "$web/net/timers";

const STEP_MS = 600;
const EVENT_MS = 90;
const LONGEST_MS = 2400;

/** How long an update stays before the next one is shown, at the usual speed: longer if more happened. */
export function stay(update: Update): number {
  if (update.kind !== "step") return 0;
  return Math.min(LONGEST_MS, STEP_MS + EVENT_MS * Math.max(0, update.events.length - 2));
}

/** The reader's wishes: how long an update stays, and whether the next one waits until the reader goes on. */
export interface Manner {
  stay: (update: Update) => number;
  holds: () => boolean;
}

export class UpdateQueue {
  #queue: Update[] = [];
  #free = 0;
  #timer: unknown = null;
  #held = false;

  constructor(
    private readonly show: (update: Update, motion: boolean) => void,
    private readonly timers: Timers = clock,
    private readonly manner: Manner = { stay, holds: () => false },
  ) {}

  /** The next update waits for the reader. */
  get held(): boolean {
    return this.#held;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  add(update: Update): void {
    if (update.kind !== "step") {
      this.clear();
      this.#show(update, true);
      return;
    }
    this.#queue.push(update);
    this.#schedule();
  }

  /** The reader has acted, so what is shown was seen: the next update need not wait. */
  hurry(): void {
    this.#free = this.timers.now();
  }

  /** The reader has looked long enough. */
  goOn(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#next(true);
  }

  /** Show everything queued, at once and without motion. */
  skip(): void {
    const queue = this.#queue;
    this.clear();
    for (const update of queue) this.#show(update, false);
    this.#free = this.timers.now();
  }

  clear(): void {
    this.#queue = [];
    this.#held = false;
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = null;
  }

  #schedule(): void {
    if (this.#timer !== null || this.#held || this.#queue.length === 0) return;
    const wait = this.#free - this.timers.now();
    if (wait > 0) this.#timer = this.timers.after(wait, () => this.#next());
    else this.#next();
  }

  #next(asked = false): void {
    this.#timer = null;
    if (!asked && this.#queue.length > 0 && this.manner.holds()) {
      this.#held = true;
      return;
    }
    const update = this.#queue.shift();
    if (!update) return;
    this.#show(update, true);
    this.#schedule();
  }

  #show(update: Update, motion: boolean): void {
    this.#free = this.timers.now() + this.manner.stay(update);
    this.show(update, motion);
  }
}
