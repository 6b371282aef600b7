/** Polls while the page is visible. */
import { clock, type Timers } from "./timers";

/** Runs at once, then `ms` after each response; a page that becomes visible again polls at once when it is due. */
export function refresh(run: () => Promise<unknown>, ms: number, timers: Timers = clock): () => void {
  let timer: unknown = null;
  let due = 0;
  let stopped = false;
  let asking = false;

  async function ask(): Promise<void> {
    timers.cancel(timer);
    asking = true;
    await run().catch(() => {});
    asking = false;
    if (stopped) return;
    due = timers.now() + ms;
    timer = timers.after(ms, tick);
  }
  function tick(): void {
    if (!document.hidden && !asking && timers.now() >= due) void ask();
  }
  document.addEventListener("visibilitychange", tick);
  void ask();
  return () => {
    stopped = true;
    timers.cancel(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}
