/** The types of the protocol between the site and this page: see docs/protocol.md. */
import type { Item, Message, View } from "$web/painting/contract";
import type { Change } from "./changes";

export type { Arg, Args, Item, Message, View } from "$web/painting/contract";

export interface Option {
  name: string;
  kind: "choice" | "flag" | "number" | "subset";
  default: unknown;
  values?: (string | number | boolean)[];
  minimum?: number;
  maximum?: number;
  rule?: string | null;
  /** The numbers of seats that a value needs, where it does not go with all of them. */
  seats?: Record<string, number[]>;
  /** Apart from its values it takes a pack: a text that somebody wrote in the editor. */
  packs?: boolean;
}

/** `rules`: compiled, or not yet; "ready": bots use the compiled ones already, the site will soon. */
export interface Health {
  status: string;
  version: string;
  compiled: boolean;
  rules: "interpreted" | "compiling" | "ready" | "compiled";
}

/** A first match that one click starts: so many seats, bots of this level, these options. */
export interface Preset {
  seats: number;
  level: string;
  options: Record<string, unknown>;
}

export interface Game {
  id: string;
  seats: number[];
  /** Of the youngest players; null where nobody says. */
  age: number | null;
  minutes: number;
  cooperative: boolean;
  /** Seats that one person plays alone; 0: the game needs several people. */
  solo: number;
  options: Option[];
  bots: string[];
  /** Those that a device is fast enough for. */
  bots_on_device: string[];
  /** Of them, those that may think for more than ten seconds a turn there. */
  slow_on_device: string[];
  rules_version: number;
  reconstructed: string[];
  credits: Record<string, string>;
  /** Events that only one seat sees, and the public event just before each that it repeats in full. */
  in_full: Record<string, string>;
  /** `further`: not needed for a first match. */
  lessons: { id: string; steps: number; minutes: number; further: boolean }[];
  /** How many there are. */
  problems: number;
  /** Can people change what is in the box? */
  editor: boolean;
  /** How a first match is set up; null where the game's data has a fault. */
  preset: Preset | null;
  /** How its view is painted, where the page has no painting of the game. */
  shown: Shown[];
}

/** A field of a view, as the game's `data/view.toml` describes it. */
export interface Shown {
  field: string;
  kind: "number" | "dice" | "cards" | "board";
  /** The field holds one for each seat. */
  by_seat: boolean;
  /** What a click on an item means, with `{value}`, `{place}`, `{row}`, `{column}` and `{seat}` in it. */
  target: string | null;
  /** An item `reed-5` is a 5 of the suit `reed`. */
  suits: string[];
}

/** One field of a table of the box, as a form shows it. */
export interface EditorField {
  name: string;
  kind: "text" | "number" | "numbers" | "choice" | "choices" | "flag" | "grid" | "tables";
  values: string[];
  /** How messages call the values. */
  names: string[];
  /** The words for the values, where they are not called by their names. */
  says: Message[];
  optional: boolean;
  /** Shown only where another field of the same table has one of these values. */
  when: Record<string, string[]>;
  /** Of nested tables. */
  fields: EditorField[];
  /** Fields that no longer hold once this one is changed. */
  clears: string[];
  low?: number;
  high?: number;
  size?: number;
  rows?: number;
  columns?: number;
  /** How many columns of a grid a mark covers. */
  span?: number;
}

export interface EditorForm {
  name: string;
  fields: EditorField[];
  /** How many of these tables must stay; 0: all of them. */
  least: number;
  /** The message that names a table, and its argument, which is the id. */
  title: string;
  argument: string;
}

export type PackTable = Record<string, unknown>;
export type PackTables = Record<string, PackTable[]>;

/** What can be changed in a box. */
export interface Editor {
  option: string;
  forms: EditorForm[];
  start: PackTables;
  /** Fields that no form changes. */
  fixed: string[];
  /** Characters of a pack, at most. */
  limit: number;
}

/** A pack that can be played with, and how one of its tables looks. */
export interface ShownPack {
  text: string;
  tables: PackTables & { title: string };
  item: Item | null;
  view: View | null;
}

/** What is wrong with a pack: names and numbers that lead to a table, its field, and a sentence. */
export interface PackFault {
  place: (string | number)[];
  field: string;
  text: string;
}

/** A lesson: a scripted match on a table that nobody stores. */
export interface Lesson {
  id: string;
  minutes: number;
  /** The learner's. */
  seat: number;
  table: TableInfo;
  steps: { id: string; lit: string[]; rule: string | null }[];
  learned: { id: string; icon: string | null }[];
}

export interface LessonStep {
  /** Where it begins; the first choice is the one that it asks for, others begin with the same click. */
  now: Update;
  /** What follows that choice. */
  frames: Update[];
}

/** What a list says of a problem: nothing of its solution. */
export interface ProblemCard {
  id: string;
  seats: number;
  /** Decisions to find, one after the other. */
  steps: number;
  /** Solved to the end of every line, a proved win, or found by searches that agree. */
  certainty: "exact" | "win" | "searched";
  /** From 1 to 3. */
  difficulty: number;
}

/** A position in which one decision is clearly the best, on a table that nobody stores. */
export interface Problem extends ProblemCard {
  /** The one that has to decide. */
  seat: number;
  table: TableInfo;
  now: Update;
}

/** The answer to a try: about its last decision that was judged. */
export interface Tried {
  label: Message;
  verdict: "best" | "less" | "worse" | "lost";
  /** About so many chances in a hundred; null: so bad that nobody looked closely. */
  cost: number | null;
  reasons: Message[];
  /** Decisions of this try that are right, and what they led to. */
  found: number;
  frames: Update[];
  /** What follows a decision that is not the best; nothing where that is not known. */
  refutation: Update[];
}

export interface Solution {
  steps: {
    now: Update;
    label: Message;
    /** Chances in a hundred after this decision, and after the best other one. */
    value: number;
    other: number;
    reasons: Message[];
    frames: Update[];
    replies: { reply: { seat: number; label: Message } | null; frames: Update[] }[];
  }[];
}

/** `engine`: a program, on a seat that it holds as a person would. */
export type SeatKind = "person" | "engine" | "bot" | "open";

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  avatar?: string;
  level?: string;
}

/** Who plays for the absent: nobody, a bot of some level, or, with a clock, the others win. */
export type Absent = "off" | "claim" | (string & {});

export type OnTimeout = "play" | "keep" | "loss";

export interface Clock {
  /** Time for each decision, or for the whole match with an increment for each decision. */
  kind: "move" | "bank";
  seconds: number;
  increment: number;
  on_timeout: OnTimeout;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  lang: string;
  seats: NewSeat[];
  listed?: boolean;
  chat?: boolean;
  ready_check?: boolean;
  clock?: Clock | null;
  absent?: Absent;
  help?: boolean;
}

/** A position of a finished match that is played on from. */
export interface NewContinuation extends Omit<NewTable, "game" | "options"> {
  index: number;
  /** `again`: whatever `seat` could not know is dealt again. */
  deal: "same" | "again";
  seat: number | null;
}

export interface CreatedTable {
  table: string;
  seats: { seat: number; token?: string; invitation?: string }[];
}

/** A table in the public list. */
export interface TableCard {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: "waiting" | "playing";
  created: string;
  clock: Clock | null;
  chat: boolean;
  absent: Absent;
  help: boolean;
  seats: {
    seat: number;
    kind: SeatKind;
    name: string;
    avatar: string | null;
    level: string | null;
    for_engine?: boolean;
  }[];
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  avatar: string | null;
  level: string | null;
  /** The seat, open or not, is for programs. */
  for_engine?: boolean;
  connected: boolean;
  /** The person has been away so long that others may let a bot play. */
  gone: boolean;
  /** The level of the bot that plays for this person. */
  keeper: string | null;
  /** Is this person ready, at a table with a ready check? */
  ready: boolean;
  /** A bot that took an open seat while everybody waits: it can be sent away until the start. */
  filled?: boolean;
  /** The keeper plays on for good. */
  resigned: boolean;
  /** How this person may resign now. */
  ways: Way[];
}

/** What a resignation means: a bot plays on, or the match ends if the others who are asked agree. */
export type Way = { how: "bot"; level: string } | { how: "end"; asks: number[]; winners: number[] };

export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  secret_hands: boolean;
  status: "waiting" | "playing" | "over";
  /** Null if an imported record has none. */
  commitment: string | null;
  seed: string | null;
  created: string;
  listed: boolean;
  chat: boolean;
  ready_check: boolean;
  clock: Clock | null;
  absent: Absent;
  /** May people use hints, and let a bot play for them? */
  help: boolean;
  /** An imported record: read-only. */
  imported: boolean;
  /** The table of the rematch. */
  next: string | null;
  /** The match continues another one: the table of that, if it is known, and the SHA-256 of its record. */
  origin: { table: string | null; index: number; dealt: number | null; record: string } | null;
  /** The match did not end by its rules: this seat ran out of time or resigned; null: a draw that all agreed to. */
  ending: { seat: number | null; why: "time" | "resigned" | "agreed" } | null;
  /** The options allow draws, so one may be offered. */
  draws: boolean;
  rules_version: number;
  length: number;
  /** All steps that happened, including undone entries and undos. */
  history: number;
  seats: SeatInfo[];
  scores: number[];
  winners: number[];
}

/** What the box holds. */
export interface Encyclopedia {
  game: string;
  sections: Section[];
}

export interface Section {
  id: string;
  title: Message;
  /** How much of it there is. */
  about: Message;
  /** Sections of a group are shown together; the chip is what that is called. */
  group: string;
  chip: Message;
  items: Item[];
  /** What in it the rulebook does not print: messages `reconstructed-<name>` of the game. */
  reconstructed: string[];
}

export interface Rulebook {
  game: string;
  lang: string;
  chapters: Chapter[];
  glossary: Term[];
}

export interface Chapter {
  number: string;
  title: string;
  rules: Rule[];
}

export interface Rule {
  number: string;
  text: string;
  source: string;
  /** The reason for the rule; most rules need none. */
  note: string | null;
}

/** A word of the game in the reader's language. */
export interface Term {
  term: string;
  /** What the French box prints, for readers of other languages. */
  box: string | null;
  /** In the other languages. */
  others: string[];
  /** What players say for it. */
  also: string[];
  meaning: string;
  /** The rule that explains it. */
  rule: string | null;
}

/** What comes with the rules of a game to explain them. */
export interface Guide {
  brief: Brief | null;
  examples: Example[];
}

/** A position that shows what a chapter says. */
export interface Example {
  id: string;
  chapter: string;
  title: string;
  lines: string[];
  /** Targets to look at. */
  lit: string[];
  /** Targets to show large; none: the whole board. */
  zoom: string[];
}

/** The first page of the rules. */
export interface Brief {
  aim: string;
  /** The heading above the steps. */
  turn: string;
  steps: Piece[];
  end: string;
  /** Numbers worth remembering. */
  facts: Piece[];
  tips: Piece[];
}

/** A few words with drawings of the game, by name. */
export interface Piece {
  title: string;
  text: string;
  pictures: string[];
}

export interface Position {
  index: number;
  length: number;
  /** How many entries that count led here, and how many steps of the history. */
  place: number;
  step: number;
  entry: string | null;
  decision: boolean;
  /** An entry that was undone later. */
  undone: boolean;
  /** This step is an undo. */
  undo: { seat: number; entries: number } | null;
  events: Line[];
  view: View;
  /** Seen by all eyes: how the view of each seat differs from `view`, which is a spectator's. */
  views?: Change[];
  table: TableInfo;
}

/** A match at a glance. */
export interface Outline {
  /** The positions at which its rounds, seasons or years begin. */
  periods: { index: number; name: Message }[];
  /** By entry, the seat that acted; null: chance. */
  actors: (number | null)[];
}

export type Depth = "quick" | "deep";
export type MarkName = "excellent" | "good" | "inaccurate" | "mistake";

/** How far the review of a match is, and what was found. */
export interface ReviewStanding {
  depth: Depth;
  status: "none" | "waiting" | "running" | "done" | "failed";
  /** Places of the match looked at so far, and in all. */
  done: number;
  of: number;
  /** Reviews that wait and were asked for earlier. */
  ahead: number;
  /** `seconds`: about how long one takes here. */
  depths: Record<Depth, { status: ReviewStanding["status"]; seconds: number }>;
  review: Review | null;
}

/** By side, from 0 (lost) to 1 (won): start + luck + play + drift = result. */
export interface Review {
  depth: Depth;
  done: number;
  of: number;
  /** The seats that win together. */
  sides: number[][];
  start: number[];
  luck: number[];
  play: number[];
  /** The search's own error, and how far off luck and play may be. */
  drift: number[];
  margin: number[];
  result: number[];
  /** Rounds, seasons, years, and the entries with which they begin. */
  periods: { index: number; name: Message }[];
  steps: ReviewStep[];
  seats: SeatReview[];
  /** Numbers of the steps that decided most. */
  moments: number[];
}

export interface SeatReview {
  seat: number;
  /** Null: it had nothing to decide. */
  accuracy: number | null;
  /** With something at stake. */
  decisions: number;
  loss: number;
  marks: Record<MarkName, number>;
}

export type ReviewStep = ReviewedDecision | ReviewedChance;

interface ReviewedStep {
  /** Of its first entry. */
  index: number;
  entries: number;
  /** By side, before it, for somebody who sees everything. */
  expected: number[];
  play: number[];
  luck: number[];
  drift: number[];
}

export interface ReviewedChance extends ReviewedStep {
  kind: "chance";
  seat: null;
  actions: string[];
}

export interface ReviewedDecision extends ReviewedStep, RatedAction {
  kind: "decision";
  seat: number;
  /** Null: nothing was at stake. */
  mark: MarkName | null;
  /** What it gave away, by what its seat knew, and how far off that may be. */
  loss: number;
  error: number;
  exact: boolean;
  /** The best first. */
  best: RatedAction[];
  /** Why the best one is. */
  reasons: Message[];
}

export interface RatedAction {
  action: string;
  words: Message | null;
  targets: string[];
  /** What the seat's side could expect. */
  value: number;
}

export interface Choice {
  action: string;
  label: Message;
  detail: Message | null;
  targets: string[];
  gain: number | null;
  badge: string | null;
  icon: string | null;
  /** It reveals nothing: it may be held back until the decision after it is chosen too. */
  held: boolean;
  /** It costs something and changes nothing now. */
  vain?: boolean;
}

/** What could be chosen after decisions that this page holds back. */
export interface Ahead {
  seq: number;
  after: string[];
  /** The position after them, as far as sentences need it. */
  view: Partial<View>;
  choices: Choice[];
}

/** A line of the log; that of an undo names what it removed. */
export interface Line extends Message {
  /** The seat that acted; none where chance did, and in notes. */
  by?: number;
  undone?: Message[];
}

export interface Update {
  seq: number;
  length: number;
  kind: "now" | "step" | "undo";
  eyes: number | null;
  events: Line[];
  log?: Line[];
  view: View;
  choices: Choice[];
  undo: boolean;
  /** May more than the last decision be undone, all of it in the seat's own turn? */
  undo_turn: boolean;
  undo_rule: Message | null;
  /** Could a seat held here ask everybody instead? */
  undo_ask: boolean;
  undo_asked: UndoAsked | null;
  /** May a seat held here offer a draw now; if not, why, where draws exist. */
  draw: boolean;
  draw_rule: Message | null;
  /** What a bot proposes, where the choice belongs to the group. */
  proposal?: string;
  asked: Proposal | null;
  clocks: Clocks | null;
}

/** As it travels: with the changes in the view that was sent before, or with a whole one. */
export type SentUpdate = Update | (Omit<Update, "view"> & { changes: Change });

/** Somebody asks to go back to the first `length` entries. */
export interface UndoAsked {
  seat: number;
  length: number;
  agreed: number[];
  missing: number[];
}

/** Somebody proposes to end the match. */
export interface Proposal {
  what: "draw" | "resign";
  seat: number;
  agreed: number[];
  missing: number[];
}

/** Seconds as the clocks stood when this was sent; null: a seat without a clock. */
export interface Clocks {
  left: (number | null)[];
  running: number | null;
}

export interface Chat {
  number: number;
  seat: number;
  text: string | null;
  emote: string | null;
  at: string;
}

export interface Welcome {
  table: TableInfo;
  seats: number[];
}

export interface Refusal {
  about: string;
  code: string;
  rule: string | null;
  message: Message;
  text: string;
}

export interface Reason {
  target: string;
  rule: string | null;
  message: Message;
  text: string;
}

/** Clearly the best, one of several best, a little worse, worse; `only`: there is no other. */
export type Verdict = "best" | "equal" | "less" | "worse" | "only";

export interface Advice {
  action: string;
  /** What the seat can expect, from 0 (lost) to 1 (won). */
  value: number | null;
  verdict: Verdict;
}

export interface Hint {
  seq: number;
  /** The decisions held back after which it is good. */
  after: string[];
  /** Every action, the best first. */
  advice: Advice[];
  /** Why the best one is good. */
  reasons: Message[];
  /** The seat's own actions until its turn ends, where they are several. */
  plan: Message[];
}

export type FromSite =
  | { welcome: Welcome }
  | { update: SentUpdate }
  | { table: TableInfo }
  | { refused: Refusal }
  | { ahead: Ahead }
  | { why: Reason }
  | { hint: Hint }
  | { chat: { messages: Chat[] } }
  | { pong: Record<string, never> };

export type ToSite =
  | { hello: { tokens: string[]; lang: string; changes?: boolean } }
  | { act: { seq: number; action: string; after?: string[] } }
  | { ahead: { seq: number; after: string[] } }
  | { why: { seq: number; target: string; after?: string[] } }
  | { undo: { seq: number; turn?: boolean } }
  | { ask_undo: { seq: number } }
  | { answer_undo: { seq: number; agree: boolean } }
  | { resign: { seat: number; how: "end" | "bot" } }
  | { offer_draw: { seq: number } }
  | { answer: { seq: number; agree: boolean } }
  | { hint: { seq: number; after?: string[] } }
  | { keep: { seat: number; level?: string } }
  | { resume: { seat: number } }
  | { ready: { ready: boolean } }
  | { free: { seat: number } }
  | { fill: { seat: number; level: string | null } }
  | { chat: { text: string } | { emote: string } }
  | { ping: Record<string, never> };
