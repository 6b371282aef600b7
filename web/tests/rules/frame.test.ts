import { describe, expect, it } from "vitest";
import { around, fitted } from "$web/rules/frame";

const board = { left: 0, top: 0, right: 1000, bottom: 700 };
const box = (left: number, top: number, size = 60) => ({ left, top, right: left + size, bottom: top + size });

describe("the window on an example's board", () => {
  it("shows the whole board where nothing should be large", () => expect(around([], board)).toEqual(board));
  it("holds all that should be large, with a margin inside the board", () => {
    expect(around([box(300, 20), box(500, 300)], board)).toEqual({ left: 232, top: 0, right: 628, bottom: 428 });
  });
  it("fills its width, and puts what it shows into its top left corner", () => {
    expect(fitted(board, 500)).toEqual({ transform: "translate(0px, 0px) scale(0.5)", height: 350 });
    expect(fitted({ left: 200, top: 100, right: 700, bottom: 400 }, 500).transform).toBe(
      "translate(-200px, -100px) scale(1)",
    );
  });
  it("is not too tall, and centres what is narrow", () => {
    const tall = fitted({ left: 0, top: 0, right: 100, bottom: 850 }, 500);
    expect(tall).toEqual({ transform: "translate(225px, 0px) scale(0.5)", height: 425 });
  });
});
