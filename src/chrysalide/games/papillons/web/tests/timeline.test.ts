import { describe, expect, it } from "vitest";
import { NO_TRACE, schedule, trace } from "../timeline";

const laid = { id: "card-laid", args: { seat: 1, kind: "Rb", cell: "1,-2" } };
const drawn = { id: "card-drawn", args: { seat: 1 } };
const moved = { id: "card-moved", args: { seat: 0, kind: "Ty", from_cell: "0,0", cell: "3,1" } };
const netted = { id: "net-put", args: { seat: 0, cell: "2,2" } };

describe("what is shown when", () => {
  it("draws after laying, and both within the time of a step", () => {
    const [lay, draw] = schedule([laid, drawn]);
    expect(lay).toMatchObject({ act: "lay", seat: 1, kind: "Rb", cell: "1,-2", at: 0 });
    expect(draw).toMatchObject({ act: "draw", seat: 1, kind: null });
    expect(draw?.at).toBeGreaterThan(0);
    expect((draw?.at ?? 0) + (draw?.lasts ?? 0)).toBeLessThanOrEqual(600);
  });
  it("knows which card was drawn where the reader may", () => {
    const [, draw] = schedule([laid, drawn, { id: "card-received", args: { seat: 1, kind: "Sg" } }]);
    expect(draw).toMatchObject({ act: "draw", kind: "Sg" });
  });
  it("deals once, however many cards are received", () => {
    const received = { id: "card-received", args: { seat: 0, kind: "Pv" } };
    expect(schedule([received, received, { id: "hands-dealt", args: { cards: 2 } }]).map(({ act }) => act)).toEqual([
      "deal",
    ]);
  });
  it("lays a card from the hand at once where nobody saw it held up", () => {
    const played = { id: "hand-played", args: { seat: 1, kind: "Rb" } };
    expect(schedule([played, laid, drawn])).toEqual(schedule([laid, drawn]));
    expect(schedule([played])).toMatchObject([{ act: "play", at: 0 }]);
  });
  it("moves from one cell to another", () => {
    expect(schedule([moved])).toMatchObject([{ act: "move", from: "0,0", cell: "3,1" }]);
  });
  it("throws a token from its owner", () => {
    expect(schedule([netted])).toMatchObject([{ act: "token", token: "net", seat: 0, cell: "2,2" }]);
    expect(schedule([{ ...netted, id: "web-put" }])).toMatchObject([{ token: "web" }]);
  });
  it("shows a demand at the seat that must obey", () => {
    expect(schedule([{ id: "card-demanded", args: { seat: 0, other_seat: 2 } }])).toMatchObject([
      { act: "demand", seat: 2 },
    ]);
  });
  it("leaves out what has no picture", () => {
    expect(schedule([{ id: "silent", args: { seat: 1 } }])).toEqual([]);
  });
});

describe("the mark of the last action", () => {
  it("is where a token was put, or whence a card was moved", () => {
    expect(trace([netted], NO_TRACE)).toEqual({ token: "2,2", from: null });
    expect(trace([moved], { token: "2,2", from: null })).toEqual({ token: null, from: "0,0" });
  });
  it("stays until something else happens on the table", () => {
    const before = trace([netted], NO_TRACE);
    expect(trace([{ id: "hand-played", args: { seat: 1, kind: "Rb" } }], before)).toBe(before);
    expect(trace([laid], before)).toEqual(NO_TRACE);
  });
});
