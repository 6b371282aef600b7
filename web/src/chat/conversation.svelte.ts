/** The chat of one table: messages, what was read, who is muted, what could not be sent. */
import type { Chat, Refusal, TableInfo, ToSite } from "$web/net/protocol";
import { store as kept } from "$web/reader/keyring";

export const EMOTES = ["hello", "luck", "bravo", "thanks", "oops", "thinking", "wow", "heart"] as const;
export type Emote = (typeof EMOTES)[number];
export const LONGEST = 200;

type Store = Pick<Storage, "getItem" | "setItem">;
interface Notes {
  table: string;
  muted: number[];
  seen: number;
}

const KEY = "chrysalide.chat";
const TABLES = 24;

/** Is there anybody to chat with? Bots do not read, and people at this screen can talk. */
export function hasCompany(info: TableInfo, held: readonly number[]): boolean {
  const people = info.seats.filter(({ kind }) => kind === "person");
  return held.length > 0 ? people.some(({ seat }) => !held.includes(seat)) : people.length > 1;
}

/** Characters as people count them, and as the site does. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export class Conversation {
  /** The oldest first. */
  messages = $state.raw<Chat[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** Seats of people whom the reader has blocked everywhere. */
  blocked = $state.raw<readonly number[]>([]);
  draft = $state("");
  sending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  heard = $derived(this.messages.filter(({ seat }) => !this.#hushed(seat)));
  /** The newest unread one, for screen readers. */
  news = $state.raw<Chat | null>(null);
  #seen = $state(-1);
  #held: readonly number[] = [];
  #asked: string | null = null;

  constructor(
    private readonly table: string,
    private readonly post: (message: ToSite) => boolean,
    private readonly store: Store = kept,
  ) {
    const notes = this.#read().find((one) => one.table === table);
    this.muted = new Set(notes?.muted);
    this.#seen = notes?.seen ?? -1;
  }

  get unread(): number {
    return this.heard.filter(({ number, seat }) => number > this.#seen && !this.#held.includes(seat)).length;
  }

  #hushed(seat: number): boolean {
    return this.muted.has(seat) || this.blocked.includes(seat);
  }

  sit(held: readonly number[]): void {
    this.#held = held;
  }

  // --- what the reader does ---

  say(): void {
    const text = this.draft.trim();
    if (!text || this.sending || lengthOf(text) > LONGEST) return;
    this.refusal = null;
    this.sending = this.post({ chat: { text } });
    this.#asked = this.sending ? text : null;
  }

  /** A reaction leaves the draft as it is. */
  show(emote: Emote): void {
    this.refusal = null;
    this.post({ chat: { emote } });
  }

  /** All messages so far are visible. */
  read(): void {
    const last = this.messages.at(-1)?.number ?? -1;
    if (last === this.#seen) return;
    this.#seen = last;
    this.#write();
  }

  mute(seat: number, mute: boolean): void {
    const muted = new Set(this.muted);
    if (mute) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    this.#write();
  }

  // --- what the site says ---

  /** Each message once, even if the site sends all of them again. */
  hear(messages: readonly Chat[]): void {
    const known = new Set(this.messages.map(({ number }) => number));
    const added = messages.filter(({ number }) => !known.has(number));
    if (added.length === 0) return;
    this.messages = [...this.messages, ...added].sort((one, other) => one.number - other.number);
    if (added.some(({ seat, text }) => text !== null && this.#held.includes(seat))) this.#arrived();
    const theirs = added.filter(
      ({ seat, number }) => !this.#held.includes(seat) && !this.#hushed(seat) && number > this.#seen,
    );
    this.news = theirs.at(-1) ?? this.news;
  }

  /** The text stays in the input until it appears in the list. */
  #arrived(): void {
    this.sending = false;
    if (this.#asked !== null && this.draft.trim() === this.#asked) this.draft = "";
    this.#asked = null;
  }

  refused(refusal: Refusal): void {
    this.sending = false;
    this.#asked = null;
    this.refusal = refusal;
  }

  /** The connection was lost: the typed text is kept. */
  cut(): void {
    this.sending = false;
  }

  // --- what this device keeps ---

  #read(): Notes[] {
    try {
      const data: unknown = JSON.parse(this.store.getItem(KEY) ?? "[]");
      return Array.isArray(data) ? data.filter(isNotes) : [];
    } catch {
      return [];
    }
  }

  #write(): void {
    const mine: Notes = { table: this.table, muted: [...this.muted], seen: this.#seen };
    const others = this.#read().filter(({ table }) => table !== this.table);
    try {
      this.store.setItem(KEY, JSON.stringify([mine, ...others].slice(0, TABLES)));
    } catch {
      // Storage is full or blocked: it lasts as long as the page is open.
    }
  }
}

function isNotes(data: unknown): data is Notes {
  const notes = data as Notes | null;
  return typeof notes?.table === "string" && Array.isArray(notes.muted) && typeof notes.seen === "number";
}
