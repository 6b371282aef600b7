/**
 * The last position that each of the latest tables of this device has shown: it is seen again at once, before Python has
 * started. Kept in a cache of the browser, which is erased with the others, does not travel in the notebook's file, and
 * takes no room from what the page has to remember.
 */
import type { TableInfo, Update } from "$web/net/protocol";
import { keyring } from "$web/reader/keyring";
import { home } from "$web/shell/place";
import { here, isHere } from "./here.svelte";

export interface Seen {
  info: TableInfo;
  /** The one seat that is held here. */
  seats: [number];
  /** To be looked at: nothing can be chosen, undone or agreed to. */
  update: Update;
}

/** The part of a table used here. */
interface Shown {
  info: TableInfo;
  held: readonly number[];
  shown: Update | null;
  log: Update["events"];
  over: boolean;
}

const CACHES = "chrysalide-seen ";
const KEPT = 4;
/** Characters of JSON. */
const LONGEST = 500_000;
/** No state of a table has this number, so whatever the desk says is newer. */
const BEFORE = -1;

/**
 * What is shown, as far as it may be seen before anybody is known to look. Null after the end, and where several people
 * share this screen: what it showed last may be the secret of another one than the next to look.
 */
export function seenAt({ info, held, shown, log, over }: Shown): Seen | null {
  const [seat, ...others] = held;
  const people = info.seats.filter(({ kind }) => kind === "person");
  if (!shown || over || info.status !== "playing") return null;
  if (seat === undefined || others.length > 0 || people.length !== 1 || shown.eyes !== seat) return null;
  return { info, seats: [seat], update: atRest(shown, log) };
}

function atRest(shown: Update, log: Update["events"]): Update {
  const why = { id: "choices-starting", args: {} };
  const still: Update = {
    ...shown,
    ...{ kind: "now", seq: BEFORE, events: [], log, choices: [] },
    ...{ undo: false, undo_turn: false, undo_rule: why, undo_ask: false, undo_asked: null },
    ...{ draw: false, draw_rule: why, asked: null },
    // Nobody knows yet how long they went on.
    clocks: shown.clocks && { ...shown.clocks, running: null },
  };
  delete still.proposal;
  return still;
}

export class SeenPositions {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly home: string,
    /** What belongs to another version of the page may not be paintable by this one. */
    private readonly version: string,
    private readonly kept: CacheStorage | undefined = globalThis.caches,
  ) {}

  /** One after the other. Where nothing can be kept, or there is no room, nothing is seen early. */
  keep(seen: Seen): Promise<void> {
    return this.#change(async (cache) => {
      const text = JSON.stringify({ version: this.version, ...seen });
      const address = this.#address(seen.info.table);
      await cache.delete(address);
      if (text.length > LONGEST) return;
      await cache.put(address, new Response(text));
      // The oldest come first.
      for (const request of (await cache.keys()).slice(0, -KEPT)) await cache.delete(request);
    });
  }

  forget(table: string): Promise<void> {
    return this.#change((cache) => cache.delete(this.#address(table)));
  }

  /** It is kept again once it has been painted: what fails to be is not tried twice. */
  async take(table: string): Promise<Seen | undefined> {
    let found: (Seen & { version: string }) | undefined;
    await this.#change(async (cache) => {
      const answer = await cache.match(this.#address(table));
      if (!answer) return;
      await cache.delete(this.#address(table));
      found = (await answer.json()) as Seen & { version: string };
    });
    return found?.version === this.version && found.info.table === table ? found : undefined;
  }

  #change(work: (cache: Cache) => Promise<unknown>): Promise<void> {
    const done = this.#last
      .then(async () => this.kept && (await work(await this.kept.open(CACHES + new URL(this.home).pathname))))
      .then(() => {})
      .catch(() => {});
    this.#last = done;
    return done;
  }

  #address(table: string): string {
    return new URL(`seen/${encodeURIComponent(table)}`, this.home).href;
  }
}

/** The first script is called by its content, and by that of all the others. */
const version = globalThis.document?.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
const positions = new SeenPositions(home, version);

/** After each change of what a table shows. */
export function keepSeen(table: Shown): void {
  if (!isHere(table.info.table) || !table.shown) return;
  const seen = seenAt(table);
  void (seen ? positions.keep(seen) : positions.forget(table.info.table));
}

/** Undefined: there is nothing to be seen before the desk answers, or it is awake. */
export async function takeSeen(table: string, from = positions): Promise<Seen | undefined> {
  if (!isHere(table) || here.awake || keyring.tokens(table).length !== 1) return undefined;
  return from.take(table);
}

export function forgetSeen(table: string): void {
  if (isHere(table)) void positions.forget(table);
}
