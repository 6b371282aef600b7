import { describe, expect, it } from "vitest";
import { panned, seen } from "$web/painting/camera";
import { fit, isCut, kept, ocean, showing, whole, zoomed } from "../camera";
import { HEX, SHEET } from "../geometry";

const WIDE = { width: 784, height: 640 };
const LOW = { width: 616, height: 480 };
const PHONE = { width: 372, height: 330 };

describe("fitting", () => {
  it("shows the whole sheet on a wide screen, the open sea on its right", () => {
    const camera = fit(WIDE);
    expect(camera.scale).toBeCloseTo(whole(WIDE));
    expect(camera.x).toBe(0);
    expect(isCut(camera, WIDE)).toBe(false);
    expect(isCut(fit(LOW), LOW)).toBe(false);
  });
  it("keeps cells large enough for a finger on a phone, and turns to what matters", () => {
    const spot = { x: 700, y: 200 };
    const camera = fit(PHONE, spot);
    expect(HEX.width * camera.scale).toBeGreaterThanOrEqual(44);
    const at = seen(camera, spot);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(PHONE.width);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(PHONE.height);
    expect(isCut(camera, PHONE)).toBe(true);
  });
});

describe("the open sea", () => {
  it("is what a wide window has beside the map, more of it in the south", () => {
    expect(ocean({ width: 702, height: 510 })).toEqual({ north: 214, south: 294 });
  });
  it("is narrow where the map fills the window", () => {
    expect(ocean({ width: 616, height: 596 }).south).toBeLessThan(160);
  });
});

describe("wandering", () => {
  it("cannot lose the map", () => {
    const camera = kept(panned(fit(PHONE), 99_999, -99_999), PHONE);
    expect(camera.x).toBe(0);
    expect(camera.y).toBeCloseTo(PHONE.height - SHEET.height * camera.scale);
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
