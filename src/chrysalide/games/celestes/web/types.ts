/** The view of this game, as docs/protocol.md describes it. */
import type { View } from "$web/painting/contract";

export type Species = "eighty_eight" | "morpho" | "monarch" | "swallowtail";
export type Butterfly = Species | "bolina";

export interface Slot {
  slot: number;
  row: number;
  /** Left edge, in half cards. */
  x: number;
  face: "up" | "down" | "empty" | "undealt";
  species: Butterfly | null;
  free: boolean;
  /** The occupied slots that cover it now. */
  under: number[];
  /** If known before the deal: this slot will be filled face down. */
  dark?: boolean;
}

export interface Holding {
  id: Species;
  cards: number;
  points: number;
  missing: number;
  worth: number;
}

export interface Collection {
  seat: number;
  total: number;
  joker: Species | null;
  species: Holding[];
}

export interface Holder extends Collection {
  tokens: number;
}

export interface Round {
  round: number;
  layout: string;
  /** For the message `layout`. */
  title: string;
  first: number;
  totals: [number, number];
  winner: number;
  tie: boolean;
  bolina: number;
  seats: Collection[];
}

export type BolinaPlace = { seat: number } | { slot: number } | null;

export interface CelestesView extends View {
  round: number;
  first: number | null;
  layout: { id: string; title: string; width: number; rows: number } | null;
  slots: Slot[];
  bolina: BolinaPlace;
  taken: number | null;
  seats: Holder[];
  /** How many may still be taken in this round. */
  left: Record<Species, number>;
  unseen: Record<Species, number>;
  hidden: number;
  aside: number;
  rounds: Round[];
  tokens_to_win: number;
}

/** A layout card in the encyclopedia. */
export interface LayoutFace {
  width: number;
  rows: number;
  slots: { row: number; x: number; up: boolean }[];
}

export const isCard = (slot: Slot): boolean => slot.face === "up" || slot.face === "down";

export const target = (slot: number): string => `slot:${slot}`;
