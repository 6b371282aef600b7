/** The commitment made before the first card, verified by the reader's own browser once the seed is published. */
const PREFIX = "chrysalide seed ";

export async function commitmentOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(PREFIX + seed));
  return `sha256:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Null if the browser offers no crypto (insecure origin). */
export async function keepsPromise(commitment: string, seed: string): Promise<boolean | null> {
  if (typeof crypto === "undefined" || !crypto.subtle) return null;
  return (await commitmentOf(seed)) === commitment;
}

/** The same check in a terminal, independent of this site. */
export function verifyCommand(seed: string): string {
  return `printf '%s' '${PREFIX}${seed}' | sha256sum`;
}
