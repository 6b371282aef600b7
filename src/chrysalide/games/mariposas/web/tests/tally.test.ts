import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { floats, isTold, tallyOf, type Tally } from "../tally";
import { ledger } from "../ledger";
import { Telling } from "../telling.svelte";
import type { Season } from "../types";
import { sitter, table } from "./views";

const ended = { id: "season-ended", args: { season: "spring" } };
const count = {
  id: "points-goal",
  args: { seat: 0, points: 4, season: "spring", card: "spring_1", goal: 1, cells: ["k1", "k2"] },
};
const once = {
  id: "points-goal",
  args: { seat: 1, points: 5, season: "spring", card: "spring_1", goal: 2, cells: ["j0", "k1", "k2"] },
};

describe("the scoring of a season", () => {
  it("is told goal by goal, with the cells that brought the points", () => {
    const tally = tallyOf([ended, count, once], table());
    expect(tally).toMatchObject({ season: "spring", final: false });
    expect(tally?.scores.map(({ seat, points, cells }) => [seat, points, cells.length])).toEqual([
      [0, 4, 2],
      [1, 5, 3],
    ]);
  });
  it("lets every butterfly bring its own points, and a goal met once all of them together", () => {
    const scores = tallyOf([ended, count, once], table())?.scores ?? [];
    expect(floats(scores[0]!)).toEqual([
      { cell: "k1", points: 2 },
      { cell: "k2", points: 2 },
    ]);
    expect(floats(scores[1]!)).toEqual([{ cell: "k1", points: 5 }]);
  });
  it("is none where no season ended or nobody scored", () => {
    expect(tallyOf([count], table())).toBeNull();
    expect(tallyOf([ended, { ...count, args: { ...count.args, points: 0 } }], table())).toBeNull();
  });
  it("has passed where somebody has played on", () => {
    const played = { id: "card-played", args: { seat: 0 } };
    expect(tallyOf([played, ended, count], table())).not.toBeNull();
    expect(tallyOf([ended, count, played], table())).toBeNull();
  });
  it("is told until the first round of the next season is over", () => {
    const tally = tallyOf([ended, count], table())!;
    const told = (season: Season, round: number): boolean => isTold(tally, table({ season, round }));
    expect([told("spring", 5), told("summer", 1)]).toEqual([true, true]);
    expect([told("spring", 4), told("summer", 2), told("autumn", 1)]).toEqual([false, false, false]);
  });
  it("counts Michoacán at Michoacán", () => {
    const home = { id: "points-michoacan", args: { seat: 0, points: 12, weight: 3 } };
    const tally = tallyOf([ended, home], table({ actor: "over" }));
    expect(tally?.final).toBe(true);
    expect(floats(tally!.scores[0]!)).toEqual([{ cell: "m", points: 12 }]);
  });
});

describe("the ledger", () => {
  it("has a row for every goal that brings points, also to nobody, and adds up to the scores", () => {
    const point = {
      source: "goal",
      season: "spring",
      card: "spring_1",
      goal: 1,
      row: null,
      tile: null,
      points: 4,
    } as const;
    const view = table({
      seats: [
        sitter(0, { points: [point, { ...point, points: 2 }, { ...point, source: "tile", tile: "jewel", points: 3 }] }),
        sitter(1, { points: [{ ...point, source: "michoacan", points: 12 }] }),
      ],
    });
    const rows = ledger(view);
    expect(rows.map(({ source, points }) => [source.source, source.goal, points])).toEqual([
      ["goal", 1, [6, 0]],
      ["goal", 2, [0, 0]],
      ["michoacan", null, [0, 12]],
      ["tile", null, [3, 0]],
    ]);
  });
});

const EMPTY: Tally = { season: "spring", final: false, scores: [] };

/** Begins once all else has been seen: what says so, and when it has begun. */
function later(telling: Telling, tally = EMPTY): [() => void, Promise<void>] {
  const scene = { view: table(), world: {} as HTMLElement, rect: () => ({}) as DOMRect };
  let seen = (): void => undefined;
  const before = new Promise<void>((resolve) => (seen = resolve));
  return [seen, telling.beginAfter(before, tally, scene)];
}

describe("the telling", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is over at once without motion, and forgotten when closed", () => {
    const telling = new Telling();
    telling.begin(tallyOf([ended, count, once], table())!, null);
    expect(telling.told).toBe(2);
    telling.close();
    expect(telling.tally).toBeNull();
  });
  it("waits for what led to it", async () => {
    const telling = new Telling();
    const [seen, told] = later(telling);
    expect(telling.tally).toBeNull();
    seen();
    await told;
    expect(telling.tally).not.toBeNull();
  });
  it("does not come any more when it was closed meanwhile", async () => {
    const telling = new Telling();
    const [seen, told] = later(telling);
    telling.close();
    seen();
    await told;
    expect(telling.tally).toBeNull();
  });
  it("is shown at once when what led to it is skipped", () => {
    const telling = new Telling();
    void later(telling, tallyOf([ended, count], table())!);
    telling.finish();
    expect([telling.told, telling.tally?.scores.length]).toEqual([1, 1]);
  });
});
