/** A catalogue whose messages are parsed when they are needed: a page says a tenth of them, and phones are slow. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Message = ReturnType<FluentBundle["getMessage"]>;

/** Where a message or a term begins: at the start of a line. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** Another message or a term, inside a message; arguments begin with `$`, functions are in capitals. */
const MENTIONED = /\{\s*(-?[a-z][\w-]*)/g;

/** A small whole number reads the same in every language here; the first number format costs a phone 100 ms. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isCount = (value: FluentVariable): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 1000;

export class Catalogue {
  readonly #bundle: FluentBundle;
  /** The text of what has not been parsed yet, by id. */
  readonly #unread = new Map<string, string>();

  constructor(lang: string, text: string) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    const beginnings = [...text.matchAll(BEGINNING)];
    for (const [at, { 1: id = "", index }] of beginnings.entries())
      // As in a bundle, the first of two messages with the same id is the one that counts.
      if (!this.#unread.has(id)) this.#unread.set(id, text.slice(index, beginnings[at + 1]?.index));
  }

  message(id: string): Message {
    this.#parse(id);
    return this.#bundle.getMessage(id);
  }

  format(pattern: Pattern, variables: Record<string, FluentVariable>): string {
    const counted = Object.entries(variables).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(counted) as typeof variables, []);
  }

  /** With everything that it mentions. */
  #parse(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, mentioned = ""] of text.matchAll(MENTIONED)) this.#parse(mentioned);
  }
}
