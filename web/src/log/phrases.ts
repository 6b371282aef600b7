/** A whole turn in one line: what its lines say, without the name that stands before it. */
import type { Message } from "$web/painting/contract";
import type { Told, Turn } from "./turns";

export interface Phrase {
  line: Told;
  text: string;
}

/** The last things somebody did are what the board shows; more would be a log of its own. */
const MOST = 4;

/** “Léa takes a card.” after “Léa” is “takes a card”. */
export function withoutName(text: string, name: string): string {
  const bare = name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return bare.replace(/\.$/, "");
}

/** The phrases of a turn: those of things on the board, or where there are none, its last words. */
export function phrases(
  { lines }: Turn,
  name: string,
  say: (message: Message) => string,
  shows: (line: Told) => boolean,
): Phrase[] {
  const seen = lines.filter(shows);
  const found = (seen.length > 0 ? seen : lines.slice(-1)).map((line) => ({
    line,
    text: withoutName(say(line), name),
  }));
  return found.filter(({ text }, at) => text !== found[at + 1]?.text).slice(-MOST);
}
