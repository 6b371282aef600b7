/** The public list: its order, and what is special about a table. */
import type { Option, TableCard } from "$web/net/protocol";
import { chosen, defaults, valueLabelOf } from "$web/new-table/options";
import type { Words } from "$web/words/fluent";

/** Seats for people; those for programs are not offered. */
export const freeSeats = (card: Pick<TableCard, "seats">) =>
  card.seats.filter(({ kind, for_engine }) => kind === "open" && !for_engine);

const waits = (card: TableCard) => card.status === "waiting" && freeSeats(card).length > 0;

/** Tables that wait for players first, then the newest first; tables of unknown games are left out. */
export function arrange(cards: readonly TableCard[], games: ReadonlySet<string>): TableCard[] {
  return cards
    .filter(({ game }) => games.has(game))
    .sort((a, b) => Number(waits(b)) - Number(waits(a)) || b.created.localeCompare(a.created));
}

/** The options that differ from the defaults, in words. */
export function unusual(options: readonly Option[], values: Record<string, unknown>, words: Words): string[] {
  // A set may be sent as "all", which is another name for its default.
  const given = options.filter((option) => option.name in values && values[option.name] !== option.default);
  const special = chosen(given, { ...defaults(given), ...values });
  return given.filter(({ name }) => name in special).map((option) => optionWords(option, special[option.name], words));
}

function optionWords(option: Option, value: unknown, words: Words): string {
  const label = words.text(`option-${option.name}`);
  if (option.kind === "flag" && value === true) return label;
  if (option.kind === "subset") {
    const count = Array.isArray(value) ? value.length : 0;
    return words.text("option-part", { label, count, all: option.values?.length ?? 0 });
  }
  const said = option.kind === "flag" ? words.text("no") : valueLabelOf(option, value, words);
  return words.text("option-value", { label, value: said });
}
