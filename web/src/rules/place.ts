/** Where a reader is in the rules of a game, and the addresses of such places. */
import { parseRoute, type Part } from "$web/shell/route";

export interface Place {
  part: Part;
  /** A chapter, `4`, or a rule, `4.3`. */
  number: string | null;
  /** What is looked at in the encyclopedia. */
  item?: string | null;
}

const ITEM = /^#item-([\w-]+)$/;
const NUMBER = /^#(?:rule-)?(\d+(?:\.\d+)?)$/;

/** The chapter or rule that the end of an address names. */
export function numberIn(hash: string): string | null {
  return NUMBER.exec(hash)?.[1] ?? null;
}

/** The item that the end of an address names. */
export function itemIn(hash: string): string | null {
  return ITEM.exec(hash)?.[1] ?? null;
}

/** A number leads to the rules, whatever part the address names. */
export function placeAt(part: Part, hash: string): Place {
  const number = numberIn(hash);
  const item = part === "cards" ? itemIn(hash) : null;
  return item ? { part, number, item } : { part: number ? "rules" : part, number };
}

export function pathTo(game: string, { part, number, item }: Place): string {
  const end = number ? `#${number}` : item ? `#item-${item}` : "";
  return `/rules/${game}${part === "brief" ? "" : `/${part}`}${end}`;
}

/** The place in this game's rules that a link leads to. */
export function placeOf(game: string, link: HTMLAnchorElement): Place | null {
  const route = parseRoute(link.pathname);
  return route.page === "rules" && route.game === game ? placeAt(route.part, link.hash) : null;
}
