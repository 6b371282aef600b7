/** Marks the elements of targets, wherever on the page they are; `painting/marks.css` draws them. */
import type { Mark } from "./contract";

export interface Highlights {
  last: readonly Mark[];
  told: readonly Mark[];
}

/** Things to click carry `data-target`; other things that events speak of, `data-shows`. */
export function find(root: ParentNode, target: string): HTMLElement[] {
  const name = target.replace(/["\\]/g, "\\$&");
  return [...root.querySelectorAll<HTMLElement>(`[data-target="${name}"], [data-shows~="${name}"]`)];
}

function clear(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-last], [data-told]")) {
    delete element.dataset["last"];
    delete element.dataset["told"];
    element.style.removeProperty("--by");
  }
}

function apply(root: ParentNode, { last, told }: Highlights): void {
  clear(root);
  for (const [name, marks] of [["last", last] as const, ["told", told] as const])
    for (const { kind, targets, seat } of marks)
      for (const element of targets.flatMap((target) => find(root, target))) {
        element.dataset[name] = kind;
        if (seat !== null) element.style.setProperty("--by", `var(--seat-${seat % 5})`);
      }
}

/** Keeps them marked while the page changes; the returned function ends it. */
export function highlight(root: HTMLElement, marks: Highlights): () => void {
  apply(root, marks);
  if (marks.last.length === 0 && marks.told.length === 0) return () => {};
  let due = 0;
  const watch = new MutationObserver(() => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      apply(root, marks);
    });
  });
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["data-target", "data-shows"] });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(due);
    clear(root);
  };
}
