// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gestures } from "$web/painting/gestures";

let window: HTMLElement;
let card: HTMLButtonElement;
let stop: () => void;
const moves = { pan: vi.fn(), zoom: vi.fn(), draggable: vi.fn(() => true), began: vi.fn() };
const clicked = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  moves.draggable.mockReturnValue(true);
  window = document.createElement("div");
  card = document.createElement("button");
  card.addEventListener("click", clicked);
  window.append(card);
  document.body.append(window);
  window.setPointerCapture = vi.fn();
  stop = gestures(window, moves);
});
afterEach(() => {
  stop();
  window.remove();
});

function point(kind: string, x: number, y: number, pointerId = 1, buttons = 1): void {
  const event = new PointerEvent(kind, {
    bubbles: true,
    pointerId,
    pointerType: "touch",
    clientX: x,
    clientY: y,
    buttons,
  });
  card.dispatchEvent(event);
}

const click = (): boolean =>
  card.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));

describe("fingers on the table", () => {
  it("drag it, and the end of a drag is no click", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 130, 110);
    point("pointerup", 130, 110);
    click();
    expect(moves.pan).toHaveBeenCalledWith(30, 10);
    expect(clicked).not.toHaveBeenCalled();
    click();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it("click when they only tremble", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 103, 101);
    point("pointerup", 103, 101);
    click();
    expect(moves.pan).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it("leave a table alone that is wholly in sight", () => {
    moves.draggable.mockReturnValue(false);
    point("pointerdown", 100, 100);
    point("pointermove", 160, 100);
    click();
    expect(moves.pan).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it("pinch it, also when it is wholly in sight", () => {
    moves.draggable.mockReturnValue(false);
    point("pointerdown", 100, 100, 1);
    point("pointerdown", 200, 100, 2);
    point("pointermove", 300, 100, 2);
    expect(moves.zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  });
  it("are forgotten when they were lifted outside", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 200, 200, 1, 0);
    point("pointermove", 260, 200, 1);
    expect(moves.pan).not.toHaveBeenCalled();
  });
});

describe("the wheel", () => {
  const turn = (ctrlKey: boolean): boolean =>
    card.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: -100, ctrlKey }));

  it("looks closer", () => {
    expect(turn(true)).toBe(false);
    expect(moves.zoom.mock.calls[0]?.[0]).toBeGreaterThan(1);
  });
  it("scrolls a page that is longer than the screen", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(2000);
    expect(turn(false)).toBe(true);
    expect(moves.zoom).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
