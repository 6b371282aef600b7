/** Dragging, pinching and the wheel, translated into camera movements. A click stays a click. */

export interface Moves {
  pan: (dx: number, dy: number) => void;
  /** `at` is in the element's own pixels. */
  zoom: (factor: number, at: { x: number; y: number }) => void;
  /** May a single finger or the mouse drag the table now? */
  draggable: () => boolean;
  began: () => void;
}

/** Shorter movements still count as a click: fingers shake. */
const SLIP = 8;
const WHEEL = 0.0016;

interface Point {
  x: number;
  y: number;
}

export function gestures(element: HTMLElement, moves: Moves): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let dragging = false;

  const local = ({ x, y }: Point): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (fingers.size === 0) [travelled, dragging] = [0, false];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    // The button was released outside.
    if (event.buttons === 0) return up(event);
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !moves.draggable()) return;
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled < SLIP) return;
    if (!dragging) begin();
    if (other) pinch(before, now, other);
    else moves.pan(now.x - before.x, now.y - before.y);
  }

  function begin(): void {
    dragging = true;
    moves.began();
    for (const id of fingers.keys()) element.setPointerCapture(id);
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const apart = (point: Point): number => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    moves.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    moves.zoom(apart(now) / apart(before), local({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  /** The click that ends a drag is not meant for the card under it. */
  function click(event: MouseEvent): void {
    if (!dragging || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
    dragging = false;
  }

  /** The plain wheel scrolls the page if it can; with Ctrl (how trackpads report a pinch) it always zooms. */
  function wheel(event: WheelEvent): void {
    const page = document.documentElement;
    const scrolls = page.scrollHeight > page.clientHeight + 1;
    if (scrolls && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    moves.began();
    const strength = event.ctrlKey ? 5 : 1;
    moves.zoom(Math.exp(-event.deltaY * WHEEL * strength), local({ x: event.clientX, y: event.clientY }));
  }

  const abort = new AbortController();
  const { signal } = abort;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  return () => abort.abort();
}
