/** After a table was set up: keep its tokens and invitations on this device. */
import { keyring } from "./keyring";
import type { CreatedTable } from "./wire";

export function keepTable(created: CreatedTable, game: string): void {
  for (const { seat, token, invitation } of created.seats) {
    if (token) keyring.addToken(created.table, game, token);
    if (invitation) keyring.addInvitation(created.table, game, seat, invitation);
  }
}
