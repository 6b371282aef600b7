/** The view of this game, as docs/protocol.md describes it. */
import type { View } from "$web/painting/contract";

export const SHAPES = ["round", "tailed", "pointed", "scalloped"] as const;
export const COLOURS = ["blue", "yellow", "vermilion", "green"] as const;

export type Shape = (typeof SHAPES)[number];
export type Colour = (typeof COLOURS)[number];
export type Goal = Shape | Colour;
export type Token = "net" | "web";

export interface Kind {
  /** Shape and colour letter: `Rb`. */
  kind: string;
  shape: Shape;
  colour: Colour;
}

/** A place on the unbounded grid; x grows to the right, y downwards. */
export interface Place {
  x: number;
  y: number;
}

export interface Card extends Kind, Place {
  cell: string;
  token: Token | null;
}

export interface Sitter {
  seat: number;
  /** How many cards in hand. */
  hand: number;
  laid: number;
  net: boolean;
  web: boolean;
  demanded: boolean;
  team: "A" | "B" | null;
  /** Null: not known to this viewer. */
  goals: Goal[] | null;
  /** Goals that this seat surely does not hold. */
  excluded: Goal[];
}

export interface End {
  drawn: boolean;
  goal: Goal | null;
  line: string[];
  /** Whose action ended the match. */
  by: number | null;
  /** Goals that nobody held. */
  out: Goal[];
}

export type Box = readonly [number, number, number, number];

export interface PapillonsView extends View {
  turn: number;
  seat: number;
  starter: number | null;
  /** Moves and tokens are allowed now. */
  open: boolean;
  table: Card[];
  /** Least and greatest x and y with a card: min x, min y, max x, max y. */
  box: Box | null;
  protected: { cell: string; how: "laid" | "moved" } | null;
  holding: Kind | null;
  /** The card held came from the hand. */
  drawing: boolean;
  lifted: string | null;
  /** The card laid or moved last. */
  touched: readonly [number, number];
  deck: number;
  hand: Kind[];
  seats: Sitter[];
  /** Turns since the last card laid or token put, how many there may be, and what follows then. */
  still: number;
  still_limit: number;
  still_end: "lay" | "draw";
  /** The seat on turn must lay a card, put a token or make a demand. */
  duty: boolean;
  /** Expert teams: the seat of each team that holds the shape; -1 before it is known. */
  shape_seats: number[];
  goals_dealt: number[];
  end: End | null;
}

export const isShape = (goal: Goal): goal is Shape => (SHAPES as readonly string[]).includes(goal);

/** Laying three cards each opens moves and tokens; the number is for the marks beside a name only. */
export const THRESHOLD = 3;

/** Does it still matter how many cards each seat has laid? */
export const isCounting = (view: PapillonsView): boolean => view.actor !== "over" && !view.open && view.turn > 0;

export const isExpert = (view: PapillonsView): boolean => view.options["expert"] === true;
export const isExpertTeams = (view: PapillonsView): boolean => isExpert(view) && view.options["teams"] === true;

/** A wrong announcement gave the match to the other team: the line is nobody's triumph. */
export const isGiven = (view: PapillonsView): boolean =>
  isExpertTeams(view) && typeof view.end?.by === "number" && !view.winners.includes(view.end.by);

/** The card that completed the line; none where the line was announced, or stood already. */
export function completing({ end, touched, options }: PapillonsView): string | null {
  const cell = touched.join(",");
  const spoken = options["expert"] === true && options["teams"] === true;
  return !spoken && end?.line.includes(cell) ? cell : null;
}

export interface Chosen {
  kind: string;
  /** Its place on the table; null: it is in the hand. */
  cell: string | null;
}

/** The card selected on the way to a choice: nothing is played yet. */
export function chosen({ table }: PapillonsView, [first = ""]: readonly string[]): Chosen | null {
  const [where, name = ""] = first.split(":");
  if (where === "hand") return { kind: name, cell: null };
  const card = where === "cell" && table.find(({ cell }) => cell === name);
  return card ? { kind: card.kind, cell: name } : null;
}

/** The token taken up on the way to a choice. */
export function takenUp([first]: readonly string[]): Token | null {
  return first === "net" || first === "web" ? first : null;
}
