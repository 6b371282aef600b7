/** The terms of a new table: who may join, chat, ready check, clock, who plays for the absent, help. */
import { clockOf, NO_CLOCK, type ClockChoice } from "$web/clocks/time-control";
import type { Absent, NewTable } from "$web/net/protocol";
import type { Place } from "./seating";

export interface Terms {
  listed: boolean;
  chat: boolean;
  readyCheck: boolean;
  clock: ClockChoice;
  /** Nobody, or a bot of this level; with a clock, the clock decides when. */
  absent: Absent;
  /** Null: the default, which is off as soon as a second person plays. */
  help: boolean | null;
}

export const USUAL: Terms = {
  listed: false,
  chat: true,
  readyCheck: false,
  clock: NO_CLOCK,
  absent: "medium",
  help: null,
};

/** Is anybody else there, or may somebody join? Programs are no more company than bots. */
export const hasOthers = (places: readonly Place[]) =>
  places.some(({ sitter }) => sitter === "beside" || sitter === "open");

/** Hints are for people who play alone, unless all agree on them. */
export const helpAllowed = ({ help }: Terms, places: readonly Place[]) => !hasOthers(places) || (help ?? false);

/** If running out of time loses, the others win; any other clock needs a bot that plays. */
export function absentOf({ absent, clock }: Terms): Absent {
  if (clock.key === "off") return absent;
  if (clock.onTimeout === "loss") return "claim";
  return absent === "off" ? USUAL.absent : absent;
}

export const hasOpen = (places: readonly Place[]) => places.some(({ sitter }) => sitter === "open");

/** A public table needs a seat to offer: the last one that is not the reader's, or the reader's last of several. */
export function offerSeat(places: readonly Place[]): Place[] {
  const other = places.findLastIndex(({ sitter }) => sitter !== "me");
  const last = other < 0 && places.length > 1 ? places.length - 1 : other;
  return places.map((place, index) => (index === last && !hasOpen(places) ? { ...place, sitter: "open" } : place));
}

/** All seats but the reader's first one are open. */
export function offerAll(places: readonly Place[]): Place[] {
  const mine = places.findIndex(({ sitter }) => sitter === "me");
  return places.map((place, index) => (index === mine ? place : { ...place, sitter: "open" }));
}

/** What is sent: nobody can join a table without an open seat. */
export function order(
  terms: Terms,
  places: readonly Place[],
): Pick<NewTable, "listed" | "chat" | "ready_check" | "clock" | "absent" | "help"> {
  const open = hasOpen(places);
  return {
    listed: open && terms.listed,
    chat: terms.chat,
    ready_check: open && terms.readyCheck,
    clock: clockOf(terms.clock),
    absent: absentOf(terms),
    help: helpAllowed(terms, places),
  };
}
