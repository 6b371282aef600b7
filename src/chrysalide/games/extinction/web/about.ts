/** What the focused action is about: the kinds of things on the table that its text names, to be outlined. */
import type { Cell, ExtinctionView } from "./types";
import { firstSign } from "./wording";

const LIVING = ({ animals }: Cell): boolean => animals > 0;
const RUINED = ({ tile }: Cell): boolean => tile;
const FREE = ({ tile, animals }: Cell): boolean => !tile && animals === 0;

/** By the first phrase of a card. Where cards are drawn or money is gained nothing on the board is meant. */
const CELLS: Record<string, (cell: Cell) => boolean> = { move: LIVING, untile: RUINED, place: FREE, lose: LIVING };

export interface About {
  cells: ReadonlySet<string>;
  ambassadors: boolean;
  constants: boolean;
}

const NOTHING: About = { cells: new Set(), ambassadors: false, constants: false };

export function aboutOf(view: ExtinctionView, focused: string | null): About {
  const [kind, id] = focused?.split(/:(.*)/) ?? [];
  const card =
    kind === "card" ? id : kind === "place" ? view.places.find(({ place }) => place === id)?.card : undefined;
  const text = card === undefined ? undefined : view.cards[card];
  if (!text) return NOTHING;
  const sign = firstSign(text);
  const named = CELLS[sign];
  return {
    cells: new Set(named ? view.cells.filter(named).map(({ cell }) => cell) : []),
    ambassadors: sign === "influence" || sign === "peek",
    constants: sign === "unconst",
  };
}
