/** Which side of a role's tile lies up (1.9). It changes no rule: each viewer chooses, and this browser remembers. */
import { store } from "$web/reader/keyring";

export type Side = "woman" | "man";

const KEY = "chrysalide.extinction.portraits";
const FIRST: Record<string, Side> = { lobbyiste: "man", reporter: "man" }; // the others begin with the woman

const chosen: Record<string, Side> = $state(remembered());

function remembered(): Record<string, Side> {
  try {
    const kept = Object.entries(JSON.parse(store.getItem(KEY) ?? "{}") as Record<string, unknown>);
    return Object.fromEntries(kept.filter((pair): pair is [string, Side] => pair[1] === "woman" || pair[1] === "man"));
  } catch {
    return {};
  }
}

export const sideOf = (role: string): Side => chosen[role] ?? FIRST[role] ?? "woman";

/** Turns the tile of a role over. */
export function turnOver(role: string): void {
  chosen[role] = sideOf(role) === "woman" ? "man" : "woman";
  try {
    store.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage is full or blocked: the choice lasts as long as the page is open.
  }
}
