/** A lesson as it is played: its table, the step that is asked for, and whether the reader is waiting for it. */
import type { Lesson } from "$web/net/protocol";
import { Table } from "$web/table/state/table.svelte";
import { LessonConnection, type LessonSource } from "./lesson-connection";
import { progress } from "./progress.svelte";

export class RunningLesson {
  readonly table: Table;
  /** The step to make now; the number of steps: the lesson is over. */
  step = $state(0);
  /** Grows when the reader did something else, so that the coach repeats. */
  strayed = $state(0);
  trouble = $state.raw<unknown>(null);
  #seq = $state(-1);
  readonly #connection: LessonConnection;

  over = $derived.by(() => this.step >= this.lesson.steps.length);
  /** Everything that led here has been shown. */
  settled = $derived.by(() => this.table.behind === 0 && this.table.shown?.seq === this.#seq);
  current = $derived.by(() => this.lesson.steps[this.step] ?? null);

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    source: LessonSource,
    from: number,
  ) {
    this.step = from;
    this.table = new Table(lesson.table);
    this.table.confirms = false;
    this.table.guided = true;
    this.#connection = new LessonConnection(lesson, source, this.table.listener(), this.#events(), from);
  }

  /** Connects it; the returned function leaves it. */
  start(): () => void {
    this.table.connect(this.#connection);
    return () => this.table.disconnect();
  }

  review(): void {
    this.table.notice = null;
    this.trouble = null;
    void this.#connection.review();
  }

  /** From the first step, when it is started next. */
  rewind(): void {
    progress.reach(this.game, this.lesson.id, 0);
    this.step = 0;
    this.#connection.rewind();
  }

  retry(): void {
    this.trouble = null;
    void this.#connection.show(Math.min(this.step, this.lesson.steps.length - 1));
  }

  #events() {
    return {
      reached: (step: number, seq: number) => {
        this.step = step;
        this.#seq = seq;
        this.trouble = null;
        if (step < this.lesson.steps.length) progress.reach(this.game, this.lesson.id, step);
        else progress.finish(this.game, this.lesson.id);
      },
      strayed: () => {
        this.strayed += 1;
        this.table.rethink();
      },
      failed: (error: unknown) => {
        this.trouble = error;
        this.table.busy = null;
      },
    };
  }
}
