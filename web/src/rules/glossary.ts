/** Finding the words of a glossary in a text. */
import type { Term } from "$web/net/protocol";
import { tokens, type Keys, type Token } from "./stems";

export interface Mention {
  term: Term;
  start: number;
  end: number;
}

/** Where a text mentions terms, each once, in whatever ending; a long name wins over a short one inside it. */
export function mentions(text: string, glossary: readonly Term[], keys: Keys): Mention[] {
  const words = tokens(text).map((token) => ({ ...token, keys: keys(token.text) }));
  const names = glossary
    .map((term) => ({ term, keys: tokens(term.term).map((token) => keys(token.text)) }))
    .sort((one, other) => other.keys.length - one.keys.length);
  const found: Mention[] = [];
  for (const { term, keys: name } of names) {
    const free = (token: Token) => found.every(({ start, end }) => token.end <= start || token.start >= end);
    const at = words.findIndex((_, first) =>
      name.every((wanted, index) => {
        const word = words[first + index];
        return word && free(word) && word.keys.some((key) => wanted.includes(key));
      }),
    );
    const first = words[at];
    const last = words[at + name.length - 1];
    if (first && last) found.push({ term, start: first.start, end: last.end });
  }
  return found.sort((one, other) => one.start - other.start);
}
