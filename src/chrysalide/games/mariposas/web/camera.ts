/** Where the map is looked at from: fitting, zooming, panning. Windows in pixels of the screen, the map in its own units. */
import { HEX, SHEET, type Spot } from "./geometry";

export interface Camera {
  scale: number;
  /** Where the corner of the sheet lies in the window. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const MOST = 2.2;
/** In a window as small as a phone's, fitting never makes cells smaller than this across: a finger must find them. */
const FINGER = 45;
const SMALL = 520;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** The whole sheet in the window. */
export const whole = (window: Size): number => Math.min(window.width / SHEET.width, window.height / SHEET.height);

/** Small windows show a part, turned to what matters now; large ones the whole sheet, the open sea on its right. */
export function fit(window: Size, heed: Spot | null = null): Camera {
  const scale = Math.max(whole(window), window.width < SMALL ? FINGER / HEX.width : 0);
  const look = heed ?? { x: SHEET.width / 2, y: SHEET.height / 2 };
  return kept({ scale, x: window.width / 2 - look.x * scale, y: window.height / 2 - look.y * scale }, window);
}

/** Keeps the sheet in the window: at the left where it fits, without a gap at the edge where it does not. */
export function kept(camera: Camera, window: Size): Camera {
  const along = (length: number, room: number, at: number, spare: number): number =>
    length <= room ? (room - length) * spare : clamp(at, room - length, 0);
  return {
    scale: camera.scale,
    x: along(SHEET.width * camera.scale, window.width, camera.x, window.width > window.height ? 0 : 0.5),
    y: along(SHEET.height * camera.scale, window.height, camera.y, 0.5),
  };
}

/** Closer or farther by a factor; the point under the fingers stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Spot, window: Size): Camera {
  const scale = clamp(camera.scale * factor, whole(window), MOST);
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/** Where a spot of the map lies in the window. */
export const seen = (camera: Camera, { x, y }: Spot): Spot => ({ x: camera.x + x * camera.scale, y: camera.y + y * camera.scale });

/** Moves just so far that a cell round this spot can be seen. */
export function showing(camera: Camera, spot: Spot, window: Size): Camera {
  const at = seen(camera, spot);
  const margin = (HEX.height / 2) * camera.scale;
  const shift = (place: number, room: number): number => {
    if (place < margin) return margin - place;
    return place > room - margin ? room - margin - place : 0;
  };
  return panned(camera, shift(at.x, window.width), shift(at.y, window.height));
}

/** Does the sheet go on beyond the window? */
export function isCut(camera: Camera, window: Size): boolean {
  return SHEET.width * camera.scale > window.width + 1 || SHEET.height * camera.scale > window.height + 1;
}
