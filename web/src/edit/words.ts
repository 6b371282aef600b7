/** What forms call tables, fields and values: words of the game's catalogue. */
import type { EditorField, EditorForm, PackTable } from "$web/net/protocol";
import type { Words } from "$web/words/fluent";
import { idOf } from "./tables";

const own = (words: Words, id: string, otherwise: string) => (words.own(id) ? words.text(id) : otherwise);

export const formTitle = ({ name }: EditorForm, words: Words) => own(words, `edit-${name}-all`, name);
export const formAbout = ({ name }: EditorForm, words: Words) => own(words, `edit-${name}-about`, "");
export const tableTitle = ({ title, argument }: EditorForm, table: PackTable, words: Words) =>
  words.own(title) ? words.text(title, { [argument]: idOf(table) }) : idOf(table);
export const fieldLabel = ({ name }: EditorField, words: Words) => own(words, `edit-${name}`, name);
export const fieldAbout = ({ name }: EditorField, words: Words) => own(words, `edit-${name}-about`, "");
export function valueLabel({ name, values, names, says }: EditorField, value: string, words: Words): string {
  const at = values.indexOf(value);
  const said = says[at];
  return said ? words.text(said.id, said.args) : own(words, `edit-${name}-${names[at] ?? value}`, value);
}
/** One of several numbers in a row. */
export const placeLabel = ({ name }: EditorField, place: number, words: Words) =>
  words.own(`edit-${name}-place`) ? words.text(`edit-${name}-place`, { place }) : String(place + 1);
