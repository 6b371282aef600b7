/** What a review of the match found, as far as a replay shows it: expectations, and the mark of each decision. */
import type { Message } from "$web/net/protocol";

export interface Rated {
  action: string;
  words: Message | null;
}

export interface EvaluatedStep {
  /** Of its first entry. */
  index: number;
  entries: number;
  seat: number | null;
  /** By side, before it: from 0 (lost) to 1 (won). */
  expected: number[];
  /** Of a decision in which something was at stake. */
  mark?: string | null;
  loss?: number;
  action?: string;
  best?: Rated[];
}

export interface Evaluation {
  /** The seats of each side. */
  sides: number[][];
  steps: EvaluatedStep[];
  result: number[];
}

/** How the site answers: there may be a review, one that is being made, or none. */
export type Standing = { kind: "done"; evaluation: Evaluation } | { kind: "none" };

/** Where the whole review is. */
export const reviewPage = (table: string) => `/review/${table}`;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Null: this site does not know reviews, or not in this form. */
export function readStanding(answer: unknown): Standing | null {
  const { status, review } = (answer ?? {}) as { status?: unknown; review?: Partial<Evaluation> | null };
  if (typeof status !== "string") return null;
  if (status !== "done" || !review || !isList(review.sides) || !isList(review.steps)) return { kind: "none" };
  const result = review.result ?? review.sides.map(() => 0);
  return { kind: "done", evaluation: { sides: review.sides, steps: review.steps, result } };
}

/** What each side could expect at a position. */
export function expectedAt({ steps, result }: Evaluation, place: number): number[] {
  const last = steps.findLast((step) => step.index <= place);
  if (!last) return steps[0]?.expected ?? result;
  const over = last === steps.at(-1) && place >= last.index + last.entries;
  return over ? result : last.expected;
}

/** The decision that led to a position, and whatever chance did after it. */
export function decisionBefore({ steps }: Evaluation, place: number): EvaluatedStep | null {
  return steps.findLast((step) => step.seat !== null && step.index < place) ?? null;
}

/** What would have been better; null: nothing, or nobody looked. */
export function better({ action, best }: EvaluatedStep): Rated | null {
  const first = best?.[0];
  return first && first.action !== action ? first : null;
}

/** The sides' shares of a bar, which add up to 1; of those who all win or lose together, one share and the rest. */
export function shares(expected: readonly number[]): number[] {
  const sum = expected.reduce((total, value) => total + value, 0);
  return expected.length === 1 ? [...expected] : expected.map((value) => (sum > 0 ? value / sum : 1 / expected.length));
}
