import { describe, expect, it } from "vitest";
import type { Message } from "$web/painting/contract";
import { pawnFrames, wayOut } from "../frames";
import { chainOf, endOf, schedule, tracksOf } from "../timeline";

const event = (id: string, args: Message["args"]): Message => ({ id, args: { seat: 0, ...args } });
const acts = event("pawn-acts", { cell: "c3", kind: "leaf" });
const stepped = event("pawn-stepped", { from_cell: "c3", cell: "c4", kind: "flying" });
const flew = event("pawn-flew", { from_cell: "c4", over: "d4", cell: "e4", kind: "lizard" });
const eaten = event("pawn-eaten", { cell: "e4" });
const pushed = event("tile-pushed", { entry: "b1", exit: "b7", kind: "leaf", out: "eggs" });

describe("what is shown when", () => {
  it("shows the links of a chain one after the other", () => {
    const cues = schedule([acts, stepped, flew, eaten]);
    expect(cues.map(({ act }) => act)).toEqual(["step", "fly", "eaten"]);
    cues
      .slice(1)
      .forEach((cue, at) => expect(cue.at).toBeGreaterThanOrEqual((cues[at]?.at ?? 0) + (cues[at]?.lasts ?? 0)));
    expect(endOf(cues)).toBe((cues[2]?.at ?? 0) + (cues[2]?.lasts ?? 0));
  });
  it("waits for what is still on its way", () => {
    expect(schedule([stepped], 200)[0]?.at).toBe(200);
  });
  it("knows every event that moves something", () => {
    const ids = [
      "tile-dealt",
      "pawn-placed",
      "pawn-entered",
      "pawn-returned",
      "eggs-hatched",
      "pawn-caught",
      "pawn-stuck",
      "pawn-arrived",
      "pawn-flown-off",
      "pawn-homeless",
    ];
    const names = ids.map((id) => schedule([event(id, { cell: "a1", from_cell: "b2" })])[0]?.act);
    expect(names).toEqual(["deal", "enter", "enter", "home", "hatch", "caught", "stuck", "arrive", "off", "homeless"]);
  });
  it("leaves out what has no picture", () => {
    expect(schedule([acts, event("pawn-stayed", { cell: "c3" }), event("turn-missed", {})])).toEqual([]);
  });
  it("tells no story of a jump over several turns", () => {
    expect(schedule([pushed, stepped, pushed])).toEqual([]);
    expect(schedule([pushed])).toMatchObject([{ act: "push", entry: "b1", exit: "b7", kind: "leaf", out: "eggs" }]);
  });
});

describe("a pawn's track", () => {
  it("follows it through its chain to its end", () => {
    const [track, ...others] = tracksOf(schedule([stepped, flew, eaten]));
    expect(others).toEqual([]);
    expect(track).toMatchObject({ seat: 0, start: "c3", end: null });
    expect(track?.legs.map(({ act }) => act)).toEqual(["step", "fly", "eaten"]);
  });
  it("keeps two pawns apart, also on a cell that one has left to the other", () => {
    const follower = event("pawn-stepped", { from_cell: "b4", cell: "c4", kind: "leaf" });
    const tracks = tracksOf(schedule([stepped, flew, follower]));
    expect(tracks.map(({ start, end }) => [start, end])).toEqual([
      ["c3", "e4"],
      ["b4", "c4"],
    ]);
  });
  it("begins in the reserve for one that enters", () => {
    expect(tracksOf(schedule([event("pawn-entered", { cell: "a1", reason: "eggs" })]))).toMatchObject([
      { start: null, end: "a1" },
    ]);
  });
  it("becomes frames whose times never run backwards, from the first place to the last", () => {
    const cues = schedule([stepped, flew, event("pawn-caught", { cell: "e4" })], 100);
    const [track] = tracksOf(cues);
    const at: Record<string, number> = { c3: -200, c4: -200, e4: 0 };
    const frames = pawnFrames(track!, endOf(cues), (cell) => ({ x: at[cell] ?? 0, y: 0 }), 100, { x: 0, y: -300 });
    const offsets = frames.map(({ offset }) => offset ?? -1);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    expect(frames[0]?.["transform"]).toContain("translate(-200px");
    expect(frames.at(-1)?.["transform"]).toContain("translate(0px, 0px)");
  });
});

describe("a flight off the board", () => {
  const box = (left: number, top: number, size: number): DOMRect =>
    ({ left, top, right: left + size, bottom: top + size, width: size, height: size }) as DOMRect;
  it("leads over the nearest edge", () => {
    expect(wayOut(box(100, 600, 100), box(0, 0, 700))).toEqual({ x: 0, y: 300 });
    expect(wayOut(box(0, 300, 100), box(0, 0, 700))).toEqual({ x: -300, y: 0 });
  });
});

describe("the chain that is drawn", () => {
  it("grows with every move and is gone after the push", () => {
    const chain = chainOf([flew], chainOf([acts, stepped], []));
    expect(chain).toEqual(["c3", "c4", "e4"]);
    expect(chainOf([pushed], chain)).toEqual([]);
  });
  it("starts again with the next pawn, and is not drawn where its beginning was not seen", () => {
    expect(chainOf([event("pawn-acts", { cell: "a1" })], ["c3", "c4"])).toEqual(["a1"]);
    expect(chainOf([flew], [])).toEqual([]);
    expect(chainOf([], ["c3", "c4"])).toEqual([]);
  });
});
