import { describe, expect, it } from "vitest";
import { around, fitted, surroundings } from "$web/painting/frame";

const board = { left: 0, top: 0, right: 1000, bottom: 700 };
const box = (left: number, top: number, size = 60) => ({ left, top, right: left + size, bottom: top + size });

describe("the window on an example's board", () => {
  it("shows the whole board where nothing should be large", () => expect(around([], board)).toEqual(board));
  it("holds all that should be large, with a margin inside the board", () => {
    expect(around([box(300, 20), box(500, 300)], board)).toEqual({ left: 232, top: 0, right: 628, bottom: 428 });
  });
  it("fills its width, and puts what it shows into its top left corner", () => {
    expect(fitted(board, 500)).toMatchObject({ transform: "translate(0px, 0px) scale(0.5)", height: 350 });
    expect(fitted({ left: 200, top: 100, right: 700, bottom: 400 }, 500).transform).toBe(
      "translate(-200px, -100px) scale(1)",
    );
  });
  it("is not too tall, and centres what is narrow", () => {
    const tall = fitted({ left: 0, top: 0, right: 100, bottom: 850 }, 500);
    expect(tall).toMatchObject({ transform: "translate(225px, 0px) scale(0.5)", height: 425 });
  });
});

describe("a window of a fixed shape", () => {
  const things = { left: 100, top: 100, right: 900, bottom: 600 };
  const shown = (boxes: ReturnType<typeof box>[], share = 0.5) => surroundings(boxes, things, board, share, 0.5);

  it("shows a share of all things around what matters", () => {
    expect(shown([box(470, 320)])).toEqual({ left: 300, top: 250, right: 700, bottom: 450 });
  });
  it("holds all that matters", () => {
    const part = shown([box(120, 120), box(820, 520)]);
    expect(part.left).toBeLessThanOrEqual(120);
    expect(part.right).toBeGreaterThanOrEqual(880);
    expect(part.bottom - part.top).toBeCloseTo((part.right - part.left) / 2);
  });
  it("stays on the board", () => {
    expect(shown([box(100, 100)])).toMatchObject({ left: 0, top: 36 });
    expect(shown([box(840, 540)])).toMatchObject({ right: 1000 });
  });
  it("shows all of them where nothing matters more", () => {
    expect(shown([])).toMatchObject({ left: 0, right: 1000 });
  });
});
