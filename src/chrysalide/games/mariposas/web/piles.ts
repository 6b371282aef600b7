/** Who stands where: simple butterflies alike are one group with a number, and a cell's groups share its room. */
import { HOME, spotOf, type Spot } from "./geometry";
import { onBoard, type Cell, type MariposasView, type Standpoint } from "./types";

export interface Group {
  seat: number;
  generation: number;
  double: boolean;
  pieces: string[];
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
    const alike = here.find((group) => isAlike(group, piece));
    if (alike) alike.pieces.push(piece.piece);
    else here.push({ seat: piece.seat, generation: piece.generation, double: piece.double, pieces: [piece.piece] });
    found.set(piece.cell ?? "", here);
  }
  const mine = (group: Group): number => (group.seat === view.viewer ? 1 : 0);
  for (const here of found.values())
    here.sort((one, other) => mine(one) - mine(other) || one.seat - other.seat || one.generation - other.generation);
  return found;
}

/** Doubles stay apart: each counts as two already. */
const isAlike = (group: Group, piece: Standpoint): boolean =>
  group.seat === piece.seat && group.generation === piece.generation && !group.double && !piece.double;

/** Rows of a hexagon: how many abreast, how large, how far down. */
const ROOM = [
  { groups: 1, abreast: 1, size: 50 },
  { groups: 2, abreast: 2, size: 37 },
  { groups: 4, abreast: 2, size: 31 },
  { groups: 6, abreast: 3, size: 25 },
  { groups: 9, abreast: 3, size: 23 },
  { groups: Infinity, abreast: 4, size: 18 },
];

const HOME_ROOM = [
  { groups: 5, abreast: 5, size: 47 },
  { groups: 7, abreast: 7, size: 38 },
  { groups: 16, abreast: 8, size: 33 },
  { groups: Infinity, abreast: 10, size: 26 },
];

/** Generations grow: the oldest are the smallest. */
const GROWTH = [0.78, 0.78, 0.86, 0.93, 1.04];

export function placed(cell: Cell, groups: readonly Group[]): Placed[] {
  const home = cell.kind === "home";
  const rooms = home ? HOME_ROOM : ROOM;
  const { abreast, size } = rooms.find((room) => groups.length <= room.groups) ?? { abreast: 4, size: 18 };
  const rows = Math.ceil(groups.length / abreast);
  const pitch = { x: home ? size * 1.02 : size * 0.92, y: size * 0.8 };
  const centre = home ? { x: spotOf(cell).x, y: HOME.y + 62 } : { x: spotOf(cell).x, y: spotOf(cell).y + 5 };
  return groups.map((group, index) => {
    const row = Math.floor(index / abreast);
    const inRow = Math.min(abreast, groups.length - row * abreast);
    const x = centre.x + ((index % abreast) - (inRow - 1) / 2) * pitch.x;
    const y = centre.y + (row - (rows - 1) / 2) * pitch.y;
    return { ...group, at: { x, y }, size: size * (GROWTH[group.generation] ?? 1) };
  });
}
