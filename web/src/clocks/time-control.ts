/** Clocks as people choose and read them. */
import type { Clock, OnTimeout } from "$web/net/protocol";
import type { Args } from "$web/painting/contract";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ON_TIMEOUT: readonly OnTimeout[] = ["play", "keep", "loss"];
export const PER_DECISION: readonly number[] = [
  30,
  MINUTE,
  2 * MINUTE,
  3 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  DAY,
  2 * DAY,
  3 * DAY,
  7 * DAY,
];
/** Minutes for the whole match, and seconds for each decision. */
export const BANKS: readonly (readonly [minutes: number, increment: number])[] = [
  [5, 5],
  [10, 10],
  [20, 15],
  [40, 30],
];

/** What the form holds: a preset, and custom values. */
export interface ClockChoice {
  key: string;
  minutes: number;
  increment: number;
  onTimeout: OnTimeout;
}

export const NO_CLOCK: ClockChoice = { key: "off", minutes: 15, increment: 10, onTimeout: "play" };
export const LONGEST = { minutes: (30 * DAY) / MINUTE, increment: DAY };

export const moveKey = (seconds: number) => `move-${seconds}`;
export const bankKey = (minutes: number, increment: number) => `bank-${minutes}-${increment}`;

export function clockOf({ key, minutes, increment, onTimeout }: ClockChoice): Clock | null {
  const [kind, first, second] = key.split("-");
  if (kind === "move") return { kind, seconds: Number(first), increment: 0, on_timeout: onTimeout };
  if (kind === "bank")
    return { kind, seconds: Number(first) * MINUTE, increment: Number(second), on_timeout: onTimeout };
  if (kind === "own") return { kind: "bank", seconds: Math.round(minutes * MINUTE), increment, on_timeout: onTimeout };
  return null;
}

/** Only custom values can be invalid. */
export function clockFault({ key, minutes, increment }: ClockChoice): "minutes" | "increment" | null {
  if (key !== "own") return null;
  if (!(minutes >= 0.5 && minutes <= LONGEST.minutes)) return "minutes";
  if (!(Number.isInteger(increment) && increment >= 0 && increment <= LONGEST.increment)) return "increment";
  return null;
}

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;

/** "3 jours", "1 h 30 min", "45 s". */
export function duration(seconds: number, lang: string): string {
  let rest = Math.round(seconds);
  const said: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 || (size === 1 && said.length === 0)) said.push(counted(count, unit, lang));
  }
  return said.join(" ");
}

function counted(count: number, unit: string, lang: string): string {
  const unitDisplay = unit === "day" ? "long" : "short";
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay }).format(count);
}

type Say = (id: string, args?: Args) => string;

/** A clock in a few words. */
export function clockWords(clock: Clock | null, lang: string, t: Say): string {
  if (!clock) return t("clock-off");
  const time = duration(clock.seconds, lang);
  if (clock.kind === "move") return t("clock-move", { time });
  return t("clock-bank", {
    time,
    increment: duration(clock.increment, lang),
    plus: clock.increment > 0 ? "yes" : "no",
  });
}
