/** What of the table is in sight, where, and what a bubble should leave free: measured in the page. */
import type { Box, Spared } from "./placement";

export function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { left: box.left, top: box.top, width: box.width, height: box.height } : null;
}

export const boxesOf = (elements: Iterable<Element | null>): Box[] =>
  [...elements].map((one) => boxOf(one)).filter((box) => box !== null);

/** Those of them that are painted. */
export const elementsOf = (targets: readonly string[]): Element[] =>
  targets.flatMap((one) => {
    const found = [...document.querySelectorAll(`[data-target="${CSS.escape(one)}"]`)];
    return found.find((element) => boxOf(element)) ?? [];
  });

/** A thing with its badge, which may stick out of it. */
export function wholeBox(element: Element | null): Box | null {
  const box = boxOf(element);
  if (!element || !box) return null;
  const name = element.getAttribute("data-target") ?? "";
  const all = [box, ...boxesOf(document.querySelectorAll(`[data-badge="${CSS.escape(name)}"]`))];
  const left = Math.min(...all.map((one) => one.left));
  const top = Math.min(...all.map((one) => one.top));
  const right = Math.max(...all.map((one) => one.left + one.width));
  const bottom = Math.max(...all.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The upper edge of what covers the lower end of the window whatever is scrolled: the sheet, a narrow screen's bar. */
function foot(covers: readonly (Element | null)[]): number {
  const low = ({ top, height }: Box) => top > innerHeight / 2 && top < innerHeight && top + height >= innerHeight - 70;
  const tops = boxesOf(covers)
    .filter(low)
    .map(({ top }) => top);
  return Math.min(innerHeight, ...tops);
}

const sheet = () => document.querySelector("[data-sheet]");
const lessonBar = () => document.querySelector("[data-lesson-bar]");
const width = () => document.documentElement.clientWidth;

/** The window without its bars: where a bubble may stand. */
export function freeScreen(): Box {
  const head = boxOf(document.querySelector("header.bar"));
  const top = Math.max(0, head ? head.top + head.height : 0);
  return { left: 0, top, width: width(), height: foot([lessonBar(), sheet()]) - top };
}

/** The window in which this thing can be seen: what is not in the sheet goes under it. */
export function seenScreen(thing: Element): Box {
  const covers = [lessonBar(), sheet()].filter((one) => !one?.contains(thing));
  return { left: 0, top: 0, width: width(), height: foot(covers) };
}

/** The list with a scroll bar of its own that hides part of it, if any. */
export function scrolledAway(element: Element, box: Box): Element | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || !/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const { top, bottom } = around.getBoundingClientRect();
    if (box.top < top || box.top + box.height > bottom) return around;
  }
  return null;
}

/** Too little of it is in sight to be worth a frame, in pixels. */
const SLIVER = 12;

/** The parts of these that are in sight; nothing is drawn over the bars for what lies under them. */
export function visibleBoxes(elements: readonly (Element | null)[]): Box[] {
  return elements.flatMap((one) => {
    const box = wholeBox(one);
    if (!one || !box || scrolledAway(one, box)) return [];
    const seen = seenScreen(one);
    const top = Math.max(box.top, seen.top);
    const height = Math.min(box.top + box.height, seen.height) - top;
    return height < Math.min(SLIVER, box.height) ? [] : [{ ...box, top, height }];
  });
}

/** What a bubble that points at `thing` should not cover. `about`: the targets of what the step is about. */
export function spared(thing: Element | null, about: readonly string[]): Spared {
  const all = (query: string) => boxesOf(document.querySelectorAll(query));
  return {
    bars: all("main .heads, [data-lesson-bar]"),
    first: [...boxesOf(elementsOf(about)), ...all("main .me > *")],
    rest: all("main [data-target], main .choices, main .path, main .others > *, main .filling"),
    around: boxOf(thing?.closest("main .me > *") ?? null),
  };
}
