import { describe, expect, it } from "vitest";
import type { ProblemCard } from "$web/net/protocol";
import { following } from "$web/problems/lists";
import { dayOf, ofTheDay } from "$web/problems/today";

const cards = (...ids: string[]) => ids.map((id) => ({ id })) as ProblemCard[];

describe("the problem of the day", () => {
  it("is the same for everybody at the same moment", () => {
    expect(dayOf(new Date("2026-03-01T23:59:59Z"))).toBe(dayOf(new Date("2026-03-01T00:00:00Z")));
    expect(dayOf(new Date("2026-03-02T00:30:00+02:00"))).toBe(dayOf(new Date("2026-03-01T17:30:00-05:00")));
    expect(dayOf(new Date("2026-03-02T00:00:00Z"))).toBe(dayOf(new Date("2026-03-01T23:59:59Z")) + 1);
  });

  it("comes again only when all others have been there", () => {
    const list = ["a", "b", "c"];
    const week = Array.from({ length: 6 }, (_, day) => ofTheDay(list, 20_000 + day));
    expect(new Set(week.slice(0, 3))).toEqual(new Set(list));
    expect(week.slice(3)).toEqual(week.slice(0, 3));
  });

  it("is nothing where there are none", () => expect(ofTheDay([], 20_000)).toBeUndefined());
});

describe("the next problem", () => {
  const list = cards("a", "b", "c");
  it("is the next one that is not solved", () => {
    expect(following(list, "a", () => false)?.id).toBe("b");
    expect(following(list, "a", (id) => id === "b")?.id).toBe("c");
    expect(following(list, "c", () => false)?.id).toBe("a");
  });
  it("is simply the next one where all are solved", () => expect(following(list, "b", () => true)?.id).toBe("c"));
  it("is nothing where there is no other", () => expect(following(cards("a"), "a", () => false)).toBeNull());
  it("begins with the first for a problem that is not in the list", () =>
    expect(following(list, "z", () => false)?.id).toBe("a"));
});
