/** The page's end of the desk on this device: requests and sockets as at a site, by messages to a worker. */
import type { Wire } from "$web/net/socket";
import { RESTARTS } from "./dead";
import type { FromDesk, ToDesk } from "./messages";

/** The part of a worker used here; tests use their own. */
export interface Post {
  postMessage: (text: string) => void;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
/** There is no network that could be silent. */
const PING = JSON.stringify({ ping: {} });
const PONG = JSON.stringify({ pong: {} });

export class Device {
  readonly #asked = new Map<number, { answer: (answer: Response) => void; fail: (error: Error) => void }>();
  readonly #wires = new Map<number, DeskWire>();
  #last = 0;

  constructor(private readonly desk: Post) {}

  async ask(path: string, init: RequestInit): Promise<Response> {
    const body = init.body ? await new Response(init.body).text() : "";
    const headers = Object.fromEntries(new Headers(init.headers));
    return new Promise((answer, fail) => {
      this.#asked.set((this.#last += 1), { answer, fail });
      this.#post(["ask", this.#last, init.method ?? "GET", `/api${path}`, headers, body]);
    });
  }

  dial(table: string): Wire {
    const number = (this.#last += 1);
    const wire = new DeskWire(
      (text) => this.#post(["say", number, text]),
      () => this.#wires.delete(number) && this.#post(["hang-up", number]),
    );
    this.#wires.set(number, wire);
    this.#post(["dial", number, table]);
    return wire;
  }

  hear(text: string): void {
    const [what, number, ...rest] = JSON.parse(text) as FromDesk;
    if (what === "answer") {
      const [status, headers, body] = rest as [number, Record<string, string>, string];
      this.#asked.get(number)?.answer(new Response(body, { status, headers }));
      this.#asked.delete(number);
    } else if (what === "hear") this.#wires.get(number)?.hear(rest[0] as string);
    else this.#end(number, rest[0] as number);
  }

  /** The desk is gone: as when a site is. */
  end(): void {
    for (const { fail } of this.#asked.values()) fail(new TypeError("the desk of this device has failed"));
    this.#asked.clear();
    for (const number of [...this.#wires.keys()]) this.#end(number, RESTARTS);
  }

  #end(number: number, code: number): void {
    const wire = this.#wires.get(number);
    this.#wires.delete(number);
    wire?.end(code);
  }

  #post(message: ToDesk): void {
    this.desk.postMessage(JSON.stringify(message));
  }
}

class DeskWire implements Wire {
  readyState = CONNECTING as number;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly hangUp: () => void,
  ) {
    queueMicrotask(() => this.#open());
  }

  send(text: string): void {
    if (text === PING) queueMicrotask(() => this.hear(PONG));
    else this.say(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.hangUp();
  }

  hear(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(Object.assign(new Event("close"), { code }) as CloseEvent);
  }

  #open(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }
}
