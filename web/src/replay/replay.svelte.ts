/** A replay: positions, each fetched once, the current one, and a timer that steps forward. */
import { fetchPosition, fetchPositions, type Asker, type Sight } from "$web/net/api";
import type { Line, Position } from "$web/net/protocol";
import type { Message } from "$web/painting/contract";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const DECISION_MS = 1300;
const CHANCE_MS = 350;

/** Positions where somebody is to act, or the last one: the reader steps between these. */
export function isStop(position: Position): boolean {
  return position.undo !== null || position.view.actor !== "chance" || position.index === position.length;
}

/** A line of the story; one that was undone later is crossed out. */
export interface StoryLine extends Line {
  gone?: boolean;
}

/** The lines of a step: an undo is the table's, everything else the game's. */
function linesOf({ undo, undone, events }: Position): StoryLine[] {
  if (undo) return [{ id: "note-undo", args: { ...undo } }];
  return undone ? events.map((line) => ({ ...line, gone: true })) : events;
}

export class Replay {
  index = $state(0);
  length = $state(0);
  position = $state.raw<Position | null>(null);
  /** What led here, when the reader moved forward. */
  events = $state.raw<Message[]>([]);
  known = $state.raw<(Position | undefined)[]>([]);
  playing = $state(false);
  speed = $state<number>(1);
  trouble = $state.raw<unknown>(null);
  /** The seat whose view the reader has chosen; null: their own. */
  eyes = $state<number | null>(null);

  /** Undone entries are shown too: places count all steps that happened. */
  history = $state(false);
  /** The place among the entries that count. */
  place = $derived(this.history ? (this.position?.place ?? 0) : this.index);

  /** The log up to here, as far as it was fetched. */
  story = $derived(this.known.slice(0, this.index + 1).flatMap((position) => (position ? linesOf(position) : [])));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Grows when the way of viewing changes: earlier requests are no longer wanted. */
  #glance = 0;
  #steps: Promise<void> = Promise.resolve();
  readonly #asked = new Map<number, Promise<Position>>();

  constructor(
    private readonly table: string,
    private readonly asker: () => Asker,
  ) {}

  async open(length: number, index = 0): Promise<void> {
    this.length = length;
    await this.go(index);
    void this.#readAhead();
  }

  /** The same place as another seat saw it. */
  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.#lookAgain(this.index);
  }

  /** With or without what was undone, at the same place; `length`: the number of steps then. */
  async follow(history: boolean, length: number): Promise<void> {
    const here = this.position;
    const index = here ? (history ? here.step : here.place) : 0;
    this.history = history;
    this.length = length;
    this.index = index;
    await this.#lookAgain(index);
  }

  async #lookAgain(index: number): Promise<void> {
    this.#glance += 1;
    this.known = [];
    this.#asked.clear();
    await this.go(index);
    void this.#readAhead();
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  async go(index: number): Promise<void> {
    const target = Math.max(0, Math.min(index, this.length));
    const from = this.index;
    this.index = target;
    try {
      const glance = this.#glance;
      const position = await this.#at(target);
      if (this.index !== target || this.#glance !== glance) return;
      this.events = target > from ? this.known.slice(from + 1, target + 1).flatMap((one) => one?.events ?? []) : [];
      this.position = position;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      this.pause();
    }
  }

  /** To the next (1) or last (-1) place where somebody was to act. */
  step(direction: 1 | -1): Promise<void> {
    this.#steps = this.#steps.then(() => this.#step(direction));
    return this.#steps;
  }

  async #step(direction: 1 | -1): Promise<void> {
    const from = this.index;
    let index = from + direction;
    while (index > 0 && index < this.length) {
      const position = await this.#at(index).catch(() => null);
      if (!position || isStop(position)) break;
      index += direction;
    }
    // The reader may have moved while the positions were loading.
    if (this.index === from) await this.go(index);
  }

  /** Faster (1) or slower (-1). */
  hurry(direction: 1 | -1): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed) + direction;
    this.speed = SPEEDS[Math.max(0, Math.min(at, SPEEDS.length - 1))] ?? 1;
  }

  play(): void {
    if (this.index >= this.length) void this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.index >= this.length) return this.pause();
    const wait = this.position && isStop(this.position) ? DECISION_MS : CHANCE_MS;
    this.#timer = setTimeout(() => void this.go(this.index + 1).then(() => this.#tick()), wait / this.speed);
  }

  /** Each position is requested once, unless that failed. */
  #at(index: number): Promise<Position> {
    const asked = this.#asked.get(index) ?? this.#fetch(index);
    this.#asked.set(index, asked);
    asked.catch(() => this.#asked.delete(index));
    return asked;
  }

  #sight(): Sight {
    return { eyes: this.eyes, history: this.history };
  }

  async #fetch(index: number): Promise<Position> {
    const glance = this.#glance;
    const position = await fetchPosition(this.table, index, this.asker(), this.#sight());
    if (glance === this.#glance) this.#learn([position]); // otherwise requested for a view that is no longer chosen
    return position;
  }

  #learn(positions: readonly Position[]): void {
    const known = [...this.known];
    for (const position of positions) known[position.index] = position;
    this.known = known;
  }

  /** Prefetch the rest in batches, so that the slider and the log respond at once. */
  async #readAhead(): Promise<void> {
    const [glance, sight] = [this.#glance, this.#sight()];
    let next = 0;
    while (next <= this.length && !this.#closed) {
      const positions = await fetchPositions(this.table, next, this.asker(), sight).catch(() => []);
      // Whatever failed is requested again when the reader gets there.
      if (glance !== this.#glance || positions.length === 0) return;
      for (const position of positions) this.#asked.set(position.index, Promise.resolve(position));
      this.#learn(positions);
      next += positions.length;
    }
  }
}
