/** What one update changes in the one before. */
import { isNote } from "$web/log/lines";
import type { Choice, Update } from "$web/net/protocol";

/** Nothing to decide has changed, or the line was broken: what is half picked stays picked. */
export function isSameDecision(before: Update | null, { kind, length, eyes, choices }: Update): boolean {
  if (kind === "undo" || length !== before?.length || eyes !== before.eyes) return false;
  return (
    choices.length === before.choices.length && choices.every(({ action }, at) => action === before.choices[at]?.action)
  );
}

/** Only something beside the match was told, such as that somebody asked for a hint. */
export function isAnnouncement({ kind, events }: Update): boolean {
  return kind === "step" && events.length > 0 && events.every(isNote);
}

/** A question of one of these seats fell, and nothing was taken back. */
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
}

/** The line broke after a decision was sent, or something else came first, and the site knows nothing of it: that decision. */
export function lostDecision(sent: Sent | null, { kind, length, choices }: Update): Choice | null {
  if (!sent || kind !== "now" || length !== sent.length) return null;
  return choices.find(({ action }) => action === sent.choice.action) ?? null;
}
