/** Plays cues over the table with the Web Animations API. Only transforms and opacity move; cancelling leaves no trace. */
import { BareStage, EASE, lastSeen } from "$web/painting/stage";
import { butterflies, cards, white } from "./art";
import { dealDelay, type Cue } from "./timeline";
import { isCard, type Slot } from "./types";

const TURNED = "perspective(720px) rotateY(180deg)";
const FACING = "perspective(720px) rotateY(0deg)";

/** Where things are: the spread as it is now, and where its slots were before this update. */
export interface Scene {
  stack: HTMLElement | null;
  slots: readonly Slot[];
  before: ReadonlyMap<number, DOMRect>;
}

/** Where every slot lies on the screen, read at once. */
export function whereabouts(stack: HTMLElement | null): Map<number, DOMRect> {
  const found = new Map<number, DOMRect>();
  for (const place of stack?.querySelectorAll<HTMLElement>("[data-slot]") ?? [])
    found.set(Number(place.dataset["slot"]), place.getBoundingClientRect());
  return found;
}

export class Stage extends BareStage {
  constructor() {
    super("celestes-layer");
  }

  play(cues: readonly Cue[], scene: Scene): void {
    const now = whereabouts(scene.stack);
    for (const cue of cues) {
      if (cue.kind === "take") this.#take(cue, scene.before.get(cue.slot) ?? now.get(cue.slot));
      else if (cue.kind === "turn") this.#turn(cue, scene);
      else if (cue.kind === "place") this.#place(cue, scene, now.get(cue.slot));
      else if (cue.kind === "deal") this.#deal(cue, scene, now);
      else this.#award(cue, scene);
    }
  }

  /** A card leaves its slot for its taker's collection. */
  #take(cue: Extract<Cue, { kind: "take" }>, from: DOMRect | undefined): void {
    const goal = spot(cue.seat, cue.species);
    if (!from || !goal) return;
    const to = goal.getBoundingClientRect();
    const image = this.image(cards[cue.species].full, from);
    this.run(image, flight(from, to, 0.12), { delay: cue.at, duration: cue.lasts, easing: EASE, fill: "both" });
    this.#arrive(goal, cue.at + cue.lasts);
  }

  /** What has landed shows up in the collection only then, with a small leap. */
  #arrive(goal: Element, at: number): void {
    const end = at + 260;
    this.run(
      goal,
      [
        { opacity: 0, scale: 0.8 },
        { opacity: 0, scale: 0.8, offset: (at - 60) / end },
        { opacity: 1, scale: 1.22, offset: (at + 90) / end },
        { opacity: 1, scale: 1 },
      ],
      { duration: end },
    );
  }

  /** A face-down card turns up in its place. */
  #turn(cue: Extract<Cue, { kind: "turn" }>, { stack }: Scene): void {
    const card = stack?.querySelector<HTMLElement>(`[data-slot="${cue.slot}"] .flip`);
    if (!card) return;
    const lifted = "perspective(720px) translateY(-9%) scale(1.07) rotateY(90deg)";
    this.#flip(
      card,
      [{ transform: TURNED }, { transform: lifted, offset: 0.5 }, { transform: FACING }],
      cue.at,
      cue.lasts,
    );
  }

  /** The Bolina flies in on beating wings, lands with a thump and only then shuts what it covers. */
  #place(cue: Extract<Cue, { kind: "place" }>, { stack, slots }: Scene, to: DOMRect | undefined): void {
    const goal = stack?.querySelector<HTMLElement>(`[data-slot="${cue.slot}"] .flip`);
    const from = spot(cue.seat, "bolina")?.getBoundingClientRect();
    if (!stack || !goal || !to || !from) return;
    const landing = cue.at + cue.lasts * 0.74;
    const wide = new DOMRect(to.x - to.width * 0.25, to.y + to.height * 0.12, to.width * 1.5, to.width * 1.19);
    const wings = this.#wings(butterflies.bolina, wide);
    const arriving = [...flight(from, wide, 0.3, true), { transform: "scale(.72)", opacity: 0 }];
    arriving.forEach((frame, index) => (frame.offset = [0, 0.42, 0.8, 1][index] ?? 1));
    this.run(wings, arriving, { delay: cue.at, duration: cue.lasts, easing: "ease-in-out", fill: "both" });
    this.hide(goal, landing);
    const thump = [{ transform: "scale(1.16)" }, { transform: "scale(.97)", offset: 0.6 }, { transform: "none" }];
    this.run(goal, thump, { delay: landing, duration: 240, easing: "ease-out" });
    this.#ripple(to, landing);
    this.run(
      stack,
      [
        { transform: "none" },
        { transform: "translateY(4px)" },
        { transform: "translateY(-2px)" },
        { transform: "none" },
      ],
      { delay: landing, duration: 230 },
    );
    for (const shut of slots.filter((slot) => slot.under.includes(cue.slot))) {
      const veil = stack.querySelector(`[data-slot="${shut.slot}"] .veil`);
      if (veil) this.hide(veil, landing);
    }
  }

  /** The cards come from above, row by row; those that lie open turn up as they arrive. */
  #deal(cue: Extract<Cue, { kind: "deal" }>, { stack, slots }: Scene, now: ReadonlyMap<number, DOMRect>): void {
    if (!stack) return;
    const whole = stack.getBoundingClientRect();
    const places = new Map<number, number>();
    for (const slot of slots.filter(isCard)) {
      const at = now.get(slot.slot);
      const card = stack.querySelector<HTMLElement>(`[data-slot="${slot.slot}"]`);
      const flip = card?.querySelector<HTMLElement>(".flip");
      if (!at || !card || !flip) continue;
      const place = places.get(slot.row) ?? 0;
      places.set(slot.row, place + 1);
      const delay = cue.at + dealDelay(slot.row, place);
      const dx = whole.x + whole.width / 2 - (at.x + at.width / 2);
      const dy = whole.y - at.y - at.height * 0.9;
      const away = `perspective(720px) translate(${dx}px, ${dy}px) rotate(${place % 2 ? 14 : -14}deg) scale(.7)`;
      const face = slot.face === "up" ? " rotateY(180deg)" : "";
      const frames = [
        { transform: away + face },
        { transform: `perspective(720px)${face || " none"}`, offset: 0.6 },
        { transform: FACING },
      ];
      if (!face) frames[1] = { transform: FACING, offset: 0.6 };
      this.#flip(flip, frames, delay, cue.lasts, slot.face === "up");
      this.run(card, [{ opacity: 0 }, { opacity: 1 }], { delay, duration: 120, fill: "backwards" });
    }
  }

  /** A white butterfly for the winner of the round. */
  #award(cue: Extract<Cue, { kind: "token" }>, { stack }: Scene): void {
    const goal = newestToken(cue.seat);
    const field = stack?.closest(".field") ?? document.querySelector("[data-celestes-field]");
    if (!goal || !field) return;
    const to = goal.getBoundingClientRect();
    const around = field.getBoundingClientRect();
    const from = new DOMRect(around.x + around.width / 2 - 75, around.y + around.height / 2 - 60, 150, 119);
    const butterfly = this.#wings(white, from);
    const [start, middle, end] = flight(from, to, 0.18);
    const frames = [
      { transform: "translateY(60px) scale(.2) rotate(-30deg)", opacity: 0, offset: 0 },
      { transform: "scale(1.15) rotate(8deg)", opacity: 1, offset: 0.3 },
      { ...start, offset: 0.45 },
      { ...middle, offset: 0.75 },
      { ...end, offset: 1 },
    ];
    this.run(butterfly, frames, { delay: cue.at, duration: cue.lasts, easing: "ease-in-out", fill: "both" });
    this.#arrive(goal, cue.at + cue.lasts);
  }

  #ripple(at: DOMRect, delay: number): void {
    for (const [index, reach] of [1.5, 2].entries()) {
      const ring = this.prop(
        document.createElement("div"),
        new DOMRect(at.x, at.y + (at.height - at.width) / 2, at.width, at.width),
      );
      ring.className = "celestes-ripple";
      ring.style.opacity = "0";
      const frames = [
        { transform: "scale(.5)", opacity: 0.9 },
        { transform: `scale(${reach})`, opacity: 0 },
      ];
      this.run(ring, frames, { delay: delay + index * 70, duration: 460, easing: "ease-out" });
    }
  }

  #flip(card: HTMLElement, frames: Keyframe[], delay: number, duration: number, turning = true): void {
    if (turning) card.dataset["flipping"] = "";
    const animation = this.run(card, frames, { delay, duration, easing: "ease-in-out", fill: "backwards" });
    const done = (): void => void delete card.dataset["flipping"];
    animation.addEventListener("finish", done);
    animation.addEventListener("cancel", done);
  }

  /** They beat for as long as the butterfly flies: no movement of their own to wait for. */
  #wings(art: string, at: DOMRect): HTMLElement {
    const body = this.prop(document.createElement("div"), at);
    body.className = "celestes-wings";
    for (const side of ["left", "right"] as const) {
      const wing = document.createElement("i");
      wing.className = side;
      wing.style.backgroundImage = `url("${art}")`;
      body.append(wing);
      const folded = `rotateY(${side === "left" ? 66 : -66}deg)`;
      wing.animate([{ transform: "none" }, { transform: folded }], {
        duration: 105,
        iterations: Infinity,
        direction: "alternate",
        easing: "ease-in-out",
      });
    }
    return body;
  }
}

/** The place in a seat's collection where the newest card of this kind lies; a strip shows only one of them. */
function spot(seat: number, species: string): HTMLElement | undefined {
  return lastSeen(`[data-celestes-seat="${seat}"] [data-spot="${species}"]`);
}

function newestToken(seat: number): Element | undefined {
  return [...document.querySelectorAll(`[data-celestes-seat="${seat}"] [data-token="won"]`)].at(-1);
}

/** From one rectangle to another on a bow; a prop that lies at its goal (`inbound`) starts displaced instead. */
function flight(from: DOMRect, to: DOMRect, bow: number, inbound = false): Keyframe[] {
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const height = Math.min(160, Math.hypot(dx, dy) * bow);
  const scale = Math.min(from.width, to.width) / Math.max(from.width, to.width);
  const place = (share: number, size: number, lift: number): Keyframe => ({
    transform: `translate(${dx * share}px, ${dy * share - lift}px) scale(${size})`,
    opacity: 1,
  });
  if (inbound) return [place(-1, scale, 0), place(-0.5, 1.1, height), place(0, 1.12, 0)];
  return [place(0, 1, 0), place(0.5, (1 + scale) / 2 + 0.1, height), place(1, scale, 0)];
}
