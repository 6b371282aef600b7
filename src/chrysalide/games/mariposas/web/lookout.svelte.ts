/** Where the reader looks at the map from: it fits itself until somebody drags, pinches or walks out of sight. */
import { panned, seen, type Camera, type Spot } from "$web/painting/camera";
import type { Moves } from "$web/painting/gestures";
import { fit, isCut, kept, overview, showing, zoomed } from "./camera";

const STEP = 1.35;

export class Lookout {
  width = $state(0);
  height = $state(0);
  /** While fingers move the map it follows at once; else it glides. */
  held = $state(false);
  #own = $state.raw<Camera | null>(null);
  /** What to look at where the whole map does not fit. */
  readonly #heed: () => Spot | null;

  constructor(heed: () => Spot | null) {
    this.#heed = heed;
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** Is a part of the map out of sight? */
  get cut(): boolean {
    return isCut(this.#camera, this.#size);
  }

  refit(): void {
    this.held = false;
    this.#own = null;
  }

  /** All of it, however small. */
  survey(): void {
    this.held = false;
    this.#own = overview(this.#size);
  }

  zoom(closer: boolean): void {
    this.held = false;
    const at = { x: this.width / 2, y: this.height / 2 };
    this.#own = this.#kept(zoomed(this.camera, closer ? STEP : 1 / STEP, at, this.#size));
  }

  /** A cell comes into sight. */
  show(spot: Spot): void {
    if (this.width === 0) return;
    const shown = showing(this.camera, spot, this.#size);
    if (Math.abs(shown.x - this.camera.x) < 1 && Math.abs(shown.y - this.camera.y) < 1) return;
    this.held = false;
    this.#own = this.#kept(shown);
  }

  seen(spot: Spot): Spot {
    return seen(this.camera, spot);
  }

  readonly moves: Moves = {
    pan: (dx, dy) => (this.#own = this.#kept(panned(this.camera, dx, dy))),
    zoom: (factor, at) => (this.#own = this.#kept(zoomed(this.camera, factor, at, this.#size))),
    draggable: () => this.cut,
    began: () => (this.held = true),
  };

  readonly #size = $derived({ width: this.width, height: this.height });
  readonly #camera = $derived.by(() => (this.#own ? this.#kept(this.#own) : fit(this.#size, this.#heed())));

  #kept(camera: Camera): Camera {
    return kept(camera, this.#size);
  }
}
