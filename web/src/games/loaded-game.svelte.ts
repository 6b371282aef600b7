/** Everything a table or a replay needs before it can be painted: game, words and painting. */
import type { Game, SeatInfo } from "$web/net/protocol";
import type { Args, GamePainting, Message, View } from "$web/painting/contract";
import { reader } from "$web/reader/reader.svelte";
import { isAvatar } from "$web/seats/avatars";
import { scalars, Words, type Eyes, type Lang } from "$web/words/fluent";
import { loadGame, loadPainting, loadWords } from "./games";

export class Desk {
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

export async function openDesk(id: string): Promise<Desk | null> {
  const [game, painting, words] = await Promise.all([
    loadGame(id, reader.lang),
    loadPainting(id),
    loadWords(id, reader.lang, reader.shell),
  ]);
  return game ? new Desk(game, painting, words) : null;
}

export type Named = Pick<SeatInfo, "seat" | "kind" | "name" | "avatar" | "level">;

/** A name for every seat, also where nobody has given one. */
export function seatNames(info: { seats: readonly Named[] }, words: Words): string[] {
  return info.seats.map((seat) => {
    if (seat.kind === "open") return words.text("open-seat");
    if (seat.kind === "bot") return botName(seat, words);
    return seat.name || words.text("person-name", { number: seat.seat + 1 });
  });
}

/** The species and the level in the reader's own language; a bot that somebody has named has no species. */
function botName({ name, avatar, level }: Named, words: Words): string {
  const called = isAvatar(avatar) ? words.text(`avatar-${avatar}`) : name || words.text("bot");
  return level ? words.text("bot-named", { name: called, level }) : called;
}

/** The arguments of the messages that speak about a view, or about one seat of it. */
export function viewArgs(view: View, seat?: number): Args {
  const seats = view["seats"];
  const own =
    Array.isArray(seats) && seat !== undefined ? (seats[seat] as Record<string, unknown> | undefined) : undefined;
  return { ...scalars(view), ...(own ? scalars(own) : {}), ...(seat === undefined ? {} : { seat }) };
}

export function speaker(words: Words, eyes: Eyes): (id: string, args?: Args) => string {
  return (id, args) => words.text(id, args, eyes);
}

/** The words of a message, or the site's own where this catalogue has none. */
export function inWords(words: Words, eyes: Eyes, message: Message | null, text: string): string {
  return message && words.has(message.id) ? words.text(message.id, message.args, eyes) : text || message?.id || "";
}
