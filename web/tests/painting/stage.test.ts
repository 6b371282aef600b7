// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BareStage, flight, lastSeen } from "$web/painting/stage";

/** An animation that ends when the test says so. */
class Acted extends EventTarget {
  cancel = vi.fn();
  finish(): void {
    this.dispatchEvent(new Event("finish"));
  }
}
const acted: Acted[] = [];
const animate = vi.fn(() => {
  const animation = new Acted();
  acted.push(animation);
  return animation as unknown as Animation;
});

const box = (x: number, y: number, width: number, height = width): DOMRect => ({ x, y, width, height }) as DOMRect;

class Play extends BareStage {
  card(at: DOMRect): HTMLElement {
    const card = this.image("card.svg", at);
    this.run(card, [{ opacity: 0 }], { duration: 100 });
    return card;
  }
  flyer(where: HTMLElement): HTMLElement {
    return this.prop(document.createElement("i"), null, where);
  }
  cover(element: Element, until: number): void {
    this.hide(element, until);
  }
}

let stage: Play;
const layer = (): HTMLElement | null => document.querySelector(".stage-layer");
beforeEach(() => {
  acted.length = 0;
  animate.mockClear();
  Element.prototype.animate = animate;
  stage = new Play("dressed");
});
afterEach(() => {
  stage.close();
  document.body.replaceChildren();
});

describe("a stage", () => {
  it("lies over the page, unheard by who cannot see it", () => {
    expect(layer()?.className).toBe("stage-layer dressed");
    expect(layer()?.getAttribute("aria-hidden")).toBe("true");
  });
  it("puts a prop where it is asked to, and takes it away when it has played", () => {
    const card = stage.card(box(10, 20, 30, 40));
    expect(card.parentElement).toBe(layer());
    expect([card.style.left, card.style.top, card.style.width, card.style.height]).toEqual([
      "10px",
      "20px",
      "30px",
      "40px",
    ]);
    acted[0]?.finish();
    expect(card.isConnected).toBe(false);
  });
  it("leaves alone what is not its own", () => {
    const card = document.body.appendChild(document.createElement("b"));
    stage.cover(card, 250);
    expect(animate).toHaveBeenCalledWith([{ opacity: 0 }, { opacity: 0 }], { duration: 250 });
    acted[0]?.finish();
    stage.cancel();
    expect(card.isConnected).toBe(true);
  });
  it("can have props in the board itself", () => {
    const board = document.body.appendChild(document.createElement("div"));
    const flyer = stage.flyer(board);
    expect(flyer.parentElement).toBe(board);
    stage.cancel();
    expect(board.children).toHaveLength(0);
  });
  it("is at rest when all has played, or was cancelled", async () => {
    const settled = vi.fn();
    await stage.rest();
    stage.card(box(0, 0, 1));
    stage.card(box(0, 0, 1));
    void stage.rest().then(settled);
    acted[0]?.finish();
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    acted[1]?.finish();
    await Promise.resolve();
    expect(settled).toHaveBeenCalledOnce();
    stage.card(box(0, 0, 1));
    const rest = stage.rest();
    stage.cancel();
    await rest;
  });
  it("leaves no trace when it is cancelled, and can be played on again", () => {
    stage.card(box(0, 0, 1));
    stage.cancel();
    expect(acted[0]?.cancel).toHaveBeenCalledOnce();
    expect(layer()?.children).toHaveLength(0);
    stage.card(box(0, 0, 1));
    expect(layer()?.children).toHaveLength(1);
  });
  it("does not cancel what has already ended", () => {
    stage.card(box(0, 0, 1));
    acted[0]?.finish();
    stage.cancel();
    expect(acted[0]?.cancel).not.toHaveBeenCalled();
  });
  it("goes with its layer", () => {
    stage.card(box(0, 0, 1));
    stage.close();
    expect(layer()).toBeNull();
    expect(acted[0]?.cancel).toHaveBeenCalledOnce();
  });
});

describe("a flight", () => {
  const transforms = (frames: Keyframe[]): unknown[] => frames.map(({ transform }) => transform);

  it("starts at one rectangle, in its size, and ends at the other", () => {
    expect(transforms(flight(box(0, 0, 20), box(100, 0, 40), { bow: 0 }))).toEqual([
      "translate(-110px, -10px) scale(0.5)",
      "translate(-55px, -5px) scale(0.85)",
      "none",
    ]);
  });
  it("rises with the way, and never too high", () => {
    const lift = (way: number): string =>
      String(flight(box(way, 0, 10), box(0, 0, 10), { bow: 0.2, highest: 90 })[1]?.transform);
    expect(lift(100)).toContain("translate(50px, -20px)");
    expect(lift(5000)).toContain("translate(2500px, -90px)");
  });
  it("leans into the way where asked to", () => {
    const middle = (leaning: boolean): string =>
      String(flight(box(100, 0, 10), box(0, 0, 10), { bow: 0, leaning })[1]?.transform);
    expect(middle(true)).toContain("rotate(2.5deg)");
    expect(middle(false)).not.toContain("rotate");
  });
  it("survives a goal without any size", () => {
    expect(transforms(flight(box(5, 5, 10), box(0, 0, 0), { bow: 0 }))[0]).toBe("translate(10px, 10px) scale(1)");
  });
});

describe("looking for a place in a panel", () => {
  it("finds the last that can be seen", () => {
    for (const [name, width] of [
      ["one", 5],
      ["two", 5],
      ["hidden", 0],
    ] as const) {
      const place = document.body.appendChild(document.createElement("i"));
      place.id = name;
      Object.defineProperty(place, "offsetWidth", { value: width });
    }
    expect(lastSeen("i")?.id).toBe("two");
    expect(lastSeen("u")).toBeUndefined();
  });
});
