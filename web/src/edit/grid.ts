/** A drawing of marks in lines of text; a mark may cover several columns, of which its letter is the first. */
import type { EditorField } from "$web/net/protocol";

export interface Mark {
  mark: string;
  column: number;
}

export const cellsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line): line is string => typeof line === "string") : [];

const empty = (field: EditorField) => field.values[0] ?? ".";

/** As large as the form says, or as the drawing is. */
export function sizeOf(field: EditorField, lines: readonly string[]): { rows: number; columns: number } {
  const wide = Math.max(0, ...lines.map((line) => line.length));
  return {
    rows: Math.max(field.rows ?? 1, lines.length),
    columns: Math.max(field.columns ?? 1, wide + (field.span ?? 1) - 1),
  };
}

/** The mark that covers a cell. */
export function markAt(field: EditorField, lines: readonly string[], row: number, column: number): Mark | null {
  for (let first = column; first > column - (field.span ?? 1) && first >= 0; first -= 1) {
    const mark = lines[row]?.[first] ?? empty(field);
    if (mark !== empty(field)) return { mark, column: first };
  }
  return null;
}

/** Lines of equal length, without empty ones below, and without empty columns at the right. */
export function withMark(
  field: EditorField,
  lines: readonly string[],
  row: number,
  column: number,
  mark: string,
): string[] {
  const { rows, columns } = sizeOf(field, lines);
  const span = field.span ?? 1;
  const all = Array.from({ length: Math.max(rows, row + 1) }, (_, at) =>
    (lines[at] ?? "").padEnd(columns, empty(field)),
  );
  const line = all[row] ?? "";
  all[row] = line.slice(0, Math.min(column, columns - span)) + mark + line.slice(Math.min(column, columns - span) + 1);
  const wide = Math.max(...all.map((one) => [...one].findLastIndex((cell) => cell !== empty(field)) + 1));
  const last = all.findLastIndex((one) => [...one].some((cell) => cell !== empty(field)));
  return all.slice(0, last + 1).map((one) => one.slice(0, wide));
}
