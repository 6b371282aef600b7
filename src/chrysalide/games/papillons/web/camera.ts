/** Where the unbounded table is looked at from. Its unit is a cell. */
import * as shell from "$web/painting/camera";
import { clamp, turnedTo, whole, type Camera, type Rect, type Size, type Spot } from "$web/painting/camera";
import type { Box, Place } from "./types";

/** Fitting never makes cells too small for a finger, on a wide screen for the eye; pinching may, for an overview. */
export const leastFit = ({ width }: Size): number => (width < 520 ? 40 : 34);
const LEAST = 24;
const MOST = 150;

/** Cells larger than this look clumsy, however few cards lie on the table. */
export const largestFit = ({ width }: Size): number => (width < 520 ? 88 : 112);

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
  const scale = clamp(whole(around, window), leastFit(window), largestFit(window));
  const centre = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  const look = heed ? { x: heed.x + 0.5, y: heed.y + 0.5 } : centre;
  return kept(turnedTo(look, scale, window), box, window);
}

/** Keeps the table in the window. */
export const kept = (camera: Camera, box: Box | null, window: Size): Camera => shell.kept(camera, ringed(box), window);

export const zoomed = (camera: Camera, factor: number, at: Spot): Camera =>
  shell.zoomed(camera, factor, at, LEAST, MOST);

const cellAt = ({ x, y }: Place): Rect => ({ x, y, width: 1, height: 1 });

/** Where a cell lies in the window. */
export const rectOf = (camera: Camera, place: Place): Rect => shell.rectOf(camera, cellAt(place));

/** Moves just so far that a cell can be seen. */
export const showing = (camera: Camera, place: Place, window: Size): Camera =>
  shell.showing(camera, cellAt(place), window);
