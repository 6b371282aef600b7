/** Where the reader's attention is: the pointer, or the focused element if the keyboard was used last. */
export interface Anchor {
  x: number;
  y: number;
}

let pointer: Anchor | null = null;

if (typeof window !== "undefined") {
  addEventListener("pointerdown", (event) => (pointer = { x: event.clientX, y: event.clientY }), true);
  addEventListener("keydown", () => (pointer = null), true);
}

export function anchor(): Anchor {
  if (pointer) return pointer;
  const box = document.activeElement?.getBoundingClientRect();
  if (box && box.width > 0 && document.activeElement !== document.body)
    return { x: box.left + box.width / 2, y: box.bottom };
  return { x: innerWidth / 2, y: innerHeight / 3 };
}
