/** Where things lie on the habitat: 100 units a cell, six by six, a rim around. No rule is here. */

export const SIDE = 6;
export const UNIT = 100;
export const RIM = 36;
export const SPAN = SIDE * UNIT + 2 * RIM;
export const VIEW_BOX = `${-RIM} ${-RIM} ${SPAN} ${SPAN}`;

export interface Point {
  x: number;
  y: number;
}

/** `24`: row 2, column 4; both from 1. */
export const rowOf = (cell: string): number => Number(cell[0]);
export const columnOf = (cell: string): number => Number(cell[1]);
export const cellAt = (row: number, column: number): string => `${row}${column}`;

export const CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  cellAt(Math.floor(index / SIDE) + 1, (index % SIDE) + 1),
);
export const LINES: readonly string[] = ["r", "c"].flatMap((kind) =>
  Array.from({ length: SIDE }, (_, index) => `${kind}${index + 1}`),
);

/** The middle of a cell. */
export const middleOf = (cell: string): Point => ({ x: (columnOf(cell) - 0.5) * UNIT, y: (rowOf(cell) - 0.5) * UNIT });

/** The six cells of a line, from the left or from the top. */
export function cellsOf(line: string): string[] {
  const place = Number(line[1]);
  return Array.from({ length: SIDE }, (_, index) =>
    line[0] === "r" ? cellAt(place, index + 1) : cellAt(index + 1, place),
  );
}

/** Where a cell lies in the picture, as shares of its side: for what is laid over it. */
export function share(cell: string): { left: number; top: number; size: number } {
  return {
    left: (RIM + (columnOf(cell) - 1) * UNIT) / SPAN,
    top: (RIM + (rowOf(cell) - 1) * UNIT) / SPAN,
    size: UNIT / SPAN,
  };
}

/** A number from 0 to 1 that is always the same for the same names: nothing in the picture jumps when something else changes. */
export function chanceOf(...names: (string | number)[]): number {
  let hash = 2166136261;
  for (const character of names.join(" ")) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 4294967296;
}

interface Edge {
  from: Point;
  to: Point;
}

/** The sides where ruined ground meets living ground, the ruined cell at the right hand. */
function sidesOf(cells: ReadonlySet<string>): Edge[] {
  const edges: Edge[] = [];
  for (const cell of cells) {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    const [left, top, right, bottom] = [column - 1, row - 1, column, row];
    const side = (neighbour: string, x1: number, y1: number, x2: number, y2: number): void => {
      if (!cells.has(neighbour)) edges.push({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } });
    };
    side(cellAt(row - 1, column), left, top, right, top);
    side(cellAt(row, column + 1), right, top, right, bottom);
    side(cellAt(row + 1, column), right, bottom, left, bottom);
    side(cellAt(row, column - 1), left, bottom, left, top);
  }
  return edges;
}

const turn = (a: Edge, b: Edge): number =>
  (a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x);

/** The sides in order around each patch; patches that meet at a corner only stay apart. */
function roundsOf(edges: readonly Edge[]): Edge[][] {
  const left = new Set(edges);
  const rounds: Edge[][] = [];
  for (const first of edges) {
    if (!left.delete(first)) continue;
    const round = [first];
    for (let edge: Edge = first; ;) {
      const onward = [...left].filter(({ from }) => from.x === edge.to.x && from.y === edge.to.y);
      const next = onward.sort((a, b) => turn(edge, b) - turn(edge, a))[0];
      if (!next) break;
      left.delete(next);
      round.push(next);
      edge = next;
    }
    rounds.push(round);
  }
  return rounds;
}

/** Three points on a side, a little inside and never quite straight. */
function waverOf({ from, to }: Edge, inset: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [0.14, 0.5, 0.86].map((along, index) => {
    const inward = inset + (chanceOf(from.x, from.y, to.x, to.y, index) - 0.5) * 8;
    return { x: (from.x + dx * along) * UNIT - dy * inward, y: (from.y + dy * along) * UNIT + dx * inward };
  });
}

const round1 = (value: number): number => Math.round(value * 10) / 10;

/** The outline of ruined ground as one path: neighbours flow together. */
export function outline(cells: ReadonlySet<string>, inset = 6): string {
  return roundsOf(sidesOf(cells))
    .map((round) => closed(round.flatMap((edge) => waverOf(edge, inset))))
    .join("");
}

function closed(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const between = (index: number): string =>
    `${round1((at(index).x + at(index + 1).x) / 2)} ${round1((at(index).y + at(index + 1).y) / 2)}`;
  return `M${between(-1)}${points.map(({ x, y }, index) => `Q${round1(x)} ${round1(y)} ${between(index)}`).join("")}Z`;
}

/** From cell to cell by the straight way along rows and columns that the arrows of a keyboard take. */
export function stepFrom(cell: string, key: string): string | null {
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[key];
  if (!step) return null;
  const [row, column] = [rowOf(cell) + step[0], columnOf(cell) + step[1]];
  return row >= 1 && row <= SIDE && column >= 1 && column <= SIDE ? cellAt(row, column) : null;
}
