/** Questions to the thinker: those without an answer are asked again where another one takes its place. */
import type { Thought } from "./messages";

/** The part of a port used here; tests use their own. */
export interface Thinker {
  onmessage: ((event: MessageEvent<Thought>) => void) | null;
  postMessage: (thought: Thought) => void;
}

export class Asking {
  readonly #waiting = new Map<number, { question: string; answer: (text: string) => void }>();
  #last = 0;
  #thinker!: Thinker;

  constructor(thinker: Thinker) {
    this.take(thinker);
  }

  /** Another thinker, from now on. */
  take(thinker: Thinker): void {
    this.#thinker = thinker;
    thinker.onmessage = ({ data: [number, answer] }) => {
      this.#waiting.get(number)?.answer(answer);
      this.#waiting.delete(number);
    };
    for (const [number, { question }] of this.#waiting) thinker.postMessage([number, question]);
  }

  ask(question: string): Promise<string> {
    return new Promise((answer) => {
      this.#waiting.set((this.#last += 1), { question, answer });
      this.#thinker.postMessage([this.#last, question]);
    });
  }
}
