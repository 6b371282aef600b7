/** Tables of a pack as forms edit them. What is allowed is the site's to say; here they only keep their shape. */
import type { EditorField, EditorForm, PackTable, PackTables } from "$web/net/protocol";

/** The fields that a table has at the moment: some depend on the value of another one. */
export const shownFields = (fields: readonly EditorField[], table: PackTable): EditorField[] =>
  fields.filter(({ when }) => Object.entries(when).every(([name, values]) => values.includes(String(table[name]))));

/** A first value, for a field that a table did not have. */
export function initial(field: EditorField): unknown {
  switch (field.kind) {
    case "number":
      return field.low ?? 0;
    case "numbers":
      return Array.from({ length: field.size ?? 1 }, () => field.low ?? 0);
    case "choice":
      return field.values[0] ?? "";
    case "flag":
      return false;
    case "tables":
      return [fresh(field.fields)];
    case "text":
      return "";
    default:
      return [];
  }
}

/** A new table with everything that must be there. */
export const fresh = (fields: readonly EditorField[]): PackTable => fitted(fields, {});

/** Without the fields that no longer apply, and with those that now must be there. */
export function fitted(fields: readonly EditorField[], table: PackTable): PackTable {
  const known = new Set(fields.map(({ name }) => name));
  const out: PackTable = Object.fromEntries(Object.entries(table).filter(([name]) => !known.has(name)));
  for (const field of fields) {
    if (shownFields([field], { ...table, ...out }).length === 0) continue;
    const value = table[field.name];
    const other = field.kind === "choice" && typeof value === "string" && !field.values.includes(value);
    if (field.name in table && !other) out[field.name] = value;
    else if (!field.optional) out[field.name] = initial(field);
  }
  return out;
}

export function changed(
  fields: readonly EditorField[],
  table: PackTable,
  field: EditorField,
  value: unknown,
): PackTable {
  const kept: PackTable = Object.fromEntries(Object.entries(table).filter(([name]) => !field.clears.includes(name)));
  // What an empty or untouched optional field would say is said by leaving it out.
  const left = field.optional && (value === null || value === false || value === "");
  if (left) delete kept[field.name];
  return fitted(fields, left ? kept : { ...kept, [field.name]: value });
}

export const idOf = (table: PackTable | undefined): string => (typeof table?.["id"] === "string" ? table["id"] : "");

/** Our tables that a pack has none for: these may be added again. */
export const missing = ({ name }: EditorForm, start: PackTables, tables: PackTables): PackTable[] =>
  (start[name] ?? []).filter((ours) => !tables[name]?.some((table) => idOf(table) === idOf(ours)));

/** In the order of ours. */
export function inOrder(tables: readonly PackTable[], ours: readonly PackTable[]): PackTable[] {
  const order = ours.map(idOf);
  return [...tables].sort((a, b) => order.indexOf(idOf(a)) - order.indexOf(idOf(b)));
}

/** Is this what a form can show? A file may hold anything. */
export const hasShape = (forms: readonly EditorForm[], tables: Record<string, unknown>): boolean =>
  forms.every(({ name }) => {
    const found = tables[name];
    return (
      found === undefined || (Array.isArray(found) && found.every((one) => one !== null && typeof one === "object"))
    );
  });
