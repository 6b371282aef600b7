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
/** What it may cover of the table, as a part of its own size, before it leaves its target; and more, to go far. */
const AWAY = 0.12;
const FAR = 0.25;
/** A place that it has taken is left for one that is better by this much. */
const STAY = 0.1;
/** How fine the places are among which it looks for free room, in pixels. */
const RASTER = 32;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
const covered = (box: Box, others: readonly Box[]) => others.reduce((sum, one) => sum + overlap(box, one), 0);

/**
 * What a bubble should leave in sight: first of all the question and its buttons, then what the step is about, and,
 * less so, all else that can be clicked.
 */
export interface Spared {
  bars?: readonly Box[];
  first: readonly Box[];
  rest: readonly Box[];
  /** The panel that holds the target and is read with it: an arrow may come from outside of it. */
  around?: Box | null;
}

type Size = Pick<Box, "width" | "height">;
type Spot = Pick<Box, "left" | "top">;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

/** Inside the screen, off its edges. */
const within = (size: Size, screen: Box) => ({
  x: (x: number) => clamp(x, screen.left + EDGE, right(screen) - size.width - EDGE),
  y: (y: number) => clamp(y, screen.top + EDGE, bottom(screen) - size.height - EDGE),
});

/** Everywhere on the screen. */
function anywhere(size: Size, screen: Box): Spot[] {
  const into = within(size, screen);
  const along = (from: number, to: number, size: number) =>
    Array.from(
      { length: Math.max(1, Math.ceil((to - from - size) / RASTER) + 1) },
      (_, index) => from + index * RASTER,
    );
  const lefts = along(screen.left, right(screen), size.width).map(into.x);
  const tops = along(screen.top, bottom(screen), size.height).map(into.y);
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })));
}

/** How far two boxes are from each other. */
function apart(a: Box, b: Box): number {
  const x = Math.max(0, b.left - right(a), a.left - right(b));
  const y = Math.max(0, b.top - bottom(a), a.top - bottom(b));
  return Math.hypot(x, y);
}

/** Beside the target, or the panel around it, with an arrow: in its middle if that will do, else slid along it. */
function sides(target: Box, around: Box, size: Size, screen: Box): Placement[] {
  const into = within(size, screen);
  const x = target.left + target.width / 2;
  const y = target.top + target.height / 2;
  const lefts = [x - size.width / 2, x - CORNER, x + CORNER - size.width].map(into.x);
  const tops = [y - size.height / 2, y - CORNER, y + CORNER - size.height].map(into.y);
  const alongX = (left: number) => clamp(x - left, CORNER, size.width - CORNER);
  const alongY = (top: number) => clamp(y - top, CORNER, size.height - CORNER);
  const below = bottom(around) + GAP;
  const above = around.top - GAP - size.height;
  const after = right(around) + GAP;
  const before = around.left - GAP - size.width;
  const found: Placement[] = [];
  const level = (top: number, side: "top" | "bottom") =>
    found.push(...lefts.map((left) => ({ left, top, arrow: { side, at: alongX(left) } })));
  const upright = (left: number, side: "left" | "right") =>
    found.push(...tops.map((top) => ({ left, top, arrow: { side, at: alongY(top) } })));
  if (below + size.height + EDGE <= bottom(screen)) level(below, "top");
  if (above >= screen.top + EDGE) level(above, "bottom");
  if (after + size.width + EDGE <= right(screen)) upright(after, "left");
  if (before >= screen.left + EDGE) upright(before, "right");
  return found;
}

/**
 * The first of those that cost least, or the one for which `then` is least; small differences of costs do not count, so
 * that it does not jump about.
 */
function cheapest<P extends Spot>(
  places: readonly P[],
  size: Size,
  cost: (box: Box, place: P) => number,
  then: (box: Box) => number = () => 0,
): P | null {
  const unit = (size.width * size.height) / 40;
  let best: P | null = null;
  let [least, next] = [Infinity, Infinity];
  for (const place of places) {
    const box = { left: place.left, top: place.top, width: size.width, height: size.height };
    const price = Math.round(cost(box, place) / unit);
    if (price > least) continue;
    const second = then(box);
    if (price < least || second < next) [best, least, next] = [place, price, second];
  }
  return best;
}

/**
 * Below it, above, right or left: where there is room, and where it covers least of what should be seen; if that is
 * much, or no side has room, wherever else it covers least. `screen`: the part of the window that is free of bars.
 * `now`: where it stands without an arrow, and stays if it can.
 */
export function place(
  target: Box | null,
  size: Size,
  screen: Box,
  spare: Spared = { first: [], rest: [] },
  now: Spot | null = null,
): Placement {
  const into = within(size, screen);
  const low = into.y(bottom(screen));
  if (!target) return { left: into.x((screen.left + right(screen) - size.width) / 2), top: low, arrow: null };
  const above = bottom(target) < screen.top;
  if (above || target.top > bottom(screen))
    // It is scrolled away, or in the sheet below: the bubble waits at the edge behind which it is.
    return { left: into.x(target.left), top: above ? screen.top + EDGE : low, arrow: null };
  const area = size.width * size.height;
  const kept = (box: Box) =>
    10_000 * overlap(box, target) +
    1_000 * covered(box, spare.bars ?? []) +
    100 * covered(box, spare.first) +
    covered(box, spare.rest);
  const beside = [target, ...(spare.around ? [spare.around] : [])].flatMap((one) => sides(target, one, size, screen));
  const pointing = cheapest(beside, size, kept);
  if (pointing && kept({ ...pointing, ...size }) < AWAY * area) return pointing;
  const stays = now && { left: into.x(now.left), top: into.y(now.top) };
  const aside = [...(stays ? [stays] : []), ...anywhere(size, screen)];
  const far = (box: Box) => (FAR * apart(box, target)) / Math.hypot(screen.width, screen.height);
  const away = (box: Box, one: Spot) => kept(box) + (AWAY + far(box) - (one === stays ? STAY : 0)) * area;
  const free = cheapest(aside, size, away, (box) => apart(box, target));
  if (!free) return { left: into.x(target.left), top: low, arrow: null };
  const better = !pointing || away({ ...free, ...size }, free) < kept({ ...pointing, ...size });
  return better ? { left: free.left, top: free.top, arrow: null } : pointing;
}
