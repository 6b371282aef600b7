/** The view of this game, as VIEW.md describes it. */
import type { View } from "$web/painting/contract";

export const KINDS = ["leaf", "eggs", "caterpillar", "chrysalis", "flying", "spider", "lizard"] as const;
export type Kind = (typeof KINDS)[number];

/** As the board is printed: up is towards rank 7. */
export type Way = "up" | "down" | "left" | "right";

export interface Cell {
  cell: string;
  /** Null: not dealt yet. */
  kind: Kind | null;
  fixed: boolean;
  /** The seat whose start leaf it is; it is a goal of the other. */
  start: number | null;
  goal: number | null;
}

/** What a pawn's next reaction will demand of it. */
export type Fate =
  | "free"
  | "hatch"
  | "must_hatch"
  | "idle"
  | "walk"
  | "walk_back"
  | "fly"
  | "fly_off"
  | "stuck"
  | "return"
  | "eaten"
  | "lost";

/** What happens at once where a step or a flight ends. */
export type Landing =
  | "arrives"
  | "wins"
  | "rests"
  | "hatches"
  | "idle"
  | "walks"
  | "walks_back"
  | "flies"
  | "flies_off"
  | "stuck"
  | "returns"
  | "eaten"
  | "lost"
  | "waits";

export interface Pawn {
  seat: number;
  cell: string;
  arrived: boolean;
  /** Has still to act in this turn. */
  waiting: boolean;
  acting: boolean;
  kind: Kind;
  fate: Fate | null;
}

/** A pawn on a line that could be pushed: what will lie under it. */
export interface After {
  seat: number;
  cell: string;
  kind: Kind;
  before: Kind;
  fate: Fate;
}

export interface Entry {
  entry: string;
  exit: string;
  way: Way;
  /** From entry to exit. */
  line: string[];
  barred: boolean;
  /** The whole line after the push; told only while somebody is to push. */
  after: { tiles: Kind[]; spare: Kind; pawns: After[] } | null;
}

export interface Acting {
  cell: string | null;
  kind: Kind | null;
  from: string | null;
  off: boolean;
  stay: boolean;
  reason: "move" | "spider" | "stuck" | "eggs" | "loss" | "arrival";
  /** What happens at once on every cell that may be chosen now; where the site does not tell, no sign warns. */
  landings?: { cell: string; landing: Landing }[];
  /** The ways of flight that lead over the edge; where the site does not tell, the button stands at the nearest one. */
  off_ways?: Way[];
}

export interface Sitter {
  seat: number;
  active: number;
  reserve: number;
  arrived: number;
  lost: number;
  turns: number;
  /** The most arrivals still possible. */
  reach: number;
}

export interface End {
  reason: "out" | "decided" | "empty" | "cap" | "first_out";
  rule: string;
  winner: number | null;
  /** Arrivals are equal. */
  tie: boolean;
}

export interface PapilioView extends View {
  turn: { seat: number; number: number; first: boolean; own: number };
  cells: Cell[];
  spare: Kind | null;
  barred: string | null;
  entries: Entry[];
  pawns: Pawn[];
  acting: Acting | null;
  seats: Sitter[];
  turn_cap: number;
  end: End | null;
}

export const cellTarget = (cell: string): string => `cell:${cell}`;
export const entryTarget = (entry: string): string => `entry:${entry}`;
export const OFF = "off";

/** How good or bad a fate or landing is for the pawn's owner; only colours and signs follow from it. */
export type Tone = "plain" | "good" | "bad" | "fatal";
const TONES: Record<string, Tone> = {
  hatch: "good",
  must_hatch: "good",
  hatches: "good",
  arrives: "good",
  wins: "good",
  stuck: "bad",
  return: "bad",
  returns: "bad",
  fly_off: "fatal",
  flies_off: "fatal",
  eaten: "fatal",
  lost: "fatal",
  off: "fatal",
};
export const toneOf = (word: string): Tone => TONES[word] ?? "plain";
