import { beforeEach, describe, expect, it } from "vitest";
import { UpdateQueue, stay } from "$web/table/state/update-queue";
import { update } from "../choice";
import { Clockwork } from "../clockwork";

let time: Clockwork;
let shown: [number, boolean][];
let pace: UpdateQueue;

beforeEach(() => {
  time = new Clockwork();
  shown = [];
  pace = new UpdateQueue((one, motion) => shown.push([one.seq, motion]), time);
});

describe("the pace of a table", () => {
  it("shows the first update at once", () => {
    pace.add(update(1));
    expect(shown).toEqual([[1, true]]);
  });

  it("shows the next ones one after the other", () => {
    [1, 2, 3].forEach((seq) => pace.add(update(seq)));
    expect(shown).toEqual([[1, true]]);
    expect(pace.waiting).toBe(2);
    time.pass(599);
    expect(shown.length).toBe(1);
    time.pass(1);
    expect(shown.length).toBe(2);
    time.pass(600);
    expect(shown.map(([seq]) => seq)).toEqual([1, 2, 3]);
    expect(pace.waiting).toBe(0);
  });

  it("does not make a late update wait", () => {
    pace.add(update(1));
    time.pass(5000);
    pace.add(update(2));
    expect(shown.length).toBe(2);
  });

  it("answers the reader's own action at once", () => {
    pace.add(update(1));
    time.pass(100);
    pace.hurry();
    pace.add(update(2));
    expect(shown.length).toBe(2);
    pace.add(update(3));
    expect(shown.length).toBe(2);
  });

  it("stays longer where more happened, but not for ever", () => {
    expect(stay(update(1, "step", 1))).toBe(600);
    expect(stay(update(1, "step", 12))).toBe(1500);
    expect(stay(update(1, "step", 100))).toBe(2400);
    expect(stay(update(1, "now", 100))).toBe(0);
  });

  it("skips to the present without motion, losing no update", () => {
    [1, 2, 3].forEach((seq) => pace.add(update(seq)));
    pace.skip();
    expect(shown).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    pace.add(update(4));
    expect(shown.at(-1)).toEqual([4, true]);
  });

  it("drops what waits when the present state arrives", () => {
    [1, 2, 3].forEach((seq) => pace.add(update(seq)));
    pace.add(update(9, "now"));
    time.pass(10_000);
    expect(shown.map(([seq]) => seq)).toEqual([1, 9]);
  });

  it("shows an undo at once", () => {
    pace.add(update(1));
    pace.add(update(2, "undo"));
    expect(shown.map(([seq]) => seq)).toEqual([1, 2]);
  });
});
