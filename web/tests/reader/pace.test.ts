import { describe, expect, it } from "vitest";
import { Pace } from "$web/reader/pace.svelte";
import { playedByBot, stay, turnOver } from "$web/table/state/pacing";
import { UpdateQueue } from "$web/table/state/update-queue";
import { tableInfo, update } from "../choice";
import { Clockwork } from "../clockwork";

function memory(held: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  return { getItem: (key) => held[key] ?? null, setItem: (key, value) => void (held[key] = value) };
}
/** An update after which this seat is to act. */
const before = (actor: number, seq = 1) => {
  const one = update(seq);
  return { ...one, view: { ...one.view, actor } };
};

describe("the reader's pace", () => {
  it("is the usual one until the reader chooses another, which is kept", () => {
    const store = memory();
    const pace = new Pace(store);
    expect([pace.speed, pace.factor, pace.rate, pace.pause]).toEqual(["normal", 1, 1, false]);
    pace.hurry("fast");
    pace.wait(true);
    const later = new Pace(store);
    expect([later.speed, later.pause]).toEqual(["fast", true]);
  });

  it("does not trust what the browser kept", () => {
    expect(new Pace(memory({ "chrysalide.speed": "warp" })).speed).toBe("normal");
  });

  it("slows down and speeds up what is shown, and animations with it", () => {
    const pace = new Pace(memory());
    const usual = stay(before(0), tableInfo(), pace);
    pace.hurry("slow");
    expect(stay(before(0), tableInfo(), pace)).toBeGreaterThan(usual);
    expect(pace.rate).toBeLessThan(1);
    pace.hurry("fast");
    expect(stay(before(0), tableInfo(), pace)).toBeLessThan(usual);
    expect(pace.rate).toBeGreaterThan(1);
  });

  it("rests before a bot acts, if it is slow", () => {
    const pace = new Pace(memory());
    pace.hurry("slow");
    expect(stay(before(1), tableInfo(), pace) - stay(before(0), tableInfo(), pace)).toBe(pace.rest);
    pace.hurry("normal");
    expect(stay(before(1), tableInfo(), pace)).toBe(stay(before(0), tableInfo(), pace));
  });
});

describe("a bot's turn", () => {
  const info = tableInfo(); // a person on seat 0, a bot on seat 1
  it("is over when another seat is to act", () => {
    expect(turnOver(before(0), 1, info)).toBe(true);
    expect(turnOver(before(1), 1, info)).toBe(false);
    expect(turnOver(before(1), 0, info)).toBe(false);
    expect(turnOver(before(1), null, info)).toBe(false);
    expect(turnOver(null, 1, info)).toBe(false);
  });

  it("may be one that a bot plays for a person", () => {
    const kept = { ...info, seats: info.seats.map((seat) => ({ ...seat, keeper: "medium" })) };
    expect([playedByBot(info, 0), playedByBot(kept, 0), playedByBot(info, "over")]).toEqual([false, true, false]);
  });
});

describe("a pause", () => {
  it("keeps the next update until the reader goes on, and only that one", () => {
    const time = new Clockwork();
    const shown: number[] = [];
    let holds = true;
    const queue = new UpdateQueue(({ seq }) => shown.push(seq), time, { stay: () => 100, holds: () => holds });
    holds = false;
    queue.add(update(1));
    holds = true;
    [2, 3].forEach((seq) => queue.add(update(seq)));
    time.pass(100_000);
    expect([shown, queue.held]).toEqual([[1], true]);
    queue.add(update(4));
    expect(shown).toEqual([1]);
    queue.goOn();
    expect([shown, queue.held]).toEqual([[1, 2], false]);
    time.pass(100);
    expect([shown, queue.held]).toEqual([[1, 2], true]);
    queue.skip();
    expect([shown, queue.held]).toEqual([[1, 2, 3, 4], false]);
  });

  it("ends when the present state arrives", () => {
    const time = new Clockwork();
    const shown: number[] = [];
    let holds = false;
    const queue = new UpdateQueue(({ seq }) => shown.push(seq), time, { stay: () => 100, holds: () => holds });
    queue.add(update(1));
    holds = true;
    queue.add(update(2));
    time.pass(100);
    queue.add(update(9, "now"));
    queue.goOn();
    expect([shown, queue.held]).toEqual([[1, 9], false]);
  });
});
