/** Which line of the log the reader points at, and what on the board it is about. */
import type { Mark, Story } from "$web/painting/contract";
import { marksOf, valid } from "./marks";
import type { Told } from "./turns";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Enter shows the board. */
function press(event: KeyboardEvent): void {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    return showBoard();
  }
  walk(event);
}

/** The arrow keys lead to the neighbouring lines that can be pointed at, or that lead somewhere. */
export function walk(event: KeyboardEvent): void {
  const here = event.currentTarget as HTMLElement;
  const step = STEPS[event.key];
  if (step === undefined) return;
  const all = [...(here.closest("[data-lines]")?.querySelectorAll<HTMLElement>("[data-line], [data-jump]") ?? [])];
  event.preventDefault();
  all[all.indexOf(here) + step]?.focus();
}

/** On a narrow screen the board may be far above the log. */
function showBoard(): void {
  document.querySelector("main .board")?.scrollIntoView({ block: "nearest" });
}

export class Pointing {
  /** The place of the line; null: none. */
  line = $state<number | null>(null);
  marks = $state.raw<readonly Mark[]>([]);
  /** The first line whose targets are still what they were. */
  #first = $derived.by(() => (this.story ? (valid(this.lines(), this.story)[0]?.at ?? Infinity) : Infinity));

  constructor(
    private readonly lines: () => readonly Told[],
    private readonly story: Story | undefined,
  ) {}

  /** Does this line speak of things on the board? */
  has(line: Told): boolean {
    return line.at >= this.#first && marksOf([line], this.story).length > 0;
  }

  at(line: Told | null): void {
    this.line = line?.at ?? null;
    this.marks = line ? marksOf([line], this.story) : [];
  }

  /** What a line needs to be pointed at by mouse, finger and keyboard. */
  handlers(line: Told) {
    return {
      // Not a <button>: its words must break like those around it.
      role: "button" as const,
      tabindex: 0,
      "data-line": line.at,
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.at(line),
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.at(null),
      onfocus: () => this.at(line),
      onblur: () => this.at(null),
      onclick: () => {
        this.at(line);
        showBoard();
      },
      onkeydown: press,
    };
  }
}
