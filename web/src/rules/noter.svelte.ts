/** Which word of the glossary the reader asked about, and where it stands. */
import { getContext, setContext } from "svelte";
import type { Term } from "$web/net/protocol";

export class Noter {
  term = $state.raw<Term | null>(null);
  /** The word that was tapped. */
  at = $state.raw<HTMLElement | null>(null);
  shown = $state(false);

  ask(term: Term, at: HTMLElement): void {
    this.term = term;
    this.at = at;
    this.shown = true;
  }
}

const KEY = Symbol("noter");

export const setNoter = (): Noter => setContext(KEY, new Noter());
export const getNoter = (): Noter => getContext<Noter>(KEY);
