/** The commitment made before the first card, verified by the reader's own browser once the seed is published. */
import type { TableInfo } from "$web/net/protocol";

type Origin = TableInfo["origin"];

/** What the site has committed to: the seed, and where a match begins that continues another one. */
function promise(seed: string, origin: Origin): string {
  const dealt = origin && (origin.dealt === null ? "same" : `again ${origin.dealt}`);
  return `chrysalide seed ${seed}${origin ? ` from ${origin.record} ${origin.index} ${dealt}` : ""}`;
}

export async function commitmentOf(seed: string, origin: Origin = null): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(promise(seed, origin)));
  return `sha256:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Null if the browser offers no crypto (insecure origin). */
export async function keepsPromise(commitment: string, seed: string, origin: Origin = null): Promise<boolean | null> {
  if (typeof crypto === "undefined" || !crypto.subtle) return null;
  return (await commitmentOf(seed, origin)) === commitment;
}

/** The same check in a terminal, independent of this site. */
export function verifyCommand(seed: string, origin: Origin = null): string {
  return `printf '%s' '${promise(seed, origin)}' | sha256sum`;
}
