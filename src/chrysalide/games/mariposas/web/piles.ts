/** Who stands where: simple butterflies alike are one group with a number, and a cell's groups share its room. */
import { HOME, spotOf, type Spot } from "./geometry";
import { onBoard, type Cell, type MariposasView, type Standpoint } from "./types";

export interface Group {
  seat: number;
  generation: number;
  double: boolean;
  pieces: string[];
  /** What tells it from others of its generation here. */
  past?: string;
}

export interface Placed extends Group {
  at: Spot;
  /** Width of the drawing. */
  size: number;
}

/** The groups of every cell with butterflies; the viewer's own come last, so that they lie on top. */
export function piles(view: MariposasView): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  for (const piece of onBoard(view)) {
    const here = found.get(piece.cell ?? "") ?? [];
    const past = piece.seat === view.seat ? pastOf(piece) : "";
    const alike = here.find((group) => group.past === past && isAlike(group, piece));
    if (alike) alike.pieces.push(piece.piece);
    else here.push(alone(piece, past));
    found.set(piece.cell ?? "", here);
  }
  const mine = (group: Group): number => (group.seat === view.viewer ? 1 : 0);
  for (const here of found.values())
    here.sort((one, other) => mine(one) - mine(other) || one.seat - other.seat || one.generation - other.generation);
  return found;
}

const alone = ({ seat, generation, double, piece }: Standpoint, past: string): Group => ({
  seat,
  generation,
  double,
  pieces: [piece],
  past,
});

/** Where it has been: in its seat's turn the rules tell butterflies apart by it, and so does the map. */
const pastOf = ({ start, visited }: Standpoint): string => [start ?? "", ...visited].join(" ");

/** Doubles stay apart: each counts as two already. */
const isAlike = (group: Group, piece: Standpoint): boolean =>
  group.seat === piece.seat && group.generation === piece.generation && !group.double && !piece.double;

/** How many butterflies these are. */
export const crowd = (groups: readonly Group[]): number => groups.reduce((sum, { pieces }) => sum + pieces.length, 0);

/** So many butterflies on a cell are a pile: one of them and their number, and all of them as a fan. */
const PILE = 4;
/** The large space has room for so many groups. */
const AT_HOME = 14;

export interface Shown {
  groups: readonly Group[];
  /** How many butterflies the pile holds; 0: all of them are drawn. */
  pile: number;
}

/** What of a cell's groups is drawn. */
export function shownOf(cell: Pick<Cell, "kind">, groups: readonly Group[]): Shown {
  const all = crowd(groups);
  if (cell.kind === "home")
    return groups.length > AT_HOME ? { groups: groups.slice(-AT_HOME), pile: all } : { groups, pile: 0 };
  return all >= PILE && groups.length > 1 ? { groups: groups.slice(-1), pile: all } : { groups, pile: 0 };
}

/** Rows of a hexagon: how many abreast, and how large. None is smaller than a finger's or an eye's need. */
const ROOM = [
  { groups: 1, abreast: 1, size: 52 },
  { groups: 2, abreast: 2, size: 40 },
  { groups: Infinity, abreast: 2, size: 38 },
];

const HOME_ROOM = [
  { groups: 5, abreast: 5, size: 48 },
  { groups: Infinity, abreast: 7, size: 38 },
];

/** Generations grow: the oldest are the smallest. */
const GROWTH = [0.86, 0.86, 0.9, 0.95, 1.04];

export function placed(cell: Cell, groups: readonly Group[]): Placed[] {
  const home = cell.kind === "home";
  const rooms = home ? HOME_ROOM : ROOM;
  const { abreast, size } = rooms.find((room) => groups.length <= room.groups) ?? { abreast: 2, size: 38 };
  const rows = Math.ceil(groups.length / abreast);
  const pitch = { x: home ? size * 1.02 : size * 0.84, y: size * 0.7 };
  const centre = home ? { x: spotOf(cell).x, y: HOME.y + 62 } : { x: spotOf(cell).x, y: spotOf(cell).y + 5 };
  return groups.map((group, index) => {
    const row = Math.floor(index / abreast);
    const inRow = Math.min(abreast, groups.length - row * abreast);
    const x = centre.x + ((index % abreast) - (inRow - 1) / 2) * pitch.x;
    const y = centre.y + (row - (rows - 1) / 2) * pitch.y;
    return { ...group, at: { x, y }, size: size * (GROWTH[group.generation] ?? 1) };
  });
}
