/** The end of a season, point by point: who got how many, from what, and where on the map. */
import type { Message } from "$web/painting/contract";
import type { MariposasView, Point, Season } from "./types";

export interface Score {
  seat: number;
  points: number;
  source: Pick<Point, "source" | "season" | "goal" | "tile">;
  /** The cells whose butterflies brought the points; a double twice. */
  cells: string[];
  /** Each cell brings its own share; else they bring the points together. */
  each: boolean;
}

export interface Tally {
  /** Null: what the end of the match adds. */
  season: Season;
  final: boolean;
  scores: Score[];
}

const SOURCES: Record<string, Point["source"]> = {
  "points-goal": "goal",
  "points-michoacan": "michoacan",
  "points-cycle": "cycle",
  "points-tile": "tile",
};

/** The scoring that these events tell; null where no season ended, or where play went on since: it has passed. */
export function tallyOf(happened: readonly Message[], view: MariposasView): Tally | null {
  const events = happened.slice(happened.findLastIndex(({ id }) => id === "card-played") + 1);
  const ended = events.find(({ id }) => id === "season-ended");
  const scores = events.flatMap((event) => scoreOf(event, view) ?? []);
  if (!ended || scores.length === 0) return null;
  return { season: String(ended.args["season"]) as Season, final: view.actor === "over", scores };
}

/** Is the match still where this scoring is told: at its season's end, or in the first round after it? */
export function isTold(
  { season, final }: Tally,
  view: Pick<MariposasView, "season" | "round" | "rounds" | "seasons" | "actor">,
): boolean {
  if (final) return view.actor === "over";
  const place = (name: Season): number => view.seasons.findIndex((one) => one.season === name);
  const since = place(view.season) - place(season);
  if (since === 0) return view.round > (view.rounds[place(season)] ?? 0);
  return since === 1 && view.round <= 1;
}

function scoreOf({ id, args }: Message, view: MariposasView): Score | null {
  const source = SOURCES[id];
  const points = Number(args["points"]);
  if (source === undefined || points === 0) return null;
  const season = (args["season"] ?? null) as Season | null;
  const goal = typeof args["goal"] === "number" ? args["goal"] : null;
  const kind = view.seasons.find((card) => card.season === season)?.goals.find((one) => one.goal === goal)?.kind;
  const cells = Array.isArray(args["cells"]) ? args["cells"].map(String) : [];
  return {
    seat: Number(args["seat"]),
    points,
    source: { source, season, goal, tile: typeof args["tile"] === "string" ? args["tile"] : null },
    cells: source === "michoacan" ? [view.home] : cells,
    each: kind === "count_in" || kind === "birth_in",
  };
}

/** What floats up from the map for one score: single points from each cell, or all of them together. */
export function floats({ points, cells, each }: Score): { cell: string; points: number }[] {
  if (each && cells.length > 0 && points % cells.length === 0)
    return cells.map((cell) => ({ cell, points: points / cells.length }));
  const cell = cells[Math.floor(cells.length / 2)];
  return cell === undefined ? [] : [{ cell, points }];
}
