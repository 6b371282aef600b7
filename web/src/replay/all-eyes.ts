/** A position seen by all eyes: what each seat saw, and a view in which nothing is hidden that somebody knew. */
import { changed, type Change } from "$web/net/changes";
import type { Position, View } from "$web/net/protocol";

type Seen = Pick<Position, "view" | "views">;

/** The view of each seat; nothing if the position was not seen by all eyes. */
export const viewsBySeat = ({ view, views }: Seen): View[] =>
  views?.map((change) => changed(view, change) as View) ?? [];

/** A spectator's view, and whatever some seats know about which no other disagrees. */
export function openView({ view, views }: Seen): View {
  const common = views ? agreed(view, views) : undefined;
  return common === undefined ? view : (changed(view, common) as View);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The changes on which all who make one agree. Whose turn to look it is (`viewer`) nobody agrees on. */
function agreed(old: unknown, changes: readonly Change[]): Change | undefined {
  const [first] = changes;
  if (first === undefined || changes.every((change) => same(change, first))) return first;
  if (changes.some(Array.isArray) || typeof old !== "object" || old === null) return undefined;
  const inside = changes as Record<string, Change>[];
  const common: Record<string, Change> = {};
  for (const key of new Set(inside.flatMap(Object.keys))) {
    // What some add to a list, or take from it, is theirs: half of it would leave holes.
    if (Array.isArray(old) && !(Number(key) < old.length)) continue;
    const theirs = inside.map((change) => change[key]).filter((change) => change !== undefined);
    const found = agreed((old as Record<string, unknown>)[key], theirs);
    if (found !== undefined) common[key] = found;
  }
  return common;
}
