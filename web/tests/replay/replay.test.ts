import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "$web/net/protocol";
import { Replay } from "$web/replay/replay.svelte";
import { tableInfo, update } from "../choice";

/** Chance acts before entries 2, 3 and 5; the match has six entries. */
const ACTORS = [0, "chance", "chance", 1, "chance", 0, "over"] as const;
const LAST = ACTORS.length - 1;
/** Positions in one response. */
const AT_ONCE = 3;

function position(index: number): Position {
  return {
    index,
    length: LAST,
    place: index,
    step: index + 2,
    undone: false,
    undo: null,
    entry: index === 0 ? null : `entry ${index}`,
    decision: true,
    events: index === 0 ? [] : [{ id: `event-${index}`, args: {} }],
    view: { ...update(0).view, actor: ACTORS[index] ?? "over" },
    table: tableInfo(),
  };
}

const OUTLINE = { periods: [{ index: 1, name: { id: "round", args: {} } }], actors: [0, null, null, 1, null, 0] };
let asked: string[];
let hold: Promise<void>;

beforeEach(() => {
  asked = [];
  hold = Promise.resolve();
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    await hold;
    if (path.includes("/periods")) return new Response(JSON.stringify(OUTLINE));
    const single = /positions\/(\d+)/.exec(path)?.[1];
    if (single) return new Response(JSON.stringify(position(Number(single))));
    const first = Number(/first=(\d+)/.exec(path)?.[1]);
    const some = ACTORS.map((_, index) => position(index)).slice(first, first + AT_ONCE);
    return new Response(JSON.stringify({ positions: some, table: tableInfo() }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const opened = async (): Promise<Replay> => {
  const replay = new Replay("t", () => ({ lang: "en" }));
  await replay.open(LAST);
  return replay;
};

describe("a replay", () => {
  it("steps to where somebody acts, also before the positions between were fetched", async () => {
    const replay = await opened();
    await replay.step(1);
    expect(replay.index).toBe(3);
    expect(replay.events.map((event) => event.id)).toEqual(["event-1", "event-2", "event-3"]);
    await replay.step(-1);
    expect(replay.index).toBe(0);
  });

  it("shows nothing of what a jump passes", async () => {
    const replay = await opened();
    await replay.whole();
    await replay.go(5);
    expect([replay.index, replay.events]).toEqual([5, []]);
    await replay.step(1);
    expect(replay.events.map((event) => event.id)).toEqual(["event-6"]);
  });

  it("tells the whole match, wherever the reader is", async () => {
    const replay = await opened();
    await replay.whole();
    expect(replay.index).toBe(0);
    expect(replay.story.map(({ id, index }) => [id, index])).toEqual(
      [1, 2, 3, 4, 5, 6].map((index) => [`event-${index}`, index]),
    );
  });

  it("knows where rounds begin, and does without if it must", async () => {
    const replay = await opened();
    await expect.poll(() => replay.outline).toEqual(OUTLINE);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    await replay.follow(true, LAST + 2);
    expect(replay.outline.periods).toEqual([]);
  });

  it("takes steps that follow each other quickly one by one", async () => {
    const replay = await opened();
    await Promise.all([replay.step(1), replay.step(1), replay.step(1)]);
    expect(replay.index).toBe(LAST);
  });

  it("lets a step go when the reader has moved elsewhere meanwhile", async () => {
    const replay = new Replay("t", () => ({ lang: "en" }));
    replay.length = LAST; // no prefetching
    let letGo = () => {};
    hold = new Promise((resolve) => (letGo = resolve));
    const step = replay.step(1);
    await expect.poll(() => asked.filter((path) => path.includes("positions"))).toHaveLength(1);
    const jump = replay.go(5);
    letGo();
    await Promise.all([step, jump]);
    expect(replay.index).toBe(5);
  });

  it("opens at a position, and at the last one where the address names none", async () => {
    const replay = new Replay("t", () => ({ lang: "en" }));
    await replay.open(LAST, 4);
    expect([replay.index, replay.position?.index]).toEqual([4, 4]);
    await replay.open(LAST, 999);
    expect(replay.index).toBe(LAST);
  });

  it("goes faster and slower, as far as it can", () => {
    const replay = new Replay("t", () => ({ lang: "en" }));
    const after = (...directions: (1 | -1)[]) => {
      for (const direction of directions) replay.hurry(direction);
      return replay.speed;
    };
    expect(after(1)).toBe(2);
    expect(after(1, 1, 1)).toBe(4);
    expect(after(-1, -1, -1, -1, -1)).toBe(0.5);
  });

  it("asks for each position once", async () => {
    const replay = await opened();
    await replay.step(1);
    await replay.go(LAST);
    await expect.poll(() => replay.known.filter(Boolean)).toHaveLength(ACTORS.length);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("follows what was undone from the same place on, and back", async () => {
    const replay = await opened();
    await replay.go(3);
    await replay.follow(true, LAST + 2);
    expect([replay.index, replay.length, replay.history]).toEqual([5, LAST + 2, true]);
    expect(asked).toContain("/api/tables/t/positions/5?history=true");
    await replay.follow(false, LAST);
    expect([replay.index, replay.length, replay.history]).toEqual([5, LAST, false]);
  });

  it("tells an undo itself, and marks what was undone", async () => {
    const replay = new Replay("t", () => ({ lang: "en" }));
    replay.length = 2;
    replay.index = 2;
    const [start, undone, undo] = [0, 1, 2].map(position);
    if (!start || !undone || !undo) throw new Error("missing");
    replay.known = [start, { ...undone, undone: true }, { ...undo, undo: { seat: 0, entries: 1 }, events: [] }];
    expect(replay.story.map(({ id, gone }) => [id, gone ?? false])).toEqual([
      ["event-1", true],
      ["note-undo", false],
    ]);
    await Promise.resolve();
  });

  it("looks again through other eyes", async () => {
    const replay = await opened();
    await replay.go(3);
    await replay.look(1);
    expect(replay.index).toBe(3);
    expect(replay.position?.index).toBe(3);
    expect(asked).toContain("/api/tables/t/positions/3?eyes=1");
    await replay.look("all");
    expect(asked).toContain("/api/tables/t/positions/3?eyes=all");
  });
});
