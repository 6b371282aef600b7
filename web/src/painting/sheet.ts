/**
 * The sheet: the question and, below it, what the reader acts with. The shell has the sheet, at the foot of upright
 * screens, beside the board of low ones and beside tall boards; a painting fills it from wherever it paints such things
 * (`Sheet.svelte`).
 */
import { createContext } from "svelte";

export interface SheetHost {
  /** Where the filling goes; null: there is no sheet now, and it stays where it was written. */
  readonly place: HTMLElement | null;
  /** It is a column beside a tall board. */
  readonly beside: boolean;
}

const [hostHere, haveSheet, isHosted] = createContext<SheetHost>();
export { haveSheet };

/** A board that is only a picture has no sheet, nor has a replay. */
export const sheetHere = (): SheetHost | null => (isHosted() ? hostHere() : null);
