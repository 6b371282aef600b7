/** The texts of one lesson in the reader's language. */
import { fetchLessonMessages } from "$web/net/api";
import { Words, type Lang } from "$web/words/fluent";

export class LessonWords {
  constructor(
    private readonly words: Words,
    private readonly lesson: string,
  ) {}

  get name(): string {
    return this.words.text(`lesson-${this.lesson}`);
  }

  get about(): string {
    return this.words.attribute(`lesson-${this.lesson}`, "about") ?? "";
  }

  /** What one plays for; only a game's first lesson says it. */
  get aim(): string {
    return this.words.attribute(`lesson-${this.lesson}`, "aim") ?? "";
  }

  title(step: string): string {
    return this.words.text(`step-${this.lesson}-${step}`);
  }

  task(step: string): string {
    return this.words.attribute(`step-${this.lesson}-${step}`, "do") ?? "";
  }

  reason(step: string): string {
    return this.words.attribute(`step-${this.lesson}-${step}`, "why") ?? "";
  }

  learned(id: string): { title: string; line: string } {
    return { title: this.words.text(`learned-${id}`), line: this.words.attribute(`learned-${id}`, "line") ?? "" };
  }

  of(lesson: string): LessonWords {
    return new LessonWords(this.words, lesson);
  }
}

export async function loadLessonWords(game: string, lesson: string, lang: Lang): Promise<LessonWords> {
  return new LessonWords(new Words(lang, await fetchLessonMessages(game, lang)), lesson);
}
