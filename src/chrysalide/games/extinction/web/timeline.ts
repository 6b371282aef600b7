/** From what happened to what is shown when; the drawing of it is the stage's. */
import type { Args, Message } from "$web/painting/contract";

/** One structure for each of several names, so that a name tells its structure. */
type Each<A extends string, Rest> = A extends string ? { act: A } & Rest : never;

export type Act =
  | { act: "roll"; seat: number; values: number[] }
  | { act: "land"; seat: number; value: number; place: string }
  | { act: "walk"; from: string; cell: string }
  | Each<"appear" | "heal", { cell: string }>
  | { act: "strike"; line: string }
  | { act: "hit"; cell: string; value: number; line: string }
  | { act: "tile"; from: string; cell: string }
  | { act: "lose"; cells: string[]; count: number }
  | Each<"cube" | "uncube" | "reveal", { slot: number }>
  | { act: "poll"; slot: number; yes: boolean }
  | { act: "effect"; effect: string }
  | Each<"trigger" | "pin", { position: number }>
  | { act: "birth"; value: number; success: boolean }
  | { act: "year"; year: number }
  | { act: "coin"; seat: number };

export type Cue = Act & { at: number; lasts: number };

/** Milliseconds: how long an act lasts, and when the next one may begin. */
const LENGTHS: Record<Act["act"], { lasts: number; then: number }> = {
  roll: { lasts: 720, then: 480 },
  land: { lasts: 480, then: 380 },
  walk: { lasts: 560, then: 460 },
  appear: { lasts: 520, then: 400 },
  heal: { lasts: 620, then: 260 },
  strike: { lasts: 500, then: 260 },
  hit: { lasts: 900, then: 560 },
  tile: { lasts: 620, then: 560 },
  lose: { lasts: 800, then: 300 },
  cube: { lasts: 460, then: 260 },
  uncube: { lasts: 460, then: 220 },
  reveal: { lasts: 620, then: 460 },
  poll: { lasts: 820, then: 700 },
  effect: { lasts: 1700, then: 620 },
  trigger: { lasts: 700, then: 520 },
  pin: { lasts: 520, then: 200 },
  birth: { lasts: 1000, then: 520 },
  year: { lasts: 700, then: 200 },
  coin: { lasts: 420, then: 90 },
};

/** A jump in a replay brings many events at once: they are not animated. */
const LONGEST = 60;

/** The cues of one update; they overlap so that a turn reads as one movement. */
export function schedule(events: readonly Message[]): Cue[] {
  if (events.length > LONGEST) return [];
  const cues: Cue[] = [];
  let clock = 0;
  for (const { id, args } of events) {
    const act = actOf(id, args);
    if (!act) continue;
    const { lasts, then } = LENGTHS[act.act];
    cues.push({ ...act, at: clock, lasts });
    clock += then;
  }
  return cues;
}

/** When the last of them has come to rest. */
export const endOf = (cues: readonly Cue[]): number => Math.max(0, ...cues.map(({ at, lasts }) => at + lasts));

/** Tiles on their way, and when each lies. */
export function landingsOf(cues: readonly Cue[]): { cell: string; at: number }[] {
  return cues.flatMap((cue) => (cue.act === "tile" ? [{ cell: cue.cell, at: cue.at + cue.lasts * 0.9 }] : []));
}

const listOf = (value: Args[string] | undefined): (string | number)[] =>
  typeof value === "object" && value !== null ? [...value] : [];
const isYes = (value: Args[string] | undefined): boolean => value === true || value === "yes";

function actOf(id: string, args: Args): Act | null {
  const text = (name: string): string => String(args[name] ?? "");
  const number = (name: string): number => Number(args[name] ?? 0);
  switch (id) {
    case "dice-rolled":
      return { act: "roll", seat: number("seat"), values: listOf(args["values"]).map(Number) };
    case "die-rerolled":
      return { act: "roll", seat: number("seat"), values: [number("value")] };
    case "die-placed":
      return { act: "land", seat: number("seat"), value: number("value"), place: text("place") };
    case "animal-moved":
    case "parent-moved":
      return { act: "walk", from: text("from_cell"), cell: text("cell") };
    case "animal-placed":
    case "born":
      return { act: "appear", cell: text("cell") };
    case "tile-removed":
      return { act: "heal", cell: text("cell") };
    default:
      return ruinOf(id, text, number, args) ?? tableOf(id, text, number, args);
  }
}

type Reading = (name: string) => string;
type Counting = (name: string) => number;

function ruinOf(id: string, text: Reading, number: Counting, args: Args): Act | null {
  switch (id) {
    case "line-chosen":
      return { act: "strike", line: text("line") };
    case "destruction-rolled":
      return { act: "hit", cell: text("cell"), value: number("value"), line: text("line") };
    case "tile-placed":
      return { act: "tile", from: text("from_cell") || text("cell"), cell: text("cell") };
    case "animals-covered":
      return { act: "lose", cells: [text("cell")], count: number("n") };
    case "animal-lost":
      return { act: "lose", cells: [text("cell")], count: 1 };
    case "animals-starved":
      return { act: "lose", cells: listOf(args["cells"]).map(String), count: number("n") };
    default:
      return null;
  }
}

function tableOf(id: string, text: Reading, number: Counting, args: Args): Act | null {
  switch (id) {
    case "cube-placed":
      return { act: "cube", slot: number("slot") };
    case "cube-taken":
    case "cube-lost":
      return { act: "uncube", slot: number("slot") };
    case "ambassador-revealed":
      return { act: "reveal", slot: number("slot") };
    case "polled":
      return { act: "poll", slot: number("slot"), yes: isYes(args["yes"]) };
    case "effect-revealed":
      return { act: "effect", effect: text("effect") };
    case "constant-triggered":
      return { act: "trigger", position: number("position") };
    case "constant-added":
      return { act: "pin", position: number("position") };
    case "birth-rolled":
      return { act: "birth", value: number("value"), success: isYes(args["success"]) };
    case "year-began":
      return { act: "year", year: number("year") };
    case "money-gained":
      return { act: "coin", seat: number("seat") };
    default:
      return null;
  }
}
