/** What the page and its two workers post to one another; `local/posted.py` speaks the texts, which are JSON lists. */

/** To either worker, once. */
export interface Start {
  /** Where the page is: the archive lies there. */
  home: string;
  /** The site that can do what one device cannot. */
  site: string | null;
  /** Between the desk and the thinker. */
  port: MessagePort;
}

/** From the workers, besides texts. */
export type News =
  | { progress: number }
  /** `kept`: tables survive the end of the page; `thawed`: an earlier visit has kept what was started. */
  | { ready: { kept: boolean; thawed: boolean } }
  /** From the desk: it has a question, so the thinker is needed now. */
  | { asks: true }
  | { failed: string };

export type ToDesk =
  | ["ask", number, string, string, Record<string, string>, string]
  | ["dial", number, string]
  | ["say", number, string]
  | ["hang-up", number];

export type FromDesk =
  ["answer", number, number, Record<string, string>, string] | ["hear", number, string] | ["closed", number, number];

/** A question to the thinker and its answer: texts of `local/thinking.py`. */
export type Thought = [number, string];
