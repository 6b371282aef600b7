/** How a large board is fitted into a small window: whole, or the part of it around some targets. */
export interface Frame {
  transform: string;
  /** Of the window, in pixels. */
  height: number;
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
export function fitted(part: Box, width: number): Frame {
  const across = part.right - part.left;
  const down = part.bottom - part.top;
  const scale = Math.min(LARGEST, width / across, (width * TALLEST) / down);
  const left = (width - across * scale) / 2 - part.left * scale;
  return {
    transform: `translate(${left}px, ${0 - part.top * scale}px) scale(${scale})`,
    height: Math.round(down * scale),
  };
}

/** Where a small screen hides what should be large, the whole board is shown. */
export function framed(board: HTMLElement, targets: readonly string[], width: number): Frame {
  // A board may be taller than the place it was given.
  const whole = { left: 0, top: 0, right: board.scrollWidth, bottom: board.scrollHeight };
  const boxes = targets.map((target) => {
    const seen = [...board.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
    return seen.map((element) => boxOf(element, board)).find((box) => box.right > box.left);
  });
  const found = boxes.filter((box) => box !== undefined);
  return fitted(around(found.length === targets.length ? found : [], whole), width);
}
