/** Where the map is looked at from. Its unit is that of the sheet. */
import * as shell from "$web/painting/camera";
import { turnedTo, type Camera, type Size, type Spot } from "$web/painting/camera";
import { HEX, SHEET } from "./geometry";

const MOST = 2.2;
/** In a window as small as a phone's, fitting never makes cells smaller than this across: a finger must find them. */
const FINGER = 45;
const SMALL = 520;

/** Where the land ends in the east, down to Boston and below it. */
const COAST = { north: 862, south: 716 };
const MARGIN = 20;

/** The whole sheet in the window. */
export const whole = (window: Size): number => shell.whole(SHEET, window);

/** How much of a window is open sea beside the whole map: in its upper third and below. */
export function ocean(window: Size): { north: number; south: number } {
  const room = (coast: number): number => Math.round(window.width - coast * whole(window) - MARGIN);
  return { north: room(COAST.north), south: room(COAST.south) };
}

/** Small windows show a part, turned to what matters now; large ones the whole sheet, the open sea on its right. */
export function fit(window: Size, heed: Spot | null = null): Camera {
  const scale = Math.max(whole(window), window.width < SMALL ? FINGER / HEX.width : 0);
  return kept(turnedTo(heed ?? { x: SHEET.width / 2, y: SHEET.height / 2 }, scale, window), window);
}

/** Keeps the sheet in the window; at the left of a broad one. */
export function kept(camera: Camera, window: Size): Camera {
  return shell.kept(camera, { x: 0, y: 0, ...SHEET }, window, { x: window.width > window.height ? 0 : 0.5, y: 0.5 });
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
