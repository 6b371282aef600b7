/** How a large board is fitted into a small window: whole, or the part of it around some targets. */
import { find } from "./highlight";

export interface Frame {
  transform: string;
  /** Of the window, in pixels. */
  height: number;
  /** Where the board's own places come to lie. */
  scale: number;
  left: number;
  top: number;
}

/** A word for some targets, which are outlined. */
export interface Tag {
  kind: "played" | "best";
  label: string;
  targets: readonly string[];
}

export interface PlacedTag extends Omit<Tag, "targets"> {
  /** In the window, in pixels; none where a target is not to be seen. */
  boxes: { left: number; top: number; wide: number; high: number }[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of the board is seen around what is shown large: a share of its size, and at most so many pixels. */
const MARGIN = 0.2;
const WIDEST_MARGIN = 70;
/** The window is at most so high for its width, and what it shows at most so large. */
const TALLEST = 0.85;
const LARGEST = 1.6;
/** What a window of a fixed shape shows of a board, at least. */
const SHARE = 0.8;

/** The places of things in a board, without the scale it has now. */
function boxOf(element: Element, board: HTMLElement): Box {
  const scale = board.getBoundingClientRect().width / board.offsetWidth || 1;
  const origin = board.getBoundingClientRect();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: (left - origin.left) / scale,
    top: (top - origin.top) / scale,
    right: (right - origin.left) / scale,
    bottom: (bottom - origin.top) / scale,
  };
}

/** The smallest part of a board that holds these, with a margin. */
export function around(boxes: readonly Box[], board: Box): Box {
  if (boxes.length === 0) return board;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const margin = Math.min(WIDEST_MARGIN, MARGIN * Math.max(right - left, bottom - top));
  return {
    left: Math.max(board.left, left - margin),
    top: Math.max(board.top, top - margin),
    right: Math.min(board.right, right + margin),
    bottom: Math.min(board.bottom, bottom + margin),
  };
}

/** Fits a part of a board into a window of this width. */
export function fitted(part: Box, width: number, tallest = TALLEST): Frame {
  const across = part.right - part.left;
  const down = part.bottom - part.top;
  const scale = Math.min(LARGEST, width / across, (width * tallest) / down);
  const left = (width - across * scale) / 2 - part.left * scale;
  const top = 0 - part.top * scale;
  return {
    transform: `translate(${left}px, ${top}px) scale(${scale})`,
    height: Math.round(down * scale),
    scale,
    left,
    top,
  };
}

/**
 * What a window of this shape (height by width) shows around some boxes: at least a share of all things, and nothing
 * beyond the board.
 */
export function surroundings(boxes: readonly Box[], things: Box, board: Box, share: number, shape: number): Box {
  const near = around(boxes, things);
  const least = share * Math.min(things.right - things.left, (things.bottom - things.top) / shape);
  const wide = Math.max(near.right - near.left, (near.bottom - near.top) / shape, least);
  const high = wide * shape;
  const left = between(board.left, (near.left + near.right - wide) / 2, board.right - wide);
  const top = between(board.top, (near.top + near.bottom - high) / 2, board.bottom - high);
  return { left, top, right: left + wide, bottom: top + high };
}

/** As near to a value as both limits allow; where they leave no room, in the middle. */
const between = (least: number, value: number, most: number) =>
  most < least ? (least + most) / 2 : Math.max(least, Math.min(value, most));

/** A window of a fixed shape on the part of a board around some targets; on everything there is to click, without any. */
export function shaped(board: HTMLElement, targets: readonly string[], width: number, shape: number): Frame {
  const whole = { left: 0, top: 0, right: board.scrollWidth, bottom: board.scrollHeight };
  const things = [...board.querySelectorAll("[data-target]")].map((element) => boxOf(element, board));
  const all = around(
    things.filter((box) => box.right > box.left && box.bottom > box.top),
    whole,
  );
  const found = targets.map((target) => seen(board, target)).filter((box) => box !== undefined);
  const part = surroundings(found, all, whole, SHARE, shape);
  return { ...fitted(part, width, shape), height: Math.round(width * shape) };
}

/** Where a small screen hides what should be large, the whole board is shown. */
export function framed(board: HTMLElement, targets: readonly string[], width: number): Frame {
  // A board may be taller than the place it was given.
  const whole = { left: 0, top: 0, right: board.scrollWidth, bottom: board.scrollHeight };
  const boxes = targets.map((target) => seen(board, target));
  const found = boxes.filter((box) => box !== undefined);
  return fitted(around(found.length === targets.length ? found : [], whole), width);
}

function seen(board: HTMLElement, target: string): Box | undefined {
  return find(board, target)
    .map((element) => boxOf(element, board))
    .find((box) => box.right > box.left);
}

/** Where tags come to lie in the window of a framed board. */
export function placed(board: HTMLElement, tags: readonly Tag[], { scale, left, top }: Frame): PlacedTag[] {
  return tags.map(({ kind, label, targets }) => ({
    kind,
    label,
    boxes: targets
      .map((target) => seen(board, target))
      .filter((box) => box !== undefined)
      .map((box) => ({
        left: Math.round(left + box.left * scale),
        top: Math.round(top + box.top * scale),
        wide: Math.round((box.right - box.left) * scale),
        high: Math.round((box.bottom - box.top) * scale),
      })),
  }));
}
