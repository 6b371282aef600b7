/** The match that follows the lessons: as the game suggests it, against beginners. */
import type { Game, NewTable } from "$web/net/protocol";

export interface Me {
  name: string;
  avatar: string;
}

export function firstMatch(game: Game, me: Me, lang: string): NewTable {
  const { preset, bots } = game;
  const level = preset?.level ?? bots[0] ?? "";
  const count = preset?.seats ?? Math.min(...game.seats);
  const others = Array.from({ length: count - 1 }, () => ({ kind: "bot" as const, level }));
  return { game: game.id, options: preset?.options ?? {}, lang, seats: [{ kind: "person", ...me }, ...others] };
}
