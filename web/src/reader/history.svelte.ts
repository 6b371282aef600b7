/** Matches finished in this browser. They stay here when the site no longer has the table. */
import type { SeatKind, TableInfo } from "$web/net/protocol";
import { store } from "./keyring";

export interface PlayedSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  avatar: string | null;
  level: string | null;
}

export interface Played {
  table: string;
  game: string;
  /** When it was over, or first found to be, in milliseconds since 1970. */
  ended: number;
  seats: PlayedSeat[];
  /** The seats that were held here. */
  mine: number[];
  winners: number[];
  scores: number[];
  cooperative: boolean;
  /** Somebody ran out of time: the points do not say who won. */
  timed: boolean;
  /** The site no longer has the table. */
  gone: boolean;
}

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "chrysalide.history";
const MOST = 500;

export class History {
  /** The latest first. */
  all = $state.raw<readonly Played[]>([]);

  constructor(private readonly store: Store) {
    this.read();
  }

  read(): void {
    this.all = sorted(parsed(this.store.getItem(KEY)));
  }

  has(table: string): boolean {
    return this.all.some((played) => played.table === table);
  }

  /** A match is written down once, however often its end is seen. */
  add(played: Played): void {
    this.merge([played]);
  }

  /** Adds those that are not known yet. Another tab may have written since, so the store is read again first. */
  merge(others: readonly Played[]): void {
    this.read();
    const known = new Set(this.all.map(({ table }) => table));
    const fresh = others.filter(({ table }) => !known.has(table) && known.add(table));
    if (fresh.length > 0) this.#write([...this.all, ...fresh]);
  }

  /** The site no longer has this table. */
  lose(table: string): void {
    this.read();
    if (!this.all.some((played) => played.table === table && !played.gone)) return;
    this.#write(this.all.map((played) => (played.table === table ? { ...played, gone: true } : played)));
  }

  #write(all: readonly Played[]): void {
    this.all = sorted(all).slice(0, MOST);
    try {
      this.store.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A full or forbidden store: it lasts as long as the page.
    }
  }
}

const sorted = (all: readonly Played[]): Played[] => [...all].sort((a, b) => b.ended - a.ended);

/** What a finished table leaves in the history. */
export function playedAt(
  info: Pick<TableInfo, "table" | "game" | "seats" | "winners" | "scores" | "ending">,
  mine: readonly number[],
  cooperative: boolean,
  ended: number,
): Played {
  return {
    table: info.table,
    game: info.game,
    ended,
    seats: info.seats.map(({ seat, kind, name, avatar, level }) => ({ seat, kind, name, avatar, level })),
    mine: [...mine],
    winners: [...info.winners],
    scores: [...info.scores],
    cooperative,
    timed: info.ending !== null,
    gone: false,
  };
}

function parsed(text: string | null): Played[] {
  try {
    return readHistory(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
}

/** The matches in data from a store or a file; what is not one is left out. */
export function readHistory(data: unknown): Played[] {
  return Array.isArray(data) ? data.filter(isPlayed) : [];
}

const isNumbers = (data: unknown): data is number[] =>
  Array.isArray(data) && data.every((one) => typeof one === "number");

function isPlayed(data: unknown): data is Played {
  const one = data as Played | null;
  return (
    typeof one?.table === "string" &&
    typeof one.game === "string" &&
    Number.isFinite(one.ended) &&
    Array.isArray(one.seats) &&
    one.seats.every((seat) => typeof (seat as PlayedSeat | null)?.name === "string") &&
    [one.mine, one.winners, one.scores].every(isNumbers)
  );
}

export const history = new History(store);
