/** Plays cues over the table with the Web Animations API; cancelling leaves no trace. */
import { BareStage, EASE } from "$web/painting/stage";
import { middleOf, share, SPAN, UNIT } from "./geometry";
import { pips } from "./pips";
import type { Cue } from "./timeline";

type Of<A extends Cue["act"]> = Extract<Cue, { act: A }>;

export interface Scene {
  /** The middle of the table: everything with a mark lies in it. */
  root: HTMLElement;
  /** The drawing of this table's animal. */
  animal: string;
  face: string;
}

export class Stage extends BareStage {
  constructor() {
    super("extinction extinction-layer");
  }

  play(cues: readonly Cue[], scene: Scene): void {
    for (const cue of cues) this.#act(cue, scene);
  }

  #act(cue: Cue, scene: Scene): void {
    const { root } = scene;
    if (cue.act === "roll") this.#tumble(cue, root);
    else if (cue.act === "land") this.#land(cue, root);
    else if (cue.act === "walk") this.#walk(cue, scene);
    else if (cue.act === "appear") this.#appear(cue, root);
    else if (cue.act === "heal") this.#ring(cue, "#d9f0b8", root);
    else if (cue.act === "hit") this.#hit(cue, root);
    else if (cue.act === "tile") this.#tile(cue, scene);
    else if (cue.act === "lose") this.#lose(cue, scene);
    else if (cue.act === "cube" || cue.act === "uncube") this.#cube(cue, root);
    else if (cue.act === "reveal") this.#turn(cue, root);
    else if (cue.act === "poll") this.#poll(cue, root);
    else if (cue.act === "birth") this.#birth(cue, root);
    else this.#pulse(cue, root);
  }

  /** The dice of the tray tumble to rest, one after the other. */
  #tumble({ at, lasts }: Of<"roll">, root: HTMLElement): void {
    root.querySelectorAll("[data-rolled] .die").forEach((die, index) => {
      const frames = [
        { transform: "translate(-34px, -30px) rotate(-300deg) scale(.6)", opacity: 0 },
        { transform: "translate(-6px, 4px) rotate(-70deg) scale(1.1)", opacity: 1, offset: 0.5 },
        { transform: "translate(0, -8px) rotate(-14deg)", offset: 0.72 },
        { transform: "none" },
      ];
      this.run(die, frames, { delay: at + index * 90, duration: lasts, easing: "ease-out", fill: "backwards" });
    });
  }

  /** A die goes from the tray to its action. */
  #land({ seat, value, place, at, lasts }: Of<"land">, root: HTMLElement): void {
    const home = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    const goal = [...(home?.querySelectorAll<HTMLElement>(`[data-die="${seat}-${value}"]`) ?? [])].at(-1);
    const from = root.querySelector("[data-rolled]")?.getBoundingClientRect();
    const to = goal?.getBoundingClientRect();
    if (!goal || !from || !to || to.width === 0) return;
    const die = this.#thing(dieMarkup(seat, value), to);
    this.run(die, flight(from, to), { delay: at, duration: lasts, easing: EASE });
    this.hide(goal, at + lasts);
  }

  #walk({ from, cell, at, lasts }: Of<"walk">, { root, animal }: Scene): void {
    const walker = this.#onCell(animalMarkup(animal), from, 0.8, root);
    if (!walker) return;
    const [a, b] = [middleOf(from), middleOf(cell)];
    const step = 100 / (UNIT * 0.8);
    const [dx, dy] = [(b.x - a.x) * step, (b.y - a.y) * step];
    const turned = dx > 0 ? " scaleX(-1)" : "";
    const frames = [0, 0.25, 0.5, 0.75, 1].map((part, index) => ({
      transform: `translate(${dx * part}%, ${dy * part - (index % 2) * 7}%)${turned}`,
      opacity: 1,
    }));
    this.run(walker, frames, { delay: at, duration: lasts, easing: "ease-in-out" });
    for (const body of [...bodiesOf(root, cell)].slice(-1)) this.hide(body, at + lasts);
  }

  /** A newborn, or an animal set free. */
  #appear(cue: Of<"appear">, root: HTMLElement): void {
    const frames = [
      { scale: 0, opacity: 0 },
      { scale: 1.25, opacity: 1, offset: 0.6 },
      { scale: 1, opacity: 1 },
    ];
    for (const body of [...bodiesOf(root, cue.cell)].slice(-1)) {
      const inner = body.firstElementChild ?? body;
      this.run(inner, frames, { delay: cue.at, duration: cue.lasts, easing: "ease-out", fill: "backwards" });
    }
    this.#ring(cue, "#ffd76a", root);
  }

  #ring({ cell, at, lasts }: { cell: string; at: number; lasts: number }, colour: string, root: HTMLElement): void {
    const ring = this.#onCell("", cell, 1, root);
    if (!ring) return;
    ring.classList.add("extinction-ring");
    ring.style.setProperty("--ring", colour);
    this.run(
      ring,
      [
        { transform: "scale(.2)", opacity: 1 },
        { transform: "scale(1.15)", opacity: 0 },
      ],
      { delay: at, duration: lasts, easing: "ease-out" },
    );
  }

  /** The destruction die falls on the cell it names. */
  #hit({ cell, value, at, lasts }: Of<"hit">, root: HTMLElement): void {
    const die = this.#onCell(dieMarkup(null, value), cell, 0.5, root);
    if (!die) return;
    const frames = [
      { transform: "translate(60%, -160%) rotate(-280deg) scale(.7)", opacity: 0 },
      { transform: "translate(0, 10%) rotate(-40deg) scale(1.15)", opacity: 1, offset: 0.35 },
      { transform: "translate(0, -16%) rotate(-8deg)", opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1, offset: 0.6 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "scale(.7)", opacity: 0 },
    ];
    this.run(die, frames, { delay: at, duration: lasts, easing: "ease-out" });
  }

  /** A tile drops on the rolled cell and slides along its line to where it stays. */
  #tile({ from, cell, at, lasts }: Of<"tile">, { root, face }: Scene): void {
    const tile = this.#onCell("", cell, 0.86, root);
    if (!tile) return;
    tile.classList.add("extinction-tile", face === "littoral" ? "oil" : "wood");
    const [a, b] = [middleOf(from), middleOf(cell)];
    const step = 100 / (UNIT * 0.86);
    const start = `translate(${(a.x - b.x) * step}%, ${(a.y - b.y) * step}%)`;
    const frames = [
      { transform: `${start} translateY(-60%) scale(1.35)`, opacity: 0 },
      { transform: start, opacity: 1, offset: 0.35 },
      { transform: "none", opacity: 1, offset: 0.9 },
      { transform: "none", opacity: 0 },
    ];
    this.run(tile, frames, { delay: at, duration: lasts, easing: "ease-in-out" });
    this.#ring({ cell, at: at + lasts * 0.85, lasts: 420 }, face === "littoral" ? "#6f5fb0" : "#e0c08a", root);
  }

  /** Those who are lost stay until their time, then fade upward. */
  #lose({ cells, count, at, lasts }: Of<"lose">, { root, animal }: Scene): void {
    const all = at + lasts;
    for (const cell of cells)
      for (let index = 0; index < Math.max(1, Math.round(count / cells.length)); index++) {
        const ghost = this.#onCell(animalMarkup(animal), cell, 0.8, root);
        if (!ghost) return;
        ghost.style.marginLeft = `${index * 3}%`;
        const frames = [
          { transform: "none", opacity: 1, filter: "none" },
          { transform: "none", opacity: 1, filter: "none", offset: at / all },
          { transform: "translateY(-70%) scale(.85)", opacity: 0, filter: "grayscale(1)" },
        ];
        this.run(ghost, frames, { duration: all, easing: "ease-in" });
      }
  }

  #cube({ act, slot, at, lasts }: Of<"cube" | "uncube">, root: HTMLElement): void {
    const goal = root.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    const to = (goal?.querySelector("[data-cubes]") ?? goal)?.getBoundingClientRect();
    if (!goal || !to) return;
    const cube = this.#thing(
      `<svg viewBox="0 0 24 24"><use href="#extinction-op-cube"/></svg>`,
      new DOMRect(to.x, to.y, 26, 26),
    );
    cube.style.color = "var(--accent)";
    const away = { transform: "translate(24px, -90px) rotate(120deg) scale(1.6)", opacity: 0 };
    const there = { transform: "none", opacity: 1 };
    this.run(cube, act === "cube" ? [away, there] : [there, away], {
      delay: at,
      duration: lasts,
      easing: act === "cube" ? "cubic-bezier(.5, 0, .8, 1)" : "ease-out",
    });
    this.run(goal, [{ scale: 1 }, { scale: 1.05 }, { scale: 1 }], {
      delay: at + lasts * 0.8,
      duration: 260,
      easing: "ease-out",
    });
  }

  /** An ambassador turns over. */
  #turn({ slot, at, lasts }: Of<"reveal">, root: HTMLElement): void {
    const card = root.querySelector(`[data-slot="${slot}"]`);
    if (!card) return;
    const frames = [
      { transform: "perspective(600px) rotateY(180deg)", filter: "brightness(.5)" },
      { transform: "perspective(600px) rotateY(90deg)", filter: "brightness(.6)", offset: 0.45 },
      { transform: "perspective(600px) rotateY(0deg) scale(1.06)", filter: "none", offset: 0.8 },
      { transform: "none", filter: "none" },
    ];
    this.run(card, frames, { delay: at, duration: lasts, easing: "ease-in-out", fill: "backwards" });
  }

  /** A country answers. */
  #poll({ slot, yes, at, lasts }: Of<"poll">, root: HTMLElement): void {
    const card = root.querySelector(`[data-slot="${slot}"]`);
    if (!card) return;
    const shadow = `0 0 0 6px ${yes ? "var(--good)" : "var(--bad)"}`;
    this.run(
      card,
      [
        { scale: 1 },
        { scale: 1.12, boxShadow: shadow, offset: 0.3 },
        { scale: 1.12, boxShadow: shadow, offset: 0.8 },
        { scale: 1 },
      ],
      { delay: at, duration: lasts, easing: "ease-out" },
    );
    const stamp = card.querySelector(".verdict");
    if (stamp)
      this.run(
        stamp,
        [
          { scale: 3, opacity: 0 },
          { scale: 1, opacity: 1 },
        ],
        { delay: at + lasts * 0.2, duration: 300, easing: "ease-in", fill: "backwards" },
      );
  }

  #birth({ value, success, at, lasts }: Of<"birth">, root: HTMLElement): void {
    const counter = root.querySelector('[data-counter="birth"]');
    const to = counter?.getBoundingClientRect();
    if (!counter || !to) return;
    const die = this.#thing(dieMarkup(null, value), new DOMRect(to.x + to.width / 2 - 20, to.bottom + 2, 40, 40));
    const frames = [
      { transform: "translate(-40px, 40px) rotate(-260deg) scale(.5)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.4 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "scale(.7)", opacity: 0 },
    ];
    this.run(die, frames, { delay: at, duration: lasts, easing: "ease-out" });
    const shadow = `0 0 0 4px ${success ? "var(--good)" : "var(--ink-soft)"}`;
    this.run(counter, [{}, { boxShadow: shadow, offset: 0.4 }, {}], { delay: at, duration: lasts });
  }

  /** Constants, years and money answer with a beat where they stand. */
  #pulse(cue: Of<"trigger" | "pin" | "year" | "coin" | "effect" | "strike">, root: HTMLElement): void {
    const thing = spotOf(cue, root);
    if (!thing) return;
    const glow = "0 0 0 4px var(--accent)";
    const frames = [
      { scale: 1 },
      { scale: 1.06, boxShadow: glow, offset: 0.35 },
      { scale: 1.02, boxShadow: glow, offset: 0.75 },
      { scale: 1 },
    ];
    this.run(thing, cue.act === "coin" ? [{ scale: 1 }, { scale: 1.35 }, { scale: 1 }] : frames, {
      delay: cue.at,
      duration: Math.min(cue.lasts, 700),
      easing: "ease-out",
    });
  }

  /** A thing over a cell, so large a part of it; it scrolls with the habitat. */
  #onCell(markup: string, cell: string, part: number, root: HTMLElement): HTMLElement | null {
    const stage = root.querySelector<HTMLElement>("[data-stage]");
    if (!stage) return null;
    const { left, top, size } = share(cell);
    const rest = ((1 - part) / 2) * (UNIT / SPAN);
    const prop = this.#thing(markup, null, stage);
    const percent = (value: number): string => `${value * 100}%`;
    Object.assign(prop.style, {
      position: "absolute",
      left: percent(left + rest),
      top: percent(top + rest),
      width: percent(size * part),
      height: percent(size * part),
    });
    return prop;
  }

  /** Unseen before its time and after it. Without a rectangle its place is still to be said. */
  #thing(markup: string, at: DOMRect | null, where?: HTMLElement): HTMLElement {
    const thing = document.createElement("div");
    thing.className = "extinction-prop";
    thing.innerHTML = markup;
    thing.setAttribute("aria-hidden", "true");
    thing.style.opacity = "0";
    return this.prop(thing, at, where);
  }
}

const bodiesOf = (root: HTMLElement, cell: string): NodeListOf<Element> =>
  root.querySelectorAll(`[data-herd="${cell}"] [data-body]`);

const animalMarkup = (animal: string): string =>
  `<svg viewBox="0 0 100 100" width="100%" height="100%"><use href="#extinction-${animal}"/></svg>`;

function dieMarkup(seat: number | null, value: number): string {
  const [fill, pip] = seat === null ? ["#fffaf0", "#2b2620"] : [`var(--seat-${seat % 5})`, "var(--die-pip)"];
  return `<svg viewBox="0 0 40 40" width="100%" height="100%"><rect x="1.5" y="1.5" width="37" height="37" rx="8" fill="${fill}" stroke="#2b2620" stroke-width="1.8"/><path d="${pips(seat, value)}" fill="${pip}"/></svg>`;
}

function spotOf(cue: Of<"trigger" | "pin" | "year" | "coin" | "effect" | "strike">, root: HTMLElement): Element | null {
  if (cue.act === "trigger" || cue.act === "pin") return root.querySelector(`[data-constant="${cue.position}"]`);
  if (cue.act === "year") return root.querySelector(`[data-year="${cue.year}"]`);
  if (cue.act === "coin") return document.querySelector(`[data-extinction-seat="${cue.seat}"] [data-spot="money"]`);
  return cue.act === "effect" ? root.querySelector("[data-deck]") : null;
}

/** From one rectangle to another, where the thing that flies lies already, on a bow. */
function flight(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const height = Math.min(90, Math.hypot(dx, dy) * 0.16);
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(1.7)`, opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - height}px) rotate(180deg) scale(1.5)`, opacity: 1 },
    { transform: "rotate(360deg)", opacity: 1 },
  ];
}
