/** Finding rules by words, whatever the accents and capitals. */
import type { Chapter } from "./wire";

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The chapters with the rules that hold every word of the query; a number finds its rule. */
export function findRules(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${rule.number} ${rule.text} ${chapter.title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
