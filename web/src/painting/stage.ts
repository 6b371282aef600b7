/** A layer on which paintings animate what happened, with the Web Animations API. Cancelling leaves no trace. */
import { pace } from "$web/reader/pace.svelte";

export const EASE = "cubic-bezier(.3, .1, .2, 1)";

export class BareStage {
  readonly #running = new Set<Animation>();
  readonly #props = new Set<Element>();
  readonly #waiting: (() => void)[] = [];
  /** Covers the whole page, so that things can fly between the board and any panel. */
  readonly #layer = document.createElement("div");

  /** `look`: the CSS classes of a game's props. */
  constructor(look: string) {
    this.#layer.className = `stage-layer ${look}`;
    this.#layer.setAttribute("aria-hidden", "true");
    document.body.append(this.#layer);
  }

  close(): void {
    this.cancel();
    this.#layer.remove();
  }

  cancel(): void {
    for (const animation of this.#running) animation.cancel();
    for (const prop of this.#props) prop.remove();
    this.#running.clear();
    this.#props.clear();
    this.#settle();
  }

  /** When nothing moves any more: all has been seen, or was cancelled. */
  rest(): Promise<void> {
    return new Promise((settled) => {
      this.#waiting.push(settled);
      this.#settle();
    });
  }

  #settle(): void {
    if (this.#running.size > 0) return;
    for (const settled of this.#waiting.splice(0)) settled();
  }

  /** A prop is removed when its movement is over. */
  protected run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    animation.playbackRate = pace.rate;
    this.#running.add(animation);
    animation.addEventListener("finish", () => {
      this.#running.delete(animation);
      if (this.#props.delete(element)) element.remove();
      this.#settle();
    });
    return animation;
  }

  /** Hides an element until `until`. */
  protected hide(element: Element, until: number): void {
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  protected image(art: string, at: DOMRect): HTMLImageElement {
    const image = document.createElement("img");
    image.src = art;
    image.alt = "";
    return this.prop(image, at);
  }

  /** Adds a prop to the page; inside the board it moves with the board. */
  protected prop<E extends HTMLElement | SVGElement>(prop: E, at: DOMRect | null, where: HTMLElement = this.#layer): E {
    if (at)
      Object.assign(prop.style, {
        left: `${at.x}px`,
        top: `${at.y}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
      });
    this.#props.add(prop);
    where.append(prop);
    return prop;
  }

  protected isProp(element: Element): boolean {
    return this.#props.has(element);
  }
}

/** The last visible element that matches a selector: the newest card, the top of a pile. */
export function lastSeen(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((place) => place.offsetWidth > 0).at(-1);
}

export interface Bow {
  /** How high it rises: a fraction of the distance, at most so many pixels. */
  bow: number;
  highest?: number;
  /** How much larger it gets halfway. */
  swell?: number;
  /** Its size at the start, relative to its destination. */
  scale?: number;
  /** It leans into the movement. */
  leaning?: boolean;
}

/** An arc from one rectangle to another, where the flying element already is. */
export function flight(
  from: DOMRect,
  to: DOMRect,
  { bow, highest = 120, swell = 0.1, scale = grown(from.width, to), leaning = false }: Bow,
): Keyframe[] {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const height = Math.min(highest, Math.hypot(dx, dy) * bow);
  const lean = leaning ? ` rotate(${Math.max(-9, Math.min(9, dx / 40))}deg)` : "";
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - height}px)${lean} scale(${(1 + scale) / 2 + swell})`, opacity: 1 },
    { transform: "none", opacity: 1 },
  ];
}

/** The size of something of this width relative to its destination. */
export const grown = (width: number, goal: DOMRect): number => (goal.width > 0 ? width / goal.width : 1);
