/** The connection to one table: says hello, reconnects by itself, starts over when it falls behind. */
import type { BegunWire } from "./begun";
import { changed } from "./changes";
import type {
  Ahead,
  Chat,
  FromSite,
  Hint,
  Reason,
  Refusal,
  SentUpdate,
  TableInfo,
  ToSite,
  Update,
  View,
  Welcome,
} from "./protocol";
import { clock, type Timers } from "./timers";

/** `restarting`: the site announced a restart, so nothing is wrong yet. */
export type Link = "connecting" | "open" | "restarting" | "lost" | "closed";

export interface Listener {
  link: (link: Link) => void;
  /** The connection is open, but nothing comes through any more; or again. */
  quiet: (quiet: boolean) => void;
  welcome: (welcome: Welcome) => void;
  update: (update: Update) => void;
  table: (table: TableInfo) => void;
  refused: (refusal: Refusal) => void;
  ahead: (ahead: Ahead) => void;
  why: (reason: Reason) => void;
  hint: (hint: Hint) => void;
  chat: (messages: Chat[]) => void;
}

/** What a table needs of its connection; a lesson has one of its own. */
export interface Connection {
  open: () => void;
  close: () => void;
  /** Start over: everything is asked for again. */
  resync: () => void;
  /** Find out now whether the site still answers. */
  probe: () => void;
  /** False: it cannot be sent now. */
  send: (message: ToSite) => boolean;
}

export interface Hello {
  tokens: string[];
  lang: string;
}

/** The part of WebSocket used here; tests use their own. */
export interface Wire {
  readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send: (text: string) => void;
  close: () => void;
}

const OPEN = 1;
const RESTARTS = 1012;
/** Somebody who looks at the page learns within three seconds that the network is gone; nobody waits behind a hidden one. */
const PING_MS = 1200;
const QUIET_MS = 1800;
const HIDDEN_PING_MS = 25_000;
/** After the ping: then the connection is given up and made again. */
const SILENCE_MS = 10_000;
/** A timer that is this late says that this page was busy, not that the site is silent. */
const LATE_MS = 600;
/** How long to wait for the welcome before the next attempt. */
const WELCOME_MS = 8000;
/** Attempts at a site that announced a restart, before it counts as lost. */
const RESTART_TRIES = 8;
const FIRST_MS = [200, 400, 800];
/** Close codes after which trying again soon would not help: hello refused, too many messages. */
const SLOW_MS: Record<number, number> = { 4403: 10_000, 1008: 5000 };

/** Fast at first; then often enough that a site that returns within two minutes is noticed within two seconds. */
export function backoff(attempt: number): number {
  return FIRST_MS[attempt] ?? (attempt < 80 ? 1500 : attempt < 100 ? 3000 : 5000);
}

/** Jitter of a fifth, so that clients do not all reconnect at once. */
export function scattered(ms: number, chance: number): number {
  return Math.round(ms * (0.8 + 0.4 * chance));
}

export function socketUrl(table: string, place: { protocol: string; host: string }): string {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${place.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class TableSocket implements Connection {
  #wire: Wire | null = null;
  #begun: BegunWire | null = null;
  #attempt = 0;
  #retry: unknown = null;
  #heartbeat: unknown = null;
  #link: Link = "closed";
  #restarting = false;
  /** The last one received. A new connection begins with a whole one. */
  #view: View | null = null;
  #quiet = false;

  constructor(
    private readonly url: string,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
    private readonly dial: (url: string) => Wire = (address) => new WebSocket(address),
    private readonly timers: Timers = clock,
    private readonly chance: () => number = Math.random,
    private readonly hidden: () => boolean = () => document.hidden,
  ) {}

  /** The first connection is this one, if there is one: it has said hello, or will. */
  continue(begun: BegunWire | null): this {
    this.#begun = begun;
    return this;
  }

  open(): void {
    this.#stop();
    this.#turn(this.#attempt === 0 && !this.#restarting ? "connecting" : this.#away());
    const begun = this.#begun;
    this.#begun = null;
    const wire = begun?.wire ?? this.dial(this.url);
    this.#wire = wire;
    this.#view = null;
    if (!begun) wire.onopen = () => this.#post({ hello: { ...this.hello(), changes: true } });
    wire.onmessage = (event) => this.#hear(String(event.data));
    wire.onclose = ({ code }) => {
      if (this.#wire === wire) this.#lose(code);
    };
    this.#heartbeat = this.timers.after(WELCOME_MS, () => this.#lose());
    for (const text of begun?.heard ?? []) this.#hear(text);
  }

  /** Start over at once: after a stale refusal, new tokens, or when the network is back. */
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
      this.#restarting = false;
      this.#turn("open");
      this.listener.welcome(message.welcome);
    } else if ("update" in message) this.#update(message.update);
    else if ("table" in message) this.listener.table(message.table);
    else if ("refused" in message) this.#refused(message.refused);
    else if ("ahead" in message) this.listener.ahead(message.ahead);
    else if ("why" in message) this.listener.why(message.why);
    else if ("hint" in message) this.listener.hint(message.hint);
    else if ("chat" in message) this.listener.chat(message.chat.messages);
  }

  #update(sent: SentUpdate): void {
    if (!("changes" in sent)) {
      this.#view = sent.view;
      this.listener.update(sent);
    } else if (this.#view) {
      const { changes, ...rest } = sent;
      this.#view = changed(this.#view, changes) as View;
      this.listener.update({ ...rest, view: this.#view });
    } else this.resync();
  }

  /** A stale click is nobody's fault: fetch the current state instead of showing an error. */
  #refused(refusal: Refusal): void {
    if (refusal.code === "stale") this.resync();
    else this.listener.refused(refusal);
  }

  probe(): void {
    if (this.#link === "open") this.#ping();
  }

  #keepAlive(): void {
    this.timers.cancel(this.#heartbeat);
    this.#hush(false);
    this.#heartbeat = this.timers.after(this.hidden() ? HIDDEN_PING_MS : PING_MS, () => this.#ping());
  }

  #ping(): void {
    this.timers.cancel(this.#heartbeat);
    this.#post({ ping: {} });
    this.#await(QUIET_MS, () => {
      this.#hush(!this.hidden());
      this.#await(SILENCE_MS - QUIET_MS, () => this.#lose());
    });
  }

  /** Wait for an answer. If this page itself was too busy to listen, the answer may be here already: wait once more. */
  #await(ms: number, silent: () => void): void {
    const due = this.timers.now() + ms;
    this.#heartbeat = this.timers.after(ms, () => {
      if (this.timers.now() > due + LATE_MS) this.#await(ms, silent);
      else silent();
    });
  }

  #hush(quiet: boolean): void {
    if (this.#quiet === quiet) return;
    this.#quiet = quiet;
    this.listener.quiet(quiet);
  }

  #lose(code = 0): void {
    this.#stop();
    if (code === RESTARTS) this.#restarting = true;
    this.#turn(this.#away());
    this.#retry = this.timers.after(this.#wait(code), () => this.open());
    this.#attempt += 1;
  }

  #wait(code: number): number {
    if (code === RESTARTS) return 100 + 200 * this.chance();
    return scattered(SLOW_MS[code] ?? backoff(this.#attempt), this.chance());
  }

  #away(): Link {
    return this.#restarting && this.#attempt < RESTART_TRIES ? "restarting" : "lost";
  }

  #stop(): void {
    this.#hush(false);
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
