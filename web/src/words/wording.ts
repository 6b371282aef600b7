/** From a view or a message to words. */
import type { Args, Message, View } from "$web/painting/contract";
import { scalars, type Eyes, type Words } from "./fluent";

/** The arguments of messages about a view, or about one seat of it. */
export function viewArgs(view: View, seat?: number): Args {
  const seats = view["seats"];
  const own =
    Array.isArray(seats) && seat !== undefined ? (seats[seat] as Record<string, unknown> | undefined) : undefined;
  return { ...scalars(view), ...(own ? scalars(own) : {}), ...(seat === undefined ? {} : { seat }) };
}

export function speaker(words: Words, eyes: Eyes): (id: string, args?: Args) => string {
  return (id, args) => words.text(id, args, eyes);
}

/** The text of a message, or the site's own if this catalogue has none. */
export function inWords(words: Words, eyes: Eyes, message: Message | null, text: string): string {
  return message && words.has(message.id) ? words.text(message.id, message.args, eyes) : text || message?.id || "";
}
