/** The view of Extinction as the site sends it: `../VIEW.md`. */
import type { Args, Message, View } from "$web/painting/contract";

export type Warning = "none" | "low" | "last";

export interface Chance {
  value: number;
  num: number;
  den: number;
}

export interface Cell {
  cell: string;
  row: number;
  column: number;
  animals: number;
  tile: boolean;
  couples: number;
  free_neighbours: number;
  starves: boolean;
}

/** What a card says, phrase by phrase. */
export interface Text {
  cost: number;
  cost_note: Message | null;
  when: Message | null;
  text: Message[];
}

export interface Year {
  year: number;
  vote: "first" | "second" | null;
  past: boolean;
  now: boolean;
}

export interface Track {
  years: Year[];
  markers: number[];
  waiting: number[];
  turns_left: number;
}

export interface Vote {
  year: number;
  which: "first" | "second";
  needed: number;
  yes: number;
  running: boolean;
  sure: number;
  possible: number;
  chance: Chance;
}

export interface BirthPart {
  why: "couples" | "module" | "specialty" | "permanent" | "constant";
  n: number;
  card: string | null;
  name: string | null;
}

export interface Birth {
  target: number;
  couples: number;
  parts: BirthPart[];
  chance: Chance;
  why: "no-couple" | "no-cell" | "no-supply" | "target" | null;
}

export interface OwnDie {
  value: number;
  place: string | null;
}

export interface Sitter {
  seat: number;
  role: string | null;
  role_name: string | null;
  specialty: string | null;
  specialty_name: string | null;
  specialty_used: boolean;
  money: number;
  marker: boolean;
  gap: number;
  hand: string[] | null;
  hand_count: number;
  deck: string[] | null;
  deck_count: number;
  unseen: string[];
  permanents: { card: string; used: boolean }[];
  discard: string[];
  played: string[];
  dice: OwnDie[];
}

/** Where the text of a card comes from: the rulebook, a public source, inferred, ours. */
export type Mark = "B" | "S" | "I" | "O";

export interface Specialty extends Text {
  n: number;
  specialty: string;
  name: string;
  mark: Mark;
  start: string;
  /** Suggested for a first match. */
  first: boolean;
}

export interface Role {
  role: string;
  name: string;
  seat: number | null;
  cards: string[];
  specialties: Specialty[];
}

export interface Card extends Text {
  card: string;
  name: string;
  type: "action" | "permanent" | "unique" | "start";
  mark: Mark;
  common: boolean;
  role: string | null;
}

export interface DieFit {
  value: number;
  may: boolean;
  rule: string | null;
  why: Message | null;
}

export interface Place {
  place: string;
  card: string;
  name: string;
  start: boolean;
  owner: number | null;
  twin: boolean;
  free: boolean;
  cost: number;
  price: number;
  dice: { seat: number; value: number }[];
  needs: number;
  own_die: boolean;
  values: DieFit[];
}

export interface Ambassador {
  slot: number;
  colour: "blue" | "green" | "grey";
  face_up: boolean;
  ambassador: string | null;
  name: string | null;
  mark: Mark | null;
  looked: number[];
  cubes: number;
  target: number | null;
  counts: string | null;
  dice: number;
  take: "sum" | "min" | null;
  value: number | null;
  total: number | null;
  needs: number | null;
  text: Message[];
  chance: Chance | null;
  polled: boolean;
  rolled: number[] | null;
  yes: boolean | null;
  candidates: string[];
}

export interface EffectCard extends Text {
  effect: string;
  name: string;
  kind: "immediate" | "constant";
  key: boolean;
  helpful: boolean;
  mark: Mark;
  /** A sentence about the real world, and where it comes from. */
  fact: Message | null;
  source: string | null;
  copies: number;
  left: number;
  discarded: number;
  in_play: number;
  chance: Chance;
}

/** An effect card as it is printed. */
export type PrintedEffect = Pick<
  EffectCard,
  keyof Text | "effect" | "name" | "kind" | "key" | "helpful" | "mark" | "fact" | "source" | "copies"
> & {
  module: string;
};

/** An ambassador in the encyclopedia: its targets by the number of players. */
export interface AmbassadorPrint {
  ambassador: string;
  colour: Ambassador["colour"];
  mark: Mark;
  dice: number;
  targets: { seats: number; target: number }[];
}

export interface SheetLevel {
  level: string;
  tiles: number;
  animals: string[];
  /** What it adds to the ambassadors' targets. */
  targets: number;
  constants: Args[];
  prices: (Args & { price: number })[];
}

/** The sheet of a species. */
export interface ModuleSheet {
  module: string;
  board: string;
  mark: Mark;
  levels: SheetLevel[];
  key: Args;
}

/** A role with its two specialties, each with the card that it starts with. */
export interface RoleSheet {
  role: string;
  name: string;
  specialties: (Omit<Specialty, "start"> & { start: Card })[];
  cards: Args[];
}

export interface Constant extends Text {
  position: number;
  effect: string;
  name: string;
  helpful: boolean;
  trigger: boolean;
  blocked: boolean;
  now: boolean;
}

export interface Effects {
  deck: number;
  discard: number;
  top: string | null;
  resolving: string | null;
  key: string;
  key_chance: Chance;
  cards: EffectCard[];
  constants: Constant[];
}

export interface Question {
  phase: string;
  seat: number;
  shared: boolean;
  source: "card" | "specialty" | "effect" | "constant" | "rule";
  card: string | null;
  name: string | null;
  left: number;
  steps: number | null;
  price: number | null;
  effect: string | null;
  cell: string | null;
  part: "destroy" | "spread" | "tile" | "uncube" | null;
  answers: { seat: number; action: string; targets: string[] }[];
}

export interface Landing {
  side: string | null;
  tiles: string[];
  lost: { cell: string; animals: number }[];
  population: number;
  defeat: "population" | "reserve" | null;
}

export interface LinePreview {
  line: string;
  cells: string[];
  animals: number;
  rolls: { roll: number; cell: string; landings: Landing[] }[];
  loss: Chance;
  worst: number;
  defeat: Chance;
}

export interface SidePreview extends Landing {
  cell: string;
}

export interface Moment {
  turn: number;
  year: number;
  seat: number | null;
  population: number;
  tiles: number;
}

export interface Poll {
  slot: number;
  ambassador: string;
  name: string;
  value: number;
  rolled: number[] | null;
  cubes: number;
  total: number;
  target: number;
  yes: boolean;
}

export interface Ballot {
  year: number;
  which: "first" | "second";
  needed: number;
  yes: number;
  polls: Poll[];
  /** Yes votes that were missing, or that nobody needed any more. */
  missing: number;
  spare: number;
  /** The slot of the No that came nearest to its target, and what it lacked. */
  closest: number | null;
  by: number;
}

export interface End {
  won: boolean;
  why: "votes" | "population" | "reserve" | "second_vote";
  yes: number;
  needed: number;
  population: number;
  year: number;
}

export interface ExtinctionView extends View {
  seat: number | null;
  module: string;
  module_name: string;
  level: string;
  face: "foret" | "littoral";
  solo: boolean;
  year: number;
  turn: number;
  cells: Cell[];
  population: { count: number; couples: number; lost_at: number; warning: Warning };
  reserve: { tiles: number; all: number; board: number; warning: Warning };
  supply: { animals: number; money: number; cubes: number };
  skip: number;
  track: Track;
  vote: Vote;
  birth: Birth;
  seats: Sitter[];
  roles: Role[];
  places: Place[];
  cards: Record<string, Card>;
  ambassadors: Ambassador[];
  effects: Effects;
  turn_state: {
    roll: number[];
    die: { value: number; place: string } | null;
    tiles_placed: number;
    used: string[];
    purse: number | null;
  };
  question: Question | null;
  lines: LinePreview[];
  sides: SidePreview[];
  history: { turns: Moment[]; votes: Ballot[] };
  end: End | null;
}

/** The reader's words. */
export type Words = (id: string, args?: Message["args"]) => string;

export const cellTarget = (cell: string): string => `cell:${cell}`;
export const lineTarget = (line: string): string => `line:${line}`;
export const placeTarget = (place: string): string => `place:${place}`;
export const dieTarget = (value: number): string => `die:${value}`;
export const slotTarget = (slot: number): string => `amb:${slot}`;
export const cardTarget = (card: string): string => `card:${card}`;
export const constantTarget = (position: number): string => `const:${position}`;
export const seatTarget = (seat: number): string => `seat:${seat}`;
