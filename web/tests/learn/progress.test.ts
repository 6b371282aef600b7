import { describe, expect, it } from "vitest";
import { Progress } from "$web/learn/progress.svelte";

const LESSONS = [
  { id: "1-turn", steps: 6, minutes: 3 },
  { id: "2-births", steps: 4, minutes: 3 },
];

function keep(text: string | null = null) {
  const held = new Map<string, string>(text === null ? [] : [["chrysalide.lessons", text]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  };
}

describe("progress in lessons", () => {
  it("counts steps over all lessons of a game", () => {
    const progress = new Progress(keep());
    expect(progress.of("papilio", LESSONS)).toEqual({ done: 0, total: 10 });
    progress.reach("papilio", "1-turn", 3);
    expect(progress.of("papilio", LESSONS)).toEqual({ done: 3, total: 10 });
    expect(progress.of("celestes", LESSONS).done).toBe(0);
    progress.finish("papilio", "1-turn");
    expect(progress.of("papilio", LESSONS).done).toBe(6);
    expect(progress.next("papilio", LESSONS)?.id).toBe("2-births");
  });

  it("is kept in the browser, and a repeated lesson stays done", () => {
    const kept = keep();
    const before = new Progress(kept);
    before.finish("papilio", "1-turn");
    before.reach("papilio", "1-turn", 2);
    const after = new Progress(kept);
    expect(after.isDone("papilio", "1-turn")).toBe(true);
    expect(after.step("papilio", "1-turn", 6)).toBe(2);
  });

  it("begins again where a lesson has become shorter", () => {
    const progress = new Progress(keep());
    progress.reach("papilio", "1-turn", 5);
    expect(progress.step("papilio", "1-turn", 4)).toBe(0);
  });

  it.each(["not json", "[]", "null", '{"papilio/1-turn":{"step":"x"}}', '{"papilio/1-turn":{"step":-1,"done":true}}'])(
    "forgets what is damaged: %s",
    (text) => expect(new Progress(keep(text)).of("papilio", LESSONS).done).toBe(0),
  );

  it("goes on where nothing can be stored", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    const progress = new Progress(full);
    progress.reach("papilio", "1-turn", 2);
    expect(progress.step("papilio", "1-turn", 6)).toBe(2);
  });
});
