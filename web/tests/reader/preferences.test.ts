import { describe, expect, it } from "vitest";
import { Preferences } from "$web/reader/preferences.svelte";
import { Shelf } from "../carnet/played";

describe("preferences", () => {
  it("begin calm: no confirmation, hints on request, every sound where sounds are on", () => {
    const fresh = new Preferences(new Shelf());
    expect([fresh.confirm, fresh.hints, fresh.muted]).toEqual([false, "asked", []]);
  });

  it("are kept over a reload", () => {
    const shelf = new Shelf();
    const first = new Preferences(shelf);
    first.askBefore(true);
    first.hint("offered");
    first.hear("message", false);
    first.hear("over", false);
    first.hear("over", true);
    const later = new Preferences(shelf);
    expect([later.confirm, later.hints, later.muted]).toEqual([true, "offered", ["message"]]);
    expect([later.hears("turn"), later.hears("message")]).toEqual([true, false]);
  });

  it("ignore what they do not know", () => {
    const shelf = new Shelf();
    shelf.setItem("chrysalide.hints", "always");
    shelf.setItem("chrysalide.muted", "trumpets turn");
    const read = new Preferences(shelf);
    expect([read.hints, read.muted]).toEqual(["asked", ["turn"]]);
  });
});
