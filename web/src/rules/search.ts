/** Searches the rules by words, ignoring endings and accents; also by the words that players or boxes use for our terms. */
import MiniSearch, { type Query, type SearchResult } from "minisearch";
import type { Chapter, Rule, Term } from "$web/net/protocol";
import type { Book } from "./book";
import type { Entry } from "./encyclopedia/items";
import { mentions } from "./glossary";
import { folded, tokens, type Keys, type Token } from "./stems";

/** Something that answers a query: a rule, an item of the encyclopedia, or a piece of the first page. */
export interface Answer {
  number: string | null;
  item: string | null;
  title: string;
  text: string;
  /** The matched words, as they are compared. */
  terms: ReadonlySet<string>;
}

/** A term of ours, and what the reader called it. */
export interface Synonym {
  term: Term;
  said: string;
  /** The word is that of the French box. */
  box: boolean;
}

interface Document extends Omit<Answer, "terms"> {
  id: number;
  /** Why a rule is so. */
  note: string;
  /** What the terms in it are called elsewhere, and those that it explains. */
  synonyms: string;
  explained: string;
}

const FIELDS = ["number", "explained", "text", "title", "synonyms", "note"];
const BOOST = { number: 8, explained: 4, text: 2, title: 2.5, synonyms: 1, note: 0.5 };
const FIRST_PAGE = 1.5;
/** A word being typed must have so many letters before longer ones are looked for. */
const TYPED = 2;

/** Words without accents, capitals and marks. */
const plain = (text: string): string =>
  tokens(text)
    .map((token) => folded(token.text))
    .join(" ");

const named = (term: Term): string => [term.term, ...term.others, ...term.also].join(" ");

export class Finder {
  readonly #index: MiniSearch<Document>;
  readonly #documents: Document[];
  readonly #keys: Keys;
  readonly #glossary: readonly Term[];
  readonly #fillers: ReadonlySet<string>;

  /** `aim` and `end`: the headings of the first page. */
  constructor(book: Book, headings: { aim: string; end: string }, items: readonly Entry[] = []) {
    this.#keys = book.keys;
    this.#glossary = book.glossary;
    this.#fillers = book.fillers;
    this.#documents = [
      ...briefPieces(book, headings).map(({ title, text }) => ({ number: null, item: null, title, text, note: "" })),
      ...book.chapters.flatMap((chapter) => chapter.rules.map((rule) => describe(rule, chapter))),
      ...items.map(({ item, title, section, text }) => ({
        number: null,
        item,
        title,
        text: text || section,
        note: "",
      })),
    ].map((one, id) => ({ ...one, id, ...this.#terms(one.number, one.text) }));
    this.#index = new MiniSearch<Document>({
      fields: FIELDS,
      extractField: (document, field) => String(document[field as keyof Document] ?? ""),
      tokenize: (text) => tokens(text).map((token) => token.text),
      processTerm: (word) => this.#keys(word),
      searchOptions: {
        boost: BOOST,
        // The first page is written for those who ask for the first time.
        boostDocument: (id) => (isFirst(this.#documents[id as number]) ? FIRST_PAGE : 1),
        tokenize: (key) => [key],
        processTerm: (key) => key,
      },
    });
    this.#index.addAll(this.#documents);
  }

  #terms(number: string | null, text: string): { synonyms: string; explained: string } {
    const mentioned = mentions(text, this.#glossary, this.#keys).map(({ term }) => term);
    const explained = this.#glossary.filter((term) => number !== null && term.rule === number);
    return { synonyms: mentioned.map(named).join(" "), explained: explained.map(named).join(" ") };
  }

  /** The best answers first: those with every word or, where there are none, with some, or with words like them. */
  find(query: string): Answer[] {
    const words = this.#asked(query);
    if (words.length === 0) return [];
    const typed = /[\p{L}\p{N}]$/u.test(query) ? query.length : -1;
    const parts = words.map(({ text, end }) => this.#part(text, end === typed));
    const ways: Query[] = [
      { combineWith: "AND", queries: parts },
      { combineWith: "OR", queries: parts },
      { combineWith: "OR", queries: parts, fuzzy: (key: string) => (key.length > 4 ? 0.25 : false) },
    ];
    for (const way of ways) {
      const found = this.#index.search(way);
      if (found.length > 0) return found.map((one) => this.#answer(one));
    }
    return [];
  }

  /** The words of a query that say something; all of them where none does. */
  #asked(query: string): Token[] {
    const words = tokens(query);
    const telling = words.filter(({ text }) => !this.#fillers.has(folded(text)));
    return telling.length > 0 ? telling : words;
  }

  /** One word of a query; of the last one, perhaps only the beginning has been typed. */
  #part(word: string, last: boolean): Query {
    const whole: Query = { combineWith: "OR", queries: this.#keys(word) };
    if (!last || folded(word).length < TYPED || this.#index.search(whole).length > 0) return whole;
    return { combineWith: "OR", queries: [...this.#keys(word), folded(word)], prefix: true };
  }

  #answer({ id, terms }: SearchResult): Answer {
    const { number, item, title, text } = this.#documents[id as number]!;
    return { number, item, title, text, terms: new Set(terms) };
  }

  /** What players also call the terms that a query speaks of, by whatever word. */
  also(query: string): string[] {
    const asked = new Set(this.#asked(query).flatMap(({ text }) => this.#keys(text)));
    const heard = (text: string): boolean =>
      this.#asked(text).some((word) => this.#keys(word.text).some((key) => asked.has(key)));
    const terms = this.#glossary.filter((term) =>
      [term.term, term.box ?? "", ...term.also, ...term.others].some(heard),
    );
    return [...new Set(terms.flatMap((term) => term.also))].filter((word) => folded(word) !== folded(query.trim()));
  }

  /** The terms that a query names by another word than ours. */
  meant(query: string): Synonym[] {
    const asked = plain(query);
    const same = (word: string) => plain(word) === asked;
    return this.#glossary.flatMap((term): Synonym[] => {
      if (!asked || same(term.term)) return [];
      if (term.box && same(term.box)) return [{ term, said: term.box, box: true }];
      const said = [...term.also, ...term.others].find(same);
      return said && !this.#used(asked) ? [{ term, said, box: false }] : [];
    });
  }

  /** Do the rules themselves say it? */
  #used(words: string): boolean {
    return this.#documents.some(({ text, title }) => ` ${plain(title)} ${plain(text)} `.includes(` ${words} `));
  }
}

const isFirst = (one: Document | undefined): boolean => one?.number === null && one.item === null;

function describe(rule: Rule, chapter: Chapter): Omit<Document, "id" | "synonyms" | "explained"> {
  return { number: rule.number, item: null, title: chapter.title, text: rule.text, note: rule.note ?? "" };
}

function briefPieces({ brief }: Book, { aim, end }: { aim: string; end: string }): { title: string; text: string }[] {
  if (!brief) return [];
  return [
    { title: aim, text: brief.aim },
    ...brief.steps,
    { title: end, text: brief.end },
    ...brief.facts,
    ...brief.tips,
  ];
}

/** The parts of a text that a query matched, and those between. */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  { keys, glossary }: Book,
): { text: string; hit: boolean }[] {
  const hits = tokens(text).filter((token) => keys(token.text).some((key) => terms.has(key)));
  // What matched may be another word for a term in the text.
  const meant = mentions(text, glossary, keys).filter(({ term }) =>
    tokens([...term.others, ...term.also].join(" ")).some((token) => keys(token.text).some((key) => terms.has(key))),
  );
  const spans = [...hits, ...meant].sort((one, other) => one.start - other.start);
  const out: { text: string; hit: boolean }[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    if (end <= done) continue;
    if (start > done) out.push({ text: text.slice(done, start), hit: false });
    out.push({ text: text.slice(Math.max(start, done), end), hit: true });
    done = end;
  }
  return [...out, { text: text.slice(done), hit: false }].filter((part) => part.text);
}
