/** What one update changes compared with the previous one. */
import { isNote } from "$web/log/lines";
import type { Choice, Update } from "$web/net/protocol";

/** The decision has not changed, perhaps after a lost connection: a half-made choice is kept. */
export function isSameDecision(before: Update | null, { kind, length, eyes, choices }: Update): boolean {
  if (kind === "undo" || length !== before?.length || eyes !== before.eyes) return false;
  return (
    choices.length === before.choices.length && choices.every(({ action }, at) => action === before.choices[at]?.action)
  );
}

/** Only a note about the table, such as that somebody asked for a hint. */
export function isAnnouncement({ kind, events }: Update): boolean {
  return kind === "step" && events.length > 0 && events.every(isNote);
}

/** The request of one of these seats that was declined: to undo, to draw, to give up. */
export function refusedRequest(
  before: Update | null,
  { kind, length, undo_asked, asked, events }: Update,
  seats: readonly number[],
): "undo" | "draw" | "resign" | null {
  if (kind !== "step" || length !== before?.length || undo_asked || asked) return null;
  if (events.some(({ id }) => id === "note-draw-agreed" || id === "note-resigned")) return null;
  const { seat, what } = before.undo_asked ? { ...before.undo_asked, what: "undo" as const } : (before.asked ?? {});
  return what && seat !== undefined && seats.includes(seat) ? what : null;
}

/** A decision on its way to the site. */
export interface Sent {
  /** The entries before it. */
  length: number;
  choice: Choice;
  /** Decisions that were held back and sent with it. */
  after: readonly string[];
}

/** The decision that was sent but never arrived: the connection was lost, or something else came first. */
export function lostDecision(sent: Sent | null, { kind, length, choices }: Update): Choice | null {
  if (!sent || kind !== "now" || length !== sent.length) return null;
  const first = sent.after[0] ?? sent.choice.action;
  return choices.some(({ action }) => action === first) ? sent.choice : null;
}
