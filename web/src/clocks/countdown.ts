/** The clocks of a table: time left, how it is displayed, and when it is low. */
import type { Clock, Clocks } from "$web/net/protocol";
import type { Args } from "$web/painting/contract";

/** What the site sent, and when on this machine's monotonic clock: it may lag, but it never jumps. */
export interface Reading extends Clocks {
  at: number;
}

export interface Words {
  id: string;
  args: Args;
}

const SHORT = 10;
const LOW_SHARE = 0.2;
const HOUR = 3600;
const DAY = 86_400;

/** Seconds left on a seat's clock at this moment; null: it has none. */
export function secondsLeft({ left, running, at }: Reading, seat: number, now: number): number | null {
  const sent = left[seat] ?? null;
  if (sent === null) return null;
  return Math.max(0, running === seat ? sent - (now - at) / 1000 : sent);
}

/** What a seat's clock shows: if each decision has its own time, the next one starts with all of it. */
export function secondsFor(reading: Reading, terms: Clock, seat: number, now: number): number | null {
  const left = secondsLeft(reading, seat, now);
  return left !== null && terms.kind === "move" && reading.running !== seat ? terms.seconds : left;
}

/** The milliseconds until the display changes: whole seconds are shown, rounded up, so that 00:00 means the end. */
export function untilTick(seconds: number): number {
  const rest = seconds - (Math.ceil(seconds) - 1);
  return Math.max(20, Math.round(rest * 1000) + 5);
}

/** How much of the allowance is left, from 0 to 1. */
export function shareLeft(seconds: number, clock: Clock): number {
  return Math.min(1, seconds / clock.seconds);
}

/** The last ten seconds, or the last fifth of the allowance, but never more than the last hour. */
export function isLow(seconds: number, clock: Clock): boolean {
  return seconds <= Math.max(SHORT, Math.min(HOUR, clock.seconds * LOW_SHARE));
}

export function isLast(seconds: number): boolean {
  return seconds <= SHORT;
}

const two = (number: number) => String(number).padStart(2, "0");

/** Digits under an hour; above it, the two largest units in words. */
export function figure(seconds: number): Words {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [
    Math.floor(whole / DAY),
    Math.floor((whole % DAY) / HOUR),
    Math.floor((whole % HOUR) / 60),
  ];
  if (days > 0) return { id: "clock-days", args: { days, hours } };
  if (hours > 0) return { id: "clock-hours", args: { hours, minutes: two(minutes) } };
  return { id: "clock-minutes", args: { minutes: two(minutes), seconds: two(whole % 60) } };
}

/** The same for screen readers. */
export function spoken(seconds: number): Words {
  const whole = Math.ceil(seconds);
  if (whole >= HOUR) return figure(seconds);
  return { id: "clock-spoken", args: { minutes: Math.floor(whole / 60), seconds: whole % 60 } };
}
