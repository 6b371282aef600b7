/** The connection to one table: says hello, comes back by itself, starts afresh when it fell behind. */
import { clock, type Timers } from "./pace";
import type { FromSite, Hint, Reason, Refusal, TableInfo, ToSite, Update, Welcome } from "./wire";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  link(link: Link): void;
  welcome(welcome: Welcome): void;
  update(update: Update): void;
  table(table: TableInfo): void;
  refused(refusal: Refusal): void;
  why(reason: Reason): void;
  hint(hint: Hint): void;
}

export interface Hello {
  tokens: string[];
  lang: string;
}

/** The part of WebSocket used here; tests bring their own. */
export interface Wire {
  readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

const OPEN = 1;
const PING_MS = 25_000;
const SILENCE_MS = 10_000;
const BACKOFF_MS = [400, 800, 1600, 3200, 6400, 12_000];

export function backoff(attempt: number): number {
  return BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 12_000;
}

export function socketUrl(table: string, place: { protocol: string; host: string }): string {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${place.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class TableSocket {
  #wire: Wire | null = null;
  #attempt = 0;
  #retry: unknown = null;
  #heartbeat: unknown = null;
  #link: Link = "closed";

  constructor(
    private readonly url: string,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
    private readonly dial: (url: string) => Wire = (address) => new WebSocket(address),
    private readonly timers: Timers = clock,
  ) {}

  open(): void {
    this.#stop();
    this.#turn(this.#attempt === 0 ? "connecting" : "lost");
    const wire = this.dial(this.url);
    this.#wire = wire;
    wire.onopen = () => this.#post({ hello: this.hello() });
    wire.onmessage = (event) => this.#hear(String(event.data));
    wire.onclose = () => {
      if (this.#wire === wire) this.#lose();
    };
  }

  /** Start afresh at once: after a stale refusal, new tokens, or when the network is back. */
  resync(): void {
    if (this.#link === "closed") return;
    this.open();
  }

  close(): void {
    this.#stop();
    this.#turn("closed");
  }

  /** False when there is no connection: the message is not sent and not kept. */
  send(message: ToSite): boolean {
    if (this.#link !== "open") return false;
    return this.#post(message);
  }

  #post(message: ToSite): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromSite;
    this.#keepAlive();
    if ("welcome" in message) {
      this.#attempt = 0;
      this.#turn("open");
      this.listener.welcome(message.welcome);
    } else if ("update" in message) this.listener.update(message.update);
    else if ("table" in message) this.listener.table(message.table);
    else if ("refused" in message) this.#refused(message.refused);
    else if ("why" in message) this.listener.why(message.why);
    else if ("hint" in message) this.listener.hint(message.hint);
  }

  /** A stale click is nobody's fault: fetch the present state instead of blaming the reader. */
  #refused(refusal: Refusal): void {
    if (refusal.code === "stale") this.resync();
    else this.listener.refused(refusal);
  }

  #keepAlive(): void {
    this.timers.cancel(this.#heartbeat);
    this.#heartbeat = this.timers.after(PING_MS, () => {
      this.#post({ ping: {} });
      this.#heartbeat = this.timers.after(SILENCE_MS, () => this.#lose());
    });
  }

  #lose(): void {
    this.#stop();
    this.#turn("lost");
    this.#retry = this.timers.after(backoff(this.#attempt), () => this.open());
    this.#attempt += 1;
  }

  #stop(): void {
    this.timers.cancel(this.#retry);
    this.timers.cancel(this.#heartbeat);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #turn(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.listener.link(link);
  }
}
