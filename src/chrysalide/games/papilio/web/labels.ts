/** What the things of the board are called, in full, for screen readers. */
import type { Props } from "$web/painting/contract";
import { cellTarget, entryTarget, type Cell, type Entry, type PapilioView, type Pawn } from "./types";

export type Scene = Pick<Props<PapilioView>, "view" | "lit" | "hinted" | "t">;

export function cellLabel(cell: Cell, pawn: Pawn | undefined, { view, lit, hinted, t }: Scene): string {
  const target = cellTarget(cell.cell);
  const parts = [
    cell.kind ? t("table-cell", { cell: cell.cell, kind: cell.kind }) : t("table-cell-bare", { cell: cell.cell }),
  ];
  if (cell.start !== null) parts.push(t("table-start", { seat: cell.start, other_seat: 1 - cell.start }));
  else if (cell.fixed) parts.push(t("table-cell-fixed"));
  if (pawn) parts.push(...pawnWords(pawn, view, t));
  if (lit.has(target)) parts.push(...litWords(cell.cell, pawn, view, t));
  if (hinted === target) parts.push(t("table-hinted"));
  return parts.join(", ");
}

function pawnWords(pawn: Pawn, view: PapilioView, t: Scene["t"]): string[] {
  if (pawn.arrived) return [t("table-pawn-arrived", { seat: pawn.seat })];
  const words = [t("table-pawn", { seat: pawn.seat })];
  if (pawn.acting) words.push(t("table-acting"));
  else if (pawn.fate) words.push(t("table-fate", { fate: pawn.fate }));
  if (pawn.waiting) words.push(t("table-waiting"));
  else if (pawn.seat === view.turn.seat && !pawn.acting && view.turn.number > 0) words.push(t("table-badge-acted"));
  return words;
}

function litWords(cell: string, pawn: Pawn | undefined, view: PapilioView, t: Scene["t"]): string[] {
  const landing = landingOn(cell, view);
  const can = t("table-can", { phase: pawn?.acting ? "stay" : view.phase });
  return landing ? [can, t("table-landing", { landing })] : [can];
}

export function landingOn(cell: string, view: PapilioView): string | null {
  return view.acting?.landings?.find((one) => one.cell === cell)?.landing ?? null;
}

export function entryLabel({ entry, exit, barred, after }: Entry, { view, hinted, t }: Scene): string {
  if (barred) return t("table-entry-barred", { entry });
  const label = t("table-entry", { entry, exit, kind: view.spare ?? "", out: after?.spare ?? "" });
  return hinted === entryTarget(entry) ? `${label}, ${t("table-hinted")}` : label;
}
