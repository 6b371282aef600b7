/** From what happened to what is drawn on the board: a game's `story` names the targets. */
import type { Args, Mark, Story } from "$web/painting/contract";
import type { Told } from "./turns";

const NOTHING: readonly unknown[] = ["", "none", null, undefined];

/** `cell:{cell}` for each value of the argument; nothing where there is no value. */
export function targetsOf(template: string, args: Args): string[] {
  let found = [template];
  for (const [hole, name = ""] of template.matchAll(/\{(\w+)\}/g)) {
    const value = args[name];
    const values = Array.isArray(value) ? value : [value];
    found = found.flatMap((text) =>
      values.filter((one) => !NOTHING.includes(one)).map((one) => text.replace(hole, String(one))),
    );
  }
  return found;
}

function marksIn(line: Told, story: Story, newest: number): Mark[] {
  return (story.events[line.id] ?? []).flatMap(({ kind, targets }): Mark[] => {
    const found = targets.flatMap((target) => targetsOf(target, line.args));
    const mark = { seat: line.seat ?? line.by ?? null, age: newest - line.turn };
    if (kind === "way" || kind === "line") return found.length > 1 ? [{ kind, targets: found, ...mark }] : [];
    return found.map((target) => ({ kind, targets: [target], ...mark }));
  });
}

/** The lines whose targets still mean what they meant. */
export function valid<L extends Told>(lines: readonly L[], { clears }: Story): L[] {
  const cleared = lines.findLastIndex(({ id }) => clears?.includes(id) ?? false);
  return lines.slice(cleared + 1);
}

const key = ({ kind, targets }: Mark): string => `${kind} ${targets.join(" ")}`;

/** The marks of some lines, each once: the last one counts. */
export function marksOf(lines: readonly Told[], story: Story | undefined): Mark[] {
  if (!story) return [];
  const newest = lines.at(-1)?.turn ?? 0;
  const marks = new Map<string, Mark>();
  for (const mark of valid(lines, story).flatMap((line) => marksIn(line, story, newest))) {
    marks.delete(key(mark));
    marks.set(key(mark), mark);
  }
  return [...marks.values()];
}
