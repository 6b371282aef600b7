/** What is on its way while a happening is acted out: tiles not yet laid, the line that is struck, the card that is read out. */
import { pace } from "$web/reader/pace.svelte";
import { endOf, landingsOf, type Cue } from "./timeline";

export interface Flash {
  effect: string;
  at: number;
  lasts: number;
}

export class Telling {
  coming = $state.raw<ReadonlySet<string>>(new Set());
  struck = $state<string | null>(null);
  flash = $state.raw<Flash | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];

  begin(cues: readonly Cue[]): void {
    this.end();
    const landings = landingsOf(cues);
    this.coming = new Set(landings.map(({ cell }) => cell));
    for (const { cell, at } of landings)
      this.#later(at, () => (this.coming = new Set([...this.coming].filter((one) => one !== cell))));
    for (const cue of cues) {
      if (cue.act === "strike" || cue.act === "hit") this.#later(cue.at, () => (this.struck = cue.line));
      if (cue.act === "effect")
        this.flash = { effect: cue.effect, at: cue.at * pace.factor, lasts: cue.lasts * pace.factor };
    }
    this.#later(endOf(cues) + 200, () => this.end());
  }

  /** Everything lies where it belongs. */
  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.coming = new Set();
    this.struck = null;
    this.flash = null;
  }

  #later(ms: number, run: () => void): void {
    this.#timers.push(setTimeout(run, ms * pace.factor));
  }
}
