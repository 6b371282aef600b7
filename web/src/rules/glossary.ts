/** Finding the words of a glossary in a text. */
import type { Term } from "$web/net/protocol";
import { folded, tokens, type Keys, type Token } from "./stems";

export interface Mention {
  term: Term;
  start: number;
  end: number;
}

/** A word and what it may be the plural of. Not its stem: "réservée" is not the "réserve". */
function forms(word: string): string[] {
  const plain = folded(word);
  return [plain, ...[/s$/, /x$/, /es$/].filter((end) => end.test(plain)).map((end) => plain.replace(end, ""))];
}

/** Where a text mentions terms, each once; a long name wins over a short one inside it. `keys`: what makes words equal. */
export function mentions(text: string, glossary: readonly Term[], keys: Keys = forms): Mention[] {
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
