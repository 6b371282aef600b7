/** A game with everything a table or a replay needs to show it: description, texts and painting. */
import type { Game } from "$web/net/protocol";
import type { GamePainting } from "$web/painting/contract";
import { reader } from "$web/reader/reader.svelte";
import { Words, type Lang } from "$web/words/fluent";
import { loadGame, loadPainting, loadWords } from "./games";

export class LoadedGame {
  words = $state.raw<Words>(reader.words);

  constructor(
    readonly game: Game,
    readonly painting: GamePainting,
    words: Words,
  ) {
    this.words = words;
  }

  get title(): string {
    return this.words.text("game-title");
  }

  async speak(lang: Lang): Promise<void> {
    if (this.words.lang !== lang) this.words = await loadWords(this.game.id, lang, reader.shell);
  }
}

export async function openGame(id: string): Promise<LoadedGame | null> {
  const painted = loadPainting(id).then((painting) => {
    painting.ahead?.(reader.theme);
    return painting;
  });
  const parts = Promise.all([painted, loadWords(id, reader.lang, reader.shell)]);
  parts.catch(() => {}); // an unknown game has none
  const game = await loadGame(id, reader.lang);
  if (!game) return null;
  const [painting, words] = await parts;
  return new LoadedGame(game, painting, words);
}
