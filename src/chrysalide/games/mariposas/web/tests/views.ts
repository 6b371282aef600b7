/** Views to paint in tests, as the site would send them: a corner of the map, two seats, spring. */
import { propsOf } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import type { Cell, Goal, MariposasView, Piece, Sitter } from "../types";

export function cell(name: string, changes: Partial<Cell> = {}): Cell {
  const y = name.charCodeAt(0) - "a".charCodeAt(0);
  const x = Number(name.slice(1)) + (y % 2) / 2;
  return {
    cell: name,
    x,
    y,
    kind: "flower",
    color: "green",
    flower: "white",
    count: 1,
    place: null,
    name: null,
    milkweed: false,
    coast: false,
    token: null,
    ...changes,
  };
}

const city = (name: string, place: string, token: string): Cell =>
  cell(name, { kind: "city", color: null, flower: null, count: 0, place, name: place, token });

export const CELLS: Cell[] = [
  cell("j0"),
  cell("j1", { flower: "yellow", milkweed: true }),
  city("j2", "houston", "hidden"),
  cell("k0", { flower: "orange" }),
  cell("k1", { flower: "pink", milkweed: true }),
  cell("k2", { milkweed: true, count: 2 }),
  cell("l0", { color: "orange" }),
  cell("l1", { color: "orange", flower: "violet" }),
  {
    ...cell("m0"),
    cell: "m",
    x: 1,
    y: 12,
    kind: "home",
    color: null,
    flower: null,
    count: 0,
    place: "michoacan",
    name: "Michoacán",
  },
];

export function piece(name: string, at: string | null, changes: Partial<Piece> = {}): Piece {
  return {
    piece: name,
    generation: Number(name[0]),
    double: false,
    where: at === null ? "reserve" : "board",
    cell: at,
    start: null,
    visited: [],
    ...changes,
  };
}

export function sitter(seat: number, changes: Partial<Sitter> = {}): Sitter {
  return {
    seat,
    score: 0,
    flowers: { orange: 1, pink: 0, violet: 2, yellow: 0, white: 0 },
    flowers_total: 3,
    hand: 2,
    played: ["22"],
    cards: seat === 1 ? ["pink-egg"] : [],
    bonus: [],
    laid: [],
    tiles: [],
    michoacan: { weight: 0, points: 0 },
    pieces: [
      piece("1", "m"),
      piece("2a", null, { where: "card" }),
      piece("2b", null),
      piece("3a", null),
      piece("4a", null),
    ],
    points: [],
    ...changes,
  };
}

export const COUNT: Goal = {
  goal: 1,
  kind: "count_in",
  points: 2,
  immediate: false,
  terms: [{ term: "color", color: "green" }],
  cells: ["j0", "j1", "k0", "k1", "k2"],
  conditions: [],
  seats: [
    { seat: 0, now: 4, scored: 0, weight: 2, cells: ["k1", "k2"], met: [] },
    { seat: 1, now: 0, scored: 0, weight: 0, cells: [], met: [] },
  ],
};

export const ONCE: Goal = {
  goal: 2,
  kind: "once",
  points: 5,
  immediate: false,
  terms: [],
  cells: ["j1"],
  conditions: [
    { op: "at_least", n: 3, terms: [], cells: null },
    { op: "none_in", n: 0, terms: [{ term: "below", place: "atlanta", name: "Atlanta" }], cells: ["j1"] },
  ],
  seats: [
    { seat: 0, now: 0, scored: 0, weight: 0, cells: [], met: [true, false] },
    { seat: 1, now: 5, scored: 0, weight: 0, cells: [], met: [true, true] },
  ],
};

export function table(changes: Partial<MariposasView> = {}): MariposasView {
  return {
    game: "mariposas",
    viewer: 0,
    rules_version: 1,
    seats_count: 2,
    options: {},
    actor: 0,
    phase: "play",
    scores: [0, 0],
    winners: [],
    season: "spring",
    round: 2,
    rounds: [4, 5, 6],
    extra: false,
    first: 0,
    seat: 0,
    cells: CELLS,
    milkweed: [["j1", "k1", "k2"]],
    home: "m",
    seasons: [
      {
        season: "spring",
        card: "spring_1",
        active: true,
        past: false,
        waiting: [0, 0],
        generation: null,
        goals: [COUNT, ONCE],
      },
      { season: "summer", card: null, active: false, past: false, waiting: [1, 1], generation: 2, goals: [] },
      { season: "autumn", card: null, active: false, past: false, waiting: [2, 2], generation: 3, goals: [] },
    ],
    tiles: [
      {
        row: "pink",
        tile: "jewel",
        cards: ["pink-egg", "pink-caterpillar", "pink-chrysalis", "pink-adult"],
        seats: [],
        end_points: 3,
        points_per_birth: 0,
        flowers_each: 0,
        extra_turns: 0,
        gain_cards: 0,
        michoacan_bonus: 0,
      },
    ],
    hidden_tokens: ["pink-egg", "wild"],
    kinds: [
      { card: "111", moves: [1, 1, 1], flower: false, copies: null },
      { card: "22", moves: [2, 2], flower: false, copies: null },
      { card: "4f", moves: [4], flower: true, copies: null },
    ],
    bonus_kinds: [{ card: "double", moves: [3, 2] }],
    deck: 20,
    discard: {},
    unseen: { "111": 3, "22": 0 },
    supply: { orange: 24, pink: 24, violet: 22, yellow: 24, white: 24 },
    hand: ["111", "4f"],
    seats: [sitter(0), sitter(1)],
    turn: {
      card: null,
      as: null,
      extra: false,
      stretch: false,
      moves: [],
      stretch_left: false,
      flower_move: null,
      flying: null,
      collected: [],
    },
    launches: [],
    reach: [],
    beside: [],
    birth: null,
    michoacan: { table: [0, 3, 7, 12, 17, 21, 24], beyond: 2 },
    costs: { "2": 2, "3": 3, "4": 4, double: 4 },
    end: null,
    ...changes,
  };
}

export const props = (changes: Partial<Props<MariposasView>> = {}): Props<MariposasView> =>
  propsOf(table(), ["Camille", "Vulcain"], changes);
