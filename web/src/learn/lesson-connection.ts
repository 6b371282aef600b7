/** Stands in for the connection to a table: a lesson answers as the site would, from the steps it has fetched. */
import { fetchLessonStep, fetchLessonWhy } from "$web/net/api";
import type { Lesson, LessonStep, Reason, ToSite } from "$web/net/protocol";
import type { Connection, Listener } from "$web/net/socket";

export interface LessonSource {
  step: (index: number) => Promise<LessonStep>;
  why: (index: number, target: string) => Promise<Reason>;
}

/** The site's lessons; each step is fetched once. */
export function siteSource(game: string, lesson: string, lang: () => string): LessonSource {
  const held = new Map<number, Promise<LessonStep>>();
  return {
    step: (index) => {
      const found = held.get(index) ?? fetchLessonStep(game, lesson, index, lang());
      held.set(index, found);
      found.catch(() => held.delete(index));
      return found;
    },
    why: (index, target) => fetchLessonWhy(game, lesson, index, target, lang()),
  };
}

export interface LessonEvents {
  /** This step is the one to make now; at the number of steps the lesson is over. `seq`: where it begins. */
  reached: (step: number, seq: number) => void;
  /** The reader clicked something else, or asked for what a lesson does not have. */
  strayed: () => void;
  failed: (error: unknown) => void;
}

export class LessonConnection implements Connection {
  #closed = false;

  constructor(
    private readonly lesson: Lesson,
    private readonly source: LessonSource,
    private readonly listener: Listener,
    private readonly events: LessonEvents,
    private step: number,
  ) {}

  open(): void {
    this.#closed = false;
    this.listener.link("open");
    this.listener.welcome({ table: this.lesson.table, seats: [this.lesson.seat] });
    void this.show(this.step);
  }

  close(): void {
    this.#closed = true;
  }

  /** The next opening begins with the first step. */
  rewind(): void {
    this.step = 0;
  }

  /** The words have changed; what is shown has not. */
  resync(): void {}
  probe(): void {}

  send(message: ToSite): boolean {
    if ("act" in message) void this.#act(message.act.action);
    else if ("why" in message) void this.#why(message.why.target);
    else return false;
    return true;
  }

  /** The beginning of a step, at once. */
  async show(step: number): Promise<void> {
    await this.#try(async () => {
      const { now } = await this.source.step(step);
      this.step = step;
      this.events.reached(step, now.seq);
      this.listener.update(now);
      this.#readAhead();
    });
  }

  /** What has just happened, once more; before the first step nothing has. */
  async review(): Promise<void> {
    if (this.step === 0) return this.show(0);
    await this.#try(async () => {
      const { now, frames } = await this.source.step(this.step - 1);
      for (const update of [{ ...now, choices: [] }, ...frames]) this.listener.update(update);
    });
  }

  async #act(action: string): Promise<void> {
    await this.#try(async () => {
      const { now, frames } = await this.source.step(this.step);
      if (now.choices[0]?.action !== action) return this.#refuse();
      this.step += 1;
      for (const update of frames) this.listener.update(update);
      this.events.reached(this.step, frames.at(-1)?.seq ?? now.seq);
      this.#readAhead();
    });
  }

  /** The rules allow it, but this step asks for something else. */
  #refuse(): void {
    this.events.strayed();
    this.listener.why({ target: "", rule: null, message: { id: "lesson-not-now", args: {} }, text: "" });
  }

  async #why(target: string): Promise<void> {
    this.events.strayed();
    await this.#try(async () => this.listener.why(await this.source.why(this.step, target)));
  }

  #readAhead(): void {
    for (const step of [this.step, this.step + 1])
      if (step < this.lesson.steps.length) void this.source.step(step).catch(() => {});
  }

  async #try(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!this.#closed) this.events.failed(error);
    }
  }
}
