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
/** What it may cover of the table, as a part of its own size, before it leaves its target. */
const AWAY = 0.5;

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

type Size = Pick<Box, "width" | "height">;
type Spot = Pick<Box, "left" | "top">;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

/** Inside the screen, off its edges. */
const within = (size: Size, screen: Box) => ({
  x: (x: number) => clamp(x, screen.left + EDGE, right(screen) - size.width - EDGE),
  y: (y: number) => clamp(y, screen.top + EDGE, bottom(screen) - size.height - EDGE),
});

/** Along the edges of the screen: the top first, the middle last. */
function spots(size: Size, screen: Box): Spot[] {
  const into = within(size, screen);
  const lefts = [(screen.left + right(screen) - size.width) / 2, screen.left, right(screen)].map(into.x);
  const tops = [screen.top, bottom(screen), (screen.top + bottom(screen) - size.height) / 2].map(into.y);
  return tops.flatMap((top) => lefts.map((left) => ({ left, top })));
}

/** Beside the target, with an arrow: in its middle if that will do, else slid along it. */
function sides(target: Box, size: Size, screen: Box): Placement[] {
  const into = within(size, screen);
  const x = target.left + target.width / 2;
  const y = target.top + target.height / 2;
  const lefts = [x - size.width / 2, x - CORNER, x + CORNER - size.width].map(into.x);
  const tops = [y - size.height / 2, y - CORNER, y + CORNER - size.height].map(into.y);
  const alongX = (left: number) => clamp(x - left, CORNER, size.width - CORNER);
  const alongY = (top: number) => clamp(y - top, CORNER, size.height - CORNER);
  const below = bottom(target) + GAP;
  const above = target.top - GAP - size.height;
  const after = right(target) + GAP;
  const before = target.left - GAP - size.width;
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

/** The first of those that cost least; small differences do not count, so that it does not jump about. */
function cheapest<P extends Spot>(places: readonly P[], size: Size, cost: (box: Box, place: P) => number): P | null {
  const unit = (size.width * size.height) / 20;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const price = Math.round(cost({ left: place.left, top: place.top, ...size }, place) / unit);
    if (price < least) [best, least] = [place, price];
  }
  return best;
}

/**
 * Below it, above, right or left: where there is room, and where it covers least of what should be seen; if that is
 * much, or no side has room, at an edge of the screen. `screen`: the part of the window that is free of bars.
 */
export function place(target: Box | null, size: Size, screen: Box, spare: Spared = { first: [], rest: [] }): Placement {
  const into = within(size, screen);
  const low = into.y(bottom(screen));
  if (!target) return { left: into.x((screen.left + right(screen) - size.width) / 2), top: low, arrow: null };
  const above = bottom(target) < screen.top;
  if (above || target.top > bottom(screen))
    // It is scrolled away: the bubble waits at the edge behind which it is.
    return { left: into.x(target.left), top: above ? screen.top + EDGE : low, arrow: null };
  const upper = target.top + target.height / 2 - screen.top > screen.height / 2;
  const far = { left: into.x(target.left + (target.width - size.width) / 2), top: upper ? screen.top + EDGE : low };
  const aside = [far, ...spots(size, screen)].map((spot): Placement => ({ ...spot, arrow: null }));
  const places = [...sides(target, size, screen), ...aside];
  const area = size.width * size.height;
  const best = cheapest(places, size, (box, { arrow }) => {
    const hidden = 10_000 * overlap(box, target) + 100 * covered(box, spare.first) + covered(box, spare.rest);
    return hidden + (arrow ? 0 : AWAY * area);
  });
  return best ?? { ...far, arrow: null };
}

/** For what points at nothing: where it covers none of these, if there is such a place; it stays where it is if it can. */
export function placeAside(size: Size, screen: Box, others: readonly Box[], now: Spot | null = null): Spot {
  const places = now ? [now, ...spots(size, screen)] : spots(size, screen);
  return cheapest(places, size, (box) => covered(box, others)) ?? { left: screen.left, top: screen.top };
}
