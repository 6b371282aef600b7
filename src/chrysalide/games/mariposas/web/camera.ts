/** Where the map is looked at from. Its unit is that of the sheet. */
import * as shell from "$web/painting/camera";
import { turnedTo, type Camera, type Size, type Spot } from "$web/painting/camera";
import { HEX, SHEET } from "./geometry";

const MOST = 2.2;
const MIDDLE: Spot = { x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 };
/** In a window as small as a phone's, fitting never makes cells smaller than this across: a finger must find them. */
const FINGER = 60;
const SMALL = 520;

/** The whole sheet in the window. */
export const whole = (window: Size): number => shell.whole(SHEET, window);

/** All of the map in the window, however small that makes it. */
export const overview = (window: Size): Camera => kept(turnedTo(MIDDLE, whole(window), window), window);

/** Small windows show a part, turned to what matters now; large ones the whole sheet, the open sea on its right. */
export function fit(window: Size, heed: Spot | null = null): Camera {
  const scale = Math.max(whole(window), isSmall(window) ? FINGER / HEX.width : 0);
  return kept(turnedTo(heed ?? MIDDLE, scale, window), window);
}

/** A phone's, upright or lying. */
const isSmall = ({ width, height }: Size): boolean => Math.min(width, height) < SMALL && whole({ width, height }) < 0.6;

/** Keeps the sheet in the window; at the left of a broad one. */
export function kept(camera: Camera, window: Size): Camera {
  return shell.kept(camera, SHEET, window, { x: window.width > window.height ? 0 : 0.5, y: 0.5 });
}

export const zoomed = (camera: Camera, factor: number, at: Spot, window: Size): Camera =>
  shell.zoomed(camera, factor, at, whole(window), MOST);

/** Moves just so far that a cell round this spot can be seen. */
export function showing(camera: Camera, { x, y }: Spot, window: Size): Camera {
  const side = HEX.height;
  return shell.showing(camera, { x: x - side / 2, y: y - side / 2, width: side, height: side }, window);
}

/** Does the sheet go on beyond the window? */
export function isCut(camera: Camera, window: Size): boolean {
  return SHEET.width * camera.scale > window.width + 1 || SHEET.height * camera.scale > window.height + 1;
}
