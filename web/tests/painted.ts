/** What the tests of a game's parts have in common: props as the table gives them, and a part that is put up. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll } from "vitest";
import type { Args, Props, View } from "$web/painting/contract";

/** Says ids and arguments instead of words. */
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

/** Puts a part into the document, in place of the one before; it is gone again after each test. */
export function painter<V extends View>(part: Component<Props<V>>): (props: Props<V>) => void {
  let mounted: Record<string, unknown> | undefined;
  // jsdom lays nothing out, so it has nothing to observe.
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
