/** Who sits where: the form for a new table. */
import type { NewSeat } from "$web/net/protocol";

/** `me`, on one seat or several, and `beside` are people at this screen; only names and labels differ. */
export type Sitter = "me" | "beside" | "bot" | "open" | "engine";

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

/** All seats are mine. */
export function together(count: number): Place[] {
  return Array.from({ length: count }, () => ({ sitter: "me", name: "", level: "" }));
}

/** Another number of seats, keeping those already taken. */
export function resize(places: readonly Place[], count: number, levels: readonly string[]): Place[] {
  return ready(count, levels).map((place, seat) => places[seat] ?? place);
}

/** Somebody else sits there; several seats may be mine. */
export function seat(places: readonly Place[], index: number, sitter: Sitter): Place[] {
  return places.map((place, at) => (at === index ? { ...place, sitter } : place));
}

/** `avatar`: the reader's. */
export function newSeats(
  places: readonly Place[],
  nameOf: (place: Place, seat: number) => string,
  avatar?: string,
): NewSeat[] {
  const taken = new Set<string>();
  return places.map((place, index) => {
    if (place.sitter === "open") return { kind: "open" };
    const given = place.name.trim();
    if (place.sitter === "engine") return { kind: "engine", ...(given ? { name: given } : {}) };
    if (place.sitter === "bot") return { kind: "bot", level: place.level, ...(given ? { name: given } : {}) };
    const called = given || nameOf(place, index);
    const name = place.sitter === "me" ? another(called, taken) : called;
    return { kind: "person", name, ...(avatar && place.sitter === "me" ? { avatar } : {}) };
  });
}

/** Each of my seats has a name of its own, so that the log can tell them apart. */
function another(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name.slice(0, 36)} ${number}`;
  taken.add(free);
  return free;
}
