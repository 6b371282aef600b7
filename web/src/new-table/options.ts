/** The options form, built from the game's descriptions of its options. */
import type { Option } from "$web/net/protocol";
import { isPack, packTitle } from "$web/reader/packs.svelte";
import type { Words } from "$web/words/fluent";

export type Values = Record<string, unknown>;

export function defaults(options: readonly Option[]): Values {
  return Object.fromEntries(options.map((option) => [option.name, initial(option)]));
}

function initial(option: Option): unknown {
  if (option.kind === "subset") return subset(option, option.default);
  return option.default;
}

function subset(option: Option, value: unknown): unknown[] {
  const members: readonly unknown[] = option.values ?? [];
  return value === "all"
    ? [...members]
    : Array.isArray(value)
      ? members.filter((member) => value.includes(member))
      : [];
}

/** Only what differs from the default is sent, so that a table shows what is special about it. */
export function chosen(options: readonly Option[], values: Values): Values {
  const out: Values = {};
  for (const option of options) {
    const value = values[option.name];
    if (!same(value, initial(option))) out[option.name] = value;
  }
  return out;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export type Fault = "too-low" | "too-high" | "not-a-number" | "empty";

/** What is wrong with a value, for a message next to the field; the site validates again. */
export function fault(option: Option, value: unknown): Fault | null {
  if (option.kind === "subset") return Array.isArray(value) && value.length > 0 ? null : "empty";
  if (option.kind !== "number") return null;
  if (typeof value !== "number" || !Number.isInteger(value)) return "not-a-number";
  if (option.minimum !== undefined && value < option.minimum) return "too-low";
  if (option.maximum !== undefined && value > option.maximum) return "too-high";
  return null;
}

/** Tick or untick a member, keeping the order of the description. */
export function toggle(option: Option, value: unknown, member: unknown): unknown[] {
  const now = subset(option, value);
  const next = now.includes(member) ? now.filter((other) => other !== member) : [...now, member];
  return subset(option, next);
}

export const labelOf = ({ name }: Option, words: Words) => words.text(`option-${name}`);

export const aboutOption = ({ name }: Option, words: Words) => ownText(`option-${name}-about`, words, "");

export const valueLabelOf = ({ name, packs }: Option, value: unknown, words: Words) =>
  packs && isPack(value) ? packLabel(value, words) : ownText(`option-${name}-${String(value)}`, words, String(value));

/** A pack is called by its title, which somebody wrote. */
export const packLabel = (pack: string, words: Words) =>
  words.text("pack-named", { title: packTitle(pack) || words.text("pack-untitled") });

function ownText(message: string, words: Words, otherwise: string): string {
  return words.own(message) ? words.text(message) : otherwise;
}

/** The number of seats for a value that was just chosen: as now if that goes with it, otherwise the next larger. */
export function seatsFor({ seats }: Option, value: unknown, now: number): number {
  const needed = seats?.[String(value)] ?? [now];
  return needed.includes(now) ? now : Math.min(...needed.filter((count) => count > now), Math.max(...needed));
}

/** What does not go with another number of seats returns to its default. */
export function fitted(options: readonly Option[], values: Values, seats: number): Values {
  const lost = options.filter((option) => seatsFor(option, values[option.name], seats) !== seats);
  return { ...values, ...defaults(lost) };
}
