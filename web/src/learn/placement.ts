/** Where a bubble stands: near what it points at, inside the screen, and never over it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  left: number;
  top: number;
  /** The side of the bubble at which its arrow is, and how far along; null: it points at nothing. */
  arrow: { side: "top" | "bottom" | "left" | "right"; at: number } | null;
}

const GAP = 16;
const EDGE = 8;
/** The arrow keeps away from the rounded corners. */
const CORNER = 24;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
const covered = (box: Box, others: readonly Box[]) => others.reduce((sum, one) => sum + overlap(box, one), 0);

/** What a bubble should leave in sight: what the step is about, and, less so, all else that can be clicked. */
export interface Spared {
  first: readonly Box[];
  rest: readonly Box[];
}

/**
 * Below it, above, right or left: where there is room, and where it covers least of what should be seen. Where no side
 * has room, at the edge of the screen that is farther from it. `screen`: the part of the window that is free of bars.
 */
export function place(
  target: Box | null,
  size: { width: number; height: number },
  screen: Box,
  spare: Spared = { first: [], rest: [] },
): Placement {
  const right = screen.left + screen.width;
  const bottom = screen.top + screen.height;
  const inX = (x: number) => clamp(x, screen.left + EDGE, right - size.width - EDGE);
  const inY = (y: number) => clamp(y, screen.top + EDGE, bottom - size.height - EDGE);
  const unseen = target && (target.top + target.height < screen.top || target.top > bottom);
  if (target && unseen) {
    // It is scrolled away: the bubble waits at the edge behind which it is.
    const above = target.top < screen.top;
    return { left: inX(target.left), top: above ? screen.top + EDGE : inY(bottom), arrow: null };
  }
  if (!target) return { left: inX((screen.left + right - size.width) / 2), top: inY(bottom), arrow: null };
  const x = target.left + target.width / 2;
  const y = target.top + target.height / 2;
  const besideX = inX(x - size.width / 2);
  const besideY = inY(y - size.height / 2);
  const alongX = clamp(x - besideX, CORNER, size.width - CORNER);
  const alongY = clamp(y - besideY, CORNER, size.height - CORNER);
  const below = target.top + target.height + GAP;
  const above = target.top - GAP - size.height;
  const after = target.left + target.width + GAP;
  const before = target.left - GAP - size.width;
  const sides: [fits: boolean, Placement][] = [
    [below + size.height + EDGE <= bottom, { left: besideX, top: below, arrow: { side: "top", at: alongX } }],
    [above >= screen.top + EDGE, { left: besideX, top: above, arrow: { side: "bottom", at: alongX } }],
    [after + size.width + EDGE <= right, { left: after, top: besideY, arrow: { side: "left", at: alongY } }],
    [before >= screen.left + EDGE, { left: before, top: besideY, arrow: { side: "right", at: alongY } }],
  ];
  const fitting = sides.filter(([fits]) => fits).map(([, placed]) => placed);
  const cost = (placed: Placement) => {
    const box = { left: placed.left, top: placed.top, ...size };
    return 100 * covered(box, spare.first) + covered(box, spare.rest);
  };
  const best = fitting.reduce<Placement | null>((one, next) => (one && cost(one) <= cost(next) ? one : next), null);
  const upper = y - screen.top > screen.height / 2;
  return best ?? { left: besideX, top: upper ? screen.top + EDGE : inY(bottom), arrow: null };
}
