/** Matches that ended while the reader was away are written down when the notebook is opened. */
import { recall } from "$web/device/remembered";
import { fetchPosition, fetchTable } from "$web/net/api";
import { playedAt, type History } from "$web/reader/history.svelte";
import type { KeptTable, Keyring } from "$web/reader/keyring";

type IsCooperative = (game: string) => boolean;

export async function findFinished(
  keys: Pick<Keyring, "all">,
  past: History,
  lang: string,
  isCooperative: IsCooperative,
): Promise<void> {
  const unknown = keys.all().filter(({ table, tokens }) => tokens.length > 0 && !past.has(table));
  // A table that the site does not answer for is looked at next time.
  await Promise.allSettled(unknown.map((kept) => look(kept, past, lang, isCooperative)));
}

async function look(kept: KeptTable, past: History, lang: string, isCooperative: IsCooperative): Promise<void> {
  if (recall(kept.table)) return; // on this device: whoever played it saw it end
  const info = await fetchTable(kept.table, { lang });
  if (info.status !== "over" || info.imported) return;
  const seats = kept.tokens.map(async (token) => {
    const { view } = await fetchPosition(kept.table, info.length, { lang, token });
    return view.viewer === null ? [] : [view.viewer];
  });
  past.add(playedAt(info, (await Promise.all(seats)).flat(), isCooperative(info.game), kept.opened));
}
