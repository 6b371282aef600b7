/** Goals, areas and sources of points put into the reader's words, piece by piece. */
import type { Args, Props } from "$web/painting/contract";
import type { Condition, MariposasView, Point, PrintedGoal, Term } from "./types";

type Words = Props["t"];

export function areaText(terms: readonly Term[], t: Words): string {
  if (terms.length === 0) return t("area-all");
  return t("area", { terms: terms.map((term) => termText(term, t)) });
}

function termText({ term, place, name, color }: Term, t: Words): string {
  const args: Args = {};
  if (place !== undefined) Object.assign(args, { place, name: name ?? "" });
  if (color !== undefined) args["color"] = color;
  return t(`term-${term}`, args);
}

export function conditionText({ op, n, terms }: Condition, t: Words): string {
  return t(`condition-${op}`, { n, area: areaText(terms, t) });
}

/** As a line to tick off. */
export function checkText({ op, n, terms }: Condition, t: Words): string {
  return t(`web-condition-${op}`, { n, area: areaText(terms, t) });
}

export function goalText(goal: PrintedGoal, t: Words): string {
  const area = areaText(goal.terms, t);
  if (goal.kind === "once")
    return t("goal-once", { points: goal.points, conditions: goal.conditions.map((one) => conditionText(one, t)) });
  return t(`goal-${goal.kind}`, { points: goal.points, area, immediate: goal.immediate });
}

/** The goal that points came from, in full; nothing where they came from elsewhere. */
export function reasonText(
  { source, season, goal }: Pick<Point, "source" | "season" | "goal">,
  view: MariposasView,
  t: Words,
): string {
  const found = view.seasons.find((card) => card.season === season)?.goals.find((one) => one.goal === goal);
  return source === "goal" && found ? goalText(found, t) : "";
}

/** Where points came from. */
export function sourceText(
  { source, season, goal, tile }: Pick<Point, "source" | "season" | "goal" | "tile">,
  t: Words,
): string {
  if (source === "goal") return t("source-goal", { season, goal });
  if (source === "tile") return t("source-tile", { tile });
  return t(`source-${source}`);
}
