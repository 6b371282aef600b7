/** What was expected at a position of a match, once it has been reviewed; a replay shows it too. */
import type { Review } from "$web/net/protocol";

/**
 * By side (`review.sides`), from 0 to 1, after the first `index` entries; null where nobody has looked yet. While chance
 * acts several times in a row, what was expected before it holds until it is done.
 */
export function expectedAt(review: Review, index: number): number[] | null {
  const step = review.steps.find((one) => index < one.index + one.entries);
  if (step) return step.expected;
  return review.done === review.of ? review.result : null;
}

/** The side of a seat: its place in the lists of a review. */
export const sideOf = (review: Review, seat: number): number =>
  Math.max(
    0,
    review.sides.findIndex((seats) => seats.includes(seat)),
  );
