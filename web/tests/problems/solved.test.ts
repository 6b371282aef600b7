import { describe, expect, it } from "vitest";
import { Solved } from "$web/problems/solved.svelte";

function shelf(kept: string | null = null) {
  let text = kept;
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value), read: () => text };
}

describe("what was solved", () => {
  it("is kept in the browser", () => {
    const store = shelf();
    const marks = new Solved(store);
    expect(marks.of("papilio", "a")).toBeNull();
    marks.mark("papilio", "a", "solved");
    expect(new Solved(store).of("papilio", "a")).toBe("solved");
    expect(new Solved(store).of("celestes", "a")).toBeNull();
  });

  it("stays solved when its solution is looked at later, and not the other way round", () => {
    const marks = new Solved(shelf());
    marks.mark("papilio", "a", "solved");
    marks.mark("papilio", "a", "seen");
    expect(marks.of("papilio", "a")).toBe("solved");
    marks.mark("papilio", "b", "seen");
    marks.mark("papilio", "b", "solved");
    expect(marks.of("papilio", "b")).toBe("solved");
  });

  it("survives a store that is damaged, full or forbidden", () => {
    expect(new Solved(shelf("{]")).of("papilio", "a")).toBeNull();
    expect(new Solved(shelf('{"papilio/a": 3, "papilio/b": "seen"}')).of("papilio", "b")).toBe("seen");
    const full = new Solved({
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    full.mark("papilio", "a", "solved");
    expect(full.of("papilio", "a")).toBe("solved");
  });
});
