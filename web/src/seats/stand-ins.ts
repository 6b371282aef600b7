/** Bots that play for people: where one is allowed, and who plays for themselves. */
import type { SeatInfo, TableInfo } from "$web/net/protocol";

/** The seats of this screen whose people play for themselves. */
export function played(info: TableInfo, held: readonly number[]): number[] {
  return held.filter((seat) => !info.seats[seat]?.keeper);
}

/** The seats of this screen for which a bot plays. */
export function kept(info: TableInfo, held: readonly number[]): SeatInfo[] {
  return info.status === "playing"
    ? info.seats.filter(({ seat, keeper }) => keeper !== null && held.includes(seat))
    : [];
}

/** May this screen let a bot play there? On its own seats if help is allowed, otherwise as the terms say for the absent. */
export function mayKeep(info: TableInfo, held: readonly number[], { seat, kind, keeper, gone }: SeatInfo): boolean {
  if (info.status !== "playing" || (kind !== "person" && kind !== "engine") || keeper !== null || held.length === 0)
    return false;
  return held.includes(seat) ? info.help : gone && info.clock === null && info.absent !== "off";
}
