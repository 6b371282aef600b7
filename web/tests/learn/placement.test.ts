import { describe, expect, it } from "vitest";
import { place, type Box } from "$web/learn/placement";

const SCREEN: Box = { left: 0, top: 0, width: 1000, height: 700 };
const SIZE = { width: 300, height: 200 };

function covers(target: Box, at: { left: number; top: number }): boolean {
  const apart =
    at.left >= target.left + target.width ||
    at.left + SIZE.width <= target.left ||
    at.top >= target.top + target.height ||
    at.top + SIZE.height <= target.top;
  return !apart;
}

describe("where a bubble stands", () => {
  it("stands below its target and points up at it", () => {
    const placed = place({ left: 450, top: 100, width: 100, height: 100 }, SIZE, SCREEN);
    expect(placed).toEqual({ left: 350, top: 216, arrow: { side: "top", at: 150 } });
  });

  it("stands above where there is no room below", () => {
    expect(place({ left: 450, top: 500, width: 100, height: 100 }, SIZE, SCREEN).arrow?.side).toBe("bottom");
  });

  it("stands beside something tall", () => {
    expect(place({ left: 100, top: 20, width: 100, height: 660 }, SIZE, SCREEN).arrow?.side).toBe("left");
    expect(place({ left: 800, top: 20, width: 100, height: 660 }, SIZE, SCREEN).arrow?.side).toBe("right");
  });

  it("goes where it covers least of what should be seen", () => {
    const target = { left: 450, top: 300, width: 60, height: 60 };
    const below = { left: 450, top: 400, width: 60, height: 60 };
    const above = { left: 450, top: 150, width: 60, height: 60 };
    expect(place(target, SIZE, SCREEN, { first: [below], rest: [] }).arrow?.side).toBe("bottom");
    expect(place(target, SIZE, SCREEN, { first: [], rest: [below, above] }).arrow?.side).toBe("left");
    expect(place(target, SIZE, SCREEN, { first: [above], rest: [below] }).arrow?.side).toBe("left");
    const everywhere = { left: 0, top: 0, width: 1000, height: 700 };
    expect(place(target, SIZE, SCREEN, { first: [everywhere], rest: [] }).arrow?.side).toBe("top");
  });

  it("slides along its target rather than cover what the step is about", () => {
    const target = { left: 450, top: 60, width: 60, height: 60 };
    const sides = { left: 0, top: 0, width: 1000, height: 130 };
    const right = { left: 530, top: 140, width: 100, height: 100 };
    const placed = place(target, SIZE, SCREEN, { first: [right], rest: [sides] });
    expect(placed.arrow?.side).toBe("top");
    expect(covers(right, placed)).toBe(false);
    expect(placed.left + placed.arrow!.at).toBeCloseTo(480);
  });

  it("leaves its target where every side would cover what the step is about", () => {
    const target = { left: 470, top: 320, width: 60, height: 60 };
    const around = { left: 250, top: 100, width: 500, height: 500 };
    const placed = place(target, SIZE, { ...SCREEN, width: 1100 }, { first: [around], rest: [] });
    expect(placed.arrow).toBeNull();
    expect(covers(around, placed)).toBe(false);
  });

  it("leaves its target rather than cover half of the table", () => {
    const target = { left: 600, top: 320, width: 60, height: 60 };
    const board = { left: 320, top: 0, width: 680, height: 700 };
    expect(covers(board, place(target, SIZE, SCREEN, { first: [], rest: [board] }))).toBe(false);
  });

  it("leaves its target for free room rather than cover the question and its buttons", () => {
    const target = { left: 600, top: 320, width: 60, height: 60 };
    const board = { left: 0, top: 0, width: 690, height: 700 };
    const question = { left: 700, top: 0, width: 300, height: 400 };
    const placed = place(target, SIZE, SCREEN, { bars: [question], first: [], rest: [board] });
    expect(placed.arrow).toBeNull();
    expect(covers(question, placed) || covers(board, placed)).toBe(false);
  });

  it("finds free room in the middle of a table, as near as it can", () => {
    const target = { left: 60, top: 320, width: 60, height: 60 };
    const boxes = [0, 700].map((left) => ({ left, top: 0, width: 310, height: 700 }));
    const ends = [0, 500].map((top) => ({ left: 0, top, width: 1000, height: 200 }));
    const placed = place(target, SIZE, { ...SCREEN, width: 1010 }, { first: [], rest: [...boxes, ...ends] });
    for (const box of [...boxes, ...ends]) expect(covers(box, placed)).toBe(false);
    expect(placed.left).toBeLessThan(345);
  });

  it("points from outside at what lies in a panel that is read with it", () => {
    const target = { left: 420, top: 60, width: 40, height: 40 };
    const around = { left: 300, top: 20, width: 300, height: 160 };
    const placed = place(target, SIZE, SCREEN, { first: [around], rest: [], around });
    expect(placed).toEqual({ left: 290, top: 196, arrow: { side: "top", at: 150 } });
  });

  it("stays where it is while that is about as good as elsewhere", () => {
    const board = { left: 0, top: 0, width: 600, height: 700 };
    const spare = { first: [], rest: [board] };
    const now = { left: 660, top: 400 };
    expect(place({ left: 300, top: 100, width: 60, height: 60 }, SIZE, SCREEN, spare, now)).toMatchObject(now);
    const moved = place(
      { left: 300, top: 100, width: 60, height: 60 },
      SIZE,
      SCREEN,
      { ...spare, bars: [now].map((at) => ({ ...at, ...SIZE })) },
      now,
    );
    expect(moved).not.toMatchObject(now);
  });

  it("never covers its target wherever that is, and stays inside the screen", () => {
    for (let left = 0; left <= 960; left += 60)
      for (let top = 0; top <= 660; top += 60) {
        const target = { left, top, width: 40, height: 40 };
        const placed = place(target, SIZE, SCREEN);
        expect(covers(target, placed), `${left} ${top}`).toBe(false);
        expect(placed.left).toBeGreaterThanOrEqual(0);
        expect(placed.top).toBeGreaterThanOrEqual(0);
        expect(placed.left + SIZE.width).toBeLessThanOrEqual(1000);
        expect(placed.top + SIZE.height).toBeLessThanOrEqual(700);
      }
  });

  it("waits at the edge behind which its target is scrolled away", () => {
    expect(place({ left: 450, top: -300, width: 100, height: 100 }, SIZE, SCREEN)).toMatchObject({
      top: 8,
      arrow: null,
    });
    expect(place({ left: 450, top: 900, width: 100, height: 100 }, SIZE, SCREEN)).toMatchObject({
      top: 492,
      arrow: null,
    });
  });

  it("stands at the bottom where it points at nothing", () => {
    expect(place(null, SIZE, SCREEN)).toEqual({ left: 350, top: 492, arrow: null });
  });
});
