import { describe, expect, it } from "vitest";
import {
  figure,
  isLow,
  secondsFor,
  secondsLeft,
  shareLeft,
  spoken,
  untilTick,
  type Reading,
} from "$web/clocks/countdown";
import type { Clock } from "$web/net/protocol";
import { Words, type Lang } from "$web/words/fluent";
import { shell } from "../shell";

const reading: Reading = { left: [57.2, 300, null], running: 0, at: 1000 };
const terms = (seconds: number): Clock => ({ kind: "move", seconds, increment: 0, on_timeout: "play" });
const words = (lang: Lang) => new Words(lang, shell(lang));
const read = (seconds: number, lang: Lang = "fr") => {
  const { id, args } = figure(seconds);
  return words(lang).text(id, args);
};

describe("what is left", () => {
  it("runs for the seat that is to decide and for nobody else", () => {
    expect(secondsLeft(reading, 0, 1000)).toBe(57.2);
    expect(secondsLeft(reading, 0, 8200)).toBeCloseTo(50);
    expect(secondsLeft(reading, 1, 8200)).toBe(300);
    expect(secondsLeft(reading, 2, 8200)).toBeNull();
    expect(secondsLeft({ ...reading, running: null }, 0, 8200)).toBe(57.2);
  });

  it("is all of it for the next decision, where each has its own time", () => {
    const bank: Clock = { ...terms(60), kind: "bank" };
    const idle = { ...reading, left: [57.2, 12, null] };
    expect([secondsFor(idle, terms(60), 1, 1000), secondsFor(idle, bank, 1, 1000)]).toEqual([60, 12]);
    expect([secondsFor(idle, terms(60), 0, 1000), secondsFor(idle, terms(60), 2, 1000)]).toEqual([57.2, null]);
  });

  it("never goes below nothing", () => {
    expect(secondsLeft(reading, 0, 100_000)).toBe(0);
  });

  it("is shown in whole seconds, and changes just when they do", () => {
    expect(read(57.2)).toBe("00:58");
    expect(untilTick(57.2)).toBe(205);
    expect(read(57.2 - untilTick(57.2) / 1000)).toBe("00:57");
    expect(untilTick(57)).toBe(1005);
    expect(read(0.01)).toBe("00:01");
    expect(read(0)).toBe("00:00");
  });

  it.each([
    [59.5, "01:00"],
    [754, "12:34"],
    [3599, "59:59"],
    [3600, "1 h 00"],
    [12_300, "3 h 25"],
    [86_399, "23 h 59"],
    [187_200, "2 j 4 h"],
  ])("%d seconds are read as %s", (seconds, text) => {
    expect(read(seconds)).toBe(text);
  });

  it("is said in words", () => {
    const say = (seconds: number) => words("en").text(spoken(seconds).id, spoken(seconds).args);
    expect([say(9.3), say(75), say(7200)]).toEqual(["10 s", "1 min 15 s", "2 h 00"]);
  });
});

describe("a short time", () => {
  it.each([
    [60, 12, true],
    [60, 12.1, false],
    [30, 10, true],
    [30, 10.1, false],
    [600, 120, true],
    [259_200, 3601, false],
    [259_200, 3600, true],
  ])("of %d seconds, %d left: %s", (whole, left, low) => {
    expect(isLow(left, terms(whole))).toBe(low);
  });

  it("is a share of the allowance, which an increment may exceed", () => {
    expect(shareLeft(15, terms(60))).toBe(0.25);
    expect(shareLeft(70, terms(60))).toBe(1);
  });
});
