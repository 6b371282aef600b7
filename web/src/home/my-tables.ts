/** What the home page says about a table kept on this device. */
import { recall } from "$web/device/remembered";
import { forgetSeen } from "$web/device/seen";
import { fetchPosition, fetchTable, SiteError } from "$web/net/api";
import type { TableInfo, View } from "$web/net/protocol";
import type { KeptTable, Keyring } from "$web/reader/keyring";
import { seatNames } from "$web/seats/names";
import { actorOf } from "$web/table/announcements";
import { scalars, type Words } from "$web/words/fluent";

export type Standing = "your-turn" | "their-turn" | "waiting" | "over" | "going-on";

export interface Mine {
  kept: KeptTable;
  info: TableInfo;
  standing: Standing;
  /** The seat that is to act. */
  actor: number | null;
  view: View | null;
}

/** Null when the site no longer knows the table. */
export async function lookAt(kept: KeptTable, lang: string): Promise<Mine | null> {
  const known = recall(kept.table);
  if (known)
    return { kept, info: known, view: null, actor: null, standing: known.status === "over" ? "over" : "going-on" };
  const asker = { lang, token: kept.tokens[0] };
  try {
    const info = await fetchTable(kept.table, asker);
    const view = info.status === "playing" ? (await fetchPosition(kept.table, info.length, asker)).view : null;
    return { kept, info, view, actor: actorOf(view), standing: standing(kept, info, view) };
  } catch (error) {
    if (error instanceof SiteError && error.status === 404) return null;
    throw error;
  }
}

function standing(kept: KeptTable, info: TableInfo, view: View | null): Standing {
  if (info.status !== "playing") return info.status;
  const actor = info.seats[actorOf(view) ?? -1];
  if (!actor || kept.tokens.length === 0) return "going-on";
  // With several people at this screen any person's turn is ours; otherwise only the viewer's.
  if (actor.keeper) return "going-on";
  const ours = kept.tokens.length > 1 ? actor.kind === "person" : view?.viewer === actor.seat;
  return ours ? "your-turn" : "their-turn";
}

const ORDER: readonly Standing[] = ["your-turn", "waiting", "their-turn", "going-on", "over"];

/** Tables waiting for the reader first, finished ones last; otherwise in stored order. */
export function byUrgency(mine: readonly Mine[]): Mine[] {
  return [...mine].sort((a, b) => ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing));
}

/** Checks every table kept here; finished ones do not change, so they are not fetched again. */
export async function lookAtAll(keyring: Keyring, lang: string, before: readonly Mine[] = []): Promise<Mine[]> {
  const kept = keyring.all();
  const known = new Map(before.filter(({ standing }) => standing === "over").map((one) => [one.kept.table, one]));
  const looked = await Promise.allSettled(kept.map(async (one) => known.get(one.table) ?? (await lookAt(one, lang))));
  const found = looked.flatMap((result, index) => {
    const { table } = kept[index] ?? { table: "" };
    // If the site did not answer, keep what was known before.
    if (result.status === "rejected") return before.filter((one) => one.kept.table === table);
    if (!result.value) {
      keyring.forget(table);
      forgetSeen(table);
    }
    return result.value ? [result.value] : [];
  });
  // A table that the reader has removed meanwhile does not come back.
  return byUrgency(found.filter(({ kept: { table } }) => keyring.find(table)));
}

/** The game's own line ("Round 3"), or who plays. */
export function placeLine(mine: Mine, words: Words): string {
  if (mine.view && words.own("where")) return words.text("where", scalars(mine.view));
  return seatNames(mine.info, words).join(" · ");
}
