/** From what happened to what is shown when; the drawing of it is the stage's. */
import type { Message } from "$web/painting/contract";
import type { Kind } from "./types";

/** One structure for each of several names, so that a name tells its structure. */
type Each<A extends string, Rest> = A extends string ? { act: A } & Rest : never;

export type Act =
  | { act: "deal"; cell: string }
  | Each<"step" | "fly" | "home", { seat: number; from: string; cell: string }>
  | Each<
      "enter" | "hatch" | "caught" | "stuck" | "arrive" | "eaten" | "off" | "homeless",
      { seat: number; cell: string }
    >
  | { act: "push"; entry: string; exit: string; kind: Kind; out: Kind };

export type Cue = Act & { at: number; lasts: number };

/** Milliseconds: how long an act lasts, and when the next one may begin; a pawn does one thing after the other. */
const LENGTHS: Record<Act["act"], { lasts: number; then: number }> = {
  deal: { lasts: 300, then: 24 },
  enter: { lasts: 460, then: 460 },
  step: { lasts: 320, then: 320 },
  fly: { lasts: 500, then: 500 },
  home: { lasts: 560, then: 560 },
  hatch: { lasts: 420, then: 240 },
  caught: { lasts: 400, then: 400 },
  stuck: { lasts: 340, then: 340 },
  arrive: { lasts: 560, then: 300 },
  eaten: { lasts: 540, then: 540 },
  off: { lasts: 580, then: 580 },
  homeless: { lasts: 400, then: 400 },
  push: { lasts: 560, then: 700 },
};

/** More than this at once (a jump in a replay) is not animated, only shown. */
const MOST = 14;

/** The cues of one update, one after the other, beginning after `late` milliseconds. */
export function schedule(events: readonly Message[], late = 0): Cue[] {
  const cues: Cue[] = [];
  let clock = late;
  for (const event of events) {
    const act = actOf(event);
    if (!act) continue;
    const { lasts, then } = LENGTHS[act.act];
    cues.push({ ...act, at: clock, lasts });
    clock += then;
  }
  const told = cues.filter(({ act }) => act !== "deal");
  const jumped = told.length > MOST || told.filter(({ act }) => act === "push").length > 1;
  return jumped ? [] : cues;
}

/** When the last of them has come to rest. */
export const endOf = (cues: readonly Cue[]): number => Math.max(0, ...cues.map(({ at, lasts }) => at + lasts));

function actOf({ id, args }: Message): Act | null {
  const seat = Number(args["seat"]);
  const cell = String(args["cell"]);
  const from = String(args["from_cell"]);
  switch (id) {
    case "tile-dealt":
      return { act: "deal", cell };
    case "pawn-placed":
    case "pawn-entered":
      return { act: "enter", seat, cell };
    case "pawn-stepped":
      return { act: "step", seat, from, cell };
    case "pawn-flew":
      return { act: "fly", seat, from, cell };
    case "pawn-returned":
      return { act: "home", seat, from, cell };
    case "eggs-hatched":
      return { act: "hatch", seat, cell };
    case "pawn-caught":
      return { act: "caught", seat, cell };
    case "pawn-stuck":
      return { act: "stuck", seat, cell };
    case "pawn-arrived":
      return { act: "arrive", seat, cell };
    case "pawn-eaten":
      return { act: "eaten", seat, cell };
    case "pawn-flown-off":
      return { act: "off", seat, cell };
    case "pawn-homeless":
      return { act: "homeless", seat, cell };
    case "tile-pushed":
      return {
        act: "push",
        entry: String(args["entry"]),
        exit: String(args["exit"]),
        kind: args["kind"] as Kind,
        out: args["out"] as Kind,
      };
    default:
      return null;
  }
}

/** The cells of the action that is going on, in order; nothing where it was not seen to begin. */
export function chainOf(events: readonly Message[], earlier: readonly string[]): string[] {
  let chain = events.length > 0 ? [...earlier] : [];
  for (const { id, args } of events) {
    const cell = String(args["cell"]);
    if (id === "pawn-acts") chain = [cell];
    else if ((id === "pawn-stepped" || id === "pawn-flew") && chain.at(-1) === args["from_cell"]) chain.push(cell);
    else if (id === "tile-pushed" || id === "turn-missed") chain = [];
  }
  return chain;
}

type Moving = Exclude<Cue, { act: "deal" | "hatch" | "push" | "arrive" }>;

/** One pawn's part in what happens: where it stood first, what it does, where it stands at the end. */
export interface Track {
  seat: number;
  /** Null: it comes from the reserve. */
  start: string | null;
  /** Null: it is gone. */
  end: string | null;
  legs: Moving[];
}

/** Follows every pawn through the cues, so that each moves as one piece however many links its chain has. */
export function tracksOf(cues: readonly Cue[]): Track[] {
  const tracks: Track[] = [];
  const standing = new Map<string, Track>();
  const at = (cell: string, seat: number): Track => {
    const known = standing.get(cell) ?? { seat, start: cell, end: cell, legs: [] };
    if (known.legs.length === 0) tracks.push(known);
    standing.delete(cell);
    return known;
  };
  const keep = (track: Track, cue: Moving, end: string | null): void => {
    track.legs.push(cue);
    track.end = end;
    if (end !== null) standing.set(end, track);
  };
  for (const cue of cues) {
    if (cue.act === "enter") {
      const track: Track = { seat: cue.seat, start: null, end: cue.cell, legs: [] };
      tracks.push(track);
      keep(track, cue, cue.cell);
    } else if (cue.act === "step" || cue.act === "fly" || cue.act === "home")
      keep(at(cue.from, cue.seat), cue, cue.cell);
    else if (cue.act === "caught" || cue.act === "stuck") keep(at(cue.cell, cue.seat), cue, cue.cell);
    else if (cue.act === "eaten" || cue.act === "off" || cue.act === "homeless")
      keep(at(cue.cell, cue.seat), cue, null);
  }
  return tracks;
}
