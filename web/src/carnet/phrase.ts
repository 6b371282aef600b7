/**
 * Six words that carry the seats to another device. Each is one of 2,048, so a phrase has 66 random bits;
 * docs/security.md says why that is enough. The lists are those of BIP 39: no two words begin with the same four
 * letters, and none differ by an accent alone.
 */
import { fullAddress } from "$web/shell/place";
import type { Lang } from "$web/words/fluent";

export const WORDS = 6;
export const BITS_PER_WORD = 11;

const lists = import.meta.glob<string>("./words/*.txt", { query: "?raw", import: "default" });

export async function wordsOf(lang: Lang): Promise<string[]> {
  const load = lists[`./words/${lang}.txt`];
  return load ? (await load()).trim().split("\n") : [];
}

export async function newPhrase(lang: Lang): Promise<string[]> {
  const words = await wordsOf(lang);
  const drawn = crypto.getRandomValues(new Uint16Array(WORDS));
  return [...drawn].map((number) => words[number & (2 ** BITS_PER_WORD - 1)] ?? "");
}

/** The same phrase however it is typed: capitals, accents and what stands between the words do not count. */
export function plain(phrase: string): string {
  const bare = phrase.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(" ");
}

/** The typed words that are in no list, in any of the languages: most likely a slip. */
export async function unknownWords(phrase: string): Promise<string[]> {
  const all = await Promise.all((["fr", "en", "es"] as const).map(wordsOf));
  const known = new Set(all.flat().map(plain));
  return plain(phrase)
    .split(" ")
    .filter((word) => word && !known.has(word));
}

export const isWhole = (phrase: string) => plain(phrase).split(" ").length === WORDS;

/** In a link; the fragment is not sent to the site. */
export const phraseLink = (words: readonly string[]) => fullAddress(`/carnet#phrase=${words.map(plain).join("-")}`);
