/** How far the reader has come in each lesson; kept in this browser and nowhere else. */
import { store } from "$web/reader/keyring";

/** What the list of games says of a lesson. */
export interface LessonFacts {
  id: string;
  steps: number;
  minutes: number;
}

interface Kept {
  /** The step to go on with. */
  step: number;
  /** It was finished at least once. */
  done: boolean;
}

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "chrysalide.lessons";
const NONE: Kept = { step: 0, done: false };

export class Progress {
  #kept = $state.raw<Record<string, Kept>>({});

  constructor(private readonly store: Store) {
    this.#kept = this.#read();
  }

  /** Steps made, and all there are, over the lessons of a game. */
  of(game: string, lessons: readonly LessonFacts[]): { done: number; total: number } {
    const made = lessons.map(({ id, steps }) => (this.#at(game, id).done ? steps : this.step(game, id, steps)));
    return { done: sum(made), total: sum(lessons.map(({ steps }) => steps)) };
  }

  /** Where to go on; a lesson that has become shorter since then begins again. */
  step(game: string, lesson: string, steps: number): number {
    const { step } = this.#at(game, lesson);
    return step < steps ? step : 0;
  }

  isDone(game: string, lesson: string): boolean {
    return this.#at(game, lesson).done;
  }

  reach(game: string, lesson: string, step: number): void {
    this.#change(game, lesson, { ...this.#at(game, lesson), step });
  }

  finish(game: string, lesson: string): void {
    this.#change(game, lesson, { step: 0, done: true });
  }

  /** The lesson to go on with: the first that was not finished. */
  next(game: string, lessons: readonly LessonFacts[]): LessonFacts | undefined {
    return lessons.find(({ id }) => !this.isDone(game, id));
  }

  #at(game: string, lesson: string): Kept {
    return this.#kept[`${game}/${lesson}`] ?? NONE;
  }

  #change(game: string, lesson: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [`${game}/${lesson}`]: kept };
    try {
      this.store.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden store: progress lasts as long as the page.
    }
  }

  #read(): Record<string, Kept> {
    try {
      const data: unknown = JSON.parse(this.store.getItem(KEY) ?? "{}");
      if (typeof data !== "object" || data === null) return {};
      return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, Kept] => isKept(entry[1])));
    } catch {
      return {};
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function isKept(data: unknown): data is Kept {
  const kept = data as Kept | null;
  return (
    typeof kept?.step === "number" && Number.isInteger(kept.step) && kept.step >= 0 && typeof kept.done === "boolean"
  );
}

export const progress = new Progress(store);
