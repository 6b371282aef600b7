/** Plays cues over the map with the Web Animations API; cancelling leaves no trace. */
import { dieArt, flowerArt, monarch, tokenArt, cardArt } from "./art";
import { curve, route, spotOf } from "./geometry";
import type { Cue } from "./timeline";
import type { MariposasView } from "./types";

const EASE = "cubic-bezier(.3, .1, .2, 1)";

type Of<A extends Cue["act"]> = Extract<Cue, { act: A }>;

export interface Scene {
  view: MariposasView;
  /** The map itself: what lies in it moves with it. */
  world: HTMLElement;
  /** Where a cell lies on the screen. */
  rect(cell: string): DOMRect;
}

export class Stage {
  readonly #running = new Set<Animation>();
  readonly #props = new Set<HTMLElement>();
  /** Over the whole page, so that flowers fly between the map and any panel. */
  readonly #layer = document.createElement("div");

  constructor() {
    this.#layer.className = "mariposas-layer";
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
  }

  play(cues: readonly Cue[], scene: Scene): void {
    for (const cue of cues) {
      if (cue.act === "fly") this.#fly(cue, scene);
      else if (cue.act === "flip") this.#flip(cue, scene);
      else if (cue.act === "roll") this.#roll(cue, scene);
      else if (cue.act === "flowers") this.#flowers(cue, scene);
      else if (cue.act === "gain") this.#toSeat(tokenArt(cue.card), scene.rect(cue.cell), spot(cue.seat, `card-${cue.card}`), cue);
      else if (cue.act === "born") this.#unfold(cue, scene);
      else if (cue.act === "turn") this.#turn(cue, scene);
      else if (cue.act === "points") this.float(scene, cue);
      else this.#card(cue);
    }
  }

  /** Points rise from a cell. */
  float({ view, world }: Scene, { seat, points, cell, at, lasts }: { seat: number; points: number; cell: string; at: number; lasts: number }): void {
    const place = view.cells.find((one) => one.cell === cell);
    if (!place) return;
    const { x, y } = spotOf(place);
    const floater = this.#prop(document.createElement("div"), world);
    floater.className = "mariposas-floater";
    floater.style.cssText += `left:${x}px;top:${y}px;--seat:var(--seat-${seat % 5})`;
    const text = document.createElement("b");
    text.textContent = `+${points}`;
    floater.append(text);
    const frames = [
      { transform: "translateY(14px) scale(.4)", opacity: 0 },
      { transform: "translateY(-6px) scale(1.25)", opacity: 1, offset: 0.22 },
      { transform: "translateY(-10px) scale(1)", opacity: 1, offset: 0.75 },
      { transform: "translateY(-34px) scale(1)", opacity: 0 },
    ];
    this.#run(floater, frames, { delay: at, duration: lasts, easing: "ease-out" });
  }

  /** The flight along a soft line through the cells on the way, wings beating. */
  #fly(cue: Of<"fly">, { view, world }: Scene): void {
    const way = curve(route(view.cells, cue.from, cue.cell).map(spotOf));
    if (!way) return;
    const flyer = this.#prop(document.createElement("div"), world);
    flyer.className = "mariposas-flyer";
    flyer.style.setProperty("--seat", `var(--seat-${cue.seat % 5})`);
    flyer.style.offsetPath = `path("${way}")`;
    flyer.innerHTML = monarch(cue.generation, cue.double);
    const timing = { delay: cue.at, duration: cue.lasts, easing: "cubic-bezier(.45, .05, .35, 1)" };
    this.#run(flyer, [{ offsetDistance: "0%", opacity: 1 }, { offsetDistance: "100%", opacity: 1 }], timing);
    const wings = flyer.firstElementChild;
    if (wings instanceof SVGElement) {
      const beats = [{ transform: "scaleX(1)" }, { transform: "scaleX(.45)" }, { transform: "scaleX(1)" }];
      this.#run(wings, beats, { delay: cue.at, duration: 170, iterations: Math.ceil(cue.lasts / 170), easing: "ease-in-out" });
    }
    for (const body of bodies(world, cue)) this.#hide(body, cue.at + cue.lasts);
  }

  /** A token turns over. */
  #flip({ cell, at, lasts }: Of<"flip">, { world }: Scene): void {
    const token = world.querySelector<SVGElement>(`[data-token="${cell}"]`);
    if (!token) return;
    const frames = [{ transform: "scaleX(0)" }, { transform: "scaleX(1.2) scaleY(1.2)", offset: 0.6 }, { transform: "none" }];
    this.#run(token, frames, { delay: at, duration: lasts, easing: "ease-out", fill: "backwards" });
  }

  #roll({ face, cell, at, lasts }: Of<"roll">, scene: Scene): void {
    const { x, y, width } = scene.rect(cell);
    const side = Math.max(40, width);
    const die = this.#image(dieArt(face), new DOMRect(x + width * 0.6, y - side * 0.5, side, side));
    const frames = [
      { transform: "translate(26px, -34px) rotate(-260deg) scale(.5)", opacity: 0 },
      { transform: "translate(6px, 2px) rotate(-60deg) scale(1.1)", opacity: 1, offset: 0.28 },
      { transform: "translate(0, -9px) rotate(-12deg)", opacity: 1, offset: 0.4 },
      { transform: "none", opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1, offset: 0.88 },
      { transform: "scale(.8)", opacity: 0 },
    ];
    this.#run(die, frames, { delay: at, duration: lasts, easing: "ease-out" });
  }

  #flowers(cue: Of<"flowers">, scene: Scene): void {
    for (let index = 0; index < cue.count; index++)
      this.#toSeat(flowerArt(cue.flower), scene.rect(cue.cell), spot(cue.seat, `flower-${cue.flower}`), { ...cue, at: cue.at + index * 110 });
  }

  /** A thing flies from the map into a seat's panel, which answers with a little jump. */
  #toSeat(art: string, from: DOMRect, goal: HTMLElement | undefined, { at, lasts }: { at: number; lasts: number }): void {
    if (!goal) return;
    const to = goal.getBoundingClientRect();
    this.#run(this.#image(art, to), flight(from, to), { delay: at, duration: lasts, easing: EASE });
    this.#run(goal, [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], { delay: at + lasts, duration: 240, easing: "ease-out" });
  }

  /** A newborn unfolds beside its parent. */
  #unfold({ at, lasts, ...cue }: Of<"born">, { world }: Scene): void {
    const frames = [{ transform: "scale(0)" }, { transform: "scale(.35, 1.15)", offset: 0.45 }, { transform: "scale(1.25)", offset: 0.75 }, { transform: "none" }];
    for (const body of bodies(world, cue)) this.#run(body, frames, { delay: at, duration: lasts, easing: "ease-out", fill: "backwards" });
  }

  #turn({ at, lasts, ...cue }: Of<"turn">, { world }: Scene): void {
    const frames = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.4 }, { transform: "scaleX(1.3) scaleY(1.2)", offset: 0.75 }, { transform: "none" }];
    for (const body of bodies(world, cue)) this.#run(body, frames, { delay: at, duration: lasts, easing: "ease-in-out", fill: "backwards" });
  }

  /** A card goes from the hand to the row of cards played this season. */
  #card({ seat, card, at, lasts }: Of<"play">): void {
    const goal = spot(seat, "played");
    const from = spot(seat, "hand");
    const art = cardArt(card);
    if (!goal || !from || !art) return;
    const to = goal.getBoundingClientRect();
    this.#run(this.#image(art, to), flight(from.getBoundingClientRect(), to), { delay: at, duration: lasts, easing: EASE });
    this.#hide(goal, at + lasts);
  }

  /** Keeps an element unseen until `until`. */
  #hide(element: Element, until: number): void {
    this.#run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    animation.addEventListener("finish", () => {
      this.#running.delete(animation);
      if (element instanceof HTMLElement && this.#props.delete(element)) element.remove();
    });
  }

  #image(art: string, at: DOMRect): HTMLElement {
    const image = this.#prop(document.createElement("img"), this.#layer);
    image.src = art;
    image.alt = "";
    Object.assign(image.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
    return image;
  }

  #prop<E extends HTMLElement>(prop: E, parent: HTMLElement): E {
    prop.setAttribute("aria-hidden", "true");
    // Unseen before its time and after it.
    prop.style.opacity = "0";
    this.#props.add(prop);
    parent.append(prop);
    return prop;
  }
}

/** A butterfly on the map: its wings and its mark. */
const bodies = (world: HTMLElement, { seat, piece }: { seat: number; piece: string }): NodeListOf<SVGElement> =>
  world.querySelectorAll<SVGElement>(`[data-group~="${seat}-${piece}"]`);

/** A thing in a seat's panel: a flower, a card's place, the hand. */
function spot(seat: number, name: string): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>(`[data-mariposas-seat="${seat}"] [data-spot~="${name}"]`);
  return [...places].filter((place) => place.offsetWidth > 0).at(-1);
}

/** From one rectangle to another, where the thing that flies lies already, on a bow. */
function flight(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const height = Math.min(90, Math.hypot(dx, dy) * 0.16);
  const scale = to.width > 0 ? Math.min(3, from.width / to.width) : 1;
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - height}px) scale(${(1 + scale) / 2 + 0.1})`, opacity: 1 },
    { transform: "none", opacity: 1 },
  ];
}
