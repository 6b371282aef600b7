/** Browser notifications: it is the reader's turn, and the page is hidden. */
import icon from "$web/art/icon.svg?url";
import { loadWords } from "$web/games/games";
import type { TableInfo } from "$web/net/protocol";
import { startPush } from "./push";
import { reader, t } from "./reader.svelte";

/** Asks for permission, only after a click. A first notification confirms that it works. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  const answer =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  if (answer !== "granted") return false;
  reader.notice(true); // before the site knows this browser: whoever closes the page now finds the switch on
  const pushed = await startPush();
  const shown = show(t("notices-on"), t(pushed ? "notices-on-always" : "notices-on-about"), "chrysalide");
  return pushed || shown !== null;
}

type Somewhere = Pick<TableInfo, "table" | "game">;
export const tellTurn = (info: Somewhere) => tell(info, "your-turn");
export const tellGuest = (info: Somewhere) => tell(info, "notice-guest");
export const tellStart = (info: Somewhere) => tell(info, "notice-start");

/** Notify of what happened at a table; a visible page shows it anyway. */
async function tell(info: Somewhere, message: string): Promise<void> {
  if (!reader.notices || !document.hidden) return;
  const words = await loadWords(info.game, reader.lang, reader.shell).catch(() => reader.words);
  const game = words.own("game-title") ? words.text("game-title") : "";
  const shown = show(t(message), game, `chrysalide-${info.table}`);
  if (!shown) return;
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** One for each table: a later one replaces an earlier one. Some browsers allow them in service workers only. */
function show(title: string, body: string, tag: string): Notification | null {
  try {
    return Notification.permission === "granted" ? new Notification(title, { body, tag, icon }) : null;
  } catch {
    return null;
  }
}
