import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { digitOf, Digits } from "$web/keyboard/shortcuts";
import type { Choice } from "$web/net/protocol";
import { choice } from "../choice";

describe("digits", () => {
  it("are read from the key, or from its place on keyboards that shift for digits", () => {
    expect(digitOf({ key: "7", code: "Digit7", shiftKey: false })).toBe("7");
    expect(digitOf({ key: "7", code: "Numpad7", shiftKey: false })).toBe("7");
    expect(digitOf({ key: "è", code: "Digit7", shiftKey: false })).toBe("7");
    expect(digitOf({ key: "7", code: "Digit7", shiftKey: true })).toBe("7");
    expect(digitOf({ key: "&", code: "Digit7", shiftKey: true })).toBeNull();
    expect(digitOf({ key: "h", code: "KeyH", shiftKey: false })).toBeNull();
  });
});

describe("typing a number", () => {
  const choices = ["1", "10", "18"].map((badge): Choice => ({ ...choice(`take ${badge}`), badge }));
  let chosen: string[];
  let digits: Digits;

  beforeEach(() => {
    vi.useFakeTimers();
    chosen = [];
    digits = new Digits((one) => chosen.push(one.action));
  });
  afterEach(() => vi.useRealTimers());

  it("chooses at once where it can mean one thing only", () => {
    digits.press("1", choices);
    digits.press("8", choices);
    expect(chosen).toEqual(["take 18"]);
  });

  it("waits for a second digit where there may be one", () => {
    digits.press("1", choices);
    expect(chosen).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(chosen).toEqual(["take 1"]);
  });

  it("forgets a number that nothing has", () => {
    digits.press("9", choices);
    vi.advanceTimersByTime(1000);
    digits.press("1", choices);
    digits.press("0", choices);
    expect(chosen).toEqual(["take 10"]);
  });
});
