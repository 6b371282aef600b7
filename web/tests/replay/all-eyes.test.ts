import { describe, expect, it } from "vitest";
import type { Change } from "$web/net/changes";
import { openView, viewsBySeat } from "$web/replay/all-eyes";
import { update } from "../choice";

const view = {
  ...update(0).view,
  viewer: null,
  hand: [],
  unseen: { red: 3 },
  seats: [
    { seat: 0, hand: null, cards: 2 },
    { seat: 1, hand: null, cards: 2 },
  ],
  faces: [null, null],
};
/** Each sees its own hand; both have looked at the first face, and each counts the rest for itself. */
const views: Change[] = [
  {
    viewer: [0],
    hand: { 0: ["a"], 1: ["b"] },
    unseen: { red: [1] },
    seats: { 0: { hand: [["a", "b"]] } },
    faces: { 0: ["moon"] },
  },
  {
    viewer: [1],
    hand: { 0: ["c"], 1: ["b"] },
    unseen: { red: [2] },
    seats: { 1: { hand: [["c", "b"]] } },
    faces: { 0: ["moon"] },
  },
];

describe("a position seen by all eyes", () => {
  it("gives each seat its own view", () => {
    const [first, second] = viewsBySeat({ view, views });
    expect(first?.viewer).toBe(0);
    expect(first?.["hand"]).toEqual(["a", "b"]);
    expect(second?.["seats"]).toEqual([view.seats[0], { seat: 1, hand: ["c", "b"], cards: 2 }]);
  });

  it("shows on the board what anybody knows, unless they disagree", () => {
    const open = openView({ view, views });
    expect(open["seats"]).toEqual([
      { seat: 0, hand: ["a", "b"], cards: 2 },
      { seat: 1, hand: ["c", "b"], cards: 2 },
    ]);
    expect(open["faces"]).toEqual(["moon", null]);
    expect(open.viewer).toBeNull();
    expect(open["unseen"]).toEqual({ red: 3 });
    expect(open["hand"]).toEqual([]); // not a list with holes
  });

  it("is a plain view where one seat, or nobody, looked", () => {
    expect(openView({ view })).toBe(view);
    expect(viewsBySeat({ view })).toEqual([]);
    expect(openView({ view, views: [{}, {}] })).toEqual(view);
  });
});
