import { describe, expect, it } from "vitest";
import { Tips, TipsAtTable } from "$web/table/coach/tips.svelte";

class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

const KNOWN = ["tip-take", "tip-place", "tip-on-card-turned"];
const knows = (id: string): boolean => KNOWN.includes(id);
const event = (id: string) => ({ id });

function table(store: Memory): { kept: Tips; shown: TipsAtTable } {
  const kept = new Tips(store);
  return { kept, shown: new TipsAtTable("moth", knows, kept) };
}

describe("tips", () => {
  it("are shown once for a kind of decision, in this browser", () => {
    const store = new Memory();
    const { shown } = table(store);
    shown.ask(1, "take");
    expect(shown.current).toBe("tip-take");
    shown.ask(1, "take"); // the same decision: only something else has changed
    expect(shown.current).toBe("tip-take");
    shown.ask(2, "take");
    expect(shown.current).toBeNull();
    const later = table(store).shown;
    later.ask(1, "take");
    expect(later.current).toBeNull();
    later.ask(2, "place");
    expect(later.current).toBe("tip-place");
  });

  it("tell of what happened at the next decision, one at a time", () => {
    const { shown } = table(new Memory());
    shown.hear([event("card-turned"), event("card-turned"), event("unknown")]);
    expect(shown.current).toBeNull();
    shown.ask(3, "take");
    expect(shown.current).toBe("tip-take");
    shown.ask(5, "take");
    expect(shown.current).toBe("tip-on-card-turned");
    shown.hear([event("card-turned")]);
    shown.ask(7, "take");
    expect(shown.current).toBeNull();
  });

  it("go away when they are put away", () => {
    const { shown } = table(new Memory());
    shown.ask(1, "take");
    shown.dismiss();
    expect(shown.current).toBeNull();
    shown.ask(1, "take");
    expect(shown.current).toBeNull();
  });

  it("can be switched off, and that is kept", () => {
    const store = new Memory();
    const { kept, shown } = table(store);
    kept.turn(false);
    shown.ask(1, "take");
    expect(shown.current).toBeNull();
    const later = table(store);
    expect(later.kept.on).toBe(false);
    later.kept.turn(true);
    later.shown.ask(1, "take");
    expect(later.shown.current).toBe("tip-take");
  });

  it("can be shown again, each game's by itself", () => {
    const store = new Memory();
    const { kept, shown } = table(store);
    kept.see("other", "tip-take");
    shown.ask(1, "take");
    kept.forget("moth");
    shown.ask(2, "take");
    expect(shown.current).toBe("tip-take");
    expect(kept.isNew("other", "tip-take")).toBe(false);
  });

  it.each(["no json", "3", "null", '{"moth": 3}'])("survive a damaged store: %s", (damage) => {
    const store = new Memory();
    store.setItem("chrysalide.tips", damage);
    expect(new Tips(store).isNew("moth", "tip-take")).toBe(true);
  });

  it("work where nothing can be kept", () => {
    const closed = {
      getItem: (): string | null => {
        throw new Error("forbidden");
      },
      setItem: (): void => {
        throw new Error("forbidden");
      },
    };
    const kept = new Tips(closed);
    kept.turn(false);
    kept.see("moth", "tip-take");
    expect([kept.on, kept.isNew("moth", "tip-take")]).toEqual([false, false]);
  });
});
