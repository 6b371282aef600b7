/**
 * How large an element is, now and after every change. Unlike `bind:clientWidth` it waits for the layout that the
 * browser does anyway: asking before it costs a phone a layout more, and what that one fetches is worked on before the
 * first paint.
 */
export function sized(set: (width: number, height: number) => void): (element: Element) => () => void {
  return (element) => {
    const watcher = new ResizeObserver(() => set(element.clientWidth, element.clientHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
