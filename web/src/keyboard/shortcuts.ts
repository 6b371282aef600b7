/** Single keys of the table; none acts while somebody types or a dialog is open. */
import type { Choice } from "$web/net/protocol";
import { typedChoice } from "$web/table/choices/picker";

export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element | null;
  if (target?.closest("input:not([type=checkbox]), select, textarea, [contenteditable]")) return false;
  return !document.querySelector("dialog[open]");
}

/** The digit of a key, also on keyboards where digits need Shift (such as French ones). */
export function digitOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string | null {
  if (/^\d$/.test(key)) return key;
  return shiftKey ? null : (code.match(/^Digit(\d)$/)?.[1] ?? null);
}

const PAUSE_MS = 800;

/** Collects digits until they name one choice; a pause or an unambiguous number decides. */
export class Digits {
  #typed = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly choose: (choice: Choice) => void) {}

  press(digit: string, choices: readonly Choice[]): void {
    clearTimeout(this.#timer);
    this.#typed += digit;
    const { exact, more } = typedChoice(choices, this.#typed);
    if (exact && !more) this.#done(exact);
    else if (exact || more) this.#timer = setTimeout(() => this.#done(exact), PAUSE_MS);
    else this.#typed = "";
  }

  #done(choice: Choice | null): void {
    this.#typed = "";
    if (choice) this.choose(choice);
  }
}
