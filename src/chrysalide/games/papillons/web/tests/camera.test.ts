import { describe, expect, it } from "vitest";
import { beyond, panned } from "$web/painting/camera";
import { fit, kept, largestFit, leastFit, rectOf, ringed, showing, zoomed } from "../camera";
import type { Box } from "../types";

const WIDE = { width: 776, height: 600 };
const PHONE = { width: 372, height: 330 };

/** Is a cell wholly in the window? */
function inside(camera: ReturnType<typeof fit>, x: number, y: number, window = WIDE): boolean {
  const at = rectOf(camera, { x, y });
  const slack = 0.001;
  return (
    at.x >= -slack &&
    at.y >= -slack &&
    at.x + at.width <= window.width + slack &&
    at.y + at.height <= window.height + slack
  );
}

describe("fitting", () => {
  it("shows the box and the ring around it, wherever the table has drifted", () => {
    for (const box of [
      [0, 0, 4, 2],
      [-7, -9, -3, -4],
      [12, 30, 15, 36],
    ] as Box[]) {
      const camera = fit(box, WIDE);
      const [left, top, right, bottom] = box;
      for (const [x, y] of [
        [left - 1, top - 1],
        [right + 1, bottom + 1],
        [left - 1, bottom + 1],
      ] as const)
        expect(inside(camera, x, y)).toBe(true);
    }
  });
  it("puts the middle of the box in the middle of the window", () => {
    const camera = fit([-3, 2, 1, 4], WIDE);
    const middle = rectOf(camera, { x: -1, y: 3 });
    expect(middle.x + middle.width / 2).toBeCloseTo(WIDE.width / 2);
    expect(middle.y + middle.height / 2).toBeCloseTo(WIDE.height / 2);
  });
  it("does not blow up a single card, nor an empty table", () => {
    expect(fit([0, 0, 0, 0], WIDE).scale).toBe(largestFit(WIDE));
    expect(fit(null, WIDE)).toEqual(fit([0, 0, 0, 0], WIDE));
    expect(fit(null, PHONE).scale).toBeLessThanOrEqual(largestFit(PHONE));
  });
  it("keeps cells large enough for a finger and turns to what matters instead", () => {
    const long: Box = [0, 0, 17, 0];
    const camera = fit(long, PHONE, { x: 16, y: 0 });
    expect(camera.scale).toBe(leastFit(PHONE));
    expect(camera.scale).toBeGreaterThanOrEqual(40);
    expect(inside(camera, 16, 0, PHONE)).toBe(true);
    expect(inside(camera, 0, 0, PHONE)).toBe(false);
    expect(inside(fit(long, PHONE, { x: 0, y: 0 }), 0, 0, PHONE)).toBe(true);
  });
  it("leaves no gap at the edge when it turns to a far card", () => {
    const camera = fit([0, 0, 17, 0], PHONE, { x: 17, y: 0 });
    expect(rectOf(camera, { x: 18, y: 0 }).x + camera.scale).toBeCloseTo(PHONE.width);
  });
});

describe("looking closer", () => {
  it("keeps the point under the fingers where it is", () => {
    const camera = fit([0, 0, 5, 3], WIDE);
    const at = { x: 200, y: 150 };
    const cell = (one: typeof camera): number[] => [(at.x - one.x) / one.scale, (at.y - one.y) / one.scale];
    const [before, after] = [cell(camera), cell(zoomed(camera, 1.4, at))];
    expect(after[0]).toBeCloseTo(before[0] ?? 0);
    expect(after[1]).toBeCloseTo(before[1] ?? 0);
  });
  it("has limits", () => {
    const camera = fit(null, WIDE);
    expect(zoomed(camera, 1000, { x: 0, y: 0 }).scale).toBeLessThanOrEqual(150);
    expect(zoomed(camera, 0.001, { x: 0, y: 0 }).scale).toBeGreaterThanOrEqual(24);
  });
});

describe("wandering", () => {
  const box: Box = [0, 0, 17, 0];
  const camera = fit(box, PHONE, { x: 9, y: 0 });

  it("cannot lose the table", () => {
    const lost = kept(panned(camera, 99_999, 500), box, PHONE);
    expect(inside(lost, -1, 0, PHONE)).toBe(true);
    expect(lost.y).toBe(camera.y);
  });
  it("stays centred while everything fits", () => {
    const small = fit([0, 0, 1, 1], WIDE);
    expect(kept(panned(small, 70, -40), [0, 0, 1, 1], WIDE)).toEqual(small);
  });
  it("brings a cell into sight, and no farther", () => {
    const shown = showing(camera, { x: 17, y: 0 }, PHONE);
    expect(rectOf(shown, { x: 17, y: 0 }).x + shown.scale).toBeCloseTo(PHONE.width);
    expect(showing(shown, { x: 17, y: 0 }, PHONE)).toEqual(shown);
  });
  it("tells on which sides the table goes on", () => {
    expect(beyond(camera, ringed(box), PHONE)).toEqual(["left", "right"]);
    expect(beyond(fit([0, 0, 2, 2], WIDE), ringed([0, 0, 2, 2]), WIDE)).toEqual([]);
  });
});
