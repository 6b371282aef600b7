// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { painter } from "$tests/painted";
import type { Props } from "$web/painting/contract";
import Board from "../Board.svelte";
import type { MariposasView } from "../types";
import { props, sitter, table } from "./views";

const put = painter(Board);

function own(changes: Partial<Props<MariposasView>> = {}): HTMLElement | null {
  put(props(changes));
  return document.querySelector<HTMLElement>(".act .own");
}

const targets = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".act .own button")].map(({ dataset }) => dataset["target"]);

describe("what the viewer acts with", () => {
  it("is the hand and the bonus cards", () => {
    own({ view: table({ seats: [sitter(0, { bonus: ["extra"] }), sitter(1)] }) });
    expect(targets()).toEqual(["hand:111", "hand:4f", "bonus:extra"]);
  });
  it("is nothing for a spectator, who still sees goals and life cycles", () => {
    expect(own({ view: table({ viewer: null, hand: [] }) })).toBeNull();
    expect(document.querySelectorAll(".dock .goal")).toHaveLength(2);
    expect(document.querySelector(".dock .tile")?.textContent).toContain("jewel");
  });
  it("plays a bonus card that goes with the card picked before", () => {
    const pick = vi.fn();
    const view = table({ seats: [sitter(0, { bonus: ["extra"] }), sitter(1)] });
    own({ view, pick, picked: ["hand:111"], lit: new Set(["with:none", "with:e"]) })
      ?.querySelector<HTMLElement>('[data-target="bonus:extra"]')
      ?.click();
    expect(pick).toHaveBeenCalledWith("with:e");
  });
  it("sends a click on a card that cannot be played, so that the site can say why not", () => {
    const pick = vi.fn();
    own({ pick })?.querySelector<HTMLElement>('[data-target="hand:4f"]')?.click();
    expect(pick).toHaveBeenCalledWith("hand:4f");
  });
  it("counts its own flowers", () => {
    expect(own()?.textContent).toContain('web-flower-count {"flower":"violet","count":2}');
  });
});

describe("the life cycles", () => {
  it("say who else has a card", () => {
    own();
    expect(document.querySelector(".dock .cycles")?.textContent).toContain('web-holders {"players":["Vulcain"]}');
  });
});
