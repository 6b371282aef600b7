/** Shared by the tests of a game's components: props as the table passes them, and mounting a component. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll } from "vitest";
import type { Args, Item, ItemProps, Props, View } from "$web/painting/contract";

/** Returns ids and arguments instead of words. */
export const t = (id: string, args: Args = {}): string => `${id} ${JSON.stringify(args)}`;

export function propsOf<V extends View>(view: V, names: string[], changes: Partial<Props<V>> = {}): Props<V> {
  return {
    view,
    eyes: 0,
    names,
    lit: new Set(),
    picked: [],
    pick: () => {},
    focus: () => {},
    focused: null,
    hinted: null,
    events: [],
    motion: false,
    t,
    ...changes,
  };
}

/** Mounts a component, replacing the previous one; it is removed after each test. */
export function painter<V extends View>(part: Component<Props<V>>): (props: Props<V>) => void {
  let mounted: Record<string, unknown> | undefined;
  // jsdom has no layout, so there is nothing to observe.
  beforeAll(() => {
    globalThis.ResizeObserver ??= class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
  });
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    mounted = undefined;
  });
  return (props) => {
    if (mounted) void unmount(mounted);
    mounted = mount(part, { target: document.body, props });
    flushSync();
  };
}

/** Paints an item of the encyclopedia, small and large, and gives what each looks like. */
export function paintItem(part: Component<ItemProps>, item: Partial<Item>): string[] {
  const whole: Item = {
    id: "item",
    kind: "",
    title: { id: "title", args: {} },
    text: [],
    count: 1,
    rules: [],
    face: {},
    ...item,
  };
  return [false, true].map((large) => {
    const target = document.createElement("div");
    const mounted = mount(part, { target, props: { item: whole, large, t } });
    flushSync();
    const html = target.innerHTML;
    void unmount(mounted);
    return html;
  });
}
