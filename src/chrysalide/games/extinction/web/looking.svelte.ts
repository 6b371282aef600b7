/** What somebody looks at closely: the target of a thing on the table, `who:1` for a seat, `deck` for the effects. */
export const looking = $state<{ at: string | null }>({ at: null });

const WORTH = new Set(["amb", "place", "card", "const", "line"]);

/** Is there more to say about it than its picture shows? */
export const isWorthALook = (target: string | null): target is string =>
  target !== null && WORTH.has(target.split(":")[0] ?? "");
