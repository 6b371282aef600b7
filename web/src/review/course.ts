/** The course of a match: where its steps lie between start and end, and which round, season or year they belong to. */
import type { MarkName, Message, Review, ReviewedDecision, ReviewStep } from "$web/net/protocol";

/**
 * Decisions count, chance acts between them: the n-th decision is at n, what chance did after it half a step later. So
 * the end is known from the beginning, and a review that grows pushes nothing about.
 */
export interface Place {
  step: ReviewStep;
  /** Its place in `review.steps`. */
  number: number;
  at: number;
}

export interface Decision extends Place {
  step: ReviewedDecision;
}

export interface Spot {
  at: number;
  /** By side. */
  values: number[];
}

export interface Period {
  name: Message;
  from: number;
  /** Where the next one begins; where the review ends, if it has come no further. */
  to: number;
  places: Place[];
  /** By side, at its beginning and at its end. */
  start: number[];
  end: number[];
}

export const isDecision = (place: Place): place is Decision => place.step.kind === "decision";

export function course(review: Review): Place[] {
  let decisions = 0;
  return review.steps.map((step, number) => {
    if (step.kind === "decision") decisions += 1;
    return { step, number, at: step.kind === "decision" ? decisions : decisions && decisions + 0.5 };
  });
}

/** Where the review ends; less than `review.of` while it grows. */
export function reached(review: Review): number {
  if (review.done === review.of) return review.of;
  return Math.max(0, review.done - 0.5);
}

/** What was expected, from the start to where the review ends. */
export function spots(review: Review): Spot[] {
  const all = course(review).map(({ at, step }) => ({ at, values: step.expected }));
  if (all[0]?.at !== 0) all.unshift({ at: 0, values: review.start });
  const last = all.at(-1);
  const end = { at: Math.max(reached(review), last?.at ?? 0), values: review.result };
  return last && last.at === end.at && review.steps.length === 0 ? all : [...all, end];
}

/** Luck by itself, for one side; what is too small to see is left out. */
export function strokes(review: Review, side: number, least = 0.004): { at: number; luck: number }[] {
  return course(review)
    .map(({ at, step }) => ({ at, luck: step.luck[side] ?? 0 }))
    .filter(({ luck }) => Math.abs(luck) >= least);
}

/** The rounds, seasons or years that the review has reached. A stroke of chance belongs to the one it leads into. */
export function periods(review: Review): Period[] {
  const all = course(review);
  const named = review.periods.length > 0 ? review.periods : [{ index: 0, name: { id: "", args: {} } }];
  const firsts = named.map(({ index }, number) =>
    number === 0 ? 0 : all.findIndex(({ step }) => step.index + step.entries > index),
  );
  const known = firsts.filter((first) => first >= 0);
  return known.map((first, number) => {
    const next = known[number + 1];
    const places = all.slice(first, next);
    const after = next === undefined ? undefined : all[next];
    return {
      name: named[number]?.name ?? { id: "", args: {} },
      from: number === 0 ? 0 : (all[first]?.at ?? 0),
      to: after?.at ?? reached(review),
      places,
      start: number === 0 ? review.start : (all[first]?.step.expected ?? review.start),
      end: after?.step.expected ?? review.result,
    };
  });
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What chance gave a side in some places. */
export const luckIn = (places: readonly Place[], side: number) => total(places.map(({ step }) => step.luck[side] ?? 0));

/** What the seats of a side gave away in some places. */
export const givenIn = (places: readonly Place[], seats: readonly number[]) =>
  total(places.filter(isDecision).map(({ step }) => (seats.includes(step.seat) ? step.loss : 0)));

/** By the number of a step: which decision of which period it is, counted from 1. */
export function numbered(parts: readonly Period[]): Map<number, { period: Period; nth: number }> {
  return new Map(
    parts.flatMap((period) =>
      period.places.filter(isDecision).map(({ number }, before) => [number, { period, nth: before + 1 }] as const),
    ),
  );
}

/** Which decisions are listed. */
export type Filter = "all" | "mine" | "mistakes";

/** The places of a period that are listed; chance among them where it changed something for the side. */
export function listed(places: readonly Place[], filter: Filter, seats: readonly number[], side: number): Place[] {
  return places.filter((place) => {
    if (!isDecision(place)) return filter === "all" && Math.abs(place.step.luck[side] ?? 0) >= 0.01;
    if (filter === "mine") return seats.includes(place.step.seat);
    return filter === "all" || place.step.mark === "mistake" || place.step.mark === "inaccurate";
  });
}

/** The best first. */
export const MARK_NAMES: readonly MarkName[] = ["excellent", "good", "inaccurate", "mistake"];

/** How often the seats of a side got each mark. */
export function marksIn(places: readonly Place[], seats: readonly number[]): Record<MarkName, number> {
  const found: Record<MarkName, number> = { excellent: 0, good: 0, inaccurate: 0, mistake: 0 };
  for (const { step } of places.filter(isDecision)) if (step.mark && seats.includes(step.seat)) found[step.mark] += 1;
  return found;
}
