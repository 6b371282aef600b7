/** What travels between the site and this page: the types of docs/protocol.md. */
import type { Message, View } from "./painting";

export type { Arg, Args, Message, View } from "./painting";

export interface Option {
  name: string;
  kind: "choice" | "flag" | "number" | "subset";
  default: unknown;
  values?: (string | number | boolean)[];
  minimum?: number;
  maximum?: number;
  rule?: string | null;
}

export interface Game {
  id: string;
  seats: number[];
  minutes: number;
  cooperative: boolean;
  /** Seats that one person plays alone; 0: the game needs several people. */
  solo: number;
  options: Option[];
  bots: string[];
  rules_version: number;
  reconstructed: string[];
  credits: Record<string, string>;
}

export type SeatKind = "person" | "bot" | "open";

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  lang: string;
  seats: NewSeat[];
}

export interface CreatedTable {
  table: string;
  seats: { seat: number; token?: string; invitation?: string }[];
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  connected: boolean;
  /** A person who has been away so long that others may let a bot play. */
  gone: boolean;
  /** The level of the bot that plays for this person. */
  keeper: string | null;
}

export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  secret_hands: boolean;
  status: "waiting" | "playing" | "over";
  commitment: string;
  seed: string | null;
  created: string;
  rules_version: number;
  length: number;
  seats: SeatInfo[];
  scores: number[];
  winners: number[];
}

export interface Rulebook {
  game: string;
  lang: string;
  chapters: Chapter[];
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
}

export interface Position {
  index: number;
  length: number;
  entry: string | null;
  decision: boolean;
  events: Message[];
  view: View;
  table: TableInfo;
}

export interface Choice {
  action: string;
  label: Message;
  detail: Message | null;
  targets: string[];
  gain: number | null;
  badge: string | null;
  icon: string | null;
}

export interface Update {
  seq: number;
  length: number;
  kind: "now" | "step" | "undo";
  eyes: number | null;
  events: Message[];
  log?: Message[];
  view: View;
  choices: Choice[];
  undo: boolean;
  undo_rule: Message | null;
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

export interface Advice {
  action: string;
  /** What the seat can expect, from 0 (lost) to 1 (won). */
  value: number | null;
}

export interface Hint {
  seq: number;
  /** The best first. */
  advice: Advice[];
}

export type FromSite =
  | { welcome: Welcome }
  | { update: Update }
  | { table: TableInfo }
  | { refused: Refusal }
  | { why: Reason }
  | { hint: Hint }
  | { pong: Record<string, never> };

export type ToSite =
  | { hello: { tokens: string[]; lang: string } }
  | { act: { seq: number; action: string } }
  | { why: { seq: number; target: string } }
  | { undo: { seq: number } }
  | { hint: { seq: number } }
  | { keep: { seat: number; level: string } }
  | { resume: { seat: number } }
  | { ping: Record<string, never> };
