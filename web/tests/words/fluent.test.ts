import { describe, expect, it } from "vitest";
import { chooseLang, scalars, Words } from "$web/words/fluent";

const GAME = `
taken =
    { $you ->
        [yes] You take { $slot }.
       *[no] { $player } takes { $slot }.
    }
passed-to = { $player } to { $other_player } ({ $other_you })
turned =
    { $slots_count ->
        [one] Slot { $slots } turns.
       *[other] Slots { $slots } turn.
    }
shared = game
score = { $total }
    .unit = points
`;
const SHELL = "shared = shell\nonly-shell = shell\nflag = { $on }";
const words = new Words("en", GAME, SHELL);
const names = ["Camille", "Lucas"];

describe("words", () => {
  it("ask the game's catalogue first, then the shell's", () => {
    expect(words.text("shared")).toBe("game");
    expect(words.text("only-shell")).toBe("shell");
    expect(words.own("only-shell")).toBe(false);
    expect(words.has("only-shell")).toBe(true);
  });

  it("show the id where no catalogue has the message", () => {
    expect(words.has("nowhere")).toBe(false);
    expect(words.text("nowhere")).toBe("nowhere");
  });

  it("name the seat, and say you to the one who sits there", () => {
    const args = { seat: 1, slot: 7 };
    expect(words.text("taken", args, { names, seats: [1] })).toBe("You take 7.");
    expect(words.text("taken", args, { names, seats: [0] })).toBe("Lucas takes 7.");
  });

  it("keep a name that is written from right to left apart from what follows", () => {
    const args = { seat: 0, other_seat: 1 };
    const told = words.text("passed-to", args, { names: ["שלום", "Lucas"], seats: [] });
    expect(told).toBe("\u2068שלום\u2069 to Lucas (no)");
  });

  it("say you to nobody where several sit at one screen, nor to a spectator", () => {
    expect(words.text("taken", { seat: 1, slot: 7 }, { names, seats: [0, 1] })).toBe("Lucas takes 7.");
    expect(words.text("taken", { seat: 1, slot: 7 }, { names, seats: [] })).toBe("Lucas takes 7.");
  });

  it("name another seat with its own companions", () => {
    const text = words.text("passed-to", { seat: 0, other_seat: 1 }, { names, seats: [1] });
    expect(text).toBe("Camille to Lucas (yes)");
  });

  it("join lists in the reader's language and count them", () => {
    expect(words.text("turned", { slots: [3] })).toBe("Slot 3 turns.");
    expect(words.text("turned", { slots: [3, 4, 9] })).toBe("Slots 3, 4 and 9 turn.");
    expect(new Words("fr", "a = { $slots }").text("a", { slots: [3, 4] })).toBe("3 et 4");
    expect(new Words("es", "a = { $slots }").text("a", { slots: [3, 4] })).toBe("3 y 4");
  });

  it("isolate nothing", () => {
    expect(words.text("taken", { seat: 0, slot: 1 }, { names, seats: [] })).not.toMatch(/[\u2066-\u2069]/);
  });

  it("give yes and no for flags", () => {
    expect(words.text("flag", { on: true })).toBe("yes");
    expect(words.text("flag", { on: false })).toBe("no");
  });

  it("read attributes", () => {
    expect(words.attribute("score", "unit", {})).toBe("points");
    expect(words.attribute("score", "colour", {})).toBeNull();
  });
});

describe("the reader's language", () => {
  it("is the first known one, else English", () => {
    expect(chooseLang(["de-DE", "es-MX", "fr"])).toBe("es");
    expect(chooseLang(["FR-ca"])).toBe("fr");
    expect(chooseLang(["de"])).toBe("en");
    expect(chooseLang([])).toBe("en");
  });
});

describe("a view's arguments", () => {
  it("are its scalars, and those one object deep", () => {
    const view = { round: 3, phase: "take", layout: { id: "L01", rows: [1] }, slots: [1], nobody: null, open: true };
    expect(scalars(view)).toEqual({ round: 3, phase: "take", layout_id: "L01", open: true });
  });
});
