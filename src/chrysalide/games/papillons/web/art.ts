/** The drawings. As image files each keeps its gradients to itself and is rasterised once for all cards alike. */
import { fetchAhead } from "$web/painting/ahead";
import type { Goal } from "./types";

const files = import.meta.glob<string>("./art/*.svg", { eager: true, import: "default", query: "?url" });

/** Fails at once where a drawing is missing. */
function drawing(name: string): string {
  const url = files[`./art/${name}.svg`];
  if (url === undefined) throw new Error(`no drawing ${name}`);
  return url;
}

export const back = drawing("back");
export const tokens = { net: drawing("net"), web: drawing("web") };
/** What a token looks like when it lies on a card. */
export const spread = { net: drawing("net-over"), web: drawing("web-over") };

export const butterfly = (kind: string): string => drawing(kind);
export const goalArt = (goal: Goal): string => drawing(goal);

/** Fetches every drawing before it is needed, so that no card lands blank. */
export function fetchDrawings(): void {
  fetchAhead(Object.values(files));
}
