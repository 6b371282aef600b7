/** What a cell is called, in full, for screen readers. */
import type { Props } from "$web/painting/contract";
import { aimAt, isWish, type Aim } from "./aim";
import type { Group } from "./piles";
import { placeArgs, wayArgs, type Cell, type Landing, type MariposasView } from "./types";

type Words = Props["t"];
type Scene = Pick<Props<MariposasView>, "view" | "lit" | "picked" | "hinted" | "t">;

export function cellLabel(cell: Cell, groups: readonly Group[], landing: Landing | undefined, scene: Scene): string {
  const { view, lit, picked, hinted, t } = scene;
  const target = `cell:${cell.cell}`;
  const parts = [t("place", placeArgs(cell)), ...ground(cell, t)];
  if (groups.length > 0) parts.push(t("web-here", { pieces: groups.map((group) => groupLabel(group, t)) }));
  if (lit.has(target) && landing) parts.push(landingLabel(landing, t));
  else parts.push(...flightLabel(aimAt(cell.cell, view, lit, picked), isWish(cell.cell, view, lit, picked), t));
  if (hinted === target) parts.push(t("web-hinted"));
  return parts.filter(Boolean).join(", ");
}

/** What can be done here while a butterfly is to be chosen: send one off, or fly here at once. */
function flightLabel(aim: Aim, wish: boolean, t: Words): string[] {
  if (wish || aim.length > 1) return [t("web-can-reach")];
  return aim.length === 0 || aim[0]?.startsWith("piece:") ? [t("web-piece-can")] : [];
}

function ground(cell: Cell, t: Words): string[] {
  const parts: string[] = [];
  if (cell.flower) parts.push(t("web-cell-flower", { color: cell.color, flower: cell.flower, count: cell.count }));
  if (cell.token === "hidden") parts.push(t("web-token-hidden"));
  else if (cell.token) parts.push(t("web-token", wayArgs(cell.token)));
  if (cell.milkweed) parts.push(t("web-milkweed"));
  return parts;
}

export const groupLabel = ({ seat, generation, double, pieces }: Group, t: Words): string =>
  t("web-piece", { seat, generation, double, number: pieces.length });

export function landingLabel({ gives, flower, count, card, why, birth }: Landing, t: Words): string {
  if (gives === "flower") return t("detail-land-flower", { flower, count, birth });
  if (gives === "card") return t("detail-land-card", { ...wayArgs(card ?? ""), birth });
  if (gives === "nothing") return t("detail-land-nothing", { reason: why, birth });
  return t(`detail-land-${gives}`, { birth });
}
