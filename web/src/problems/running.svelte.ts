/** A problem as it is solved: its table, what was tried, and what the board shows now. */
import type { Message, Problem, Solution, Tried, Update } from "$web/net/protocol";
import { t } from "$web/reader/reader.svelte";
import { Table } from "$web/table/state/table.svelte";
import { ProblemConnection, type ProblemSource } from "./problem-connection";
import { solved } from "./solved.svelte";

/** Looking for the decision, at what refutes a try, or at the solution; at the end it was found or shown. */
export type Phase = "looking" | "aside" | "found" | "shown";

export class RunningProblem {
  readonly table: Table;
  phase = $state<Phase>("looking");
  /** Decisions found so far. */
  found = $state(0);
  /** Why the last of them is right. */
  reasons = $state.raw<Message[]>([]);
  /** Wrong tries at this decision, the last one first. */
  wrong = $state.raw<Tried[]>([]);
  solution = $state.raw<Solution | null>(null);
  /** What of the solution is shown: a step, and one of its other replies. */
  place = $state.raw<{ step: number; reply: number | null }>({ step: 0, reply: null });
  trouble = $state.raw<unknown>(null);
  /** Everything that was to be shown has been. */
  settled = $derived.by(() => this.table.behind === 0 && this.table.busy === null);
  readonly #connection: ProblemConnection;
  #again: (() => void) | null = null;

  constructor(
    readonly game: string,
    readonly problem: Problem,
    private readonly source: ProblemSource,
  ) {
    this.table = new Table(problem.table);
    this.table.noteOn = ({ label }) => (this.wrong.some((one) => isSame(one.label, label)) ? t("problem-better") : "");
    this.#connection = new ProblemConnection(problem, source, this.table.listener(), this.#events());
  }

  /** Connects it; the returned function leaves it. */
  start(): () => void {
    this.table.connect(this.#connection);
    return () => this.table.disconnect();
  }

  /** Once more, from the beginning. */
  restart(): void {
    this.#clear("looking");
    this.found = 0;
    this.reasons = [];
    this.wrong = [];
    this.solution = null;
    this.#connection.rewind();
  }

  /** Shows on the board what follows a try that was not the best. */
  lookAside({ refutation }: Tried): void {
    this.#clear("aside");
    this.#connection.playAfter(refutation);
  }

  comeBack(): void {
    this.#clear("looking");
    this.#connection.return();
  }

  /** The solution from its first decision on; who has not found it all is shown the rest. */
  async show(): Promise<void> {
    this.#clear(this.phase);
    try {
      this.solution ??= await this.source.solution();
    } catch (error) {
      return this.#fail(error, () => void this.show());
    }
    if (this.phase !== "found") {
      this.phase = "shown";
      solved.mark(this.game, this.problem.id, "seen");
    }
    this.playFrom(0);
  }

  /** From one decision of the solution to its end. */
  playFrom(step: number): void {
    const steps = this.solution?.steps.slice(step) ?? [];
    this.#play(
      { step, reply: null },
      steps.flatMap(({ frames }) => frames),
    );
  }

  /** What happens if somebody replies otherwise. */
  playReply(step: number, reply: number): void {
    this.#play({ step, reply }, this.solution?.steps[step]?.replies[reply]?.frames ?? []);
  }

  retry(): void {
    const again = this.#again;
    this.trouble = this.#again = null;
    again?.();
  }

  #play(place: { step: number; reply: number | null }, frames: readonly Update[]): void {
    const from = this.solution?.steps[place.step]?.now;
    if (!from) return;
    this.#clear(this.phase);
    this.place = place;
    this.#connection.play(from, frames);
  }

  #clear(phase: Phase): void {
    this.phase = phase;
    this.trouble = null;
    this.table.notice = null;
    this.table.skip();
    this.table.rethink();
  }

  #events() {
    return {
      tried: (answer: Tried) => this.#tried(answer),
      failed: (error: unknown) => this.#fail(error, () => this.comeBack()),
    };
  }

  #tried(answer: Tried): void {
    this.trouble = null;
    this.found += answer.found;
    const again = answer.found > 0 ? [] : this.wrong.filter((one) => !isSame(one.label, answer.label));
    this.wrong = answer.verdict === "best" ? [] : [answer, ...again];
    this.reasons = answer.verdict === "best" ? answer.reasons : [];
    if (answer.found === 0) this.table.rethink();
    if (this.found < this.problem.steps) return;
    this.phase = "found";
    solved.mark(this.game, this.problem.id, "solved");
  }

  #fail(error: unknown, again: () => void): void {
    this.trouble = error;
    this.#again = again;
    this.table.busy = null;
  }
}

const isSame = (one: Message, other: Message) => JSON.stringify(one) === JSON.stringify(other);
