/** Plays cues over the map with the Web Animations API; cancelling leaves no trace. */
import { BareStage, EASE, flight, grown, lastSeen, type Bow } from "$web/painting/stage";
import { dieArt, flowerArt, monarch, tokenArt, cardArt } from "./art";
import { curve, route, spotOf } from "./geometry";
import type { Cue } from "./timeline";
import type { MariposasView } from "./types";

type Of<A extends Cue["act"]> = Extract<Cue, { act: A }>;

export interface Scene {
  view: MariposasView;
  /** The map itself: what lies in it moves with it. */
  world: HTMLElement;
  /** Where a cell lies on the screen. */
  rect: (cell: string) => DOMRect;
}

export class Stage extends BareStage {
  constructor() {
    super("mariposas-layer");
  }

  play(cues: readonly Cue[], scene: Scene): void {
    for (const cue of cues) {
      if (cue.act === "fly") this.#fly(cue, scene);
      else if (cue.act === "flip") this.#flip(cue, scene);
      else if (cue.act === "roll") this.#roll(cue, scene);
      else if (cue.act === "flowers") this.#flowers(cue, scene);
      else if (cue.act === "gain")
        this.#toSeat(tokenArt(cue.card), scene.rect(cue.cell), spot(cue.seat, `card-${cue.card}`), cue);
      else if (cue.act === "born") this.#unfold(cue, scene);
      else if (cue.act === "turn") this.#turn(cue, scene);
      else if (cue.act === "points") this.float(scene, cue);
      else this.#card(cue);
    }
  }

  /** Points rise from a cell. */
  float(
    { view, world }: Scene,
    { seat, points, cell, at, lasts }: { seat: number; points: number; cell: string; at: number; lasts: number },
  ): void {
    const place = view.cells.find((one) => one.cell === cell);
    if (!place) return;
    const { x, y } = spotOf(place);
    const floater = this.prop(document.createElement("div"), null, world);
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
    this.run(floater, frames, { delay: at, duration: lasts, easing: "ease-out" });
  }

  /** The flight along a soft line through the cells on the way, wings beating. */
  #fly(cue: Of<"fly">, { view, world }: Scene): void {
    const way = curve(route(view.cells, cue.from, cue.cell).map(spotOf));
    if (!way) return;
    const flyer = this.prop(document.createElement("div"), null, world);
    flyer.className = "mariposas-flyer";
    flyer.style.setProperty("--seat", `var(--seat-${cue.seat % 5})`);
    flyer.style.offsetPath = `path("${way}")`;
    flyer.innerHTML = monarch(cue.generation, cue.double);
    const timing = { delay: cue.at, duration: cue.lasts, easing: "cubic-bezier(.45, .05, .35, 1)" };
    this.run(
      flyer,
      [
        { offsetDistance: "0%", opacity: 1 },
        { offsetDistance: "100%", opacity: 1 },
      ],
      timing,
    );
    const wings = flyer.firstElementChild;
    if (wings instanceof SVGElement) {
      const beats = [{ transform: "scaleX(1)" }, { transform: "scaleX(.45)" }, { transform: "scaleX(1)" }];
      this.run(wings, beats, {
        delay: cue.at,
        duration: 170,
        iterations: Math.ceil(cue.lasts / 170),
        easing: "ease-in-out",
      });
    }
    for (const body of bodies(world, cue)) this.hide(body, cue.at + cue.lasts);
  }

  /** A token turns over. */
  #flip({ cell, at, lasts }: Of<"flip">, { world }: Scene): void {
    const token = world.querySelector<SVGElement>(`[data-token="${cell}"]`);
    if (!token) return;
    const frames = [
      { transform: "scaleX(0)" },
      { transform: "scaleX(1.2) scaleY(1.2)", offset: 0.6 },
      { transform: "none" },
    ];
    this.run(token, frames, { delay: at, duration: lasts, easing: "ease-out", fill: "backwards" });
  }

  #roll({ face, cell, at, lasts }: Of<"roll">, scene: Scene): void {
    const { x, y, width } = scene.rect(cell);
    const side = Math.max(40, width);
    const die = this.image(dieArt(face), new DOMRect(x + width * 0.6, y - side * 0.5, side, side));
    const frames = [
      { transform: "translate(26px, -34px) rotate(-260deg) scale(.5)", opacity: 0 },
      { transform: "translate(6px, 2px) rotate(-60deg) scale(1.1)", opacity: 1, offset: 0.28 },
      { transform: "translate(0, -9px) rotate(-12deg)", opacity: 1, offset: 0.4 },
      { transform: "none", opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1, offset: 0.88 },
      { transform: "scale(.8)", opacity: 0 },
    ];
    this.run(die, frames, { delay: at, duration: lasts, easing: "ease-out" });
  }

  #flowers(cue: Of<"flowers">, scene: Scene): void {
    for (let index = 0; index < cue.count; index++)
      this.#toSeat(flowerArt(cue.flower), scene.rect(cue.cell), spot(cue.seat, `flower-${cue.flower}`), {
        ...cue,
        at: cue.at + index * 110,
      });
  }

  /** A thing flies from the map into a seat's panel, which answers with a little jump. */
  #toSeat(
    art: string,
    from: DOMRect,
    goal: HTMLElement | undefined,
    { at, lasts }: { at: number; lasts: number },
  ): void {
    if (!goal) return;
    const to = goal.getBoundingClientRect();
    this.run(this.image(art, to), flight(from, to, bow(from, to)), { delay: at, duration: lasts, easing: EASE });
    this.run(goal, [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], {
      delay: at + lasts,
      duration: 240,
      easing: "ease-out",
    });
  }

  /** A newborn unfolds beside its parent. */
  #unfold({ at, lasts, ...cue }: Of<"born">, { world }: Scene): void {
    const frames = [
      { transform: "scale(0)" },
      { transform: "scale(.35, 1.15)", offset: 0.45 },
      { transform: "scale(1.25)", offset: 0.75 },
      { transform: "none" },
    ];
    for (const body of bodies(world, cue))
      this.run(body, frames, { delay: at, duration: lasts, easing: "ease-out", fill: "backwards" });
  }

  #turn({ at, lasts, ...cue }: Of<"turn">, { world }: Scene): void {
    const frames = [
      { transform: "scaleX(1)" },
      { transform: "scaleX(0)", offset: 0.4 },
      { transform: "scaleX(1.3) scaleY(1.2)", offset: 0.75 },
      { transform: "none" },
    ];
    for (const body of bodies(world, cue))
      this.run(body, frames, { delay: at, duration: lasts, easing: "ease-in-out", fill: "backwards" });
  }

  /** A card goes from the hand to the row of cards played this season. */
  #card({ seat, card, at, lasts }: Of<"play">): void {
    const goal = spot(seat, "played");
    const from = spot(seat, "hand");
    const art = cardArt(card);
    if (!goal || !from || !art) return;
    const start = from.getBoundingClientRect();
    const to = goal.getBoundingClientRect();
    this.run(this.image(art, to), flight(start, to, bow(start, to)), { delay: at, duration: lasts, easing: EASE });
    this.hide(goal, at + lasts);
  }

  /** Unseen before its time and after it. */
  protected override prop<E extends HTMLElement | SVGElement>(prop: E, at: DOMRect | null, where?: HTMLElement): E {
    prop.setAttribute("aria-hidden", "true");
    prop.style.opacity = "0";
    return super.prop(prop, at, where);
  }
}

/** A butterfly on the map: its wings and its mark. */
const bodies = (world: HTMLElement, { seat, piece }: { seat: number; piece: string }): NodeListOf<SVGElement> =>
  world.querySelectorAll<SVGElement>(`[data-group~="${seat}-${piece}"]`);

/** Nothing grows too large on its way out of a large map. */
const bow = (from: DOMRect, to: DOMRect): Bow => ({
  bow: 0.16,
  highest: 90,
  scale: Math.min(3, grown(from.width, to)),
});

/** A thing in a seat's panel: a flower, a card's place, the hand. */
function spot(seat: number, name: string): HTMLElement | undefined {
  return lastSeen(`[data-mariposas-seat="${seat}"] [data-spot~="${name}"]`);
}
