// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Hint } from "$web/net/protocol";
import HintCard from "$web/table/coach/HintCard.svelte";
import VerdictMark from "$web/table/choices/VerdictMark.svelte";

let mounted: Record<string, unknown> | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = "";
});

const say = (id: string): string => id;
const hint: Hint = {
  seq: 4,
  after: [],
  advice: [{ action: "take 7", value: 0.6, verdict: "best" }],
  reasons: [
    { id: "reason-monarch", args: { change: "gain", amount: 2 } },
    { id: "reason-offered", args: { change: "loss", amount: 1 } },
  ],
  plan: [
    { id: "choice-take", args: {} },
    { id: "choice-keep", args: {} },
  ],
};

function show(floating: boolean): void {
  mounted = mount(HintCard, { target: document.body, props: { hint, say, floating, label: hint.plan[0] } });
  flushSync();
}

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? "").trim());

describe("a hint", () => {
  it("says what speaks for it, what against it, and the whole turn", () => {
    show(false);
    expect(texts(".reason")).toEqual(["reason-monarch", "reason-offered"]);
    expect(texts(".reason.against")).toEqual(["reason-offered"]);
    expect(texts(".plan span")).toEqual(["choice-take", "choice-keep"]);
    expect(document.querySelector("button")).toBeNull();
  });

  it("can be put away where it stands over the page", () => {
    show(true);
    expect(texts(".label")).toEqual(["choice-take"]);
    document.querySelector("button")?.click();
    flushSync();
    expect(document.querySelector(".why")).toBeNull();
  });
});

describe("a verdict", () => {
  it("differs in word and shape, not by colour alone", () => {
    const seen = (["best", "equal", "less", "worse"] as const).map((verdict) => {
      const mark = mount(VerdictMark, { target: document.body, props: { verdict } });
      flushSync();
      const drawn = document.querySelector(`[data-verdict=${verdict}] path`)?.getAttribute("d");
      const word = document.querySelector(`[data-verdict=${verdict}]`)?.textContent;
      void unmount(mark);
      return [drawn, word];
    });
    expect(new Set(seen.map(([drawn]) => drawn)).size).toBe(4);
    expect(new Set(seen.map(([, word]) => word)).size).toBe(4);
  });
});
