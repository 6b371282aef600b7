/** Joining and leaving a table; tokens and invitations are stored on this device. */
import { claimSeat, fetchTable, leaveSeat, sitAt, SiteError, type Guest } from "$web/net/api";
import type { CreatedTable, TableInfo } from "$web/net/protocol";
import { keyring } from "$web/reader/keyring";
import { reader } from "$web/reader/reader.svelte";

export function keepTable(created: CreatedTable, game: string): void {
  for (const { seat, token, invitation } of created.seats) {
    if (token) keyring.addToken(created.table, game, token);
    if (invitation) keyring.addInvitation(created.table, game, seat, invitation);
  }
}

/** The reader as a guest. */
export const myself = (): Guest => ({ name: reader.name, avatar: reader.avatar });

/** With an invitation its seat; otherwise an open seat of a listed table, the first one unless `seat` is given. */
export async function takeSeat(
  { table, game }: Pick<TableInfo, "table" | "game">,
  { invitation = "", seat = null }: { invitation?: string; seat?: number | null },
): Promise<void> {
  const { lang } = reader;
  const { token } = await (invitation
    ? claimSeat(table, invitation, myself(), lang)
    : sitAt(table, seat, myself(), lang));
  keyring.addToken(table, game, token);
}

/** Everybody at this screen leaves. A new invitation to a seat is stored, to pass on. */
export async function leaveTable(info: TableInfo, held: readonly number[]): Promise<void> {
  let seats = [...held];
  for (const token of keyring.tokens(info.table)) {
    const { invitation } = await leaveSeat(info.table, token, reader.lang);
    // The response does not say which seat it was: if there are several, it is the one that is open now.
    const fresh = seats.length > 1 ? await fetchTable(info.table, { lang: reader.lang }) : null;
    const left = seats.find((seat) => !fresh || fresh.seats[seat]?.kind === "open");
    seats = seats.filter((seat) => seat !== left);
    if (invitation && left !== undefined) keyring.addInvitation(info.table, info.game, left, invitation);
    keyring.dropToken(info.table, token);
  }
}

/** The seats of the next match: each old token of this device is the invitation to one. */
export async function joinRematch(oldTable: string, next: string, game: string): Promise<void> {
  let refusal: SiteError | null = null;
  for (const invitation of keyring.tokens(oldTable)) {
    try {
      const { token } = await claimSeat(next, invitation, {}, reader.lang);
      keyring.addToken(next, game, token);
    } catch (error) {
      // Already used, perhaps by an earlier click; any other error is worth a retry.
      if (!(error instanceof SiteError) || error.status < 400 || error.status >= 500) throw error;
      refusal = error;
    }
  }
  if (refusal && keyring.tokens(next).length === 0) throw refusal;
}
