/** Tells a season's scoring at its own pace: line after line, while the points rise from the map. */
import { pace } from "$web/reader/pace.svelte";
import { Stage, type Scene } from "./stage";
import { floats, type Tally } from "./tally";

/** Milliseconds for one line, and between two points of it. */
const LINE = 620;
const POINT = 150;
/** However many lines, nobody waits longer than this for the last one. */
const LONGEST = 9000;

export class Telling {
  tally = $state.raw<Tally | null>(null);
  told = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stage: Stage | undefined;
  /** It waits until what led to it has been seen. */
  #due: Tally | null = null;

  /** The scoring comes once all else has been seen. */
  async beginAfter(seen: Promise<void>, tally: Tally, scene: Scene): Promise<void> {
    this.close();
    this.#due = tally;
    await seen;
    if (this.#due === tally) this.begin(tally, scene);
  }

  /** Without a scene everything is shown at once. */
  begin(tally: Tally, scene: Scene | null): void {
    this.close();
    this.tally = tally;
    if (scene) this.#next(scene);
    else this.told = tally.scores.length;
  }

  /** All at once, from wherever it was. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#stage?.cancel();
    this.tally ??= this.#due;
    this.#due = null;
    this.told = this.tally?.scores.length ?? 0;
  }

  again(scene: Scene | null): void {
    if (this.tally) this.begin(this.tally, scene);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stage?.close();
    this.#stage = undefined;
    this.#due = null;
    this.tally = null;
    this.told = 0;
  }

  #next(scene: Scene): void {
    const { scores } = this.tally ?? { scores: [] };
    const score = scores[this.told];
    if (!score) return;
    this.told += 1;
    this.#stage ??= new Stage();
    for (const [index, { cell, points }] of floats(score).entries())
      this.#stage.float(scene, { seat: score.seat, points, cell, at: index * POINT, lasts: 1500 });
    const line = Math.min(LINE + POINT * Math.max(0, score.cells.length - 1), LONGEST / Math.max(1, scores.length));
    this.#timer = setTimeout(() => this.#next(scene), line * pace.factor);
  }
}
