/** Does this page play on its own device? In an export always; on a site at tables that were opened so. */
import type { Wire } from "$web/net/socket";
import { deadWire } from "./dead";
import type { Device } from "./device";

const PREFIX = "here-";
const { dataset } = globalThis.document?.documentElement ?? { dataset: {} };

/** An export: there is no site behind this page. */
export const alone = dataset["device"] === "only";
/** Where what needs a site can be done, if somebody has named one. */
export const site = dataset["site"] || null;

export const isHere = (table: string) => alone || table.startsWith(PREFIX);
/** Is the desk of this device asked, and not the site? */
export const asksHere = (path: string) => alone || path.startsWith(`/tables/${PREFIX}`);

class Here {
  /** How far the start is, between 0 and 1; null: it has not begun. */
  progress = $state<number | null>(null);
  /** The browser keeps nothing for this page: its matches end with it. */
  forgets = $state(false);
  failed = $state(false);
  /** The worker in which bots think has failed; the table goes on, and waits for them. */
  stopped = $state(false);
  #device: Promise<Device> | null = null;
  #awake: Device | null = null;
  #think: () => void = () => {};

  get awake(): boolean {
    return this.progress === 1;
  }

  /** Started when it is first needed; after a failure the next caller tries again. */
  device(): Promise<Device> {
    this.#device ??= this.#start().catch((error: unknown) => {
      this.#device = null;
      this.failed = true;
      throw error;
    });
    return this.#device;
  }

  /** The socket of a table that has been asked for, so the desk is there, or has failed since. */
  dial(table: string): Wire {
    return this.#awake?.dial(table) ?? deadWire();
  }

  /** Bots think again, beginning with what they were asked. */
  think(): void {
    this.stopped = false;
    this.#think();
  }

  /** The page says so; whoever asks next starts it again. */
  #lose(): void {
    this.#device = this.#awake = null;
    this.progress = null;
    this.stopped = false;
    this.failed = true;
  }

  async #start(): Promise<Device> {
    this.failed = false;
    this.progress = 0;
    const { start } = await import("./start");
    const { device, kept, think } = await start(site, (share) => (this.progress = share), {
      stopped: () => (this.stopped = true),
      lost: () => this.#lose(),
    });
    this.#awake = device;
    this.#think = think;
    this.forgets = !kept;
    if (kept) void navigator.storage?.persist?.().catch(() => {});
    this.progress = 1;
    return device;
  }
}

export const here = new Here();
