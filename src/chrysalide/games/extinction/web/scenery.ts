/** What grows and what was felled: drawings strewn over the habitat, the same wherever nothing has changed. */
import { cellAt, CELLS, chanceOf, columnOf, middleOf, rowOf, SIDE, UNIT, type Point } from "./geometry";

/** A drawing that stands at a point: its foot is there. */
export interface Item {
  key: string;
  art: string;
  /** The foot: what is lower stands in front. */
  foot: Point;
  width: number;
  height: number;
  flip: boolean;
}

interface Plant {
  art: string;
  width: number;
  height: number;
}

const TREES: Plant[] = [
  { art: "tree-round", width: 32, height: 43 },
  { art: "tree-tall", width: 24, height: 48 },
  { art: "tree-palm", width: 35, height: 42 },
  { art: "tree-tall", width: 20, height: 40 },
  { art: "fern", width: 20, height: 17 },
];
const BAMBOO: Plant[] = [
  { art: "bamboo", width: 26, height: 52 },
  { art: "bamboo", width: 22, height: 44 },
  { art: "tree-round", width: 30, height: 40 },
  { art: "fern", width: 20, height: 17 },
];
const KELP: Plant[] = [
  { art: "kelp", width: 27, height: 43 },
  { art: "kelp", width: 22, height: 35 },
  { art: "rock", width: 36, height: 26 },
  { art: "kelp", width: 25, height: 40 },
];
const SHORE: Plant[] = [
  { art: "shell", width: 13, height: 11 },
  { art: "star", width: 16, height: 16 },
  { art: "rock", width: 32, height: 22 },
  { art: "rock", width: 26, height: 18 },
];

/** Which plants grow here: by the face of the board, and bamboo where pandas live. */
export function plantsOf(face: string, module: string): Plant[] {
  if (face === "littoral") return KELP;
  return module === "panda" ? BAMBOO : TREES;
}

function stand(key: string, plants: readonly Plant[], foot: Point): Item {
  const plant = plants[Math.floor(chanceOf(key, "what") * plants.length)]!;
  const size = 0.82 + chanceOf(key, "size") * 0.4;
  return {
    key,
    art: plant.art,
    foot,
    width: plant.width * size,
    height: plant.height * size,
    flip: chanceOf(key, "flip") < 0.5,
  };
}

/** Two cells, or a cell and the rim, and the side between them; x and y count cells. */
interface Border {
  key: string;
  cells: [string, string];
  at: (along: number, across: number) => Point;
}

const BORDERS: Border[] = Array.from({ length: SIDE + 1 }, (_, line) =>
  Array.from({ length: SIDE }, (_, place): Border[] => [
    {
      key: `h${line}${place}`,
      cells: [cellAt(line, place + 1), cellAt(line + 1, place + 1)],
      at: (along, across) => ({
        x: (place + (along < 0.5 ? along * 0.5 : 1 - (1 - along) * 0.5)) * UNIT,
        y: line * UNIT + across,
      }),
    },
    {
      key: `v${line}${place}`,
      cells: [cellAt(place + 1, line), cellAt(place + 1, line + 1)],
      at: (along, across) => ({ x: line * UNIT + across, y: (place + along) * UNIT + 8 }),
    },
  ]),
).flat(2);

const INSIDE = new Set(CELLS);

/** How dense the green is on a border: it goes where both sides are ruined, and thins where one is. */
function density({ cells }: Border, ruined: ReadonlySet<string>): number {
  const [one, other] = cells.map((cell) => (INSIDE.has(cell) ? (ruined.has(cell) ? 0 : 1) : 2)) as [number, number];
  if (one === 2 || other === 2) return Math.min(one, other) === 0 ? 0.6 : 4.4;
  return [0, 1.1, 2.9][one + other] ?? 0;
}

export function growth(face: string, module: string, ruined: ReadonlySet<string>): Item[] {
  const plants = plantsOf(face, module);
  return BORDERS.flatMap((border) => {
    const rim = border.cells.some((cell) => !INSIDE.has(cell));
    const count = Math.floor(density(border, ruined) * (0.35 + chanceOf(border.key, "count")));
    return Array.from({ length: count }, (_, index) => {
      const key = `${border.key}-${index}`;
      const across = (chanceOf(key, "across") - 0.5) * (rim ? 24 : 12) + outward(border, rim);
      return stand(key, face === "littoral" && rim ? SHORE : plants, border.at(chanceOf(key, "along"), across));
    });
  });
}

/** On the rim plants stand outside the grid. */
function outward({ cells }: Border, rim: boolean): number {
  if (!rim) return 0;
  return INSIDE.has(cells[0]) ? 20 : -10;
}

/** Stumps on felled cells, a log here and there across two of them. */
export function felled(ruined: ReadonlySet<string>): Item[] {
  return [...ruined].flatMap((cell) => [...stumps(cell), ...logs(cell, ruined)]);
}

const STUMPS: Point[] = [
  { x: -22, y: -14 },
  { x: 21, y: 2 },
  { x: -14, y: 36 },
];

function stumps(cell: string): Item[] {
  const { x, y } = middleOf(cell);
  const count = chanceOf(cell, "stumps") < 0.35 ? 2 : 3;
  const turned = chanceOf(cell, "turned") < 0.5 ? -1 : 1;
  return STUMPS.slice(0, count).map((at, index) => {
    const key = `${cell}-stump${index}`;
    const size = 0.72 + chanceOf(key, "size") * 0.28;
    const foot = {
      x: x + at.x * turned + (chanceOf(key, "x") - 0.5) * 14,
      y: y + at.y + (chanceOf(key, "y") - 0.5) * 10,
    };
    return { key, art: "stump", foot, width: 50 * size, height: 38 * size, flip: chanceOf(key) < 0.5 };
  });
}

function logs(cell: string, ruined: ReadonlySet<string>): Item[] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const { x, y } = middleOf(cell);
  const log = (key: string, foot: Point): Item => ({
    key,
    art: "log",
    foot,
    width: 54,
    height: 22,
    flip: chanceOf(key) < 0.5,
  });
  const found: Item[] = [];
  if (ruined.has(cellAt(row, column + 1)))
    found.push(log(`${cell}-right`, { x: x + UNIT / 2, y: y + 44 * (chanceOf(cell, "r") - 0.3) }));
  if (ruined.has(cellAt(row + 1, column)) && chanceOf(cell, "d") < 0.7)
    found.push(log(`${cell}-down`, { x: x + 20, y: y + UNIT / 2 + 8 }));
  return found;
}

/** An uneven round patch: a clearing in the wood, a lighter place in the water. */
export function patch(cell: string): string {
  const { x, y } = middleOf(cell);
  const points = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * 2 * Math.PI;
    const reach = 33 + chanceOf(cell, "patch", index) * 13;
    return { x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach * 0.93 };
  });
  const between = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const last = points.at(-1)!;
  return `M${between(last, points[0]!)}${points.map((point, index) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${between(point, points[(index + 1) % points.length]!)}`).join("")}Z`;
}
