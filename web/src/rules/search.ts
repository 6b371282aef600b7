/** Finding rules by words, whatever the accents and capitals; also by the words that stand in the box. */
import type { Chapter, Rule, Term } from "$web/net/protocol";

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function split(text: string): string[] {
  return plain(text).split(/\s+/).filter(Boolean);
}

/** The terms that somebody may mean: every word of the query stands in one of their names or in their meaning. */
export function findTerms(glossary: readonly Term[], query: string): Term[] {
  const words = split(query);
  if (words.length === 0) return [];
  return glossary.filter((one) => {
    const text = plain([one.term, ...one.others, one.meaning].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Does a rule use a term, be it in the plural? */
function mentions(text: string, { term }: Term): boolean {
  return split(term).every((word) => text.includes(word.length > 3 ? word.replace(/[sx]$/, "") : word));
}

/** The chapters with the rules that hold every word of the query, or a term it may mean; a number finds its rule. */
export function findRules(chapters: readonly Chapter[], query: string, glossary: readonly Term[] = []): Chapter[] {
  const words = split(query);
  if (words.length === 0) return [...chapters];
  const terms = findTerms(glossary, query);
  const found = (rule: Rule, { title }: Chapter) => {
    const text = plain(`${rule.number} ${rule.text} ${rule.note ?? ""} ${title}`);
    return words.every((word) => text.includes(word)) || terms.some((term) => mentions(text, term));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => found(rule, chapter)) }))
    .filter((chapter) => chapter.rules.length > 0);
}
