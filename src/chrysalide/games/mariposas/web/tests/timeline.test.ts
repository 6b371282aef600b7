import { describe, expect, it } from "vitest";
import { schedule } from "../timeline";

const moved = {
  id: "butterfly-moved",
  args: {
    seat: 1,
    piece: "2a",
    generation: 2,
    double: "no",
    from_cell: "m",
    length: 3,
    cell: "j2",
    place: "houston",
    name: "Houston",
  },
};
const rolled = { id: "die-rolled", args: { seat: 1, face: "violet" } };
const taken = { id: "flowers-taken", args: { seat: 1, flower: "violet", count: 1, source: "die", cell: "j2" } };
const gained = { id: "card-gained", args: { seat: 1, card: "pink-egg", color: "pink", stage: "egg", source: "token" } };

describe("what is shown when", () => {
  it("flies first, then turns the token, rolls, takes and gains, where it landed", () => {
    const cues = schedule([
      moved,
      { id: "token-revealed", args: { seat: 1, cell: "j2", token: "pink-egg" } },
      rolled,
      taken,
      gained,
    ]);
    expect(cues.map(({ act }) => act)).toEqual(["fly", "flip", "roll", "flowers", "gain"]);
    expect(cues.map(({ at }) => at)).toEqual([...cues.map(({ at }) => at)].sort((one, other) => one - other));
    expect(cues[2]).toMatchObject({ face: "violet", cell: "j2" });
    expect(cues[4]).toMatchObject({ card: "pink-egg", cell: "j2", seat: 1 });
    expect(cues[1]?.at).toBeGreaterThan(400);
  });
  it("knows a double by either spelling", () => {
    expect(schedule([{ ...moved, args: { ...moved.args, double: "yes" } }])).toMatchObject([{ double: true }]);
    expect(schedule([{ ...moved, args: { ...moved.args, double: true } }])).toMatchObject([{ double: true }]);
    expect(schedule([moved])).toMatchObject([{ double: false }]);
  });
  it("unfolds newborns, also the free ones, and turns doubles over", () => {
    const born = { seat: 0, piece: "3a", generation: 3, cell: "d5" };
    expect(
      schedule([
        { id: "born", args: born },
        { id: "free-born", args: born },
        { id: "turned-double", args: born },
      ]).map(({ act }) => act),
    ).toEqual(["born", "born", "turn"]);
  });
  it("lets points rise where they were made", () => {
    expect(schedule([{ id: "points-birth", args: { seat: 0, points: 2, cell: "i4" } }])).toMatchObject([
      { act: "points", points: 2, cell: "i4" },
    ]);
  });
  it("does not act out a long jump", () => {
    expect(schedule(Array.from({ length: 100 }, () => moved))).toEqual([]);
  });
  it("leaves out what has no picture", () => {
    expect(schedule([{ id: "hand-kept", args: { seat: 1 } }])).toEqual([]);
  });
});
