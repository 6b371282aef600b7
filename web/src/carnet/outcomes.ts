/** What the notebook says of matches: how each ended for the reader, and how they go against bots of each level. */
import type { Played } from "$web/reader/history.svelte";

export type Outcome =
  | { kind: "won" | "lost" | "drawn" | "nobody" }
  /** Several people of this screen played against each other. */
  | { kind: "shared"; winners: number[] }
  | { kind: "place"; place: number; of: number };

export function outcomeOf(played: Played): Outcome {
  const { mine, winners, seats, cooperative } = played;
  if (cooperative) return { kind: winners.length > 0 ? "won" : "lost" };
  if (winners.length === 0) return { kind: "nobody" };
  const wins = mine.filter((seat) => winners.includes(seat)).length;
  if (mine.length > 1 && wins > 0 && wins < mine.length) return { kind: "shared", winners: [...winners] };
  if (wins > 0) return { kind: winners.length === seats.length ? "drawn" : "won" };
  return placeOf(played) ?? { kind: "lost" };
}

/** A place says more than "lost" where everybody plays alone and the points decide. */
function placeOf({ mine, winners, scores, seats, timed }: Played): Outcome | null {
  const points = scores[mine[0] ?? -1];
  const best = scores[winners[0] ?? -1];
  if (mine.length !== 1 || winners.length !== 1 || seats.length < 3 || timed) return null;
  if (points === undefined || best === undefined || best < Math.max(...scores)) return null;
  const place = 1 + scores.filter((other) => other > points).length;
  return place > 1 ? { kind: "place", place, of: seats.length } : null;
}

export type Counted = { kind: "points"; points: number } | { kind: "pair"; mine: number; theirs: number };

/** The points where they say something: not in a match played together, nor in one that the clock ended. */
export function countOf({ mine, scores, cooperative, timed }: Played): Counted | null {
  const seat = mine[0];
  if (cooperative || timed || seat === undefined || mine.length > 1 || scores.every((one) => one === 0)) return null;
  const own = scores[seat] ?? 0;
  if (scores.length !== 2) return { kind: "points", points: own };
  return { kind: "pair", mine: own, theirs: scores[1 - seat] ?? 0 };
}

export type Filter = "all" | "people" | "bots";

/** With people: somebody else than the reader sat at the table. */
export const hasPeople = ({ seats, mine }: Played) =>
  mine.length > 1 || seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat));

export function filtered(all: readonly Played[], filter: Filter): Played[] {
  return all.filter((played) => filter === "all" || (filter === "people") === hasPeople(played));
}

export interface Tally {
  won: number;
  all: number;
}

const isWon = (played: Played) => outcomeOf(played).kind === "won";

export function tallyOf(all: readonly Played[]): Tally {
  return { won: all.filter(isWon).length, all: all.length };
}

/** The level of a match against bots alone: that of the strongest. Null for any other match. */
export function levelOf(played: Played, ladder: readonly string[]): string | null {
  const levels = played.seats.flatMap(({ kind, level }) => (kind === "bot" && level ? [level] : []));
  if (hasPeople(played) || levels.length === 0) return null;
  return levels.reduce((best, one) => (ladder.indexOf(one) > ladder.indexOf(best) ? one : best));
}

export interface Ladder {
  /** The levels that were played, the gentlest first. */
  levels: string[];
  games: { game: string; tallies: (Tally | null)[] }[];
}

/** Wins by game and level. `bots`: the levels of each game, the gentlest first. */
export function ladderOf(all: readonly Played[], bots: ReadonlyMap<string, readonly string[]>): Ladder {
  const order = [...new Set([...bots.values()].flat())];
  const known = all.filter(({ game }) => bots.has(game));
  const level = (played: Played) => levelOf(played, bots.get(played.game) ?? []);
  const levels = order.filter((one) => known.some((played) => level(played) === one));
  const games = [...bots.keys()].filter((game) => known.some((played) => played.game === game && level(played)));
  return {
    levels,
    games: games.map((game) => ({
      game,
      tallies: levels.map((one) => {
        const tally = tallyOf(known.filter((played) => played.game === game && level(played) === one));
        return tally.all > 0 ? tally : null;
      }),
    })),
  };
}

const ENOUGH = 3;

/** A game in which the reader often wins against its strongest bot so far, and the next level up. */
export function nextLevel(
  { levels, games }: Ladder,
  bots: ReadonlyMap<string, readonly string[]>,
): { game: string; level: string; next: string } | null {
  for (const { game, tallies } of games) {
    const ladder = bots.get(game) ?? [];
    const at = tallies.findLastIndex((tally) => tally !== null);
    const [level, tally] = [levels[at], tallies[at]];
    const next = level === undefined ? undefined : ladder[ladder.indexOf(level) + 1];
    if (level && next && tally && tally.all >= ENOUGH && 2 * tally.won > tally.all) return { game, level, next };
  }
  return null;
}
