/** The games of this site, their words and their paintings; each is fetched once. */
import { fetchEncyclopedia, fetchGames, fetchGuide, fetchMessages, fetchRulebook } from "$web/net/api";
import type { Encyclopedia, Game, Guide, Rulebook } from "$web/net/protocol";
import type { GamePainting, OptionPictures } from "$web/painting/contract";
import { Words, type Lang } from "$web/words/fluent";

const paintings = import.meta.glob<{ painting: GamePainting }>("../../../src/chrysalide/games/*/web/index.ts");
const boxes = import.meta.glob<string>("../../../src/chrysalide/games/*/web/box.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const pictures = import.meta.glob<{ pictures: OptionPictures }>("../../../src/chrysalide/games/*/web/options.ts");

const folder = (game: string) => `../../../src/chrysalide/games/${game}/web`;

/** The drawing on the box, or nothing if the game has none. */
export function boxDrawing(game: string): string | undefined {
  return boxes[`${folder(game)}/box.svg`];
}

/** A game without a painting is played from the list of choices. */
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
const messagesOnce = once((key) => fetchMessages(...(key.split(" ") as [string, string])));
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

/** One game's texts in the reader's language, with the shell's as a fallback. */
export async function loadWords(game: string, lang: Lang, shell: string): Promise<Words> {
  return new Words(lang, await messagesOnce(`${game} ${lang}`), shell);
}
