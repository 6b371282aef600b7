/** Updates say only what changes in a view; this puts it together with the view that the screen has. */

/** `[value]`: it is this now; `[]`: it is gone; an object: the changes inside, by key or index. */
export type Change = [unknown] | [] | { [key: string]: Change };

/** What has not changed stays the same object. A list's `length` among its changes makes it shorter. */
export function changed(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, inside] of Object.entries(change))
    if (Array.isArray(inside) && inside.length === 0) delete copy[key];
    else copy[key] = changed(copy[key], inside);
  return copy;
}
