import { describe, expect, it } from "vitest";
import { beyond, clamp, kept, panned, rectOf, seen, showing, turnedTo, whole, zoomed } from "$web/painting/camera";

const SHEET = { x: -10, y: 0, width: 100, height: 50 };
const WINDOW = { width: 400, height: 300 };

describe("a camera", () => {
  it("shows the whole at the scale of its tighter side", () => {
    expect(whole(SHEET, WINDOW)).toBe(4);
    expect(whole(SHEET, { width: 4000, height: 300 })).toBe(6);
  });
  it("has the spot that it turns to in the middle", () => {
    expect(seen(turnedTo({ x: 7, y: 9 }, 3, WINDOW), { x: 7, y: 9 })).toEqual({ x: 200, y: 150 });
  });
  it("keeps what fits in the middle, or at the side that is asked for", () => {
    const camera = { scale: 2, x: 999, y: -999 };
    expect(rectOf(kept(camera, SHEET, WINDOW), SHEET)).toEqual({ x: 100, y: 100, width: 200, height: 100 });
    expect(rectOf(kept(camera, SHEET, WINDOW, { x: 0, y: 1 }), SHEET)).toMatchObject({ x: 0, y: 200 });
  });
  it("leaves no gap at the edge of what does not fit", () => {
    const left = kept({ scale: 10, x: 999, y: 0 }, SHEET, WINDOW);
    expect(rectOf(left, SHEET).x).toBe(0);
    const right = rectOf(kept({ scale: 10, x: -9999, y: 0 }, SHEET, WINDOW), SHEET);
    expect(right.x + right.width).toBe(400);
  });
  it("zooms about the fingers, within limits", () => {
    const camera = { scale: 5, x: 20, y: -30 };
    const at = { x: 120, y: 70 };
    const closer = zoomed(camera, 1.5, at, 4, 9);
    expect(closer.scale).toBe(7.5);
    expect((at.x - closer.x) / closer.scale).toBeCloseTo((at.x - camera.x) / camera.scale);
    expect(zoomed(camera, 100, at, 4, 9).scale).toBe(9);
    expect(zoomed(camera, 0.01, at, 4, 9).scale).toBe(4);
  });
  it("rather shows everything than obeys a limit that is too low", () => {
    expect(clamp(1, 5, 3)).toBe(5);
  });
  it("brings a rectangle into sight, and no farther", () => {
    const camera = { scale: 10, x: 0, y: 0 };
    const far = { x: 60, y: 5, width: 2, height: 2 };
    const shown = showing(camera, far, WINDOW);
    expect(rectOf(shown, far)).toEqual({ x: 380, y: 50, width: 20, height: 20 });
    expect(showing(shown, far, WINDOW)).toEqual(shown);
    expect(rectOf(showing(panned(camera, -700, 0), far, WINDOW), far).x).toBe(0);
  });
  it("tells on which sides something goes on", () => {
    expect(beyond({ scale: 10, x: 0, y: 0 }, SHEET, WINDOW)).toEqual(["left", "right", "bottom"]);
    expect(beyond(kept({ scale: 2, x: 0, y: 0 }, SHEET, WINDOW), SHEET, WINDOW)).toEqual([]);
  });
});
