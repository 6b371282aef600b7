/** The marks of a board, for a part of it that lies deep inside: without passing them through all parts around it. */
import { getContext, setContext } from "svelte";
import type { Mark } from "./contract";

export interface ShownMarks {
  last: readonly Mark[];
  told: readonly Mark[];
}

const KEY = Symbol("marks");
const NONE: ShownMarks = { last: [], told: [] };

export function provideMarks(marks: () => ShownMarks): void {
  setContext(KEY, marks);
}

/** Where nobody provides any (an example in the rules, a test), there are none. */
export function shownMarks(): () => ShownMarks {
  return getContext<(() => ShownMarks) | undefined>(KEY) ?? (() => NONE);
}
