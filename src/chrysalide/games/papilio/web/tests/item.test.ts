// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { paintItem } from "$tests/painted";
import { painting } from "../index";
import Item from "../Item.svelte";

describe("what the box holds", () => {
  it("is drawn: tiles, fixed leaves and pawns", () => {
    expect(paintItem(Item, { kind: "tile", face: { kind: "spider" } })[0]).toContain('data-kind="spider"');
    const [start] = paintItem(Item, { kind: "leaf", face: { start: 1 } });
    expect(start).toContain("--seat-1");
    expect(paintItem(Item, { kind: "leaf", face: { start: null } })[0]).not.toContain("--seat");
    expect(paintItem(Item, { kind: "pawn", face: { seat: 1 } })[0]).toContain("<rect");
    expect(painting.Item).toBe(Item);
  });
});
