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

/** A request of one of these seats to undo was declined. */
export function isRefused(
  before: Update | null,
  { kind, length, undo_asked }: Update,
  seats: readonly number[],
): boolean {
  if (!before?.undo_asked || undo_asked || kind !== "step") return false;
  return length === before.length && seats.includes(before.undo_asked.seat);
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
