import { describe, expect, it } from "vitest";
import { bandPath, bands, heightAt, linePath, roomFor, spread, type Plot } from "$web/review/curve";

const plot: Plot = { left: 10, top: 20, width: 100, height: 200, of: 4 };
const spots = [
  { at: 0, values: [0.5, 0.3, 0.2] },
  { at: 2, values: [0.25, 0.25, 0.5] },
  { at: 4, values: [1, 0, 0] },
];

describe("the curve", () => {
  it("stacks the sides in this order, from the ground to the top", () => {
    const all = bands(spots, [1, 0, 2], plot);
    expect(all.map(({ side }) => side)).toEqual([1, 0, 2]);
    expect(all[0]?.lower).toEqual([
      [10, 220],
      [60, 220],
      [110, 220],
    ]);
    expect(all[0]?.upper).toEqual([
      [10, 160],
      [60, 170],
      [110, 220],
    ]);
    expect(all[1]?.lower).toEqual(all[0]?.upper);
    expect(all[2]?.upper.map(([, y]) => Math.round(y))).toEqual([20, 20, 20]);
  });

  it("is drawn once around each band", () => {
    expect(linePath([[0, 1.26]])).toBe("M0.0 1.3");
    expect(bandPath({ side: 0, lower: [[0, 9], [5, 9]], upper: [[0, 1], [5, 2]] })).toBe("M0.0 1.0L5.0 2.0L5.0 9.0L0.0 9.0Z"); // prettier-ignore
  });

  it("has a height everywhere", () => {
    const line = [[0, 10], [10, 20], [10, 40], [20, 40]] as [number, number][]; // prettier-ignore
    expect([heightAt(line, 5), heightAt(line, 15), heightAt(line, 99), heightAt(line, -1)]).toEqual([15, 40, 40, 10]);
  });

  it("names a band where it is widest, and not at all where it is too narrow", () => {
    const band = { side: 0, lower: [[0, 100], [300, 100]], upper: [[0, 95], [150, 95], [170, 40], [300, 40]] } as never; // prettier-ignore
    const room = roomFor(band, 60, 30);
    expect(room?.[0]).toBeGreaterThan(190);
    expect(room?.[1]).toBe(70);
    expect(roomFor(band, 60, 80)).toBeNull();
  });

  it("moves what would lie on top of something else", () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(spread([at(0, 50), at(100, 50)], 28, 300)).toEqual([at(0, 50), at(100, 50)]);
    const [one, two, three] = spread([at(0, 50), at(5, 50), at(9, 52)], 28, 300);
    expect(one).toEqual(at(0, 50));
    expect((two?.y ?? 0) - 50).toBeGreaterThanOrEqual(28);
    expect((three?.y ?? 0) - (two?.y ?? 0)).toBeGreaterThanOrEqual(28);
    expect(spread([at(0, 290), at(5, 290)], 28, 300)[1]?.y).toBeLessThanOrEqual(262);
  });
});
