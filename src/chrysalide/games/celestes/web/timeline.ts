/** From what happened to what is shown when; the drawing of it is the stage's. */
import type { Message } from "$web/painting/contract";
import type { Butterfly } from "./types";

export type Act =
  | { kind: "take"; slot: number; seat: number; species: Butterfly }
  | { kind: "turn"; slot: number }
  | { kind: "place"; slot: number; seat: number }
  | { kind: "deal" }
  | { kind: "token"; seat: number };

export type Cue = Act & { at: number; lasts: number };

const TAKE = { lasts: 440, then: 200 };
const TURN = { lasts: 380, then: 110 };
const PLACE = { lasts: 820, then: 620 };
const DEAL = { lasts: 620, then: 900 };
const TOKEN = { lasts: 1100, then: 500 };

const LENGTHS = { take: TAKE, turn: TURN, place: PLACE, deal: DEAL, token: TOKEN };

/** The cues of one update in milliseconds; they overlap so that a turn reads as one movement. */
export function schedule(events: readonly Message[]): Cue[] {
  const cues: Cue[] = [];
  let clock = 0;
  for (const event of events) {
    const act = actOf(event);
    if (!act) continue;
    const { lasts, then } = LENGTHS[act.kind];
    cues.push({ ...act, at: clock, lasts });
    clock += then;
  }
  return cues;
}

function actOf({ id, args }: Message): Act | null {
  const slot = Number(args["slot"]);
  const seat = Number(args["seat"]);
  switch (id) {
    case "card-taken":
      return { kind: "take", slot, seat, species: args["species"] as Butterfly };
    case "bolina-taken":
      return { kind: "take", slot, seat, species: "bolina" };
    case "card-turned":
      return { kind: "turn", slot };
    case "bolina-placed":
      return { kind: "place", slot, seat };
    case "cards-dealt":
      return { kind: "deal" };
    case "round-scored":
      return { kind: "token", seat };
    default:
      return null;
  }
}

/** When the row of a dealt card, and the card in its row, begin to fly. */
export const dealDelay = (row: number, place: number): number => row * 130 + place * 38;
