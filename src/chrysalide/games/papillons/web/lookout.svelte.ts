/** Where the reader looks at the table from: it fits itself until somebody drags, pinches or walks out of sight. */
import { beyond, panned, type Camera, type Rect } from "$web/painting/camera";
import type { Moves } from "$web/painting/gestures";
import { fit, kept, rectOf, ringed, showing, zoomed } from "./camera";
import type { Box, Place } from "./types";

const STEP = 1.3;

interface Table {
  box: Box | null;
  /** What to look at where the whole table does not fit. */
  heed: Place | null;
  /** The ring of free cells counts only while it is shown. */
  ring: boolean;
}

export class Lookout {
  width = $state(0);
  height = $state(0);
  /** While fingers move the table it follows at once; else it glides. */
  held = $state(false);
  #own = $state.raw<Camera | null>(null);
  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  get camera(): Camera {
    return this.#camera;
  }

  /** The sides on which cards or free cells are out of sight. */
  get hidden(): string[] {
    return this.#hidden;
  }

  /** Is something out of sight, or is the table looked at otherwise than it fits itself? */
  get roaming(): boolean {
    return this.#own !== null || this.hidden.length > 0;
  }

  refit(): void {
    this.held = false;
    this.#own = null;
  }

  zoom(closer: boolean): void {
    this.held = false;
    this.#own = zoomed(this.camera, closer ? STEP : 1 / STEP, { x: this.width / 2, y: this.height / 2 });
  }

  /** The keyboard's cell comes into sight. */
  show(place: Place): void {
    const shown = showing(this.camera, place, this.#size);
    if (this.width === 0 || (shown.x === this.camera.x && shown.y === this.camera.y)) return;
    this.held = false;
    this.#own = shown;
  }

  rect(place: Place): Rect {
    return rectOf(this.camera, place);
  }

  readonly moves: Moves = {
    pan: (dx, dy) => (this.#own = this.#kept(panned(this.camera, dx, dy))),
    zoom: (factor, at) => (this.#own = this.#kept(zoomed(this.camera, factor, at))),
    draggable: () => this.hidden.length > 0,
    began: () => (this.held = true),
  };

  readonly #size = $derived({ width: this.width, height: this.height });

  readonly #camera = $derived.by(() => {
    const { box, heed } = this.#table();
    return this.#own ? this.#kept(this.#own) : fit(box, this.#size, heed);
  });

  readonly #hidden = $derived.by(() => {
    const { box, ring } = this.#table();
    return beyond(this.#camera, ringed(box, ring ? 1 : 0), this.#size);
  });

  #kept(camera: Camera): Camera {
    return kept(camera, this.#table().box, this.#size);
  }
}
