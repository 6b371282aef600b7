/** What the people and bots on the seats are called. */
import type { SeatInfo } from "$web/net/protocol";
import type { Words } from "$web/words/fluent";
import { isAvatar } from "./avatars";

export type Named = Pick<SeatInfo, "seat" | "kind" | "name" | "avatar" | "level" | "for_engine">;

/** A name for every seat, even if nobody has given one. */
export function seatNames(info: { seats: readonly Named[] }, words: Words): string[] {
  return info.seats.map((seat) => {
    if (seat.kind === "open") return words.text(seat.for_engine ? "engine-seat" : "open-seat");
    if (seat.kind === "bot") return botName(seat, words);
    const name = seat.name || words.text("person-name", { number: seat.seat + 1 });
    return seat.kind === "engine" ? words.text("engine-named", { name }) : name;
  });
}

/** The species and the level in the reader's own language; a bot that somebody has named has no species. */
function botName({ name, avatar, level }: Named, words: Words): string {
  const called = isAvatar(avatar) ? words.text(`avatar-${avatar}`) : name || words.text("bot");
  return level ? words.text("bot-named", { name: called, level }) : called;
}
