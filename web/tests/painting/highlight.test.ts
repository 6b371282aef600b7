// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import type { Mark } from "$web/painting/contract";
import { highlight } from "$web/painting/highlight";
import { onBoard, wayOf } from "$web/painting/ways";

const mark = (kind: Mark["kind"], ...targets: string[]): Mark => ({ kind, targets, seat: 6, age: 0 });
const marked = (name: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].map(
    ({ id, dataset }) => `${id} ${dataset[name] ?? ""}`,
  );

afterEach(() => document.body.replaceChildren());

describe("things that events speak of", () => {
  it("are marked wherever they are, and no longer than that", async () => {
    document.body.innerHTML = `<button id="a" data-target="cell:1,-2"></button><i id="b" data-shows="x held:1:88"></i>`;
    const end = highlight(document.body, { last: [mark("came", "cell:1,-2")], told: [mark("gone", "held:1:88")] });
    expect([marked("last"), marked("told")]).toEqual([["a came"], ["b gone"]]);
    expect(document.getElementById("a")?.style.getPropertyValue("--by")).toBe("var(--seat-1)");
    document.body.insertAdjacentHTML("beforeend", `<button id="c" data-target="cell:1,-2"></button>`);
    await expect.poll(() => marked("last")).toEqual(["a came", "c came"]);
    end();
    expect([...marked("last"), ...marked("told")]).toEqual([]);
  });
});

describe("a way on the board", () => {
  const at = (x: number, y: number) => ({ x, y, w: 0.5, h: 0.5 });

  it("leads from rim to rim, and bends to one side so that the way back is another", () => {
    const there = wayOf([at(0, 0), at(4, 0)]);
    const back = wayOf([at(4, 0), at(0, 0)]);
    expect(there?.tip.x).toBeLessThan(4);
    expect(there?.tip.y).toBeGreaterThan(0);
    expect(back?.tip.y).toBeLessThan(0);
    expect(wayOf([at(0, 0), at(4, 0)], true)).toMatchObject({ angle: 0, tip: { x: 3.7, y: 0 } });
  });

  it("is nothing where it leads nowhere", () => {
    expect(wayOf([at(1, 1)])).toBeNull();
    expect(wayOf([at(1, 1), at(1, 1)])).toBeNull();
  });

  it("is drawn only where all its places are on this board", () => {
    const find = (target: string) => (target.startsWith("cell:") ? at(0, 0) : null);
    const marks = [mark("way", "cell:1", "cell:2"), mark("way", "cell:1", "deck"), mark("came", "deck")];
    expect(onBoard(marks, find).map(({ mark: { targets } }) => targets)).toEqual([["cell:1", "cell:2"]]);
  });
});
