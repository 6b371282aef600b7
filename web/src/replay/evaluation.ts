/** What a review of the match says about a position of its replay. */
import type { RatedAction, Review, ReviewedDecision } from "$web/net/protocol";

/** The decision that led to a position, and whatever chance did after it. */
export function decisionBefore({ steps }: Review, place: number): ReviewedDecision | null {
  return steps.filter((step) => step.kind === "decision").findLast((step) => step.index < place) ?? null;
}

/** What would have been better; null: nothing. */
export function better({ action, best }: ReviewedDecision): RatedAction | null {
  const first = best[0];
  return first && first.action !== action ? first : null;
}

/** The sides' shares of a bar, which add up to 1; of those who all win or lose together, one share and the rest. */
export function shares(expected: readonly number[]): number[] {
  const sum = expected.reduce((total, value) => total + value, 0);
  return expected.length === 1 ? [...expected] : expected.map((value) => (sum > 0 ? value / sum : 1 / expected.length));
}
