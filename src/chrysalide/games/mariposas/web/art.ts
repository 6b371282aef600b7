/** The drawings. As image files each keeps its gradients to itself and is rasterised once for all alike. */
import { fetchAhead } from "$web/painting/ahead";

const files = import.meta.glob<string>(["./art/*.svg", "!./art/monarch-*.svg"], {
  eager: true,
  import: "default",
  query: "?url",
});
/** Butterflies are drawn into the page: they take the colour of their seat. */
const monarchs = import.meta.glob<string>("./art/monarch-*.svg", { eager: true, import: "default", query: "?raw" });

/** Fails at once where a drawing is missing. */
function drawing(name: string): string {
  const url = files[`./art/${name}.svg`];
  if (url === undefined) throw new Error(`no drawing ${name}`);
  return url;
}

const drawingOr = (name: string, other: string): string => files[`./art/${name}.svg`] ?? drawing(other);

export const flowerArt = (flower: string): string => drawing(`flower-${flower}`);
export const dieArt = (face: string): string => drawing(`die-${face}`);
/** Waystations; those of another edition show the back. */
export const tokenArt = (token: string): string => drawingOr(`token-${token}`, "token-back");
export const tileArt = (tile: string): string => drawingOr(`tile-${tile}`, "token-back");
/** Action and bonus cards; null where an edition has a card that nobody has drawn. */
export const cardArt = (card: string): string | null =>
  files[`./art/card-${card}.svg`] ?? files[`./art/card-bonus-${card}.svg`] ?? null;

/** Any drawing by its name; null where there is none. */
export const signArt = (name: string): string | null => files[`./art/${name}.svg`] ?? null;

export const cardBack = drawing("card-back");
export const hidden = drawing("token-back");
export const milkweed = drawing("milkweed");
export const sprout = drawing("birth");
/** Drawings that are another by day than at dusk. */
export const terrain = { day: drawing("terrain-day"), dusk: drawing("terrain-dusk") };
export const waters = { day: drawing("waters-day"), dusk: drawing("waters-dusk") };
export const michoacan = { day: drawing("michoacan-day"), dusk: drawing("michoacan-dusk") };

/** The ground is the largest thing on the screen: it is on its way while the page is still being put together. */
export function fetchGround(theme: "day" | "dusk"): void {
  for (const { [theme]: url } of [terrain, waters]) new Image().src = url;
}

export const monarchName = (generation: number, double: boolean): string =>
  `${Math.min(generation, 4)}${double ? "-double" : ""}`;

/** The butterflies as symbols, to be used by name: `mariposas-4-double`. */
export const sprite = Object.entries(monarchs)
  .map(([path, text]) => {
    const name = path.replace(/^.*monarch-|\.svg$/g, "");
    return text.replace(/<svg xmlns="[^"]*"/, `<symbol id="mariposas-${name}"`).replace(/<\/svg>\s*$/, "</symbol>");
  })
  .join("");

/** A butterfly as an image of its own, for flights over the page. */
export const monarch = (generation: number, double: boolean): string =>
  monarchs[`./art/monarch-${monarchName(generation, double)}.svg`] ?? "";

/** Fetches every drawing before it is needed; the sheet under the map is on the screen anyway, in one light. */
export function fetchDrawings(): void {
  fetchAhead(Object.entries(files).flatMap(([path, url]) => (/-(day|dusk)\.svg$/.test(path) ? [] : [url])));
}
