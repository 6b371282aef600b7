/** What a click on a cell means, and what is lit on the map: as the site has told, in the words of the map. */
import { active, type Landing, type MariposasView, type Standpoint } from "./types";

type Lit = ReadonlySet<string>;

/** Butterflies that may be sent off now: those that are lit; once one is picked, any that could be picked instead. */
export function launchable(view: MariposasView, lit: Lit): Standpoint[] {
  if (view.phase !== "launch" || lit.size === 0) return [];
  const offered = view.launches.map(({ piece }) => piece);
  const shown = offered.filter((piece) => lit.has(`piece:${piece}`));
  const named = new Set(shown.length > 0 ? shown : offered);
  return (view.seats[view.seat]?.pieces ?? [])
    .filter(({ piece }) => named.has(piece))
    .map((piece) => ({ ...piece, seat: view.seat }));
}

/** The target of a click: the cell itself, or the butterfly on it that may fly; of several the next one. */
export function aimAt(cell: string, view: MariposasView, lit: Lit, picked: readonly string[]): string {
  const target = `cell:${cell}`;
  if (lit.has(target)) return target;
  const here = launchable(view, lit)
    .filter((piece) => piece.cell === cell)
    .map(({ piece }) => `piece:${piece}`);
  const at = here.indexOf(picked[0] ?? "");
  return here[(at + 1) % Math.max(1, here.length)] ?? target;
}

/** The butterfly that the eye follows: flying, picked, or looked at. */
export function raisedPiece(view: MariposasView, picked: readonly string[], focused: string | null): string | null {
  if (view.turn.flying?.cell === null) return view.turn.flying.piece;
  const target = [focused, picked[0]].find((name) => name?.startsWith("piece:"));
  return target?.slice("piece:".length) ?? null;
}

/** Where the picked butterfly could go, before the movement is chosen; by one movement where one is looked at. */
export function preview(view: MariposasView, picked: readonly string[], focused: string | null): Set<string> {
  const piece = raisedPiece(view, picked, focused);
  if (view.phase !== "launch" || piece === null) return new Set();
  const move = focused?.startsWith("move:") ? focused.slice("move:".length) : null;
  const named = view.launches.filter(
    (launch) => launch.piece === piece && (move === null || moveName(launch) === move),
  );
  return new Set(named.flatMap(({ cells }) => cells));
}

export const moveName = ({ length, stretch }: { length: number; stretch: boolean }): string =>
  stretch ? `${length}+2` : String(length);

/** What each lit cell gives. */
export function gifts(view: MariposasView): Map<string, Landing> {
  return new Map([...view.reach, ...view.beside].map((landing) => [landing.cell, landing]));
}

/** The cells in which a goal of this season still asks for butterflies of the seat whose turn it is. */
export function goalCells(view: MariposasView): Set<string> {
  const areas = (active(view)?.goals ?? []).flatMap((goal) => {
    if (goal.kind === "count_in") return [goal.cells];
    if (goal.kind !== "once") return [];
    const met = goal.seats[view.seat]?.met ?? [];
    return goal.conditions.filter(({ op }, index) => op === "at_least" && !met[index]).map(({ cells }) => cells);
  });
  return new Set(areas.flatMap((cells) => cells ?? []));
}

/** Targets that are no things on the map or in the hand: they get buttons of their own. */
const LOOSE = ["with", "copy", "piece", "move", "flower", "card", "pay", "swap", "stop", "skip", "keep"];

export const looseTargets = (lit: Lit): string[] =>
  [...lit].filter((target) => LOOSE.includes(target.split(":")[0] ?? "")).sort((one, other) => rank(one) - rank(other));

/** Refusing comes last. */
const rank = (target: string): number => (["stop", "skip", "keep"].includes(target) ? 1 : 0);
