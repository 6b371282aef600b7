/** Calls to the site. Errors carry a text in the reader's language if the site sent one. */
import { asksHere } from "$web/device/here.svelte";
import { beginning } from "./begun";
import { reach } from "./reach";
import type {
  Ahead,
  CreatedTable,
  Depth,
  Editor,
  Encyclopedia,
  Game,
  Guide,
  Health,
  Lesson,
  LessonStep,
  Message,
  NewContinuation,
  NewTable,
  Outline,
  PackFault,
  Position,
  Problem,
  ProblemCard,
  Reason,
  ReviewStanding,
  Rulebook,
  ShownPack,
  Solution,
  TableCard,
  TableInfo,
  Tried,
  View,
} from "./protocol";

export class SiteError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly words: string | null,
    /** The message behind the text. */
    readonly about: Message | null = null,
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
  /** A body that is not JSON. */
  text?: BodyInit;
  /** To be done on this device, not at the site. */
  onDevice?: boolean | undefined;
}

async function call(
  path: string,
  { lang, token, method = "GET", body, text, onDevice = asksHere(path) }: Call,
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (text !== undefined) init.body = text;
  const response = await reach(path, init, onDevice).catch(() => {
    throw new SiteError(onDevice ? "device" : "unreachable", 0, null);
  });
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<SiteError> {
  type Failure = { error?: { code?: string; text?: string; message?: Message } };
  const body = (await response.json().catch(() => null)) as Failure | null;
  const code = body?.error?.code ?? (response.status === 404 ? "not-found" : "failed");
  return new SiteError(code, response.status, body?.error?.text ?? null, body?.error?.message ?? null);
}

/** The file name that the site suggests. */
export function nameIn(disposition: string | null): string | null {
  return /filename="([\w.-]+)"/.exec(disposition ?? "")?.[1] ?? null;
}

const json = async <T>(path: string, options: Call): Promise<T> => (await call(path, options)).json() as Promise<T>;
const at = encodeURIComponent;

export const fetchHealth = (lang: string) => json<Health>("/health", { lang });
export const fetchGames = async (lang: string) => (await json<{ games: Game[] }>("/games", { lang })).games;
/** What the boxes of all games say, as Fluent. */
export const fetchCovers = (lang: string) => json<Record<string, string>>(`/covers/${lang}`, { lang });
/** `file`: where the page has this catalogue among its own files. It may be gone after a change of the site. */
export async function fetchMessages(game: string, lang: string, file?: string): Promise<string> {
  const kept = file === undefined ? null : await fetch(file).catch(() => null);
  if (kept?.ok) return kept.text();
  return (await call(`/games/${at(game)}/messages/${lang}`, { lang })).text();
}
export const fetchRulebook = (game: string, lang: string) =>
  json<Rulebook>(`/games/${at(game)}/rules/${lang}`, { lang });
export const fetchGuide = (game: string, lang: string) => json<Guide>(`/games/${at(game)}/guide/${lang}`, { lang });
export const fetchExample = (game: string, example: string, lang: string) =>
  json<{ view: View }>(`/games/${at(game)}/examples/${at(example)}`, { lang });
export const fetchLessonMessages = async (game: string, lang: string) =>
  (await call(`/games/${at(game)}/messages/${lang}/lessons`, { lang })).text();
export const fetchLesson = (game: string, lesson: string, lang: string) =>
  json<Lesson>(`/games/${at(game)}/lessons/${at(lesson)}`, { lang });
export const fetchLessonStep = (game: string, lesson: string, step: number, lang: string) =>
  json<LessonStep>(`/games/${at(game)}/lessons/${at(lesson)}/steps/${step}`, { lang });
/** Why a click does not do what a step of a lesson asks for. */
export const fetchLessonWhy = (game: string, lesson: string, step: number, target: string, lang: string) =>
  json<Reason>(`/games/${at(game)}/lessons/${at(lesson)}/steps/${step}/why?target=${at(target)}&lang=${lang}`, {
    lang,
  });
export const fetchProblems = async (game: string, lang: string) =>
  (await json<{ problems: ProblemCard[] }>(`/games/${at(game)}/problems`, { lang })).problems;
const problemAt = (game: string, problem: string) => `/games/${at(game)}/problems/${at(problem)}`;
export const fetchProblem = (game: string, problem: string, lang: string) =>
  json<Problem>(problemAt(game, problem), { lang });
const stepAt = (game: string, problem: string, step: number) => `${problemAt(game, problem)}/steps/${step}`;
const each = (name: string, values: readonly string[]) => values.map((value) => `${name}=${at(value)}`).join("&");
export const fetchTry = (game: string, problem: string, step: number, actions: readonly string[], lang: string) =>
  json<Tried>(`${stepAt(game, problem, step)}/try?${each("action", actions)}`, { lang });
export const fetchProblemAhead = (
  game: string,
  problem: string,
  step: number,
  after: readonly string[],
  lang: string,
) => json<Omit<Ahead, "seq">>(`${stepAt(game, problem, step)}/ahead?${each("after", after)}`, { lang });
export const fetchProblemWhy = (
  game: string,
  problem: string,
  step: number,
  target: string,
  after: readonly string[],
  lang: string,
) =>
  json<Reason>(`${stepAt(game, problem, step)}/why?target=${at(target)}&lang=${lang}&${each("after", after)}`, {
    lang,
  });
export const fetchSolution = (game: string, problem: string, lang: string) =>
  json<Solution>(`${problemAt(game, problem)}/solution`, { lang });
export const fetchEncyclopedia = (game: string, lang: string) =>
  json<Encyclopedia>(`/games/${at(game)}/encyclopedia`, { lang });
export const fetchEditor = (game: string, lang: string) => json<Editor>(`/games/${at(game)}/editor`, { lang });
/** A pack as a file or as tables; `table` and `id` name the one to look at. */
export interface CheckedPack {
  text?: string;
  tables?: Record<string, unknown>;
  table?: string;
  id?: string;
}
export const checkPack = (game: string, pack: CheckedPack, lang: string) =>
  json<{ pack: ShownPack | null; fault: PackFault | null }>(`/games/${at(game)}/pack`, {
    lang,
    method: "POST",
    body: pack,
  });
export const createTable = (table: NewTable, lang: string, onDevice?: boolean) =>
  json<CreatedTable>("/tables", { lang, method: "POST", body: table, onDevice });
export async function fetchTable(table: string, asker: Asker): Promise<TableInfo> {
  const begun = await beginning.table(table, asker.lang, asker.token);
  return begun ? ((await begun.json()) as TableInfo) : json<TableInfo>(`/tables/${at(table)}`, asker);
}
/** The person who sits down; a seat that already knows its person needs neither. */
export interface Guest {
  name?: string;
  avatar?: string;
}
type Seated = { seat: number; token: string };
export const claimSeat = (table: string, invitation: string, guest: Guest, lang: string) =>
  json<Seated>(`/tables/${at(table)}/claim`, { lang, method: "POST", body: { invitation, ...guest } });
/** The public list. */
export const fetchListed = async (lang: string) => (await json<{ tables: TableCard[] }>("/tables", { lang })).tables;
/** Take an open seat of a listed table, the first one unless `seat` is given. */
export const sitAt = (table: string, seat: number | null, guest: Guest, lang: string) =>
  json<Seated>(`/tables/${at(table)}/sit`, { lang, method: "POST", body: seat === null ? guest : { seat, ...guest } });
/** Leave a seat before the match; the response may hold a new invitation to it. */
export const leaveSeat = (table: string, token: string, lang: string) =>
  json<{ invitation: string | null }>(`/tables/${at(table)}/leave`, { lang, token, method: "POST" });
/** Tells the operator about somebody at the table. */
export const sendReport = (table: string, token: string, seat: number, reason: string, lang: string) =>
  json<object>(`/tables/${at(table)}/reports`, { lang, token, method: "POST", body: { seat, reason } });
/** The record as a file, named by the site. */
export async function fetchRecordFile(table: string, asker: Asker): Promise<{ text: string; name: string }> {
  const response = await call(`/tables/${at(table)}/record`, asker);
  const name = nameIn(response.headers.get("Content-Disposition")) ?? `chrysalide-${table}.txt`;
  return { text: await response.text(), name };
}
/** Imports a record as a read-only table. */
export const importRecord = (record: BodyInit, lang: string) =>
  json<{ table: string }>("/records", { lang, method: "POST", text: record });
/** Seats for another device, encrypted; kept for so many seconds. */
export const leaveParcel = (id: string, box: string, lang: string) =>
  json<{ seconds: number }>("/parcels", { lang, method: "POST", body: { id, box } });
/** Works once: the site deletes the parcel. */
export const takeParcel = (id: string, lang: string) =>
  json<{ box: string }>("/parcels/take", { lang, method: "POST", body: { id } });
/** The key with which a browser subscribes to push messages of this site. */
export const fetchPushKey = async (lang: string) => (await json<{ key: string }>("/push", { lang })).key;
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: string;
}
export const subscribeSeat = (table: string, token: string, device: PushDevice) =>
  json<{ seat: number }>(`/tables/${at(table)}/push`, { lang: device.lang, token, method: "POST", body: device });
export const stopPushing = (table: string, token: string, endpoint: string) =>
  json<{ seat: number }>(`/tables/${at(table)}/push/stop`, { lang: "en", token, method: "POST", body: { endpoint } });
/** Whose view: a seat's, everybody's, or the reader's own (null). */
export type Beholder = number | "all" | null;
/** How a match is viewed. */
export interface Sight {
  /** Once the match is over, the view of any seat may be requested, or of all. */
  eyes: Beholder;
  /** Include what was undone. */
  history: boolean;
}
const sightOf = ({ eyes, history }: Sight) => (eyes === null ? "" : `&eyes=${eyes}`) + (history ? "&history=true" : "");
const OWN: Sight = { eyes: null, history: false };
export const fetchPosition = (table: string, index: number, asker: Asker, sight = OWN) =>
  json<Position>(`/tables/${at(table)}/positions/${index}${sightOf(sight).replace("&", "?")}`, asker);
/** As many positions as the site sends at once, starting at `first`. */
export async function fetchPositions(table: string, first: number, asker: Asker, sight: Sight): Promise<Position[]> {
  const path = `/tables/${at(table)}/positions?first=${first}${sightOf(sight)}`;
  const found = await json<{ positions: Omit<Position, "table">[]; table: TableInfo }>(path, asker);
  return found.positions.map((position) => ({ ...position, table: found.table }));
}
/** How far the review of a finished match is; `known`: the places that the page has already. */
export function fetchReview(table: string, lang: string, depth?: Depth, known?: number): Promise<ReviewStanding> {
  const wanted = [...(depth ? [`depth=${depth}`] : []), ...(known === undefined ? [] : [`known=${known}`])];
  return json<ReviewStanding>(`/tables/${at(table)}/review${wanted.length > 0 ? `?${wanted.join("&")}` : ""}`, {
    lang,
  });
}
/** Asks for a review; later callers get the same one. */
export const askReview = (table: string, depth: Depth, lang: string) =>
  json<ReviewStanding>(`/tables/${at(table)}/review`, { lang, method: "POST", body: { depth } });
/** Where rounds begin, and who acted; `history`: counting what was undone too. */
export const fetchOutline = (table: string, history: boolean, asker: Asker) =>
  json<Outline>(`/tables/${at(table)}/periods${history ? "?history=true" : ""}`, asker);
/** A table at which a finished match is played on from one of its positions. */
export const continueMatch = (table: string, wanted: NewContinuation, lang: string) =>
  json<CreatedTable>(`/tables/${at(table)}/continue`, { lang, method: "POST", body: wanted });
/** The table of the next match; later callers get the same one. */
export const askRematch = (table: string, asker: Asker) =>
  json<{ table: string }>(`/tables/${at(table)}/rematch`, { ...asker, method: "POST" });
