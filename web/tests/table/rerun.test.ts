import { beforeEach, describe, expect, it } from "vitest";
import type { Update } from "$web/net/protocol";
import { Rerun } from "$web/table/state/rerun.svelte";
import { update as numbered } from "../choice";
import { Clockwork } from "../clockwork";

let time: Clockwork;
let rerun: Rerun;

beforeEach(() => {
  time = new Clockwork();
  rerun = new Rerun(time);
});

function update(seq: number, by: number | null, kind: Update["kind"] = "step"): Update {
  const events = by === null ? [] : [{ id: `event-${seq}`, args: {}, by }];
  return { ...numbered(seq, kind, 0), events, eyes: 0 };
}
const follow = (...updates: Update[]): void => updates.forEach((one) => rerun.follow(one, false));

describe("what the others did", () => {
  it("cannot be shown again before they did something", () => {
    follow(update(1, null, "now"), update(2, 0));
    expect(rerun.possible).toBe(false);
    rerun.toggle();
    expect(rerun.running).toBe(false);
  });

  it("is shown from the reader's last action on, and ends in the present", () => {
    follow(update(1, null, "now"), update(2, 1), update(3, 0), update(4, 1), update(5, 2));
    rerun.toggle();
    const seen: (number | undefined)[] = [];
    while (rerun.running) {
      seen.push(rerun.current?.seq);
      time.pass(600);
    }
    expect(seen).toEqual([3, 4]);
    expect(rerun.rounds).toBe(1); // the last one is the present, animated once more
  });

  it("begins with a still picture", () => {
    follow(update(3, 0), update(4, 1));
    rerun.toggle();
    expect(rerun.current).toMatchObject({ seq: 3, events: [] });
  });

  it("can be shown while the reader's own turn goes on, and then comes back to it", () => {
    follow(update(3, 0), update(4, 1), update(5, 0));
    rerun.toggle();
    time.pass(500);
    expect(rerun.current?.seq).toBe(4);
    time.pass(600);
    expect([rerun.current, rerun.rounds]).toEqual([null, 0]);
  });

  it("stops when asked, and when something happens", () => {
    follow(update(3, 0), update(4, 1), update(5, 1));
    rerun.toggle();
    rerun.toggle();
    expect(rerun.running).toBe(false);
    rerun.toggle();
    follow(update(6, 1));
    expect(rerun.running).toBe(false);
    time.pass(10_000);
    expect(rerun.running).toBe(false);
  });

  it("is not for the next person at this screen", () => {
    follow(update(3, 0), update(4, 1), update(5, 1));
    rerun.follow({ ...update(6, 0), eyes: 1 }, true);
    rerun.toggle();
    expect(rerun.current?.seq ?? 6).toBe(6);
    time.pass(10_000);
    expect(rerun.running).toBe(false);
  });
});
