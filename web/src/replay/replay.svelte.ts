/** A replay: positions, each fetched once, the current one, and a timer that steps forward. */
import { fetchOutline, fetchPosition, fetchPositions, type Asker, type Beholder, type Sight } from "$web/net/api";
import type { Line, Outline, Position } from "$web/net/protocol";
import type { Message } from "$web/painting/contract";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const DECISION_MS = 1300;
const CHANCE_MS = 350;

/** Positions where somebody is to act, or the last one: the reader steps between these. */
export function isStop(position: Position): boolean {
  return position.undo !== null || position.view.actor !== "chance" || position.index === position.length;
}

/** A line of the story, and the position that it led to; one that was undone later is crossed out. */
export interface StoryLine extends Line {
  index: number;
  gone?: boolean;
}

/** The lines of a step: an undo is the table's, everything else the game's. */
function linesOf({ index, undo, undone, events }: Position): StoryLine[] {
  if (undo) return [{ id: "note-undo", args: { ...undo }, index }];
  return events.map((line) => ({ ...line, index, ...(undone ? { gone: true } : {}) }));
}

const NO_OUTLINE: Outline = { periods: [], actors: [] };

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
  /** Whose view the reader has chosen. */
  eyes = $state<Beholder>(null);
  /** Where rounds begin, and who acted. */
  outline = $state.raw<Outline>(NO_OUTLINE);

  /** Undone entries are shown too: places count all steps that happened. */
  history = $state(false);
  /** The place among the entries that count. */
  place = $derived(this.history ? (this.position?.place ?? 0) : this.index);

  /** The log of the whole match, as far as it was fetched. */
  story = $derived(this.known.flatMap((position) => (position ? linesOf(position) : [])));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Grows when the way of viewing changes: earlier requests are no longer wanted. */
  #glance = 0;
  #steps: Promise<void> = Promise.resolve();
  #reading: Promise<void> = Promise.resolve();
  readonly #asked = new Map<number, Promise<Position>>();

  constructor(
    private readonly table: string,
    private readonly asker: () => Asker,
  ) {}

  async open(length: number, index = 0): Promise<void> {
    this.length = length;
    void this.#survey();
    await this.go(index);
    this.#reading = this.#readAhead();
  }

  /** Until the whole match has been fetched, or it turned out that it cannot be. */
  whole(): Promise<void> {
    return this.#reading;
  }

  /** The same place as another seat saw it, or all of them. */
  async look(eyes: Beholder): Promise<void> {
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
    void this.#survey();
    await this.#lookAgain(index);
  }

  async #lookAgain(index: number): Promise<void> {
    this.#glance += 1;
    this.known = [];
    this.#asked.clear();
    await this.go(index);
    this.#reading = this.#readAhead();
  }

  /** Without it there are no marks on the slider; everything else works. */
  async #survey(): Promise<void> {
    const history = this.history;
    const found = await fetchOutline(this.table, history, this.asker()).catch(() => NO_OUTLINE);
    if (history === this.history) this.outline = found;
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  /** Jump: what happened on the way is not shown. */
  go(index: number): Promise<void> {
    return this.#move(index, false);
  }

  async #move(index: number, tell: boolean): Promise<void> {
    const target = Math.max(0, Math.min(index, this.length));
    const from = this.index;
    this.index = target;
    try {
      const glance = this.#glance;
      const position = await this.#at(target);
      if (this.index !== target || this.#glance !== glance) return;
      const passed = tell && target > from ? this.known.slice(from + 1, target + 1) : [];
      this.events = passed.flatMap((one) => one?.events ?? []);
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
    if (this.index === from) await this.#move(index, true);
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
    this.#timer = setTimeout(() => void this.#move(this.index + 1, true).then(() => this.#tick()), wait / this.speed);
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
