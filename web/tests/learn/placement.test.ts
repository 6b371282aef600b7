import { describe, expect, it } from "vitest";
import { place, placeAside, type Box } from "$web/learn/placement";

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

  it("stands aside of what has to be clicked, and stays there", () => {
    const bubble = { left: 300, top: 0, width: 400, height: 300 };
    const target = { left: 100, top: 100, width: 100, height: 100 };
    const aside = placeAside(SIZE, SCREEN, [bubble, target]);
    expect(covers(bubble, aside) || covers(target, aside)).toBe(false);
    expect(placeAside(SIZE, SCREEN, [bubble, target], { left: 350, top: 450 })).toEqual({ left: 350, top: 450 });
    expect(placeAside(SIZE, SCREEN, [])).toEqual({ left: 350, top: 8 });
  });

  it("stands at the bottom where it points at nothing", () => {
    expect(place(null, SIZE, SCREEN)).toEqual({ left: 350, top: 492, arrow: null });
  });
});
