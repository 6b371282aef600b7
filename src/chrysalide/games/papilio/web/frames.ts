/** How pawns and tiles move: keyframes, worked out from rectangles and times. */
import type { Track } from "./timeline";

export interface Shift {
  x: number;
  y: number;
}

/** From the middle of one rectangle to that of another. */
export function toward(from: DOMRect, to: DOMRect): Shift {
  return { x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2 };
}

interface Pose {
  lift?: number;
  scale?: number;
  turn?: number;
  narrow?: number;
  opacity?: number;
  easing?: string;
}

function pose(
  { x, y }: Shift,
  at: number,
  { lift = 0, scale = 1, turn = 0, narrow = 1, opacity = 1, easing = "linear" }: Pose = {},
): Keyframe {
  const transform = `translate(${x}px, ${y - lift}px) rotate(${turn}deg) scale(${scale * narrow}, ${scale})`;
  return { transform, opacity, offset: at, easing };
}

const between = (one: Shift, other: Shift, share: number): Shift => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** The wings of a flying pawn open and close. */
const BEATS = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];

/**
 * A pawn's whole way. `shift` tells where a cell lies as seen from the element's own place, `cell` how wide a cell is,
 * `away` the way out over the nearest edge.
 */
export function pawnFrames(
  track: Track,
  end: number,
  shift: (cell: string) => Shift,
  cell: number,
  away: Shift,
): Keyframe[] {
  const frames: Keyframe[] = [];
  let here: Shift = track.start === null ? { x: 0, y: 0 } : shift(track.start);
  let opacity = track.start === null ? 0 : 1;
  for (const leg of track.legs) {
    const begin = leg.at / end;
    const part = (share: number): number => (leg.at + leg.lasts * share) / end;
    frames.push(pose(here, begin, { opacity, easing: "ease-in-out" }));
    if (leg.act === "enter") {
      here = shift(leg.cell);
      opacity = 1;
      frames.push(pose(here, Math.max(begin, part(0.99)), { opacity: 0 }), pose(here, part(1)));
    } else if (leg.act === "step") {
      const there = shift(leg.cell);
      frames.push(
        pose(between(here, there, 0.5), part(0.5), { lift: cell * 0.16, scale: 1.1, easing: "ease-in" }),
        pose(there, part(1)),
      );
      here = there;
    } else if (leg.act === "fly" || leg.act === "home") {
      const there = shift(leg.cell);
      const height = cell * (leg.act === "fly" ? 0.45 : 0.3);
      for (const [beat, share] of BEATS.entries()) {
        const lift = Math.sin(share * Math.PI) * height;
        frames.push(pose(between(here, there, share), part(share), { lift, scale: 1.22, narrow: beat % 2 ? 1 : 0.62 }));
      }
      frames.push(pose(there, part(1)));
      here = there;
    } else if (leg.act === "caught" || leg.act === "stuck") {
      for (const [index, turn] of [-11, 10, -7, 5].entries()) frames.push(pose(here, part((index + 1) / 5), { turn }));
      frames.push(pose(here, part(1)));
    } else frames.push(...leaving(leg.act, here, part, cell, away));
  }
  const [first] = frames;
  if (first && first.offset !== 0) frames.unshift({ ...first, offset: 0 });
  return frames;
}

function leaving(
  how: "eaten" | "off" | "homeless",
  here: Shift,
  part: (share: number) => number,
  cell: number,
  away: Shift,
): Keyframe[] {
  if (how === "off") {
    const out = { x: here.x + away.x, y: here.y + away.y };
    return [
      pose(between(here, out, 0.3), part(0.3), { scale: 1.3, narrow: 0.6 }),
      pose(between(here, out, 0.6), part(0.6), { scale: 1.45, opacity: 0.9 }),
      pose(out, part(1), { scale: 1.7, narrow: 0.6, turn: 24, opacity: 0 }),
    ];
  }
  if (how === "homeless")
    return [pose(here, part(0.4), { turn: 30 }), pose(here, part(1), { turn: 80, scale: 0.3, opacity: 0 })];
  // Held by the tongue, then drawn to the lizard's head in the tile's upper right corner.
  const head = { x: here.x + cell * 0.3, y: here.y - cell * 0.22 };
  return [
    pose(here, part(0.35)),
    pose(here, part(0.5), { scale: 0.9, turn: 12, easing: "ease-in" }),
    pose(head, part(0.96), { scale: 0.12, turn: 60 }),
    pose(head, part(1), { scale: 0.05, turn: 60, opacity: 0 }),
  ];
}

/** Over the nearest edge of the board and two cells beyond. */
export function wayOut(cell: DOMRect, board: DOMRect): Shift {
  const beyond = cell.width * 2;
  const ways = [
    { x: 0, y: board.top - cell.bottom - beyond },
    { x: 0, y: board.bottom - cell.top + beyond },
    { x: board.left - cell.right - beyond, y: 0 },
    { x: board.right - cell.left + beyond, y: 0 },
  ];
  return ways.reduce((one, other) => (Math.hypot(other.x, other.y) < Math.hypot(one.x, one.y) ? other : one));
}
