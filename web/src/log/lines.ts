/** The lines of the log: which of them have words, and those words. */
import type { Game, Line } from "$web/net/protocol";
import type { Args, Message } from "$web/painting/contract";
import type { Eyes, Words } from "$web/words/fluent";

/** A line of the table itself, between those of the game. */
export function isNote({ id }: Message): boolean {
  return id.startsWith("note-");
}

/** Are there words for this line of the log? The game's own, or the table's. */
export function isReadable(line: Message, words: Words): boolean {
  return words.own(line.id) || (isNote(line) && words.has(line.id));
}

type InFull = Game["in_full"];

/** One line per event: a seat that reads which card it drew need not also read that a card was drawn. */
function once<L extends Message>(lines: readonly L[], inFull: InFull): L[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    return !next || inFull[next.id] !== line.id || next.args["seat"] !== line.args["seat"];
  });
}

/** The lines for which there are words. */
export function readableEvents<L extends Message>(lines: readonly L[], words: Words, inFull: InFull): L[] {
  return once(lines, inFull).filter((line) => isReadable(line, words));
}

/** The lines for which there are words, including those that were undone. */
export function readableLines<L extends Line>(lines: readonly L[], words: Words, inFull: InFull): L[] {
  return readableEvents(lines, words, inFull).map((line) =>
    line.undone ? { ...line, undone: readableEvents(line.undone, words, inFull) } : line,
  );
}

/** A line of the log in words; a bot's level is named as everywhere else, and what it says is the game's words. */
export function lineText({ id, args }: Message, words: Words, eyes: Eyes): string {
  if (!isNote({ id, args })) return words.text(id, args, eyes);
  const { level, reasons, choice, ...rest } = args as Args & { reasons?: Message[]; choice?: Message };
  const say = (message: Message): string => words.text(message.id, message.args, eyes);
  return words.text(
    id,
    {
      ...rest,
      ...(level === undefined ? {} : { level, bot: words.text(`bot-${String(level)}`) }),
      ...(reasons ? { why: reasons.map(say).join(" ") } : {}),
      ...(choice ? { choice: say(choice) } : {}),
    },
    eyes,
  );
}
