/** Plays cues over the table with the Web Animations API. Only transforms and opacity move; cancelling leaves no trace. */
import { BareStage, EASE, flight, lastSeen } from "$web/painting/stage";
import { back, butterfly, tokens } from "./art";
import type { Cue } from "./timeline";

/** Cards lean into their way. */
const SOFT = { swell: 0.08, leaning: true };

type Of<A extends Cue["act"]> = Extract<Cue, { act: A }>;

/** Where things are now, and where they were before this update. */
export interface Scene {
  field: HTMLElement;
  /** Where a cell lies on the screen once the camera has come to rest. */
  rect: (cell: string) => DOMRect;
  before: ReadonlyMap<string, DOMRect>;
}

/** Where every card, the pile and the held card lie on the screen, read at once. */
export function whereabouts(field: HTMLElement | null): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const thing of field?.querySelectorAll<HTMLElement>("[data-place]") ?? [])
    found.set(thing.dataset["place"] ?? "", thing.getBoundingClientRect());
  return found;
}

export class Stage extends BareStage {
  constructor() {
    super("papillons-layer");
  }

  play(cues: readonly Cue[], scene: Scene): void {
    for (const cue of cues) {
      if (cue.act === "play") this.#play(cue, scene);
      else if (cue.act === "reveal") this.#reveal(cue, scene);
      else if (cue.act === "lay") this.#lay(cue, scene);
      else if (cue.act === "move") this.#land(cue, scene, scene.before.get(cue.from) ?? scene.rect(cue.from));
      else if (cue.act === "token") this.#token(cue, scene);
      else if (cue.act === "draw") this.#draw(cue, scene);
      else if (cue.act === "demand") this.#demand(cue);
      else this.#deal(cue, scene);
    }
  }

  /** A card leaves the hand and is held up for all to see. */
  #play(cue: Of<"play">, { field }: Scene): void {
    const held = thing(field, "held");
    const from = spot(cue.seat, "gap") ?? spot(cue.seat, "hand");
    if (!held || !from) return;
    const to = held.getBoundingClientRect();
    this.#fly(this.#card(butterfly(cue.kind), to), from.getBoundingClientRect(), to, cue);
    this.hide(held, cue.at + cue.lasts);
  }

  /** The top card of the pile turns up. */
  #reveal(cue: Of<"reveal">, { field }: Scene): void {
    const held = thing(field, "held");
    const pile = thing(field, "deck");
    if (!held || !pile) return;
    const to = held.getBoundingClientRect();
    const from = pile.getBoundingClientRect();
    const half = cue.lasts / 2;
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    const turned = (degrees: number, share: number): string =>
      `translate(${dx * share}px, ${dy * share - (share === 0.5 ? 14 : 0)}px) perspective(600px) rotateY(${degrees}deg)`;
    const [away, edge, here] = [turned(0, 1), turned(90, 0.5), turned(0, 0)];
    const frames = [
      { transform: away, opacity: 1 },
      { transform: edge, opacity: 1, offset: 0.98 },
      { transform: edge, opacity: 0 },
    ];
    this.run(this.#card(back, to), frames, { delay: cue.at, duration: half, easing: "ease-in", fill: "both" });
    const timing = { delay: cue.at + half, duration: half, easing: "ease-out" };
    this.run(held, [{ transform: edge.replace("90deg", "-90deg") }, { transform: here }], timing);
    this.hide(held, cue.at + half);
  }

  #lay(cue: Of<"lay">, scene: Scene): void {
    const from = scene.before.get("held") ?? spot(cue.seat, "hand")?.getBoundingClientRect();
    if (from) this.#land(cue, scene, from);
  }

  /** A card comes down on its cell: a flight, a thump, a ring on the grass. */
  #land(cue: Of<"lay"> | Of<"move">, scene: Scene, from: DOMRect): void {
    const tile = thing(scene.field, cue.cell);
    if (!tile) return;
    const to = scene.rect(cue.cell);
    const landing = cue.at + cue.lasts;
    this.#fly(this.#card(butterfly(cue.kind), to), from, to, cue);
    this.hide(tile, landing);
    const thump = [{ transform: "scale(1.1)" }, { transform: "scale(.96)", offset: 0.55 }, { transform: "none" }];
    this.run(tile, thump, { delay: landing, duration: 240, easing: "ease-out" });
    this.#ripple(tile, landing);
  }

  /** A net or a web is thrown from its owner's panel and falls on the card. */
  #token(cue: Of<"token">, { field, rect }: Scene): void {
    const tile = thing(field, cue.cell);
    const over = tile?.querySelector<HTMLElement>(".over");
    if (!tile || !over) return;
    const to = inner(rect(cue.cell), 0.72);
    const from =
      spot(cue.seat, cue.token)?.getBoundingClientRect() ?? new DOMRect(to.x, to.y - 300, to.width, to.height);
    const flyer = this.image(tokens[cue.token], to);
    const [start, , end] = flight(from, to, { bow: 0, ...SOFT });
    const above = { transform: "translateY(-40%) scale(1.75) rotate(-14deg)", opacity: 1, offset: 0.62 };
    const landing = cue.at + cue.lasts;
    const frames = [{ ...start, offset: 0 }, above, { ...end, offset: 1, easing: "ease-in" }];
    this.run(flyer, frames, { delay: cue.at, duration: cue.lasts, easing: EASE, fill: "both" });
    this.hide(over, landing);
    this.run(
      over,
      [{ transform: "scale(.3)", opacity: 0.4 }, { transform: "scale(1.08)", offset: 0.7 }, { transform: "none" }],
      {
        delay: landing,
        duration: 300,
        easing: "ease-out",
      },
    );
    const shake = [0, -5, 4, -2, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)` }));
    this.run(tile, shake, { delay: landing, duration: 260 });
  }

  #draw(cue: Of<"draw">, { field }: Scene): void {
    const pile = thing(field, "deck");
    const kinds = cue.kind === null ? undefined : spot(cue.seat, "hand", `[data-kind="${cue.kind}"]`);
    const goal = kinds ?? spot(cue.seat, "hand");
    if (pile && goal) this.#hand(pile.getBoundingClientRect(), goal, cue.at, cue.lasts);
  }

  /** The first hands: card after card, round the table. */
  #deal(cue: Of<"deal">, { field }: Scene): void {
    const pile = thing(field, "deck")?.getBoundingClientRect();
    if (!pile) return;
    const hands = [...document.querySelectorAll<HTMLElement>("[data-papillons-seat]")];
    for (const [seat, panel] of hands.entries())
      for (const [card, goal] of [...panel.querySelectorAll<HTMLElement>('[data-spot="hand"]')].entries())
        this.#hand(pile, goal, cue.at + (card * hands.length + seat) * 70, cue.lasts);
  }

  #hand(from: DOMRect, goal: HTMLElement, at: number, lasts: number): void {
    const to = goal.getBoundingClientRect();
    this.#fly(this.#card(back, to), from, to, { at, lasts });
    this.hide(goal, at + lasts);
    this.run(goal, [{ scale: 1.14 }, { scale: 1 }], { delay: at + lasts, duration: 200, easing: "ease-out" });
  }

  #demand(cue: Of<"demand">): void {
    const mark = spot(cue.seat, "demand");
    if (!mark) return;
    const frames = [{ scale: 1 }, { scale: 1.16, offset: 0.3 }, { scale: 0.97, offset: 0.6 }, { scale: 1 }];
    this.run(mark, frames, { delay: cue.at, duration: cue.lasts, easing: "ease-out" });
  }

  #fly(flyer: HTMLElement, from: DOMRect, to: DOMRect, { at, lasts }: { at: number; lasts: number }): void {
    this.run(flyer, flight(from, to, { bow: 0.14, ...SOFT }), {
      delay: at,
      duration: lasts,
      easing: EASE,
      fill: "both",
    });
  }

  /** A ring on the table itself, so that it stays around its card while the camera moves. */
  #ripple(tile: HTMLElement, delay: number): void {
    const ring = this.prop(document.createElement("span"), null, tile.parentElement ?? tile);
    ring.className = "papillons-ripple";
    ring.style.opacity = "0";
    const frames = [
      { transform: "scale(.9)", opacity: 0.9 },
      { transform: "scale(1.5)", opacity: 0 },
    ];
    this.run(ring, frames, { delay, duration: 420, easing: "ease-out" });
  }

  #card(art: string, at: DOMRect): HTMLElement {
    const card = this.prop(document.createElement("div"), at);
    card.className = art === back ? "papillons-flyer back" : "papillons-flyer";
    const picture = document.createElement("img");
    picture.src = art;
    picture.alt = "";
    card.append(picture);
    return card;
  }
}

const thing = (field: HTMLElement, place: string): HTMLElement | null =>
  field.querySelector<HTMLElement>(`[data-place="${place}"]`);

/** A thing in a seat's panel: its last card in hand, a token, the mark of a demand. */
function spot(seat: number, name: string, more = ""): HTMLElement | undefined {
  return lastSeen(`[data-papillons-seat="${seat}"] [data-spot="${name}"]${more}`);
}

function inner(rect: DOMRect, share: number): DOMRect {
  const [width, height] = [rect.width * share, rect.height * share];
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height);
}
