/** From what happened to what is shown when; the drawing of it is the stage's. */
import type { Message } from "$web/painting/contract";
import type { Token } from "./types";

export type Act =
  | { act: "play"; seat: number; kind: string }
  | { act: "reveal"; kind: string }
  | { act: "lay"; seat: number; kind: string; cell: string }
  | { act: "move"; kind: string; from: string; cell: string }
  | { act: "token"; token: Token; seat: number; cell: string }
  | { act: "draw"; seat: number; kind: string | null }
  | { act: "demand"; seat: number }
  | { act: "deal" };

export type Cue = Act & { at: number; lasts: number };

/** Milliseconds: how long an act lasts, and when the next one may begin. */
const LENGTHS: Record<Act["act"], { lasts: number; then: number }> = {
  play: { lasts: 340, then: 220 },
  reveal: { lasts: 480, then: 320 },
  lay: { lasts: 380, then: 240 },
  move: { lasts: 460, then: 320 },
  token: { lasts: 560, then: 400 },
  draw: { lasts: 360, then: 140 },
  demand: { lasts: 520, then: 200 },
  deal: { lasts: 420, then: 520 },
};

/** When the winning line is drawn: after the card that completed it has landed. */
export const LINE_AT = 460;

/** The cues of one update; they overlap so that a turn reads as one movement. */
export function schedule(events: readonly Message[]): Cue[] {
  const cues: Cue[] = [];
  let clock = 0;
  for (const event of events) {
    const last = cues.at(-1);
    if (event.id === "card-received" && last?.act === "draw" && last.seat === event.args["seat"])
      last.kind = String(event.args["kind"]);
    const act = actOf(event);
    if (!act) continue;
    // Played and laid at once: nobody has seen it held up in between.
    if (act.act === "lay" && last?.act === "play") clock = cues.pop()?.at ?? clock;
    const { lasts, then } = LENGTHS[act.act];
    cues.push({ ...act, at: clock, lasts });
    clock += then;
  }
  return cues;
}

function actOf({ id, args }: Message): Act | null {
  const seat = Number(args["seat"]);
  const kind = String(args["kind"]);
  const cell = String(args["cell"]);
  switch (id) {
    case "hand-played":
      return { act: "play", seat, kind };
    case "card-revealed":
      return { act: "reveal", kind };
    case "card-laid":
      return { act: "lay", seat, kind, cell };
    case "card-moved":
      return { act: "move", kind, from: String(args["from_cell"]), cell };
    case "net-put":
      return { act: "token", token: "net", seat, cell };
    case "web-put":
      return { act: "token", token: "web", seat, cell };
    case "card-drawn":
      return { act: "draw", seat, kind: null };
    case "card-demanded":
      return { act: "demand", seat: Number(args["other_seat"]) };
    case "hands-dealt":
      return { act: "deal" };
    default:
      return null;
  }
}

/** What the last update did on the table, to be marked until the next one that does something there. */
export interface Trace {
  /** Where a token was put. */
  token: string | null;
  /** Whence a card was moved. */
  from: string | null;
}

export const NO_TRACE: Trace = { token: null, from: null };

export function trace(events: readonly Message[], earlier: Trace): Trace {
  let now = earlier;
  for (const { id, args } of events) {
    if (id === "card-laid" || id === "card-demanded" || id === "passed") now = NO_TRACE;
    else if (id === "card-moved") now = { token: null, from: String(args["from_cell"]) };
    else if (id === "net-put" || id === "web-put") now = { token: String(args["cell"]), from: null };
  }
  return now;
}
