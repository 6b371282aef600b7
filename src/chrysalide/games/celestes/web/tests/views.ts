/** Views to paint in tests, as the site would send them. */
import type { CelestesView, Holder, Slot, Species } from "../types";

const ROWS = ["...X.X.X...", "..O.O.O.O..", ".X.X.X.X.X.", "O.O.O.O.O.O"];
const KINDS: Species[] = ["eighty_eight", "morpho", "monarch", "swallowtail"];

function holder(seat: number): Holder {
  const species = KINDS.map((id) => ({ id, cards: 0, points: 0, missing: 1, worth: 2 }));
  return { seat, tokens: 0, total: 0, joker: null, species };
}

function laid(): Slot[] {
  const places = ROWS.flatMap((row, index) =>
    [...row].flatMap((mark, x) => (mark === "." ? [] : [{ row: index, x, up: mark === "O" }])),
  );
  return places.map(({ row, x, up }, index) => {
    const under = places.flatMap((other, number) =>
      other.row === row + 1 && Math.abs(other.x - x) <= 1 ? [number + 1] : [],
    );
    const face = up ? "up" : "down";
    return { slot: index + 1, row, x, face, species: up ? "morpho" : null, free: under.length === 0, under };
  });
}

/** Layout L01 just dealt, with Blue Morphos on all face-up slots. */
export function pyramid(changes: Partial<CelestesView> = {}): CelestesView {
  return {
    game: "celestes",
    viewer: 0,
    rules_version: 1,
    seats_count: 2,
    options: {},
    actor: 0,
    phase: "take",
    scores: [0, 0],
    winners: [],
    round: 1,
    first: 0,
    layout: { id: "L01", title: "L01", width: 12, rows: 4 },
    slots: laid(),
    bolina: { seat: 1 },
    taken: null,
    seats: [holder(0), holder(1)],
    left: { eighty_eight: 8, morpho: 6, monarch: 1, swallowtail: 0 },
    unseen: { eighty_eight: 5, morpho: 3, monarch: 1, swallowtail: 1 },
    hidden: 8,
    aside: 2,
    rounds: [],
    tokens_to_win: 3,
    ...changes,
  };
}

/** The same with nothing left but the Bolina's question about slot 13. */
export function lastQuestion(): CelestesView {
  const slots = laid().map((slot): Slot => ({ ...slot, face: "empty", species: null, free: false, under: [] }));
  return pyramid({ phase: "bolina", bolina: { seat: 0 }, taken: 13, slots });
}
