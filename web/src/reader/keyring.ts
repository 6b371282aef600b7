/** This device's tables: seat tokens and invitations, stored only in the browser. */
export interface KeptTable {
  table: string;
  game: string;
  /** Seat tokens held here; several if people share one screen. */
  tokens: string[];
  /** Invitations to seats still open, by seat, if this device created the table. */
  invitations: Record<string, string>;
  opened: number;
}

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "chrysalide.tables";
const KEPT = 24;

export class Keyring {
  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
  ) {}

  /** The latest first. */
  all(): KeptTable[] {
    return this.#read().sort((a, b) => b.opened - a.opened);
  }

  find(table: string): KeptTable | undefined {
    return this.#read().find((kept) => kept.table === table);
  }

  tokens(table: string): string[] {
    return this.find(table)?.tokens ?? [];
  }

  addToken(table: string, game: string, token: string): void {
    this.#change(table, game, (kept) => {
      if (!kept.tokens.includes(token)) kept.tokens.push(token);
    });
  }

  /** The seat was left. A table with no token or invitation left is forgotten. */
  dropToken(table: string, token: string): void {
    const kept = this.find(table);
    if (!kept) return;
    const tokens = kept.tokens.filter((other) => other !== token);
    if (tokens.length === 0 && Object.keys(kept.invitations).length === 0) this.forget(table);
    else this.#change(table, kept.game, (changed) => (changed.tokens = tokens));
  }

  addInvitation(table: string, game: string, seat: number, invitation: string): void {
    this.#change(table, game, (kept) => {
      kept.invitations[String(seat)] = invitation;
    });
  }

  /** Record a visit, with the game that the site named. */
  touch(table: string, game: string): void {
    if (this.find(table)) this.#change(table, game, () => {});
  }

  /** Adds tables from elsewhere to those that are here; says how many seats are new. */
  merge(others: readonly KeptTable[]): number {
    const all = new Map(this.#read().map((kept) => [kept.table, kept]));
    let fresh = 0;
    for (const other of others) {
      const here = all.get(other.table);
      const tokens = [...new Set([...(here?.tokens ?? []), ...other.tokens])];
      fresh += tokens.length - (here?.tokens.length ?? 0);
      const invitations = { ...other.invitations, ...here?.invitations };
      const opened = Math.max(here?.opened ?? 0, other.opened);
      all.set(other.table, { ...other, tokens, invitations, opened, game: here?.game || other.game });
    }
    this.#write([...all.values()].sort((a, b) => b.opened - a.opened).slice(0, KEPT));
    return fresh;
  }

  forget(table: string): void {
    this.#write(this.#read().filter((kept) => kept.table !== table));
  }

  /** Puts back what was forgotten. */
  restore(kept: KeptTable): void {
    this.#write([kept, ...this.#read().filter(({ table }) => table !== kept.table)].slice(0, KEPT));
  }

  #change(table: string, game: string, edit: (kept: KeptTable) => unknown): void {
    const kept = this.find(table) ?? { table, game, tokens: [], invitations: {}, opened: 0 };
    edit(kept);
    kept.opened = this.now();
    if (game) kept.game = game;
    const others = this.#read().filter((other) => other.table !== table);
    others.sort((a, b) => b.opened - a.opened);
    this.#write([kept, ...others].slice(0, KEPT));
  }

  #read(): KeptTable[] {
    try {
      return readTables(JSON.parse(this.store.getItem(KEY) ?? "[]"));
    } catch {
      return [];
    }
  }

  #write(tables: KeptTable[]): void {
    try {
      this.store.setItem(KEY, JSON.stringify(tables));
    } catch {
      // Storage is full or blocked: the table still works in this tab.
    }
  }
}

/** The tables in data from a store, a file or another device; what is not one is left out. */
export function readTables(data: unknown): KeptTable[] {
  return Array.isArray(data) ? data.filter(isKept) : [];
}

function isKept(data: unknown): data is KeptTable {
  const kept = data as KeptTable | null;
  return (
    typeof kept?.table === "string" &&
    Array.isArray(kept.tokens) &&
    kept.tokens.every((token) => typeof token === "string") &&
    typeof kept.invitations === "object" &&
    kept.invitations !== null &&
    typeof kept.opened === "number"
  );
}

/** localStorage if the browser allows it, otherwise a store that lasts as long as the page. */
export function openStore(): Store {
  try {
    localStorage.setItem("chrysalide.probe", "1");
    localStorage.removeItem("chrysalide.probe");
    return localStorage;
  } catch {
    const held = new Map<string, string>();
    return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
  }
}

export const store: Store = openStore();
export const keyring = new Keyring(store);
