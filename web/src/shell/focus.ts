/** After client-side navigation the focus goes to the new content, as it would on a newly loaded page. */
const PATIENCE_MS = 4000;

/** Pages load in pieces: follow the content until it settles, or until the reader does something. */
export function followContent(): () => void {
  const root = document.getElementById("app") ?? document.body;
  const settle = () => {
    const content = document.getElementById("content");
    if (content && document.activeElement === document.body) content.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(settle);
  const stop = () => {
    watch.disconnect();
    removeEventListener("keydown", stop, true);
    removeEventListener("pointerdown", stop, true);
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  addEventListener("keydown", stop, true);
  addEventListener("pointerdown", stop, true);
  watch.observe(root, { childList: true, subtree: true });
  settle();
  return stop;
}
