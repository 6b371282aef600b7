/**
 * Where this page is, and the addresses of its parts. On a site every part has a path. In an export all of them are one
 * file, which any host of files can serve from any folder, and the path stands behind its question mark.
 */
import { alone } from "$web/device/here.svelte";

/** The folder of the page; a script knows it by its own place. */
export const home =
  import.meta.env.DEV || import.meta.env.MODE === "test" ? rootOf() : new URL("../", import.meta.url).href;

function rootOf(): string {
  return new URL("/", globalThis.location?.href ?? "http://localhost/").href;
}

type Spot = Pick<Location, "pathname" | "search">;

/** The path of a part, as links name it. */
export const pathAt = ({ pathname, search }: Spot, oneFile = alone): string =>
  oneFile ? search.slice(1) || "/" : pathname;

/** What the address bar says for it. */
export const addressOf = (path: string, oneFile = alone): string => (oneFile ? `${home}?${path}` : path);

/** For links that are passed on. */
export const fullAddress = (path: string): string => (alone ? addressOf(path) : location.origin + path);

/** The path that a link leads to, with what follows it. Links are written for a site, and may have been changed. */
export function pathOf(link: HTMLAnchorElement): string {
  return (alone && link.search.startsWith("?/") ? pathAt(link) : link.pathname + link.search) + link.hash;
}
