/** From the site's forecasts of destruction to what is drawn over the habitat. */
import type { ExtinctionView, Landing } from "./types";

/** Where tiles would land: by which rolls, at what price. */
export interface Mark {
  cell: string;
  /** Rolls that bring a tile here; empty in a choice of side. */
  rolls: number[];
  /** Animals lost here, at most. */
  lost: number;
  /** The group may yet decide otherwise. */
  maybe: boolean;
  defeat: boolean;
}

export interface Slide {
  from: string;
  to: string;
}

export interface Preview {
  marks: Mark[];
  slides: Slide[];
}

const NOTHING: Preview = { marks: [], slides: [] };

/** What the line or the side that is looked at would bring. */
export function previewOf(view: ExtinctionView, looked: string | null): Preview {
  const [kind, name] = looked?.split(":") ?? [];
  if (kind === "line") return previewLine(view, name ?? "");
  const side = kind === "cell" ? view.sides.find(({ cell }) => cell === name) : undefined;
  // Of a tie both ends are shown until one is looked at.
  const sides = side ? [side] : view.sides;
  return gather(sides.map((landing) => ({ roll: null, from: null, landing, maybe: side === undefined })));
}

function previewLine(view: ExtinctionView, name: string): Preview {
  const line = view.lines.find((one) => one.line === name);
  if (!line) return NOTHING;
  return gather(
    line.rolls.flatMap(({ roll, cell, landings }) =>
      landings.map((landing) => ({ roll, from: cell, landing, maybe: landings.length > 1 })),
    ),
  );
}

function gather(falls: { roll: number | null; from: string | null; landing: Landing; maybe: boolean }[]): Preview {
  const marks = new Map<string, Mark>();
  const slides = new Map<string, Slide>();
  const mark = (cell: string): Mark => {
    const known = marks.get(cell) ?? { cell, rolls: [], lost: 0, maybe: true, defeat: false };
    marks.set(cell, known);
    return known;
  };
  for (const { roll, from, landing, maybe } of falls) {
    for (const tile of landing.tiles) {
      const here = mark(tile);
      if (roll !== null && !here.rolls.includes(roll)) here.rolls.push(roll);
      here.maybe &&= maybe;
      here.defeat ||= landing.defeat !== null;
    }
    for (const { cell, animals } of landing.lost) {
      const here = mark(cell);
      here.lost = Math.max(here.lost, animals);
      here.maybe &&= maybe;
    }
    const first = landing.tiles[0];
    if (from !== null && first !== undefined && first !== from) slides.set(`${from}-${first}`, { from, to: first });
  }
  return { marks: [...marks.values()], slides: [...slides.values()] };
}
