/**
 * Whether the pointer looks for something. After a click the next choices may come to lie under it: nobody asked to see
 * what they would do, until it moves again.
 */
const NEAR = 4;

export class Seeking {
  #pressed: { x: number; y: number } | null = null;

  press({ clientX: x, clientY: y }: MouseEvent): void {
    this.#pressed = { x, y };
  }

  /** It is somewhere: true unless it still rests where it was pressed. */
  at({ clientX: x, clientY: y }: MouseEvent): boolean {
    if (this.#pressed && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) > NEAR) this.#pressed = null;
    return this.#pressed === null;
  }
}
