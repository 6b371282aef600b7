import { describe, expect, it } from "vitest";
import type { View } from "$web/painting/contract";
import { Tips, TipsAtTable } from "$web/table/coach/tips.svelte";

class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

const KNOWN = ["tip-take", "tip-place", "tip-on-card-turned", "tip-on-lamp-lit"];
const knows = (id: string): boolean => KNOWN.includes(id);
const CONDITIONS = { "tip-on-lamp-lit": "lamp.slot" };
const view = (phase: string, more: object = {}) => ({ phase, ...more }) as View;
const event = (id: string) => ({ id });

function table(store: Memory): { kept: Tips; shown: TipsAtTable } {
  const kept = new Tips(store);
  return { kept, shown: new TipsAtTable("moth", knows, CONDITIONS, kept) };
}

describe("tips", () => {
  it("are shown once for a kind of decision, in this browser", () => {
    const store = new Memory();
    const { shown } = table(store);
    shown.ask(1, view("take"), 2);
    expect(shown.current).toBe("tip-take");
    shown.ask(1, view("take"), 2); // the same decision: only something else has changed
    expect(shown.current).toBe("tip-take");
    shown.ask(2, view("take"), 2);
    expect(shown.current).toBeNull();
    const later = table(store).shown;
    later.ask(1, view("take"), 2);
    expect(later.current).toBeNull();
    later.ask(2, view("place"), 2);
    expect(later.current).toBe("tip-place");
  });

  it("tell of what happened at the next decision, one at a time", () => {
    const { shown } = table(new Memory());
    shown.hear([event("card-turned"), event("card-turned"), event("unknown")]);
    expect(shown.current).toBeNull();
    shown.ask(3, view("take"), 2);
    expect(shown.current).toBe("tip-take");
    shown.ask(5, view("take"), 2);
    expect(shown.current).toBe("tip-on-card-turned");
    shown.hear([event("card-turned")]);
    shown.ask(7, view("take"), 2);
    expect(shown.current).toBeNull();
  });

  it("are not about a decision without a choice", () => {
    const { shown } = table(new Memory());
    shown.ask(1, view("take"), 1);
    expect(shown.current).toBeNull();
    shown.ask(2, view("take"), 2);
    expect(shown.current).toBe("tip-take");
  });

  it.each([undefined, null, { slot: null }, { slot: 0 }, { slot: [] }, { seat: 1 }])(
    "wait until they apply: %j does not do",
    (lamp) => {
      const { shown } = table(new Memory());
      shown.hear([event("lamp-lit")]);
      shown.ask(1, view("other", { lamp }), 2);
      expect(shown.current).toBeNull();
      shown.ask(2, view("other", { lamp: { slot: 4 } }), 2);
      expect(shown.current).toBe("tip-on-lamp-lit");
    },
  );

  it("go away when they are put away", () => {
    const { shown } = table(new Memory());
    shown.ask(1, view("take"), 2);
    shown.dismiss();
    expect(shown.current).toBeNull();
    shown.ask(1, view("take"), 2);
    expect(shown.current).toBeNull();
  });

  it("can be switched off, and that is kept", () => {
    const store = new Memory();
    const { kept, shown } = table(store);
    kept.turn(false);
    shown.ask(1, view("take"), 2);
    expect(shown.current).toBeNull();
    const later = table(store);
    expect(later.kept.on).toBe(false);
    later.kept.turn(true);
    later.shown.ask(1, view("take"), 2);
    expect(later.shown.current).toBe("tip-take");
  });

  it("can be shown again, each game's by itself", () => {
    const store = new Memory();
    const { kept, shown } = table(store);
    kept.see("other", "tip-take");
    shown.ask(1, view("take"), 2);
    kept.forget("moth");
    shown.ask(2, view("take"), 2);
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
