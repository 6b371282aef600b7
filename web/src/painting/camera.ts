/** A camera over something larger than its window. Windows are in screen pixels, the contents in their own units. */

export interface Camera {
  /** Pixels for one unit. */
  scale: number;
  /** The position of the origin in the window. */
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Spot, Size {}

/** If the minimum exceeds the maximum, the minimum wins. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The scale at which everything fits into the window. */
export const whole = (shown: Size, window: Size): number =>
  Math.min(window.width / shown.width, window.height / shown.height);

/** The camera that centres a spot in the window. */
export const turnedTo = ({ x, y }: Spot, scale: number, window: Size): Camera => ({
  scale,
  x: window.width / 2 - x * scale,
  y: window.height / 2 - y * scale,
});

/** Keeps the contents in the window: centred (or as `spare` says) if they fit, otherwise without a gap at the edge. */
export function kept(camera: Camera, shown: Rect, window: Size, spare: Spot = { x: 0.5, y: 0.5 }): Camera {
  const along = (start: number, units: number, room: number, at: number, share: number): number => {
    const length = units * camera.scale;
    const first = 0 - start * camera.scale;
    return length <= room ? first + (room - length) * share : clamp(at, first + room - length, first);
  };
  return {
    scale: camera.scale,
    x: along(shown.x, shown.width, window.width, camera.x, spare.x),
    y: along(shown.y, shown.height, window.height, camera.y, spare.y),
  };
}

/** Zooms by a factor; the point under the fingers stays in place. */
export function zoomed(camera: Camera, factor: number, at: Spot, least: number, most: number): Camera {
  const scale = clamp(camera.scale * factor, least, most);
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** The position of a spot in the window. */
export const seen = (camera: Camera, { x, y }: Spot): Spot => ({
  x: camera.x + x * camera.scale,
  y: camera.y + y * camera.scale,
});

/** The position of a rectangle in the window. */
export const rectOf = (camera: Camera, rect: Rect): Rect => ({
  ...seen(camera, rect),
  width: rect.width * camera.scale,
  height: rect.height * camera.scale,
});

/** Moves just far enough to make a rectangle visible. */
export function showing(camera: Camera, rect: Rect, window: Size): Camera {
  const { x, y, width, height } = rectOf(camera, rect);
  const shift = (at: number, length: number, room: number): number => {
    if (at < 0 || length > room) return -at;
    return at + length > room ? room - length - at : 0;
  };
  return panned(camera, shift(x, width, window.width), shift(y, height, window.height));
}

/** The sides on which the contents extend beyond the window. */
export function beyond(camera: Camera, shown: Rect, window: Size): string[] {
  const { x, y, width, height } = rectOf(camera, shown);
  const sides: [string, boolean][] = [
    ["left", x < -1],
    ["right", x + width > window.width + 1],
    ["top", y < -1],
    ["bottom", y + height > window.height + 1],
  ];
  return sides.filter(([, hidden]) => hidden).map(([side]) => side);
}
