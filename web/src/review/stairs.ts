/** From what a side could expect at the start to what it got, in whole points that add up. */
import type { Review } from "$web/net/protocol";
import { course, isDecision } from "./course";
import { asPoints } from "./figures";

export type StairKind = "start" | "luck" | "others" | "own" | "drift" | "result";

export interface Stair {
  kind: StairKind;
  /** Points before and after it; the first and the last stand on the ground. */
  from: number;
  to: number;
}

/** What one's own decisions changed for a side. */
function ownPlay(review: Review, side: number): number {
  const seats = review.sides[side] ?? [];
  return course(review)
    .filter(isDecision)
    .filter(({ step }) => seats.includes(step.seat))
    .reduce((sum, { step }) => sum + (step.play[side] ?? 0), 0);
}

/**
 * Levels are rounded, not the steps between them: so what is shown adds up exactly, and no step is off by more than one
 * point.
 */
export function stairs(review: Review, side: number): Stair[] {
  const of = (values: readonly number[]) => values[side] ?? 0;
  const own = ownPlay(review, side);
  const alone = review.sides.length === 1;
  const others: [StairKind, number][] = alone ? [] : [["others", of(review.play) - own]];
  const changes: [StairKind, number][] = [["luck", of(review.luck)], ...others, ["own", own]];

  const found: Stair[] = [{ kind: "start", from: 0, to: asPoints(of(review.start)) }];
  let level = of(review.start);
  for (const [kind, change] of changes) {
    const from = asPoints(level);
    level += change;
    found.push({ kind, from, to: asPoints(level) });
  }
  const end = asPoints(of(review.result));
  return [...found, { kind: "drift", from: asPoints(level), to: end }, { kind: "result", from: 0, to: end }];
}

/** The part of the staircase that a bar covers, as shares of its height: room below the ground and above the top. */
export function bars(all: readonly Stair[]): { bottom: number; height: number }[] {
  const levels = all.flatMap(({ from, to }) => [from, to]);
  const least = Math.min(0, ...levels);
  const span = Math.max(100, ...levels) - least;
  return all.map(({ from, to }) => ({
    bottom: (Math.min(from, to) - least) / span,
    height: Math.abs(to - from) / span,
  }));
}

/** The change that a kind of stair makes; 0 where there is none. */
export function changeOf(all: readonly Stair[], kind: StairKind): number {
  const stair = all.find((one) => one.kind === kind);
  return stair ? stair.to - stair.from : 0;
}
