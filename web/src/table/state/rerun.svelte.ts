/** Shows again what the others did since the reader's last turn: the same updates, one after the other. */
import type { Review } from "$web/log/review";
import type { Update } from "$web/net/protocol";
import { clock, type Timers } from "$web/net/timers";
import { stay } from "./update-queue";

/** Views are large: what is older than this is not kept. */
const MOST = 80;
/** The position that it began with is looked at for a moment. */
const FIRST_MS = 500;

const isBy = (seat: number | null, { events }: Update): boolean => events.some(({ by }) => by === seat);
const isByOthers = (seat: number | null, { events }: Update): boolean =>
  events.some(({ by }) => by !== undefined && by !== seat);

export class Rerun implements Review {
  /** What is shown again now; null: the present. */
  current = $state.raw<Update | null>(null);
  /** Grows when the present is to be animated again. */
  rounds = $state(0);
  #kept = $state.raw<readonly Update[]>([]);
  /** The position before, and what followed: all that somebody else did. */
  #scenes = $derived.by<readonly Update[]>(() => {
    const seat = this.#kept.at(-1)?.eyes ?? null;
    const end = this.#kept.findLastIndex((update) => isByOthers(seat, update)) + 1;
    const start = this.#kept.slice(0, end).findLastIndex((update) => isBy(seat, update) && !isByOthers(seat, update));
    return this.#kept.slice(Math.max(start, 0), end);
  });
  possible = $derived(this.#scenes.length > 1);
  running = $derived(this.current !== null);
  #timer: unknown = null;

  constructor(private readonly timers: Timers = clock) {}

  /** Another update is shown. `afresh`: it is for somebody else, who may not know what came before. */
  follow(update: Update, afresh: boolean): void {
    this.stop();
    const before = afresh || update.kind !== "step" ? [] : this.#kept;
    this.#kept = [...before, update].slice(-MOST);
  }

  toggle(): void {
    if (this.running) this.stop();
    else if (this.possible) this.#show(this.#scenes, 0);
  }

  stop(): void {
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = null;
    this.current = null;
  }

  #show(scenes: readonly Update[], at: number): void {
    const scene = scenes[at];
    this.#timer = null;
    if (!scene || scene === this.#kept.at(-1)) {
      if (scene) this.rounds += 1; // the last one is the present itself
      this.current = null;
      return;
    }
    this.current = at === 0 ? { ...scene, events: [] } : scene;
    this.#timer = this.timers.after(at === 0 ? FIRST_MS : stay(scene), () => this.#show(scenes, at + 1));
  }
}
