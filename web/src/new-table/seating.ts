/** Who sits where: the form for a new table. */
import type { NewSeat } from "$web/net/protocol";

/** `me` and `beside` are both people at this screen; only the labels differ. */
export type Sitter = "me" | "beside" | "bot" | "open";

export interface Place {
  sitter: Sitter;
  name: string;
  level: string;
}

export function middling(levels: readonly string[]): string {
  return levels.includes("medium") ? "medium" : (levels.at(-1) ?? "");
}

/** As few as can play together. */
export const fewest = (seats: readonly number[]) => Math.min(...seats.filter((count) => count > 1), Math.max(...seats));

/** A table ready to start: me against bots of a medium level. */
export function ready(count: number, levels: readonly string[]): Place[] {
  return Array.from({ length: count }, (_, seat) => ({
    sitter: seat === 0 ? "me" : levels.length > 0 ? "bot" : "beside",
    name: "",
    level: middling(levels),
  }));
}

/** All seats at this screen. */
export function together(count: number): Place[] {
  return Array.from({ length: count }, (_, seat) => ({ sitter: seat === 0 ? "me" : "beside", name: "", level: "" }));
}

/** Another number of seats, keeping those already taken. */
export function resize(places: readonly Place[], count: number, levels: readonly string[]): Place[] {
  return ready(count, levels).map((place, seat) => places[seat] ?? place);
}

/** Only one seat is mine: taking another one puts a bot, or someone next to me, on the old one. */
export function seat(places: readonly Place[], index: number, sitter: Sitter, levels: readonly string[]): Place[] {
  return places.map((place, at) => {
    if (at === index) return { ...place, sitter };
    if (sitter === "me" && place.sitter === "me") return { ...place, sitter: levels.length > 0 ? "bot" : "beside" };
    return place;
  });
}

/** `avatar`: the reader's. */
export function newSeats(
  places: readonly Place[],
  nameOf: (place: Place, seat: number) => string,
  avatar?: string,
): NewSeat[] {
  return places.map((place, index) => {
    if (place.sitter === "open") return { kind: "open" };
    const given = place.name.trim();
    if (place.sitter === "bot") return { kind: "bot", level: place.level, ...(given ? { name: given } : {}) };
    const name = given || nameOf(place, index);
    return { kind: "person", name, ...(avatar && place.sitter === "me" ? { avatar } : {}) };
  });
}
