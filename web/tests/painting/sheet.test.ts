// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Filled from "./Filled.svelte";
import Painted from "./Painted.svelte";
import { changing } from "./changing.svelte";

let app: Record<string, unknown> | null = null;
afterEach(async () => {
  if (app) await unmount(app);
  app = null;
  document.body.replaceChildren();
});

const dice = (): HTMLButtonElement | null => document.querySelector("button");
const seenIn = (where: string): boolean => dice()?.closest(where) != null;

test("a filling goes where the sheet is, and back to the board when there is none", () => {
  const props = changing({ upright: true, asked: true });
  app = mount(Filled, { target: document.body, props });
  flushSync();
  expect(seenIn("#sheet")).toBe(true);
  props.upright = false;
  flushSync();
  expect(seenIn("#board")).toBe(true);
  props.upright = true;
  flushSync();
  expect(seenIn("#sheet")).toBe(true);
});

test("it keeps its state on the way and still answers", () => {
  const props = changing({ upright: false, asked: true });
  app = mount(Filled, { target: document.body, props });
  flushSync();
  dice()?.click();
  props.upright = true;
  flushSync();
  dice()?.click();
  flushSync();
  expect(dice()?.textContent).toBe("dice 2");
});

test("it leaves the sheet with its painting", () => {
  const props = changing({ upright: true, asked: true });
  app = mount(Filled, { target: document.body, props });
  flushSync();
  props.asked = false;
  flushSync();
  expect(dice()).toBeNull();
  expect(document.querySelector("#sheet")?.childElementCount).toBe(0);
});

test("a painting without a table around it keeps everything", () => {
  app = mount(Painted, { target: document.body });
  flushSync();
  expect(seenIn(".home")).toBe(true);
});
