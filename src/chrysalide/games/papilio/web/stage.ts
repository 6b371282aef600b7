/** Plays cues over the table with the Web Animations API. Only transforms and opacity move; cancelling leaves no trace. */
import { BareStage, EASE, flight, grown, lastSeen } from "$web/painting/stage";
import { pawnFrames, toward, wayOut } from "./frames";
import { tracksOf, type Cue, type Track } from "./timeline";
import type { Entry, Kind } from "./types";

type Of<A extends Cue["act"]> = Extract<Cue, { act: A }>;

/** The board as it is now, and the pawns as they were before this update. */
export interface Scene {
  frame: HTMLElement;
  entries: readonly Entry[];
  before: ReadonlyMap<string, Ghost>;
  /** The push that the reader was looking at: its tiles lie there already. */
  seen: string | null;
}

/** A pawn as it stood before: a copy to move once it is gone. */
export interface Ghost {
  picture: SVGElement;
  rect: DOMRect;
}

/** Every pawn on the board, copied before the next view is painted. */
export function ghosts(frame: HTMLElement | null): Map<string, Ghost> {
  const found = new Map<string, Ghost>();
  for (const pawn of frame?.querySelectorAll<HTMLElement>("[data-pawn]") ?? []) {
    const picture = pawn.querySelector<SVGElement>("svg.butterfly");
    if (picture)
      found.set(pawn.dataset["pawn"] ?? "", {
        picture: picture.cloneNode(true) as SVGElement,
        rect: picture.getBoundingClientRect(),
      });
  }
  return found;
}

export class Stage extends BareStage {
  constructor() {
    super("papilio papilio-layer");
  }

  play(cues: readonly Cue[], scene: Scene): void {
    for (const track of tracksOf(cues)) this.#pawn(track, scene);
    for (const cue of cues) {
      if (cue.act === "push") this.#push(cue, scene);
      else if (cue.act === "deal") this.#deal(cue, scene);
      else if (cue.act === "enter") this.#enter(cue, scene);
      else if (cue.act === "arrive") this.#arrive(cue, scene);
      else if (cue.act === "hatch") this.#hatch(cue, scene);
      else if (cue.act === "caught") this.#thread(cue, scene);
      else if (cue.act === "eaten") this.#eat(cue, scene);
      if (cue.act === "eaten" || cue.act === "off" || cue.act === "homeless")
        this.#leap(spot(cue.seat, "lost"), cue.at + cue.lasts);
    }
  }

  /** A pawn's whole way in one movement; one that is gone is moved as a ghost. */
  #pawn(track: Track, { frame, before }: Scene): void {
    const last = track.legs.at(-1);
    if (!last) return;
    const end = last.at + last.lasts;
    const base = track.end ?? track.start;
    if (base === null) return;
    const cell = (name: string): DOMRect => rectOf(frame, name);
    const frames = pawnFrames(
      track,
      end,
      (name) => toward(cell(base), cell(name)),
      cell(base).width,
      wayOut(cell(base), frame.getBoundingClientRect()),
    );
    const pawn = track.end === null ? this.#ghost(before.get(base)) : frame.querySelector(`[data-pawn="${track.end}"]`);
    if (pawn) this.run(pawn, frames, { duration: end });
  }

  #ghost(ghost: Ghost | undefined): Element | null {
    return ghost ? this.prop(ghost.picture, ghost.rect) : null;
  }

  /** From the reserve to its leaf; the pawn itself shows up when it has landed. */
  #enter(cue: Of<"enter">, { frame }: Scene): void {
    const pawn = frame.querySelector(`[data-pawn="${cue.cell}"] svg.butterfly`);
    const reserve = spot(cue.seat, "reserve");
    if (!pawn) return;
    const to = pawn.getBoundingClientRect();
    const from = reserve?.getBoundingClientRect() ?? new DOMRect(to.x, to.y - to.height, to.width, to.height);
    const flyer = this.prop(pawn.cloneNode(true) as SVGElement, to);
    this.run(flyer, flight(from, to, { bow: 0.2, scale: small(from, to) }), {
      delay: cue.at,
      duration: cue.lasts,
      easing: EASE,
    });
    this.#ripple(rectOf(frame, cue.cell), cue.at + cue.lasts);
  }

  #arrive(cue: Of<"arrive">, { frame }: Scene): void {
    const rect = rectOf(frame, cue.cell);
    for (const late of [0, 120, 240]) this.#ripple(rect, cue.at + late, 2.1);
    this.#leap(spot(cue.seat, "arrived"), cue.at + cue.lasts / 2);
  }

  #hatch(cue: Of<"hatch">, { frame }: Scene): void {
    const tile = tileOf(frame, cue.cell);
    const shake = [0, -5, 5, -4, 4, 0].map((degrees) => ({ transform: `rotate(${degrees}deg) scale(1.05)` }));
    if (tile) this.run(tile, shake, { delay: cue.at, duration: cue.lasts });
  }

  /** The spider lets a thread down on the pawn. */
  #thread(cue: Of<"caught">, { frame }: Scene): void {
    const { x, y, width, height } = rectOf(frame, cue.cell);
    const thread = this.prop(
      document.createElement("i"),
      new DOMRect(x + width / 2, y - height * 0.9, 2, height * 1.3),
    );
    thread.className = "papilio-thread";
    const frames = [
      { transform: "scaleY(0)", opacity: 1 },
      { transform: "scaleY(1)", opacity: 1, offset: 0.5 },
      { transform: "scaleY(1)", opacity: 0 },
    ];
    this.run(thread, frames, { delay: cue.at, duration: cue.lasts });
    const tile = tileOf(frame, cue.cell);
    if (tile) this.run(tile, [{ scale: 1 }, { scale: 1.1 }, { scale: 1 }], { delay: cue.at, duration: cue.lasts });
  }

  /** The lizard's tongue, from its head to the pawn and back. */
  #eat(cue: Of<"eaten">, { frame }: Scene): void {
    const { x, y, width, height } = rectOf(frame, cue.cell);
    const tongue = this.prop(
      document.createElement("i"),
      new DOMRect(x + width * 0.84, y + height * 0.16, width * 0.52, 5),
    );
    tongue.className = "papilio-tongue";
    const aim = "rotate(140deg)";
    const frames = [
      { transform: `${aim} scaleX(0)` },
      { transform: `${aim} scaleX(1)`, offset: 0.35 },
      { transform: `${aim} scaleX(1)`, offset: 0.5 },
      { transform: `${aim} scaleX(0)` },
    ];
    this.run(tongue, frames, { delay: cue.at, duration: cue.lasts });
    const tile = tileOf(frame, cue.cell);
    if (tile)
      this.run(tile, [{ scale: 1 }, { scale: 1.14, offset: 0.35 }, { scale: 1 }], {
        delay: cue.at,
        duration: cue.lasts,
      });
  }

  #deal(cue: Of<"deal">, { frame }: Scene): void {
    const tile = tileOf(frame, cue.cell);
    const frames = [
      { opacity: 0, scale: 1.5, rotate: "8deg" },
      { opacity: 1, scale: 1, rotate: "0deg" },
    ];
    if (tile) this.run(tile, frames, { delay: cue.at, duration: cue.lasts, easing: EASE, fill: "backwards" });
  }

  /** The spare goes to its entry, the line slides under the standing pawns, what comes out goes beside the board. */
  #push(cue: Of<"push">, { frame, entries, seen }: Scene): void {
    const line = entries.find(({ entry }) => entry === cue.entry)?.line ?? [];
    const [first, second] = [line[0], line[1]];
    const dock = document.querySelector<HTMLElement>('[data-place="spare"]');
    if (first === undefined || second === undefined) return;
    const step = toward(rectOf(frame, second), rectOf(frame, first));
    const slide = seen === cue.entry ? 0 : cue.lasts * 0.62;
    const go = cue.at + (slide ? cue.lasts * 0.2 : 0);
    if (slide) {
      for (const cell of line) {
        const tile = tileOf(frame, cell);
        const from = { transform: `translate(${step.x}px, ${step.y}px)` };
        if (tile)
          this.run(tile, [from, { transform: "none" }], {
            delay: go,
            duration: slide,
            easing: "ease-in-out",
            fill: "backwards",
          });
      }
      this.#comeIn(cue, dock, moved(rectOf(frame, first), step), go);
    }
    const exit = rectOf(frame, cue.exit);
    this.#comeOut(cue.out, dock, exit, { x: -step.x, y: -step.y }, { go, slide });
  }

  /** The spare on its way from beside the board to the rim; there it becomes the first tile of the line. */
  #comeIn(cue: Of<"push">, dock: HTMLElement | null, rim: DOMRect, go: number): void {
    if (!dock) return;
    const docked = dock.getBoundingClientRect();
    const flyer = this.#tile(cue.kind, rim);
    this.run(flyer, flight(docked, rim, { bow: 0, scale: small(docked, rim) }), {
      delay: cue.at,
      duration: go - cue.at,
      easing: EASE,
    });
  }

  #comeOut(
    kind: Kind,
    dock: HTMLElement | null,
    exit: DOMRect,
    step: { x: number; y: number },
    { go, slide }: { go: number; slide: number },
  ): void {
    const flyer = this.#tile(kind, exit);
    const goal = dock ? toward(exit, dock.getBoundingClientRect()) : step;
    const size = dock ? dock.getBoundingClientRect().width / exit.width : 0.4;
    const away = 300;
    const whole = go + slide + away;
    const out = `translate(${step.x}px, ${step.y}px)`;
    const frames: Keyframe[] = [
      { transform: slide ? "none" : out, offset: 0 },
      { transform: slide ? "none" : out, offset: go / whole, easing: "ease-in-out" },
      { transform: out, offset: (go + slide) / whole, easing: EASE },
      { transform: `translate(${goal.x}px, ${goal.y}px) scale(${size})`, offset: 1 },
    ];
    this.run(flyer, frames, { duration: whole });
    if (dock) this.hide(dock, whole);
  }

  #ripple(at: DOMRect, delay: number, reach = 1.5): void {
    const ring = this.prop(document.createElement("i"), at);
    ring.className = "papilio-ripple";
    const frames = [
      { transform: "scale(.6)", opacity: 0 },
      { transform: "scale(.62)", opacity: 0.95, offset: 0.02 },
      { transform: `scale(${reach})`, opacity: 0 },
    ];
    this.run(ring, frames, { delay, duration: 460, easing: "ease-out" });
  }

  /** What has come into a panel shows up only then, with a small leap. */
  #leap(goal: Element | undefined, at: number): void {
    if (!goal) return;
    const end = at + 260;
    const frames = [
      { opacity: 0, scale: 0.6 },
      { opacity: 0, scale: 0.6, offset: at / end },
      { opacity: 1, scale: 1.3, offset: (at + 110) / end },
      { opacity: 1, scale: 1 },
    ];
    this.run(goal, frames, { duration: end });
  }

  /** Props keep their first and last pose until they are taken away. */
  protected override run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    return super.run(element, frames, this.isProp(element) ? { ...timing, fill: "both" } : timing);
  }

  #tile(kind: Kind, at: DOMRect): HTMLElement {
    const tile = this.prop(document.createElement("span"), at);
    tile.className = "papilio-tile";
    tile.dataset["kind"] = kind;
    return tile;
  }
}

function rectOf(frame: HTMLElement, cell: string): DOMRect {
  return frame.querySelector(`[data-target="cell:${cell}"]`)?.getBoundingClientRect() ?? new DOMRect();
}

function moved(rect: DOMRect, step: { x: number; y: number }): DOMRect {
  return new DOMRect(rect.x + step.x, rect.y + step.y, rect.width, rect.height);
}

/** A place is as wide as what flies from it, or as high. */
const small = (from: DOMRect, to: DOMRect): number => grown(Math.min(from.width, from.height), to);

const tileOf = (frame: HTMLElement, cell: string): Element | null => frame.querySelector(`[data-tile="${cell}"]`);

/** The last pawn of a group in a seat's panel, or the place where it would be. */
function spot(seat: number, group: string): Element | undefined {
  return lastSeen(`[data-papilio-seat="${seat}"] [data-spot="${group}"]`);
}
