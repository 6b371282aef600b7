/** Opens a table at which a match is played on from one of its positions. */
import { continueMatch } from "$web/net/api";
import type { NewSeat, TableInfo } from "$web/net/protocol";
import { keepTable } from "$web/waiting/joining";

/** Who plays on the other seats: bots, or whoever comes by a link. */
export type Rivals = "bots" | "friend";
export type Deal = "same" | "again";

export interface Continuation {
  index: number;
  /** The reader's seat. */
  mine: number;
  rivals: Rivals;
  level: string;
  deal: Deal;
}

interface Player {
  name: string;
  avatar: string;
  lang: string;
}

export function seatsFor(count: number, { mine, rivals, level }: Continuation, { name, avatar }: Player): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === mine) return { kind: "person", name, ...(avatar ? { avatar } : {}) };
    return rivals === "bots" ? { kind: "bot", level } : { kind: "open" };
  });
}

/** The new table's id; its tokens and invitations are kept on this device. */
export async function playOn(
  { table, game, seats }: Pick<TableInfo, "table" | "game" | "seats">,
  wanted: Continuation,
  player: Player,
): Promise<string> {
  const { index, mine, deal } = wanted;
  const created = await continueMatch(
    table,
    {
      index,
      deal,
      seat: deal === "again" ? mine : null,
      lang: player.lang,
      seats: seatsFor(seats.length, wanted, player),
    },
    player.lang,
  );
  keepTable(created, game);
  return created.table;
}
