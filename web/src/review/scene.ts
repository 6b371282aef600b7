/** What every part of the page about a review needs. */
import type { LoadedGame } from "$web/games/loaded-game.svelte";
import type { Message, RatedAction, Review, TableInfo } from "$web/net/protocol";
import type { Args } from "$web/painting/contract";
import { reader } from "$web/reader/reader.svelte";
import { seatNames } from "$web/seats/names";
import type { Eyes } from "$web/words/fluent";
import type { Period } from "./course";

export interface Scene {
  info: TableInfo;
  loaded: LoadedGame;
  review: Review;
  /** The side from whose point of view the match is told. */
  side: number;
  names: string[];
  sideNames: string[];
  eyes: Eyes;
  /** Does the reader sit on that side, and nowhere else? */
  mine: boolean;
  /** Messages of the game. */
  say: (message: Message) => string;
  /** Messages of this page, which know the names. */
  tell: (id: string, args?: Args) => string;
}

/** `seats`: those that the reader holds. */
export function sceneOf(
  { info, loaded, review }: Pick<Scene, "info" | "loaded" | "review">,
  side: number,
  seats: readonly number[],
): Scene {
  const names = seatNames(info, loaded.words);
  const eyes: Eyes = { names, seats };
  const list = new Intl.ListFormat(reader.lang === "en" ? "en-GB" : reader.lang, { type: "conjunction" });
  const together = review.sides.length === 1;
  const sideNames = review.sides.map((all) =>
    together ? reader.words.text("review-group") : list.format(all.map((seat) => names[seat] ?? "")),
  );
  return {
    info,
    loaded,
    review,
    side,
    names,
    sideNames,
    eyes,
    mine: seats.length > 0 && seats.every((seat) => review.sides[side]?.includes(seat)),
    say: ({ id, args }) => loaded.words.text(id, args, eyes),
    tell: (id, args) => reader.words.text(id, args, eyes),
  };
}

/** A period by its name; a match without any has one that is not named. */
export const periodName = ({ say, tell }: Scene, { name }: Period) => (name.id ? say(name) : tell("review-whole"));

/** An action in the words of its choice. */
export const actionText = ({ say }: Scene, { words, action }: RatedAction) => (words ? say(words) : action);
