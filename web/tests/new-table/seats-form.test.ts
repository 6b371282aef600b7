// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import SeatsForm from "$web/new-table/SeatsForm.svelte";
import { ready } from "$web/new-table/seating";
import { t } from "$web/reader/reader.svelte";

const LEVELS = ["beginner", "easy", "medium", "hard", "expert"];
let mounted: Record<string, unknown> | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = "";
});

describe("the seat of a bot", () => {
  it("says what player each level is like, and the choice is described by it", () => {
    mounted = mount(SeatsForm, {
      target: document.body,
      props: { places: ready(2, LEVELS), levels: LEVELS, nameOf: () => "Morpho" },
    });
    flushSync();
    const choice = document.querySelector<HTMLSelectElement>("select[aria-describedby]")!;
    const told = new Set<string>();
    for (const level of LEVELS) {
      choice.value = level;
      choice.dispatchEvent(new Event("change", { bubbles: true }));
      flushSync();
      const words = document.getElementById(choice.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
      expect(words).toBe(t(`bot-about-${level}`));
      told.add(words);
    }
    expect(told.size).toBe(LEVELS.length);
  });
});
