import { expect, test } from "vitest";
import type { Shown } from "$web/net/protocol";
import type { View } from "$web/painting/contract";
import { guessed, pips, rowsOf } from "$web/painting/plain/rows";

const shown = (field: string, kind: Shown["kind"], more: Partial<Shown> = {}): Shown => ({
  field,
  kind,
  by_seat: false,
  target: null,
  suits: [],
  ...more,
});

const view = (fields: Record<string, unknown>): View => ({
  game: "pond",
  rules_version: 1,
  viewer: 0,
  seats_count: 2,
  options: {},
  actor: 0,
  phase: "lay",
  scores: [0, 0],
  winners: [],
  ...fields,
});

test("what a description says is shown, with the target of each thing", () => {
  const grid = [
    ["reed-1", null],
    [null, "sky-6"],
  ];
  const [row] = rowsOf(
    view({ pond: grid }),
    [shown("pond", "board", { target: "cell:{place}", suits: ["reed", "sky"] })],
    0,
  );
  expect(row?.columns).toBe(2);
  expect(row?.things.map(({ target }) => target)).toEqual(["cell:0", "cell:1", "cell:2", "cell:3"]);
  expect(row?.things.map(({ suit, face }) => [suit, face])).toEqual([
    [0, "1"],
    [null, "null"],
    [null, "null"],
    [1, "6"],
  ]);
});

test("what belongs to the reader comes last", () => {
  const hands = [["a"], [null, null], []];
  const rows = rowsOf(view({ hands }), [shown("hands", "cards", { by_seat: true, target: "{seat}:{value}" })], 0);
  expect(rows.map(({ seat, things }) => [seat, things.length])).toEqual([
    [1, 2],
    [2, 0],
    [0, 1],
  ]);
  expect(rows[2]?.things[0]?.target).toBe("0:a");
});

test("without a description the shape of the values decides, and what the page shows elsewhere is left out", () => {
  const fields = { heap: 15, takes: [1, 2], board: [[1, 2]], odd: [[1], [1, 2]], secret: { a: 1 }, none: [] };
  expect(guessed(view(fields)).map(({ field, kind }) => [field, kind])).toEqual([
    ["heap", "number"],
    ["takes", "cards"],
    ["board", "board"],
  ]);
});

test("a field that is missing or has another shape is an empty row", () => {
  expect(
    rowsOf(view({ pond: 3 }), [shown("pond", "cards"), shown("gone", "dice")], null).map((row) => row.things.length),
  ).toEqual([1, 0]);
});

test("a die shows as many pips as it counts", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6, 0]);
});
