/** On a small screen, scrolls to what the question is about. */

/** The part of the table where the lit things lie; nothing where the tray has them. */
export function soughtPart(lit: ReadonlySet<string>): string {
  const kinds = new Set([...lit].map((target) => target.split(":")[0]));
  if (kinds.has("cell") || kinds.has("line")) return ".ground";
  if (kinds.has("die")) return "";
  if (kinds.has("amb")) return ".ambs";
  return kinds.has("place") || kinds.has("card") || kinds.has("const") ? ".shelf" : "";
}

/** What lies over the lower end of a small screen: the shell's sheet, with the tray, and its bar. */
const COVERED = 200;

export async function reveal(part: Element | null | undefined, smooth: boolean): Promise<void> {
  // Fonts that are still loading would shift everything again.
  await document.fonts?.ready;
  // A table that is only a picture asks nothing.
  if (!part?.isConnected || part.closest("[inert]")) return;
  const { top, bottom } = part.getBoundingClientRect();
  const room = innerHeight - COVERED;
  if (top < 0 || (bottom > room && top > room * 0.4))
    part.scrollIntoView({ block: "start", behavior: smooth ? "smooth" : "auto" });
}
