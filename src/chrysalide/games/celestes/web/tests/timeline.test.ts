import { describe, expect, it } from "vitest";
import { dealDelay, schedule } from "../timeline";

const taken = { id: "card-taken", args: { seat: 1, slot: 7, species: "morpho" } };
const turned = { id: "card-turned", args: { slot: 4, species: "monarch" } };

describe("what is shown when", () => {
  it("turns a card up after the one on it has begun to leave", () => {
    const [take, turn] = schedule([taken, turned]);
    expect(take).toMatchObject({ kind: "take", seat: 1, slot: 7, species: "morpho", at: 0 });
    expect(turn).toMatchObject({ kind: "turn", slot: 4 });
    expect(turn?.at).toBeGreaterThan(0);
  });
  it("keeps a whole turn under a second", () => {
    expect(Math.max(...schedule([taken, turned, turned]).map(({ at, lasts }) => at + lasts))).toBeLessThan(1000);
    expect(schedule([])).toEqual([]);
  });
  it("deals once, however many cards are announced", () => {
    const dealt = { id: "card-dealt", args: { slot: 1, species: "morpho" } };
    const cues = schedule([dealt, dealt, { id: "cards-dealt", args: { cards: 18 } }]);
    expect(cues.map(({ kind }) => kind)).toEqual(["deal"]);
  });
  it("shows the Bolina leave the table and come back to it", () => {
    const cues = schedule([
      { id: "bolina-taken", args: { seat: 0, slot: 3 } },
      { id: "bolina-placed", args: { seat: 0, slot: 9 } },
    ]);
    expect(cues).toMatchObject([
      { kind: "take", species: "bolina", slot: 3 },
      { kind: "place", slot: 9, seat: 0 },
    ]);
  });
  it("gives the token to the winner", () => {
    expect(schedule([{ id: "round-scored", args: { seat: 1, tie: "no" } }])).toMatchObject([
      { kind: "token", seat: 1 },
    ]);
  });
  it("leaves out what has no picture", () => {
    expect(schedule([{ id: "bolina-kept", args: { seat: 1 } }])).toEqual([]);
  });
  it("deals row by row", () => {
    expect(dealDelay(1, 0)).toBeGreaterThan(dealDelay(0, 2));
  });
});
