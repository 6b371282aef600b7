// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { paintItem } from "$tests/painted";
import { painting } from "../index";
import Item from "../Item.svelte";

describe("what the box holds", () => {
  it("is drawn: cards, layouts and tokens", () => {
    const [species] = paintItem(Item, { kind: "species", face: { species: "morpho" } });
    expect(species).toContain("card-morpho");
    expect(species).toContain("species-short");
    const slots = [
      { row: 0, x: 1, up: false },
      { row: 1, x: 0, up: true },
    ];
    const [layout] = paintItem(Item, { kind: "layout", face: { width: 4, rows: 2, slots } });
    expect(layout?.match(/class="slot/g)).toHaveLength(2);
    expect(layout?.match(/class="slot[^"]*down/g)).toHaveLength(1);
    expect(paintItem(Item, { kind: "token" })[0]).toContain("token");
    expect(painting.Item).toBe(Item);
  });
});
