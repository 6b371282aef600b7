/** Calls to the site. Errors carry words in the reader's language where the site gave some. */
import type { CreatedTable, Game, NewTable, Position, Rulebook, TableInfo } from "./wire";

export class SiteError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly words: string | null,
  ) {
    super(words ?? code);
  }
}

export interface Asker {
  lang: string;
  token?: string | undefined;
}

interface Call extends Asker {
  method?: string;
  body?: unknown;
}

async function call(path: string, { lang, token, method = "GET", body }: Call): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new SiteError("unreachable", 0, null);
  });
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<SiteError> {
  const body = (await response.json().catch(() => null)) as { error?: { code?: string; text?: string } } | null;
  const code = body?.error?.code ?? (response.status === 404 ? "not-found" : "failed");
  return new SiteError(code, response.status, body?.error?.text ?? null);
}

const json = async <T>(path: string, options: Call): Promise<T> => (await call(path, options)).json() as Promise<T>;
const at = encodeURIComponent;

export const fetchGames = async (lang: string) => (await json<{ games: Game[] }>("/games", { lang })).games;
export const fetchMessages = async (game: string, lang: string) =>
  (await call(`/games/${at(game)}/messages/${lang}`, { lang })).text();
export const fetchRulebook = (game: string, lang: string) =>
  json<Rulebook>(`/games/${at(game)}/rules/${lang}`, { lang });
export const createTable = (table: NewTable, lang: string) =>
  json<CreatedTable>("/tables", { lang, method: "POST", body: table });
export const fetchTable = (table: string, asker: Asker) => json<TableInfo>(`/tables/${at(table)}`, asker);
export const claimSeat = (table: string, invitation: string, name: string, lang: string) =>
  json<{ seat: number; token: string }>(`/tables/${at(table)}/claim`, {
    lang,
    method: "POST",
    body: { invitation, name },
  });
export const fetchRecord = async (table: string, asker: Asker) =>
  (await call(`/tables/${at(table)}/record`, asker)).text();
/** `eyes`: once the match is over, the view of any seat may be asked for. */
export const fetchPosition = (table: string, index: number, asker: Asker, eyes: number | null = null) =>
  json<Position>(`/tables/${at(table)}/positions/${index}${eyes === null ? "" : `?eyes=${eyes}`}`, asker);
