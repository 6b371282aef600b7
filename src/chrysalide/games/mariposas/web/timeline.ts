/** From what happened to what is shown when; the drawing of it is the stage's. */
import type { Args, Message } from "$web/painting/contract";

export type Act =
  | { act: "fly"; seat: number; piece: string; generation: number; double: boolean; from: string; cell: string }
  | { act: "flip"; cell: string }
  | { act: "roll"; face: string; cell: string }
  | { act: "flowers"; seat: number; flower: string; count: number; cell: string }
  | { act: "gain"; seat: number; card: string; cell: string }
  | { act: "born"; seat: number; piece: string; cell: string }
  | { act: "turn"; seat: number; piece: string; cell: string }
  | { act: "points"; seat: number; points: number; cell: string }
  | { act: "play"; seat: number; card: string };

export type Cue = Act & { at: number; lasts: number };

/** Milliseconds: how long an act lasts, and when the next one may begin. */
const LENGTHS: Record<Act["act"], { lasts: number; then: number }> = {
  fly: { lasts: 620, then: 560 },
  flip: { lasts: 360, then: 260 },
  roll: { lasts: 900, then: 520 },
  flowers: { lasts: 520, then: 140 },
  gain: { lasts: 560, then: 160 },
  born: { lasts: 560, then: 300 },
  turn: { lasts: 480, then: 260 },
  points: { lasts: 1100, then: 160 },
  play: { lasts: 420, then: 220 },
};

/** A jump in a replay brings many events at once: they are not animated. */
const LONGEST = 60;

/** The cues of one update; they overlap so that a turn reads as one movement. */
export function schedule(events: readonly Message[]): Cue[] {
  if (events.length > LONGEST) return [];
  const cues: Cue[] = [];
  let clock = 0;
  // Some announcements do not say where; they follow a landing that does.
  let place = "";
  for (const { id, args } of events) {
    if (typeof args["cell"] === "string" && args["cell"] !== "") place = args["cell"];
    const act = actOf(id, args, place);
    if (!act) continue;
    const { lasts, then } = LENGTHS[act.act];
    cues.push({ ...act, at: clock, lasts });
    clock += then;
  }
  return cues;
}

function actOf(id: string, args: Args, cell: string): Act | null {
  const seat = Number(args["seat"]);
  const text = (name: string): string => String(args[name] ?? "");
  switch (id) {
    case "butterfly-moved":
      return {
        act: "fly",
        seat,
        piece: text("piece"),
        generation: Number(args["generation"]),
        double: isYes(args["double"]),
        from: text("from_cell"),
        cell,
      };
    case "token-revealed":
      return { act: "flip", cell };
    case "die-rolled":
      return { act: "roll", face: text("face"), cell };
    case "flowers-taken":
      return { act: "flowers", seat, flower: text("flower"), count: Number(args["count"]), cell };
    case "card-gained":
      return { act: "gain", seat, card: text("card"), cell };
    case "born":
    case "free-born":
      return { act: "born", seat, piece: text("piece"), cell };
    case "turned-double":
      return { act: "turn", seat, piece: text("piece"), cell };
    case "points-birth":
    case "points-nursery":
      return { act: "points", seat, points: Number(args["points"]), cell };
    case "card-played":
      return { act: "play", seat, card: text("card") };
    default:
      return null;
  }
}

const isYes = (value: unknown): boolean => value === true || value === "yes";
