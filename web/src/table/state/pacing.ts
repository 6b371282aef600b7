/** How long an update is shown, and where a bot's turn ends: what the reader's pace means at a table. */
import type { TableInfo, Update } from "$web/net/protocol";
import type { Pace } from "$web/reader/pace.svelte";
import { stay as usual } from "./update-queue";

/** Does a bot play there, on its own seat or for somebody? */
export function playedByBot({ seats }: TableInfo, actor: Update["view"]["actor"]): boolean {
  const seat = typeof actor === "number" ? seats[actor] : undefined;
  return seat !== undefined && (seat.kind === "bot" || seat.kind === "engine" || seat.keeper !== null);
}

/** As long as the speed says; before a bot acts, slow readers get a rest as well. */
export function stay(update: Update, info: TableInfo, { factor, rest }: Pick<Pace, "factor" | "rest">): number {
  const rests = update.kind === "step" && playedByBot(info, update.view.actor);
  return usual(update) * factor + (rests ? rest : 0);
}

/** Is what is shown the end of a bot's turn, so that the next update begins another one? */
export function turnOver(shown: Update | null, mover: number | null, info: TableInfo): boolean {
  return shown !== null && mover !== null && shown.view.actor !== mover && playedByBot(info, mover);
}
