/** The view of this game, as VIEW.md describes it. */
import type { Args, View } from "$web/painting/contract";

export const FLOWERS = ["orange", "pink", "violet", "yellow", "white"] as const;
export const GENERATIONS = [1, 2, 3, 4] as const;
export const STAGES = ["egg", "caterpillar", "chrysalis", "adult"] as const;

export type Flower = (typeof FLOWERS)[number];
export type Season = "spring" | "summer" | "autumn";

/** The letters of payments. */
export const LETTERS: Record<string, Flower> = { o: "orange", p: "pink", v: "violet", y: "yellow", w: "white" };

export const LETTER_OF: Record<Flower, string> = { orange: "o", pink: "p", violet: "v", yellow: "y", white: "w" };

export interface Cell {
  cell: string;
  x: number;
  y: number;
  kind: "flower" | "city" | "home";
  color: string | null;
  flower: Flower | null;
  count: number;
  place: string | null;
  name: string | null;
  milkweed: boolean;
  coast: boolean;
  /** A city's waystation: `hidden`, or what was turned up. */
  token: string | null;
}

export interface Term {
  term: string;
  place?: string;
  name?: string;
  color?: string;
}

export interface Condition {
  op: "at_least" | "none_in" | "flowers_each";
  n: number;
  terms: Term[];
  cells: string[] | null;
}

/** How one seat stands with a goal. */
export interface Standing {
  seat: number;
  /** What the season's end would bring now. */
  now: number | null;
  scored: number;
  weight: number;
  cells: string[];
  met: boolean[];
}

export interface Goal {
  goal: number;
  kind: "count_in" | "once" | "birth_in" | "double_on_birth";
  points: number;
  immediate: boolean;
  terms: Term[];
  cells: string[] | null;
  conditions: Condition[];
  seats: Standing[];
}

/** A goal as it is printed on its card. */
export type PrintedGoal = Omit<Goal, "seats">;

/** A season card in the encyclopedia. */
export interface SeasonFace {
  season: Season;
  goals: PrintedGoal[];
  /** Where the cells lie. */
  map: Record<string, [number, number]>;
}

export interface SeasonCard {
  season: Season;
  /** Null: face down. */
  card: string | null;
  active: boolean;
  past: boolean;
  waiting: number[];
  generation: number | null;
  goals: Goal[];
}

export interface Tile {
  row: string;
  tile: string | null;
  cards: string[];
  seats: number[];
  end_points: number;
  points_per_birth: number;
  flowers_each: number;
  extra_turns: number;
  gain_cards: number;
  michoacan_bonus: number;
}

export interface Piece {
  piece: string;
  generation: number;
  double: boolean;
  where: "board" | "card" | "reserve" | "gone";
  cell: string | null;
  start: string | null;
  visited: string[];
}

export interface Point {
  source: "goal" | "nursery" | "michoacan" | "cycle" | "tile";
  season: Season | null;
  card: string | null;
  goal: number | null;
  row: string | null;
  tile: string | null;
  points: number;
}

export interface Sitter {
  seat: number;
  score: number;
  flowers: Record<Flower, number>;
  flowers_total: number;
  /** How many action cards in hand. */
  hand: number;
  played: string[];
  cards: string[];
  bonus: string[];
  /** Bonus cards played this season, in front of the seat. */
  laid: string[];
  tiles: { row: string; tile: string | null }[];
  michoacan: { weight: number; points: number };
  pieces: Piece[];
  points: Point[];
}

export interface Flying {
  piece: string;
  length: number;
  stretch: boolean;
  total: number;
  from: string;
  cell: string | null;
}

export interface Turn {
  card: string | null;
  as: string | null;
  extra: boolean;
  stretch: boolean;
  moves: number[];
  stretch_left: boolean;
  flower_move: number | null;
  flying: Flying | null;
  collected: string[];
}

export interface Launch {
  piece: string;
  length: number;
  stretch: boolean;
  cells: string[];
}

/** What landing on a cell would give. */
export interface Landing {
  cell: string;
  gives: "flower" | "wild" | "hidden" | "card" | "nothing";
  flower: Flower | null;
  count: number;
  card: string | null;
  why: string | null;
  birth: "no" | "yes" | "maybe";
  generation: number | null;
}

export interface Birth {
  parent: string;
  piece: string | null;
  generation: number;
  turns: boolean;
  double: boolean;
  cell: string;
  payments: string[];
}

export interface Kind {
  card: string;
  moves: number[];
  flower?: boolean;
  copies?: "own" | "other" | null;
}

export interface Ranked {
  seat: number;
  place: number;
  score: number;
  michoacan: number;
  flowers: number;
  cards: number;
}

export interface MariposasView extends View {
  season: Season;
  round: number;
  rounds: number[];
  extra: boolean;
  first: number | null;
  /** Whose turn it is, also while chance acts. */
  seat: number;
  cells: Cell[];
  /** Each plant stands on the common corner of three cells. */
  milkweed: string[][];
  home: string;
  seasons: SeasonCard[];
  tiles: Tile[];
  hidden_tokens: string[];
  kinds: Kind[];
  bonus_kinds: Kind[];
  deck: number;
  discard: Record<string, number>;
  unseen: Record<string, number>;
  /** Null: unlimited. */
  supply: Record<Flower, number> | null;
  hand: string[];
  seats: Sitter[];
  turn: Turn;
  launches: Launch[];
  reach: Landing[];
  beside: Landing[];
  birth: Birth | null;
  michoacan: { table: number[]; beyond: number };
  costs: Record<string, number>;
  end: Ranked[] | null;
}

export const active = (view: MariposasView): SeasonCard | undefined => view.seasons.find((season) => season.active);

/** A piece on the map, with its owner. */
export interface Standpoint extends Piece {
  seat: number;
}

export const onBoard = (view: MariposasView): Standpoint[] =>
  view.seats.flatMap(({ seat, pieces }) =>
    pieces.filter((piece) => piece.where === "board" && piece.cell !== null).map((piece) => ({ ...piece, seat })),
  );

export const flowersOf = (payment: string): Flower[] => [...payment].flatMap((letter) => LETTERS[letter] ?? []);

/** Arguments of a message that names a waystation card. */
export function wayArgs(card: string): { card: string; color: string; stage: string } {
  const [color = "", stage] = card.split("-");
  if (stage !== undefined) return { card, color, stage };
  return { card, color: "none", stage: card === "wild" ? "wild" : "bonus" };
}

export function placeArgs({ cell, place, name }: Pick<Cell, "cell" | "place" | "name">): {
  cell: string;
  code: string;
  place: string;
  name: string;
} {
  return { cell, code: cell.toUpperCase(), place: place ?? "none", name: name ?? "" };
}

/** Arguments of a message that names an action card. */
export function kindArgs(view: MariposasView, card: string): { card: string; moves: number[]; with_flower: boolean } {
  const kind = [...view.kinds, ...view.bonus_kinds].find((one) => one.card === card);
  return { card, moves: kind?.moves ?? [], with_flower: kind?.flower ?? false };
}

/** Arguments of a message that names a payment: its letters, and how many of each flower. */
export function paymentArgs(payment: string): Args {
  const flowers = flowersOf(payment);
  const each = FLOWERS.map((flower) => [flower, flowers.filter((one) => one === flower).length] as const);
  return { payment, number: flowers.length, ...Object.fromEntries(each) };
}
