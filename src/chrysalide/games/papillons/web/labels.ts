/** What a cell is called, in full, for who cannot see it. */
import type { Props } from "$web/painting/contract";
import { cellOf, targetOf, touchesOthers } from "./geometry";
import type { Trace } from "./timeline";
import { completing, isGiven, takenUp, type Card, type PapillonsView, type Place } from "./types";

interface Scene extends Pick<Props<PapillonsView>, "view" | "lit" | "guided" | "picked" | "hinted" | "t"> {
  trace: Trace;
  /** The card in the air, or selected to be moved. */
  lifted: string | null;
}

export function cardLabel(card: Card, { view, lifted, lit, picked, hinted, t, trace }: Scene): string {
  const target = targetOf(card);
  const parts = [t("table-card", { cell: card.cell, kind: card.kind })];
  if (card.token) parts.push(t("table-under", { token: card.token }));
  if (lifted === card.cell) parts.push(t(view.lifted === card.cell ? "table-lifted" : "table-selected"));
  if (view.end === null && view.protected?.cell === card.cell)
    parts.push(t("table-protected", { how: view.protected.how }));
  if (trace.token === card.cell) parts.push(t("table-last"));
  if (view.end?.line.includes(card.cell)) parts.push(t(isGiven(view) ? "table-in-wrong-line" : "table-in-line"));
  if (completing(view) === card.cell) parts.push(t("table-completed-by", { seat: view.end?.by ?? 0 }));
  if (lit.has(target)) parts.push(t("table-can", { token: takenUp(picked) ?? "none" }));
  if (hinted === target) parts.push(t("table-hinted"));
  return parts.join(", ");
}

/** A free cell: what would be laid there, or why not in a word; the site says it in full on a click. */
export function spotLabel(place: Place, held: string | null, scene: Scene): string {
  const { lit, hinted, t } = scene;
  const target = targetOf(place);
  const cell = cellOf(place);
  if (!lit.has(target)) return [t("table-free", { cell }), whyNot(place, scene)].filter(Boolean).join(", ");
  const hint = hinted === target ? `, ${t("table-hinted")}` : "";
  return t("table-lay-here", { cell, kind: held ?? "" }) + hint;
}

/** Null: there may be nothing in the way, a lesson asks for another cell. */
export function whyNot(place: Place, { view, lifted, guided, t }: Scene): string | null {
  if (!touchesOthers(place, view.table, lifted)) return t("table-touches-nothing");
  return guided ? null : t("table-breaks");
}
