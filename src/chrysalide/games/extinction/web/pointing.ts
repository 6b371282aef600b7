/** Pointing at a thing, with a mouse or with the keyboard, lights it in the list of choices too. */
export interface Pointing {
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

export const pointing = (focus: (target: string | null) => void, target: string): Pointing => ({
  onpointerenter: () => focus(target),
  onpointerleave: () => focus(null),
  onfocus: () => focus(target),
  onblur: () => focus(null),
});
