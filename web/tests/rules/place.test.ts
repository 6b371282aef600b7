import { describe, expect, it } from "vitest";
import { numberIn, pathTo, placeAt } from "$web/rules/place";

describe("a place in the rules", () => {
  it("is named by a number, in old links too", () => {
    expect(numberIn("#4.3")).toBe("4.3");
    expect(numberIn("#rule-4.3")).toBe("4.3");
    expect(numberIn("#4")).toBe("4");
    for (const hash of ["", "#content", "#4.", "#x4.3"]) expect(numberIn(hash)).toBeNull();
  });
  it("is in the chapters wherever the number stands", () => {
    expect(placeAt("brief", "#4.3")).toEqual({ part: "rules", number: "4.3" });
    expect(placeAt("cards", "")).toEqual({ part: "cards", number: null });
  });
  it("may be an item of the encyclopedia", () => {
    expect(placeAt("cards", "#item-card-Rb")).toEqual({ part: "cards", number: null, item: "card-Rb" });
    expect(placeAt("brief", "#item-card-Rb")).toEqual({ part: "brief", number: null });
    expect(pathTo("pebbles", { part: "cards", number: null, item: "card-Rb" })).toBe(
      "/rules/pebbles/cards#item-card-Rb",
    );
  });
  it("has an address", () => {
    expect(pathTo("pebbles", { part: "brief", number: null })).toBe("/rules/pebbles");
    expect(pathTo("pebbles", { part: "rules", number: "4.3" })).toBe("/rules/pebbles/rules#4.3");
  });
});
