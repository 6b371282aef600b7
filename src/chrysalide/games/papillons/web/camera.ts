/** Where the unbounded table is looked at from: fitting, zooming, panning. All in pixels of the screen. */
import type { Box, Place } from "./types";

export interface Camera {
  /** The side of a cell on the screen. */
  cell: number;
  /** Where the corner of cell 0,0 lies in the window. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

/** Fitting never makes cells too small for a finger, on a wide screen for the eye; pinching may, for an overview. */
export const leastFit = ({ width }: Size): number => (width < 520 ? 40 : 34);
const LEAST = 24;
const MOST = 150;

/** Cells larger than this look clumsy, however few cards lie on the table. */
export const largestFit = ({ width }: Size): number => (width < 520 ? 88 : 112);

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The cells to show: the box of the cards and one ring around it; of an empty table the middle. */
export function ringed(box: Box | null, ring = 1): Rect {
  const [left, top, right, bottom] = box ?? [0, 0, 0, 0];
  return { x: left - ring, y: top - ring, width: right - left + 1 + 2 * ring, height: bottom - top + 1 + 2 * ring };
}

/**
 * The camera that shows the whole box and its ring. Where cells would become too small, it stays close
 * and turns to `heed`, the place that matters now.
 */
export function fit(box: Box | null, window: Size, heed: Place | null = null): Camera {
  const around = ringed(box);
  const whole = Math.min(window.width / around.width, window.height / around.height);
  const cell = clamp(whole, leastFit(window), largestFit(window));
  const centre = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  const look = heed ? { x: heed.x + 0.5, y: heed.y + 0.5 } : centre;
  const camera = { cell, x: window.width / 2 - look.x * cell, y: window.height / 2 - look.y * cell };
  return kept(camera, box, window);
}

/** Keeps the table in the window: centred where it fits, without a gap at the edge where it does not. */
export function kept(camera: Camera, box: Box | null, window: Size): Camera {
  const around = ringed(box);
  const along = (start: number, cells: number, room: number, at: number): number => {
    const length = cells * camera.cell;
    const first = -start * camera.cell;
    if (length <= room) return first + (room - length) / 2;
    return clamp(at, first + room - length, first);
  };
  return {
    cell: camera.cell,
    x: along(around.x, around.width, window.width, camera.x),
    y: along(around.y, around.height, window.height, camera.y),
  };
}

/** Closer or farther by a factor; the point under the fingers stays where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const cell = clamp(camera.cell * factor, LEAST, MOST);
  const grown = cell / camera.cell;
  return { cell, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  cell: camera.cell,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Where a cell lies in the window. */
export function rectOf(camera: Camera, { x, y }: Place): Rect {
  const { cell } = camera;
  return { x: camera.x + x * cell, y: camera.y + y * cell, width: cell, height: cell };
}

/** Moves just so far that a cell can be seen. */
export function showing(camera: Camera, place: Place, window: Size): Camera {
  const { x, y, width } = rectOf(camera, place);
  const shift = (at: number, room: number): number => {
    if (at < 0 || width > room) return -at;
    return at + width > room ? room - width - at : 0;
  };
  return panned(camera, shift(x, window.width), shift(y, window.height));
}

/** On which sides cells go on beyond the window. */
export function beyond(camera: Camera, around: Rect, window: Size): string[] {
  const start = rectOf(camera, around);
  const sides: [string, boolean][] = [
    ["left", start.x < -1],
    ["right", start.x + around.width * camera.cell > window.width + 1],
    ["top", start.y < -1],
    ["bottom", start.y + around.height * camera.cell > window.height + 1],
  ];
  return sides.filter(([, hidden]) => hidden).map(([side]) => side);
}
