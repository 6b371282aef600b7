/**
 * What the script before the first paint has asked for at a table's address (`first-paint.js`): the description of the
 * table, and a connection that has said hello. Each is taken once, by whoever asks for the same; otherwise, and if it
 * failed, things are asked for as usual.
 */
import type { Hello, Wire } from "./socket";

export interface Begun extends Hello {
  table: string;
  /** Null: the site could not be reached. */
  answer: Promise<Response | null> | null;
  wire: Wire | null;
  /** What the site has said so far. */
  heard: string[];
}

/** A connection in which hello is said, and what was heard since. */
export interface BegunWire {
  wire: Wire;
  heard: readonly string[];
}

const CLOSING = 2;

export class Beginning {
  constructor(private readonly begun: Begun | undefined) {}

  async table(table: string, lang: string, token: string | undefined): Promise<Response | null> {
    const begun = this.#same(table, lang);
    if (!begun || begun.tokens[0] !== token) return null;
    const { answer } = begun;
    begun.answer = null;
    const response = await answer;
    return response?.ok ? response : null;
  }

  wire(table: string, { tokens, lang }: Hello): BegunWire | null {
    const begun = this.#same(table, lang);
    const wire = begun?.wire;
    if (!wire || String(begun.tokens) !== String(tokens) || wire.readyState >= CLOSING) {
      this.drop();
      return null;
    }
    begun.wire = null;
    return { wire, heard: begun.heard };
  }

  /** Nobody needs the connection: there is nothing to hear at this table. */
  drop(): void {
    if (!this.begun?.wire) return;
    this.begun.wire.onopen = this.begun.wire.onmessage = null;
    this.begun.wire.close();
    this.begun.wire = null;
  }

  #same(table: string, lang: string): Begun | undefined {
    return this.begun?.table === table && this.begun.lang === lang ? this.begun : undefined;
  }
}

export const beginning = new Beginning((globalThis as { begun?: Begun }).begun);
