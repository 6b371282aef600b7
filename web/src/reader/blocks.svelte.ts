/** People the reader does not want to meet, by name: without accounts nothing else is known about anybody. */
import { store as kept } from "./keyring";

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "chrysalide.blocked";
const MOST = 200;

const folded = (name: string) => name.normalize("NFKC").trim().toLowerCase();

export class Blocks {
  /** As they were written, the latest first. */
  names = $state.raw<readonly string[]>([]);

  constructor(private readonly store: Store = kept) {
    this.names = this.#read();
  }

  has(name: string): boolean {
    return this.names.some((one) => folded(one) === folded(name));
  }

  block(name: string): void {
    if (folded(name) && !this.has(name)) this.#write([name.trim(), ...this.names].slice(0, MOST));
  }

  unblock(name: string): void {
    this.#write(this.names.filter((one) => folded(one) !== folded(name)));
  }

  /** Does somebody sit there whom the reader does not want to meet? */
  meet(seats: readonly { seat: number; kind: string; name: string }[], held: readonly number[] = []): number[] {
    const others = seats.filter(({ seat, kind, name }) => kind === "person" && !held.includes(seat) && this.has(name));
    return others.map(({ seat }) => seat);
  }

  #read(): string[] {
    try {
      const data: unknown = JSON.parse(this.store.getItem(KEY) ?? "[]");
      return Array.isArray(data) ? data.filter((one) => typeof one === "string") : [];
    } catch {
      return [];
    }
  }

  #write(names: readonly string[]): void {
    this.names = names;
    try {
      this.store.setItem(KEY, JSON.stringify(names));
    } catch {
      // Storage is full or blocked: it lasts as long as the page is open.
    }
  }
}

export const blocks = new Blocks();
