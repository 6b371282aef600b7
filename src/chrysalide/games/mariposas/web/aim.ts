/** What a click means and what is lit on the map: as the site has said, in the words of the map. */
import type { PaintedChoice } from "$web/painting/contract";
import { active, type Goal, type Landing, type Launch, type MariposasView, type Standpoint } from "./types";

type Lit = ReadonlySet<string>;
type Picked = readonly string[];
/** Targets to pick one after the other; none: there are several, which a fan shows. */
export type Aim = readonly string[];

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

/** The butterfly that was picked. */
export const pickedPiece = (picked: Picked): string | null =>
  picked.find((target) => target.startsWith("piece:"))?.slice("piece:".length) ?? null;

/** The flights that are still open: of the butterfly that was picked and by its movement, or of any. */
export function flights(view: MariposasView, lit: Lit, picked: Picked): Launch[] {
  const piece = pickedPiece(picked);
  const named = piece === null ? new Set(launchable(view, lit).map((one) => one.piece)) : new Set([piece]);
  const move = picked.find((target) => target.startsWith("move:"));
  return view.launches.filter(
    (launch) => named.has(launch.piece) && (move === undefined || move === `move:${moveName(launch)}`),
  );
}

/** The flights that end on a cell. */
export const flightsTo = (cell: string, view: MariposasView, lit: Lit, picked: Picked): Launch[] =>
  flights(view, lit, picked).filter(({ cells }) => cells.includes(cell));

/**
 * A click on a cell: the cell itself, the butterfly on it, or at once the only flight that ends there.
 * Where several flights do, the cell is wished for: their butterfly, or the movement, is asked for next.
 */
export function aimAt(cell: string, view: MariposasView, lit: Lit, picked: Picked): Aim {
  const target = `cell:${cell}`;
  if (lit.has(target)) return [target];
  const raised = pickedPiece(picked);
  const here = launchable(view, lit).filter((piece) => piece.cell === cell);
  if (raised === null && here.length > 0) return here.length === 1 ? [`piece:${here[0]?.piece}`] : [];
  const ways = flightsTo(cell, view, lit, picked);
  const [only] = ways;
  if (only && ways.length === 1) return [...way(only, picked), target];
  if (here.length > 0 && ways.length === 0) return here.length === 1 ? [`piece:${here[0]?.piece}`] : [];
  return [target];
}

/** Several flights end there: which one is still to be said. A butterfly that stands there is clicked itself. */
export function isWish(cell: string, view: MariposasView, lit: Lit, picked: Picked): boolean {
  if (lit.has(`cell:${cell}`)) return false;
  const standing = pickedPiece(picked) === null && launchable(view, lit).some((piece) => piece.cell === cell);
  return !standing && flightsTo(cell, view, lit, picked).length > 1;
}

/** A click on a butterfly, where a cell may be wished for already. */
export function sendOff(piece: string, wish: string | null, view: MariposasView): Aim {
  const ways = view.launches.filter((launch) => launch.piece === piece && wish !== null && launch.cells.includes(wish));
  const [only] = ways;
  return only && ways.length === 1 ? [...way(only, []), `cell:${wish}`] : [`piece:${piece}`];
}

/** What is still to be picked of a flight. */
const way = (launch: Launch, picked: Picked): string[] =>
  [`piece:${launch.piece}`, `move:${moveName(launch)}`].filter((target) => !picked.includes(target));

/** The butterfly that the eye follows: flying, picked, looked at, or the only one that could. */
export function raisedPiece(view: MariposasView, lit: Lit, picked: Picked, focused: string | null): string | null {
  if (view.turn.flying?.cell === null) return view.turn.flying.piece;
  const own = pickedPiece(picked);
  if (own !== null) return own;
  if (focused?.startsWith("piece:")) return focused.slice("piece:".length);
  const able = launchable(view, lit);
  const looked = focused?.startsWith("cell:") ? focused.slice("cell:".length) : null;
  const flyers = new Set((looked === null ? [] : flightsTo(looked, view, lit, picked)).map(({ piece }) => piece));
  if (flyers.size === 1) return [...flyers][0] ?? null;
  return able.length === 1 ? (able[0]?.piece ?? null) : null;
}

/** Where a butterfly could go, before its flight is chosen; by one movement where one is looked at. */
export function preview(view: MariposasView, lit: Lit, picked: Picked, focused: string | null): Set<string> {
  if (view.phase !== "launch" || [...lit].some((target) => target.startsWith("cell:"))) return new Set();
  const piece = raisedPiece(view, lit, picked, focused);
  const move = focused?.startsWith("move:") ? focused.slice("move:".length) : null;
  const named = flights(view, lit, picked).filter(
    (launch) => (piece === null || launch.piece === piece) && (move === null || moveName(launch) === move),
  );
  return new Set(named.flatMap(({ cells }) => cells));
}

export const moveName = ({ length, stretch }: { length: number; stretch: boolean }): string =>
  stretch ? `${length}+2` : String(length);

/** What each lit cell gives: from the view, or, while a flight is held back, from the choices that would follow. */
export function gifts(view: MariposasView, choices: readonly PaintedChoice[] = []): Map<string, Landing> {
  const known = [...view.reach, ...view.beside];
  const said = known.length > 0 ? known : choices.flatMap((choice) => landingOf(choice) ?? []);
  return new Map(said.map((landing) => [landing.cell, landing]));
}

const GIVES: Record<string, Landing["gives"]> = {
  "detail-land-flower": "flower",
  "detail-land-card": "card",
  "detail-land-hidden": "hidden",
  "detail-land-wild": "wild",
  "detail-land-nothing": "nothing",
};

function landingOf({ targets, detail }: PaintedChoice): Landing | null {
  const gives = GIVES[detail?.id ?? ""];
  const cell = targets.at(-1)?.replace(/^cell:/, "");
  if (gives === undefined || !detail || cell === undefined) return null;
  const text = (name: string): string | null => (typeof detail.args[name] === "string" ? detail.args[name] : null);
  return {
    cell,
    gives,
    flower: text("flower") as Landing["flower"],
    count: Number(detail.args["count"] ?? (gives === "wild" ? 1 : 0)),
    card: text("card"),
    why: text("reason"),
    birth: (text("birth") ?? "no") as Landing["birth"],
    generation: null,
  };
}

/** The cells in which a butterfly from `origin` would count for a goal of this season where it does not yet. */
export function goalCells(view: MariposasView, origin: string | null): Set<string> {
  const areas = (active(view)?.goals ?? []).flatMap((goal) => wanted(goal, view.seat));
  return new Set(areas.filter((cells) => origin === null || !cells.includes(origin)).flat());
}

/** The areas in which a goal still asks for butterflies of a seat. */
function wanted(goal: Goal, seat: number): string[][] {
  if (goal.kind === "count_in") return [goal.cells ?? []];
  if (goal.kind !== "once") return [];
  const met = goal.seats[seat]?.met ?? [];
  return goal.conditions.filter(({ op }, index) => op === "at_least" && !met[index]).map(({ cells }) => cells ?? []);
}

/** Targets that are no things on the map or in the panel: they get buttons of their own. */
const LOOSE = ["with", "copy", "move", "flower", "card", "swap", "stop", "skip", "keep"];

export const looseTargets = (view: MariposasView, lit: Lit, picked: Picked): string[] => {
  // One may stop as long as no flight is chosen, also while a butterfly is raised.
  const stop = view.phase === "launch" && lit.size > 0 && pickedPiece(picked) !== null ? ["stop"] : [];
  return [...new Set([...lit, ...stop])]
    .filter((target) => LOOSE.includes(target.split(":")[0] ?? "") && !(target === "skip" && view.phase === "birth"))
    .sort((one, other) => rank(one) - rank(other));
};

export const isRefusal = (target: string): boolean => ["stop", "skip", "keep"].includes(target);

/** Refusing comes last. */
const rank = (target: string): number => (isRefusal(target) ? 1 : 0);
