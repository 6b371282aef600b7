/** The rules of a game in the reader's language, with all that explains them and finds them. */
import { loadGuide, loadRulebook } from "$web/games/games";
import type { Brief, Chapter, Example, Guide, Term } from "$web/net/protocol";
import type { Lang } from "$web/words/fluent";
import { fillersOf, loadKeys, type Keys } from "./stems";

export class Book {
  constructor(
    readonly game: string,
    readonly chapters: readonly Chapter[],
    readonly glossary: readonly Term[],
    readonly brief: Brief | null,
    readonly keys: Keys,
    readonly examples: readonly Example[] = [],
    /** Words that a search leaves out. */
    readonly fillers: ReadonlySet<string> = new Set(),
  ) {}

  examplesOf(chapter: Chapter): Example[] {
    return this.examples.filter((example) => example.chapter === chapter.number);
  }

  /** The chapter that a number, its own or that of a rule, belongs to. */
  chapter(number: string): Chapter | undefined {
    return this.chapters.find(
      (chapter) => chapter.number === number || chapter.rules.some((rule) => rule.number === number),
    );
  }
}

const NO_GUIDE: Guide = { brief: null, examples: [] };

export async function loadBook(game: string, lang: Lang): Promise<Book> {
  const [{ chapters, glossary }, guide, keys] = await Promise.all([
    loadRulebook(game, lang),
    // Rules are worth reading without it.
    loadGuide(game, lang).catch(() => NO_GUIDE),
    loadKeys(lang),
  ]);
  return new Book(game, chapters, glossary, guide.brief, keys, guide.examples, fillersOf(lang));
}
