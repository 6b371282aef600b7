/** What a scanned code brings, after the `#` of its link: a phrase, or where nothing can be encrypted the seats. */
import type { KeptTable } from "$web/reader/keyring";
import { fullAddress } from "$web/shell/place";

export interface Arrival {
  phrase?: string;
  tables?: KeptTable[];
}

/** More would make a code that cameras hardly read. */
const MOST_DIRECT = 12;
const SEAT = /^([\w-]{1,32})\.([\w-]{0,40})\.([\w.-]{1,400})$/;

export function readFragment(hash: string, now = Date.now()): Arrival | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const phrase = fields.get("phrase");
  if (phrase) return { phrase: phrase.replaceAll("-", " ") };
  const tables = (fields.get("seats") ?? "").split("~").flatMap((text) => readTable(text, now));
  return tables.length > 0 ? { tables } : null;
}

function readTable(text: string, opened: number): KeptTable[] {
  const [, table, game, tokens] = SEAT.exec(text) ?? [];
  if (!table || !tokens) return [];
  return [{ table, game: game ?? "", tokens: tokens.split(".").filter(Boolean), invitations: {}, opened }];
}

/** Seats in the fragment of a link, which browsers do not send. */
export function directLink(tables: readonly KeptTable[]): string {
  const written = tables.slice(0, MOST_DIRECT).map(({ table, game, tokens }) => [table, game, ...tokens].join("."));
  return fullAddress(`/carnet#seats=${written.join("~")}`);
}
