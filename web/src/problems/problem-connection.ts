/** Stands in for the connection to a table: every decision is a try, and the site says whether it is the best one. */
import { fetchProblemAhead, fetchProblemWhy, fetchSolution, fetchTry } from "$web/net/api";
import type { Ahead, Problem, Reason, Solution, ToSite, Tried, Update } from "$web/net/protocol";
import type { Connection, Listener } from "$web/net/socket";

export interface ProblemSource {
  try: (step: number, actions: readonly string[]) => Promise<Tried>;
  ahead: (step: number, after: readonly string[]) => Promise<Omit<Ahead, "seq">>;
  why: (step: number, target: string, after: readonly string[]) => Promise<Reason>;
  solution: () => Promise<Solution>;
}

export function siteSource(game: string, problem: string, lang: () => string): ProblemSource {
  return {
    try: (step, actions) => fetchTry(game, problem, step, actions, lang()),
    ahead: (step, after) => fetchProblemAhead(game, problem, step, after, lang()),
    why: (step, target, after) => fetchProblemWhy(game, problem, step, target, after, lang()),
    solution: () => fetchSolution(game, problem, lang()),
  };
}

export interface ProblemEvents {
  tried: (answer: Tried) => void;
  failed: (error: unknown) => void;
}

export class ProblemConnection implements Connection {
  #closed = false;
  /** Where the reader has to decide, and how many decisions were found before. */
  #here: Update;
  #step = 0;

  constructor(
    private readonly problem: Problem,
    private readonly source: ProblemSource,
    private readonly listener: Listener,
    private readonly events: ProblemEvents,
  ) {
    this.#here = problem.now;
  }

  open(): void {
    this.#closed = false;
    this.listener.link("open");
    this.listener.welcome({ table: this.problem.table, seats: [this.problem.seat] });
    this.return();
  }

  close(): void {
    this.#closed = true;
  }

  /** The words have changed; what is shown has not. */
  resync(): void {}
  probe(): void {}

  send(message: ToSite): boolean {
    if ("act" in message) void this.#try([...(message.act.after ?? []), message.act.action]);
    else if ("ahead" in message) void this.#ahead(message.ahead.after);
    else if ("why" in message) void this.#why(message.why.target, message.why.after ?? []);
    else return false;
    return true;
  }

  /** From the beginning. */
  rewind(): void {
    this.#step = 0;
    this.#here = this.problem.now;
    this.return();
  }

  /** Back to where the reader has to decide. */
  return(): void {
    this.listener.update(this.#here);
  }

  /** Something to look at, from a position on; nothing can be chosen meanwhile. */
  play(from: Update, frames: readonly Update[]): void {
    for (const update of [from, ...frames]) this.listener.update({ ...update, choices: [] });
  }

  /** What refutes a try. */
  playAfter(frames: readonly Update[]): void {
    this.play(this.#here, frames);
  }

  async #try(actions: readonly string[]): Promise<void> {
    await this.#asking(async () => {
      const answer = await this.source.try(this.#step, actions);
      this.events.tried(answer);
      this.#step += answer.found;
      const last = answer.frames.at(-1);
      if (last) this.#here = { ...last, kind: "now", events: [], log: this.#logWith(answer.frames) };
      for (const update of answer.frames) this.listener.update(update);
    });
  }

  /** What could follow decisions that the page holds back. */
  async #ahead(after: readonly string[]): Promise<void> {
    const { seq } = this.#here;
    await this.#asking(async () => this.listener.ahead({ seq, ...(await this.source.ahead(this.#step, after)) }));
  }

  /** A present knows all that happened; steps only what is new. */
  #logWith(frames: readonly Update[]): NonNullable<Update["log"]> {
    return [...(this.#here.log ?? []), ...frames.flatMap(({ events }) => events)];
  }

  async #why(target: string, after: readonly string[]): Promise<void> {
    await this.#asking(async () => this.listener.why(await this.source.why(this.#step, target, after)));
  }

  async #asking(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!this.#closed) this.events.failed(error);
    }
  }
}
