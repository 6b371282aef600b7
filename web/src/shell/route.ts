/** Addresses of this site's pages. */

/** The parts of a game's rules: the first page, the chapters, the encyclopedia. */
const PARTS = ["brief", "rules", "cards"] as const;
export type Part = (typeof PARTS)[number];

export type Route =
  | { page: "home" }
  | { page: "about" }
  | { page: "records" }
  | { page: "carnet" }
  | { page: "new"; game: string }
  | { page: "edit"; game: string }
  | { page: "rules"; game: string; part: Part }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "problems"; game: string | null }
  | { page: "problem"; game: string; problem: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; index: number }
  | { page: "review"; table: string }
  | { page: "missing" };

/** Pages with a name of one word. */
const SINGLE = ["about", "records", "carnet"] as const;
const WORD = /^[\w-]+$/;

export function parseRoute(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "home" };
  if (first === "problems" && rest.length < 2) return parseProblem(second, rest[0]);
  if (second === undefined) return { page: SINGLE.find((page) => page === first) ?? "missing" };
  if (first === "learn" && rest.length < 2) return parseLesson(second, rest[0]);
  if (first === "replay" && rest.length < 2) return parseReplay(second, rest[0] ?? "0");
  if (first === "rules" && rest.length < 2) return parseRules(second, rest[0]);
  if (rest.length > 0 || !WORD.test(second)) return { page: "missing" };
  if (first === "new" || first === "edit") return { page: first, game: second };
  if (first === "table" || first === "review") return { page: first, table: second };
  return { page: "missing" };
}

/** The lessons of a game, or one of them. */
function parseLesson(game: string, lesson: string | undefined): Route {
  if (!WORD.test(game) || (lesson !== undefined && !WORD.test(lesson))) return { page: "missing" };
  return { page: "learn", game, lesson: lesson ?? null };
}

/** All problems, those of a game, or one of them. */
function parseProblem(game: string | undefined, problem: string | undefined): Route {
  if (![game, problem].every((word) => word === undefined || WORD.test(word))) return { page: "missing" };
  if (game === undefined || problem === undefined) return { page: "problems", game: game ?? null };
  return { page: "problem", game, problem };
}

/** The first page has no name of its own. */
function parseRules(game: string, name: string | undefined): Route {
  const part = name === undefined ? "brief" : PARTS.slice(1).find((one) => one === name);
  return part && WORD.test(game) ? { page: "rules", game, part } : { page: "missing" };
}

/** One position of a match: the number of entries that have been made. */
function parseReplay(table: string, index: string): Route {
  if (!WORD.test(table) || !/^\d{1,6}$/.test(index)) return { page: "missing" };
  return { page: "replay", table, index: Number(index) };
}

export const replayPath = (table: string, index: number) =>
  index > 0 ? `/replay/${table}/${index}` : `/replay/${table}`;

/** A position of a replay, to play on from at once. */
export const playOnPath = (table: string, index: number) => `${replayPath(table, index)}${PLAY_ON}`;
export const PLAY_ON = "#play";

export const reviewPath = (table: string) => `/review/${table}`;

/** The secret after the `#` in seat links and invitations. */
export function parseFragment(hash: string): { seat?: string; join?: string } {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = fields.get("seat");
  const join = fields.get("join");
  return { ...(seat ? { seat } : {}), ...(join ? { join } : {}) };
}

/** Should this click on a link be handled by the router? */
export function isInnerLink(event: MouseEvent, link: HTMLAnchorElement, origin: string): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute("download")) return false;
  return link.origin === origin && !link.pathname.startsWith("/api") && !link.pathname.startsWith("/assets");
}
