/** What a review comes to, in one word each. */
import type { Review } from "$web/net/protocol";
import { periods, spots, type Period } from "./course";

/** What decided a match for a side; `unclear`: less than the search's own error. */
export type Balance = "unclear" | "even" | "luck-good" | "luck-bad" | "play-good" | "play-bad" | "both";

const MUCH = 2;
const LITTLE = 0.05;

export function balanceOf(review: Review, side: number): Balance {
  const luck = review.luck[side] ?? 0;
  const play = review.play[side] ?? 0;
  const [chance, skill] = [Math.abs(luck), Math.abs(play)];
  const error = Math.max(review.margin[side] ?? 0, Math.abs(review.drift[side] ?? 0));
  if (Math.max(chance, skill) < error) return "unclear";
  if (Math.max(chance, skill) < LITTLE) return "even";
  if (chance > MUCH * skill) return luck > 0 ? "luck-good" : "luck-bad";
  if (skill > MUCH * chance) return play > 0 ? "play-good" : "play-bad";
  return "both";
}

/** Somebody is behind if another has this much better chances: less is noise. */
const BEHIND = 0.02;

export interface Turning {
  /** The side that won; null: those who play together have lost. */
  winner: number | null;
  /** In which it took the lead for good; null: it led from the beginning. */
  period: Period | null;
}

/** When a match was decided; null where nobody won it alone. */
export function turningOf(review: Review): Turning | null {
  const together = review.sides.length === 1;
  // Those who play together play against the game.
  const against = (values: readonly number[]) => (together ? [values[0] ?? 0, 1 - (values[0] ?? 0)] : values);
  const result = against(review.result);
  const best = Math.max(...result);
  const winner = result.indexOf(best);
  if (best <= 0.5) return null;
  const behind = spots(review).findLast(({ values }) => {
    const all = against(values);
    return all.some((value) => value > (all[winner] ?? 0) + BEHIND);
  });
  const period = behind ? (periods(review).findLast(({ from }) => from <= behind.at) ?? null) : null;
  return { winner: together && winner === 1 ? null : winner, period };
}
