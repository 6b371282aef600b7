// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { paintItem } from "$tests/painted";
import { painting } from "../index";
import Item from "../Item.svelte";

describe("what the box holds", () => {
  it("is drawn: cards, goals and tokens", () => {
    expect(paintItem(Item, { kind: "card", face: { kind: "Tv" } })[0]).toContain("Tv");
    expect(paintItem(Item, { kind: "goal", face: { goal: "blue" } })[0]).toContain("blue");
    expect(paintItem(Item, { kind: "token", face: { token: "net" } })[0]).toContain("net");
    expect(painting.Item).toBe(Item);
  });
});
