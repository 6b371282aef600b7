// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Message } from "$web/net/protocol";
import Evaluation from "$web/replay/Evaluation.svelte";
import { decision, sample } from "../review/sample";

const say = ({ id, args }: Message) => `${id} ${JSON.stringify(args)}`;
const best = { action: "take 2", words: { id: "choice", args: { slot: 2 } }, targets: [], value: 0.4 };
const review = sample({
  sides: [[0, 2], [1]],
  steps: [
    decision(3, 1, [0.75, 0.25], [0.2, -0.2], { best: [best] }),
    decision(4, 0, [0.5, 0.5], [0, 0], { mark: null, action: "pass" }),
  ],
});

let mounted: Record<string, unknown> | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
});

function at(place: number): HTMLElement {
  const props = { review, place, names: ["Camille", "Lucas", "Inès"], say, href: "/review/k3v9" };
  mounted = mount(Evaluation, { target: document.body, props });
  flushSync();
  return document.body;
}

describe("the evaluation beside a replay", () => {
  it("shows what each side can expect, in colours and in words", () => {
    const page = at(3);
    const bar = page.querySelector('[role="img"]');
    expect(bar?.getAttribute("title")).toMatch(/^Camille, Inès 75\s?% · Lucas 25\s?%$/);
    expect([...page.querySelectorAll<HTMLElement>("i")].map((part) => part.style.flexGrow)).toEqual(["0.75", "0.25"]);
    expect(page.querySelector("[data-verdict]")).toBeNull();
  });

  it("says how good the last decision was, and what the expert would have done", () => {
    const page = at(4);
    expect(page.querySelector('[data-verdict="mistake"]')?.textContent).toContain('"seat":1');
    expect(page.querySelector("p")?.textContent).toContain("slot");
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/review/k3v9");
  });

  it("says nothing where nothing was at stake", () => {
    expect(at(5).querySelector("[data-verdict]")).toBeNull();
  });
});
