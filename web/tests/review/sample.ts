/** Small reviews to look at. */
import type { Review, ReviewedChance, ReviewedDecision } from "$web/net/protocol";

export const chance = (index: number, entries: number, expected: number[], luck: number[]): ReviewedChance => ({
  kind: "chance",
  seat: null,
  index,
  entries,
  expected,
  luck,
  play: expected.map(() => 0),
  drift: expected.map(() => 0),
  actions: Array.from({ length: entries }, (_, number) => `draw ${number}`),
});

export function decision(
  index: number,
  seat: number,
  expected: number[],
  play: number[],
  more: Partial<ReviewedDecision> = {},
): ReviewedDecision {
  const loss = Math.max(0, ...play.map((value) => -value));
  return {
    kind: "decision",
    seat,
    index,
    entries: 1,
    expected,
    play,
    luck: expected.map(() => 0),
    drift: expected.map(() => 0),
    action: `play ${index}`,
    words: null,
    targets: [],
    value: 0.5,
    mark: loss > 0.1 ? "mistake" : loss > 0 ? "inaccurate" : "excellent",
    loss,
    error: 0.01,
    exact: false,
    best: [],
    reasons: [],
    ...more,
  };
}

const named = (round: number) => ({ id: "period", args: { round } });

/** Two sides, two rounds; chance sets both of them up. Both give something away, and the first wins. */
export function sample(more: Partial<Review> = {}): Review {
  return {
    depth: "quick",
    done: 5,
    of: 5,
    sides: [[0], [1]],
    start: [0.5, 0.5],
    luck: [0.13, -0.13],
    play: [0.15, -0.15],
    drift: [0.22, -0.22],
    margin: [0.1, 0.1],
    result: [1, 0],
    periods: [
      { index: 0, name: named(1) },
      { index: 8, name: named(2) },
    ],
    steps: [
      chance(0, 4, [0.5, 0.5], [0.05, -0.05]),
      decision(4, 0, [0.55, 0.45], [-0.05, 0.05]),
      decision(5, 1, [0.5, 0.5], [0.2, -0.2]),
      chance(6, 5, [0.7, 0.3], [0.08, -0.08]),
      decision(11, 0, [0.78, 0.22], [0, 0]),
      decision(12, 1, [0.78, 0.22], [0, 0], { drift: [0.22, -0.22] }),
    ],
    seats: [],
    moments: [2],
    ...more,
  };
}
