/** Where a reader is in the rules of a game, and the addresses of such places. */
import { parseRoute, type Part } from "$web/shell/route";

export interface Place {
  part: Part;
  /** A chapter, `4`, or a rule, `4.3`. */
  number: string | null;
}

const NUMBER = /^#(?:rule-)?(\d+(?:\.\d+)?)$/;

/** The chapter or rule that the end of an address names. */
export function numberIn(hash: string): string | null {
  return NUMBER.exec(hash)?.[1] ?? null;
}

/** A number leads to the rules, whatever part the address names. */
export function placeAt(part: Part, hash: string): Place {
  const number = numberIn(hash);
  return { part: number ? "rules" : part, number };
}

export function pathTo(game: string, { part, number }: Place): string {
  return `/rules/${game}${part === "brief" ? "" : `/${part}`}${number ? `#${number}` : ""}`;
}

/** The place in this game's rules that a link leads to. */
export function placeOf(game: string, link: HTMLAnchorElement): Place | null {
  const route = parseRoute(link.pathname);
  return route.page === "rules" && route.game === game ? placeAt(route.part, link.hash) : null;
}
