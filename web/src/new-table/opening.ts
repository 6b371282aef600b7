/** Opens a table on the site: with one's own settings, for a first match, or for a friend. */
import { createTable } from "$web/net/api";
import type { Game } from "$web/net/protocol";
import { reader, t } from "$web/reader/reader.svelte";
import { keepTable } from "$web/waiting/joining";
import { chosen, defaults, type Values } from "./options";
import { fewest, newSeats, ready, type Place } from "./seating";
import { offerAll, order, USUAL, type Terms } from "./terms";

export interface Setting {
  places: readonly Place[];
  values: Values;
  terms: Terms;
}

/** The reader has a name, or is called by the number of the seat like people beside who gave none. */
export const nameOf = (place: Place, seat: number): string =>
  (place.sitter === "me" && reader.name) || t("person-name", { number: seat + 1 });

/** The table's id; its tokens and invitations are kept on this device. */
export async function openTable(game: Game, { places, values, terms }: Setting, onDevice?: boolean): Promise<string> {
  const created = await createTable(
    {
      game: game.id,
      options: chosen(game.options, values),
      lang: reader.lang,
      seats: newSeats(places, nameOf, reader.avatar),
      ...order(terms, places),
    },
    reader.lang,
    onDevice,
  );
  keepTable(created, game.id);
  return created.table;
}

/** As the game's preset says; else as few people as can play, with the gentlest bots. */
export function firstMatch({ preset, seats, bots, options }: Game): Setting {
  const level = preset?.level ?? bots[0] ?? "";
  const places = ready(preset?.seats ?? fewest(seats), bots).map((place) => ({ ...place, level }));
  return { places, values: { ...defaults(options), ...preset?.options }, terms: USUAL };
}

/** As few seats as the game allows: the reader's, and the others to be taken by a link. */
export const withFriend = (game: Game): Setting => ({
  places: offerAll(ready(fewest(game.seats), game.bots)),
  values: defaults(game.options),
  terms: USUAL,
});
