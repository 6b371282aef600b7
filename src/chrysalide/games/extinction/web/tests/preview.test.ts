import { describe, expect, it } from "vitest";
import { previewOf } from "../preview";
import type { Landing, LinePreview } from "../types";
import { odds, table } from "./views";

const landing = (tiles: string[], changes: Partial<Landing> = {}): Landing => ({
  side: null,
  tiles,
  lost: [],
  population: 8,
  defeat: null,
  ...changes,
});
const LINE: LinePreview = {
  line: "r4",
  cells: ["41", "42", "43", "44", "45", "46"],
  animals: 2,
  rolls: [
    { roll: 1, cell: "41", landings: [landing(["41"], { lost: [{ cell: "41", animals: 1 }] })] },
    { roll: 2, cell: "42", landings: [landing(["41"], { lost: [{ cell: "41", animals: 1 }] })] },
    {
      roll: 3,
      cell: "43",
      landings: [landing(["41"], { side: "41", lost: [{ cell: "41", animals: 1 }] }), landing(["44"], { side: "46" })],
    },
    { roll: 4, cell: "44", landings: [landing(["44", "45"])] },
    { roll: 5, cell: "45", landings: [landing(["45"])] },
    { roll: 6, cell: "46", landings: [landing(["46"], { lost: [{ cell: "46", animals: 2 }], defeat: "population" })] },
  ],
  loss: odds(4, 6),
  worst: 2,
  defeat: odds(1, 6),
};

describe("the preview of a line", () => {
  const view = table({ phase: "line", lines: [LINE] });
  const { marks, slides } = previewOf(view, "line:r4");
  const at = (cell: string) => marks.find((mark) => mark.cell === cell);

  it("says which rolls end where", () => {
    expect(at("41")).toMatchObject({ rolls: [1, 2, 3], lost: 1, maybe: false });
    expect(at("45")).toMatchObject({ rolls: [4, 5], lost: 0 });
  });
  it("leaves open what the group decides, unless another roll is certain to end there", () => {
    expect(at("44")).toMatchObject({ rolls: [3, 4], maybe: false });
    const tie = table({ phase: "line", lines: [{ ...LINE, rolls: LINE.rolls.slice(2, 3) }] });
    expect(previewOf(tie, "line:r4").marks.map(({ maybe }) => maybe)).toEqual([true, true]);
  });
  it("draws slides, and only slides", () => {
    expect(slides).toEqual([
      { from: "42", to: "41" },
      { from: "43", to: "41" },
      { from: "43", to: "44" },
    ]);
  });
  it("marks a defeat", () => {
    expect(at("46")).toMatchObject({ lost: 2, defeat: true });
  });
  it("is empty where nothing is looked at", () => {
    expect(previewOf(view, null).marks).toEqual([]);
    expect(previewOf(view, "line:c1").marks).toEqual([]);
    expect(previewOf(view, "cell:41").marks).toEqual([]);
  });
});

describe("the preview of a side", () => {
  it("shows where the tile would lie", () => {
    const view = table({
      phase: "side",
      sides: [
        { cell: "31", ...landing(["32"]) },
        { cell: "35", ...landing(["34"]) },
      ],
    });
    expect(previewOf(view, "cell:35").marks).toMatchObject([{ cell: "34", rolls: [], lost: 0, maybe: false }]);
    expect(previewOf(view, null).marks).toMatchObject([
      { cell: "32", maybe: true },
      { cell: "34", maybe: true },
    ]);
  });
});
