/** The items of a game's encyclopedia, in the reader's words. */
import type { Encyclopedia, Section } from "$web/net/protocol";
import type { GamePainting, Item, ItemShape, Message } from "$web/painting/contract";
import type { Words } from "$web/words/fluent";

const inWords = (words: Words, { id, args }: Message): string => words.text(id, args);

/** Names of cards begin small where they stand in a sentence; here they are titles. */
export function titleOf(item: Pick<Item, "title">, words: Words): string {
  const title = inWords(words, item.title);
  return title.charAt(0).toLocaleUpperCase(words.lang) + title.slice(1);
}

export const textOf = (item: Pick<Item, "text">, words: Words): string =>
  item.text.map((phrase) => inWords(words, phrase)).join(" · ");

export const sectionTitle = (section: Section, words: Words): string => inWords(words, section.title);
export const sectionAbout = (section: Section, words: Words): string => inWords(words, section.about);

export const shapeOf = (item: Item, painting: GamePainting): ItemShape =>
  painting.Item ? (painting.shapes?.[item.kind] ?? "card") : "row";

/** How many there are is worth saying where there are not as many of all. */
export const tellsCounts = (section: Section): boolean =>
  section.items.some(({ count }) => count !== null && count !== 1);

/** What may be chosen to be shown alone, each once. */
export const groupsOf = (sections: readonly Section[]): Pick<Section, "group" | "chip">[] =>
  sections.filter(({ group }, index) => sections.findIndex((other) => other.group === group) === index);

/** One thing that a search may find. */
export interface Entry {
  item: string;
  section: string;
  title: string;
  text: string;
}

/** All items as a search meets them. */
export const entries = ({ sections }: Encyclopedia, words: Words): Entry[] =>
  sections.flatMap((section) =>
    section.items.map((item) => ({
      item: item.id,
      section: sectionTitle(section, words),
      title: titleOf(item, words),
      text: textOf(item, words),
    })),
  );

/** What in these sections is our reconstruction, each part once. */
export const reconstructed = (sections: readonly Section[]): string[] => [
  ...new Set(sections.flatMap((section) => section.reconstructed)),
];
