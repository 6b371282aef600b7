/** Every point of the match by its source: the rows of the result. */
import type { MariposasView, Point } from "./types";

export interface Row {
  key: string;
  source: Pick<Point, "source" | "season" | "goal" | "tile">;
  /** Points by seat. */
  points: number[];
}

const ORDER: Point["source"][] = ["goal", "nursery", "michoacan", "cycle", "tile"];

/** In the order in which they are scored; goals season by season. */
export function ledger(view: MariposasView): Row[] {
  const rows = new Map<string, Row>();
  for (const season of view.seasons)
    for (const { goal, kind } of season.goals)
      if (kind !== "double_on_birth") open(rows, { source: "goal", season: season.season, goal, tile: null }, view);
  open(rows, { source: "michoacan", season: null, goal: null, tile: null }, view);
  for (const { seat, points } of view.seats)
    for (const point of points) add(open(rows, point, view), seat, point.points);
  return [...rows.values()].sort((one, other) => ORDER.indexOf(one.source.source) - ORDER.indexOf(other.source.source));
}

function open(rows: Map<string, Row>, { source, season, goal, tile }: Row["source"], view: MariposasView): Row {
  // A tile's lasting points are told apart from those it is worth at the end.
  const kept = {
    source,
    season: source === "goal" ? season : null,
    goal: source === "goal" ? goal : null,
    tile: source === "tile" ? tile : null,
  };
  const key = Object.values(kept).join(" ");
  const row = rows.get(key) ?? { key, source: kept, points: view.seats.map(() => 0) };
  rows.set(key, row);
  return row;
}

function add(row: Row, seat: number, points: number): void {
  row.points[seat] = (row.points[seat] ?? 0) + points;
}
