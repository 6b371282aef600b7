import type { Timers } from "$web/net/timers";

/** A clock that only moves when a test advances it. */
export class Clockwork implements Timers {
  #time = 0;
  #due: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#time;
  }

  after(ms: number, run: () => void): unknown {
    const entry = { at: this.#time + ms, run };
    this.#due.push(entry);
    return entry;
  }

  cancel(handle: unknown): void {
    this.#due = this.#due.filter((entry) => entry !== handle);
  }

  /** Nothing runs for so long; then everything that is due runs late. */
  stall(ms: number): void {
    this.#time += ms;
    const due = this.#due.filter((entry) => entry.at <= this.#time).sort((a, b) => a.at - b.at);
    for (const entry of due) {
      this.cancel(entry);
      entry.run();
    }
  }

  pass(ms: number): void {
    const end = this.#time + ms;
    for (;;) {
      const next = this.#due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next);
      this.#time = next.at;
      next.run();
    }
    this.#time = end;
  }
}
