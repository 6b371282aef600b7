/** The games of this site, their words and their paintings; each is fetched once. */
import { fetchCovers, fetchEncyclopedia, fetchGames, fetchGuide, fetchMessages, fetchRulebook } from "$web/net/api";
import type { Encyclopedia, Game, Guide, Rulebook } from "$web/net/protocol";
import type { GamePainting, OptionPictures } from "$web/painting/contract";
import { Words, type Lang } from "$web/words/fluent";

const paintings = import.meta.glob<{ painting: GamePainting }>("../../../src/chrysalide/games/*/web/index.ts");
const boxes = import.meta.glob<string>("../../../src/chrysalide/games/*/web/box.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Catalogues as files that browsers keep: their names change with what they say. */
const catalogues = import.meta.glob<string>("../../../src/chrysalide/games/*/locale/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const pictures = import.meta.glob<{ pictures: OptionPictures }>("../../../src/chrysalide/games/*/web/options.ts");

const home = (game: string) => `../../../src/chrysalide/games/${game}`;
const folder = (game: string) => `${home(game)}/web`;

/** The drawing on the box, or nothing if the game has none. */
export function boxDrawing(game: string): string | undefined {
  return boxes[`${folder(game)}/box.svg`];
}

/** A game without a painting is shown by its description (`painting/plain`). */
export async function loadPainting(game: string): Promise<GamePainting> {
  const load = paintings[`${folder(game)}/index.ts`];
  return load ? (await load()).painting : {};
}

/** Most games have none: their options are words. */
export async function loadPictures(game: string): Promise<OptionPictures> {
  const load = pictures[`${folder(game)}/options.ts`];
  return load ? (await load()).pictures : {};
}

/** Caches what was fetched; failures are forgotten so that a retry fetches again. */
function once<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const held = new Map<string, Promise<T>>();
  return (key) => {
    const found = held.get(key) ?? fetch(key);
    held.set(key, found);
    found.catch(() => held.delete(key));
    return found;
  };
}

const gamesOnce = once((lang) => fetchGames(lang));
const coversOnce = once((lang) => fetchCovers(lang));
const messagesOnce = once((key) => {
  const [game, lang] = key.split(" ") as [string, string];
  return fetchMessages(game, lang, catalogues[`${home(game)}/locale/${lang}.ftl`]);
});
const rulebookOnce = once((key) => fetchRulebook(...(key.split(" ") as [string, string])));
const guideOnce = once((key) => fetchGuide(...(key.split(" ") as [string, string])));
const encyclopediaOnce = once((key) => fetchEncyclopedia(...(key.split(" ") as [string, string])));

export const loadGames = (lang: Lang): Promise<Game[]> => gamesOnce(lang);
export const loadRulebook = (game: string, lang: Lang): Promise<Rulebook> => rulebookOnce(`${game} ${lang}`);
export const loadGuide = (game: string, lang: Lang): Promise<Guide> => guideOnce(`${game} ${lang}`);
/** The words of an answer are in catalogues: the language is for what the site says where it fails. */
export const loadEncyclopedia = (game: string, lang: Lang): Promise<Encyclopedia> =>
  encyclopediaOnce(`${game} ${lang}`);

export async function loadGame(id: string, lang: Lang): Promise<Game | undefined> {
  return (await loadGames(lang)).find((game) => game.id === id);
}

export interface Shelf {
  game: Game;
  /** What the box says; in a list of tables also its options, and how far a match is. */
  words: Words;
}

/** All games, with as many words as a list of them needs. */
export async function loadShelves(lang: Lang, shell: string): Promise<Shelf[]> {
  const [games, covers] = await Promise.all([loadGames(lang), coversOnce(lang)]);
  return games.map((game) => ({ game, words: new Words(lang, covers[game.id] ?? "", shell) }));
}

/** One game's texts in the reader's language, with the shell's as a fallback. */
export async function loadWords(game: string, lang: Lang, shell: string): Promise<Words> {
  return new Words(lang, await messagesOnce(`${game} ${lang}`), shell);
}
