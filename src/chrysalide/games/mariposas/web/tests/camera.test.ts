import { describe, expect, it } from "vitest";
import { panned, seen } from "$web/painting/camera";
import { fit, isCut, kept, overview, showing, whole, zoomed } from "../camera";
import { HEX, SHEET } from "../geometry";

const WIDE = { width: 784, height: 640 };
const LOW = { width: 616, height: 560 };
const PHONE = { width: 372, height: 330 };

describe("fitting", () => {
  it("shows the whole sheet on a wide screen, the open sea on its right", () => {
    const camera = fit(WIDE);
    expect(camera.scale).toBeCloseTo(whole(WIDE));
    expect(camera.x).toBeCloseTo(-SHEET.x * camera.scale);
    expect(isCut(camera, WIDE)).toBe(false);
    expect(isCut(fit(LOW), LOW)).toBe(false);
  });
  it("keeps cells large enough for a finger on a phone, and turns to what matters", () => {
    const spot = { x: 700, y: 200 };
    const camera = fit(PHONE, spot);
    expect(HEX.width * camera.scale).toBeGreaterThanOrEqual(60);
    const at = seen(camera, spot);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(PHONE.width);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(PHONE.height);
    expect(isCut(camera, PHONE)).toBe(true);
  });
});

describe("all of the map", () => {
  it("is shown on request in any window", () => {
    for (const window of [WIDE, LOW, PHONE]) {
      const camera = overview(window);
      expect(isCut(camera, window)).toBe(false);
      expect(camera.scale).toBeCloseTo(whole(window));
    }
  });
});

describe("wandering", () => {
  it("cannot lose the map", () => {
    const camera = kept(panned(fit(PHONE), 99_999, -99_999), PHONE);
    expect(camera.x).toBeCloseTo(-SHEET.x * camera.scale);
    expect(camera.y).toBeCloseTo(PHONE.height - (SHEET.y + SHEET.height) * camera.scale);
  });
  it("zooms about the fingers, within limits", () => {
    const camera = fit(PHONE, { x: 450, y: 470 });
    const at = { x: 100, y: 120 };
    const under = (one: typeof camera): number => (at.x - one.x) / one.scale;
    expect(under(zoomed(camera, 1.5, at, PHONE))).toBeCloseTo(under(camera));
    expect(zoomed(camera, 0.01, at, PHONE).scale).toBeCloseTo(whole(PHONE));
    expect(zoomed(camera, 100, at, PHONE).scale).toBeLessThan(3);
  });
  it("brings a cell into sight, and no farther", () => {
    const camera = fit(PHONE, { x: 100, y: 850 });
    const shown = showing(camera, { x: 800, y: 850 }, PHONE);
    expect(seen(shown, { x: 800, y: 850 }).x).toBeLessThanOrEqual(PHONE.width);
    expect(showing(shown, { x: 800, y: 850 }, PHONE)).toEqual(shown);
  });
});
