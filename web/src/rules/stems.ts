/** Words as search and glossary compare them: without endings, accents and capitals. */
import type { Lang } from "$web/words/fluent";
import FILLERS from "./fillers.json";

/** A word is compared by these: what is left of it, taken with its accents and without, which readers often type. */
export type Keys = (word: string) => string[];

const STEMMERS = {
  fr: () => import("@orama/stemmers/french"),
  en: () => import("@orama/stemmers/english"),
  es: () => import("@orama/stemmers/spanish"),
};

/** Stemmers keep the plural of words that are foreign to them, such as Morphos. */
const PLURAL = /(?<=\p{L}{3})[sx]$/u;

/** A rule number, or letters. */
const WORD = /\d+(?:\.\d+)*|[\p{L}\p{M}]+/gu;

export interface Token {
  text: string;
  start: number;
  end: number;
}

export function tokens(text: string): Token[] {
  return [...text.matchAll(WORD)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

export const folded = (word: string): string =>
  word.toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").normalize("NFD").replace(/\p{M}/gu, "");

/** Words of a language that say nothing of what is asked, such as articles; as they are compared. */
export const fillersOf = (lang: Lang): ReadonlySet<string> => new Set(FILLERS[lang].split(" ").map(folded));

export async function loadKeys(lang: Lang): Promise<Keys> {
  const { stemmer } = await STEMMERS[lang]();
  const held = new Map<string, string[]>();
  return (word) => {
    const lower = word.toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae");
    const forms = [lower, folded(lower), lower.replace(PLURAL, "")];
    const found = held.get(lower) ?? [...new Set(forms.map((form) => folded(stemmer(form))))];
    held.set(lower, found);
    return found;
  };
}
