import { beforeEach, describe, expect, it } from "vitest";
import type { FromSite, Update } from "$web/net/protocol";
import { backoff, scattered, socketUrl, TableSocket, type Listener, type Wire } from "$web/net/socket";
import { tableInfo, update } from "../choice";
import { Clockwork } from "../clockwork";

class FakeWire implements Wire {
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: unknown[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  tell(message: FromSite): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let time: Clockwork;
let wires: FakeWire[];
let heard: [string, unknown][];
let tokens: string[];
let hidden: boolean;
let socket: TableSocket;
const wire = () => wires.at(-1) as FakeWire;
const links = () => heard.filter(([kind]) => kind === "link").map(([, link]) => link);
const welcome = (): FromSite => ({ welcome: { table: tableInfo(), seats: [0] } });

beforeEach(() => {
  time = new Clockwork();
  wires = [];
  heard = [];
  tokens = ["secret"];
  hidden = false;
  const note = (kind: string) => (value: unknown) => void heard.push([kind, value]);
  const listener = Object.fromEntries(
    ["link", "quiet", "welcome", "update", "table", "refused", "why", "hint", "chat"].map((kind) => [kind, note(kind)]),
  ) as unknown as Listener;
  const dial = () => {
    wires.push(new FakeWire());
    return wire();
  };
  socket = new TableSocket(
    "ws://here",
    () => ({ tokens, lang: "fr" }),
    listener,
    dial,
    time,
    () => 0.5,
    () => hidden,
  );
  socket.open();
});

function join(): void {
  wire().accept();
  wire().tell(welcome());
}

describe("a table's socket", () => {
  it("goes on with a connection that was begun before, and dials for the next one", () => {
    socket.close();
    const begun = new FakeWire();
    begun.readyState = 1;
    socket.continue({ wire: begun, heard: [JSON.stringify(welcome())] }).open();
    expect([wires.length, begun.sent]).toEqual([1, []]);
    expect(heard.at(-1)?.[0]).toBe("welcome");
    begun.tell({ chat: { messages: [] } });
    expect(heard.at(-1)).toEqual(["chat", []]);
    socket.resync();
    expect(wires.length).toBe(2);
  });

  it("says hello first, with the tokens of now", () => {
    expect(wire().sent).toEqual([]);
    tokens = ["secret", "another"];
    wire().accept();
    expect(wire().sent).toEqual([{ hello: { tokens: ["secret", "another"], lang: "fr", changes: true } }]);
  });

  it("puts together what changes with the view it has", () => {
    join();
    const first = update(1, "now", 4);
    wire().tell({ update: { ...first, view: { ...first.view, cells: [{ at: 1 }, { at: 2 }], holding: "net" } } });
    const rest = { ...update(2, "step", 5), view: undefined };
    wire().tell({ update: { ...rest, changes: { cells: { "1": { at: [3] } }, holding: [] } } });
    wire().tell({ update: { ...rest, seq: 3, changes: {} } });
    const shown = heard.filter(([kind]) => kind === "update").map(([, sent]) => sent as Update);
    const view = { ...first.view, cells: [{ at: 1 }, { at: 3 }] };
    expect(shown.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(shown.slice(1).map((sent) => sent.view)).toEqual([view, view]);
    expect(shown[0]?.view["holding"]).toBe("net");
    expect("changes" in (shown[1] as object)).toBe(false);
  });

  it("starts over where changes come without a view", () => {
    join();
    wire().tell({ update: { ...update(2, "step", 5), view: undefined, changes: {} } });
    expect(wires.length).toBe(2);
    expect(heard.some(([kind]) => kind === "update")).toBe(false);
  });

  it("sends nothing before it is welcome", () => {
    wire().accept();
    expect(socket.send({ undo: { seq: 1 } })).toBe(false);
    wire().tell(welcome());
    expect(links()).toEqual(["connecting", "open"]);
    expect(socket.send({ undo: { seq: 1 } })).toBe(true);
    expect(wire().sent.at(-1)).toEqual({ undo: { seq: 1 } });
  });

  it("passes on what the site says", () => {
    join();
    wire().tell({ update: update(4) });
    wire().tell({
      hint: { seq: 4, after: [], advice: [{ action: "take 7", value: 0.6, verdict: "best" }], reasons: [], plan: [] },
    });
    wire().tell({ pong: {} });
    const said = { number: 1, seat: 1, text: "hi", emote: null, at: "2026-11-15T09:00:00.000Z" };
    wire().tell({ chat: { messages: [said] } });
    expect(heard.slice(-3).map(([kind]) => kind)).toEqual(["update", "hint", "chat"]);
    expect(heard.at(-1)?.[1]).toEqual([said]);
  });

  it("comes back by itself, waiting longer each time", () => {
    join();
    wire().drop();
    expect(links().at(-1)).toBe("lost");
    time.pass(backoff(0));
    expect(wires.length).toBe(2);
    wire().drop();
    time.pass(backoff(0));
    expect(wires.length).toBe(2);
    time.pass(backoff(1) - backoff(0));
    expect(wires.length).toBe(3);
    expect(backoff(500)).toBe(backoff(100));
  });

  it("finds a site that is back within two minutes in less than two seconds, and not everybody at once", () => {
    let gone = 0;
    for (let attempt = 0; gone < 115_000; attempt++) {
      expect(scattered(backoff(attempt), 1)).toBeLessThan(2000);
      gone += scattered(backoff(attempt), 0.5);
    }
    expect([scattered(1000, 0), scattered(1000, 1)]).toEqual([800, 1200]);
  });

  it("comes back at once and quietly when the site restarts", () => {
    join();
    wire().drop(1012);
    expect(links().at(-1)).toBe("restarting");
    time.pass(200);
    expect(wires.length).toBe(2);
    wire().drop();
    expect(links().at(-1)).toBe("restarting");
    time.pass(backoff(1));
    join();
    expect(links()).toEqual(["connecting", "open", "restarting", "open"]);
  });

  it("calls a site lost that does not come back from its restart", () => {
    join();
    wire().drop(1012);
    for (let attempt = 1; attempt < 9; attempt++) {
      time.pass(2000);
      wire().drop();
    }
    expect(links().at(-1)).toBe("lost");
  });

  it("does not wait for ever for a welcome", () => {
    wire().accept();
    time.pass(8000);
    expect(links().at(-1)).toBe("lost");
    time.pass(backoff(0));
    expect(wires.length).toBe(2);
  });

  it("does not storm a door that stays shut", () => {
    wire().accept();
    wire().drop(4403);
    time.pass(9999);
    expect(wires.length).toBe(1);
    time.pass(1);
    expect(wires.length).toBe(2);
  });

  it("is patient no longer than needed once it is back", () => {
    join();
    wire().drop();
    time.pass(backoff(0));
    join();
    expect(links()).toEqual(["connecting", "open", "lost", "open"]);
    expect(wire().sent[0]).toEqual({ hello: { tokens: ["secret"], lang: "fr", changes: true } });
    wire().drop();
    time.pass(backoff(0));
    expect(wires.length).toBe(3);
  });

  it("starts afresh after a stale refusal instead of showing it", () => {
    join();
    wire().tell({ refused: { about: "act", code: "stale", rule: null, message: { id: "x", args: {} }, text: "" } });
    expect(wires.length).toBe(2);
    expect(wires[0]?.readyState).toBe(3);
    expect(heard.map(([kind]) => kind)).not.toContain("refused");
    join();
    expect(links().at(-1)).toBe("open");
  });

  it("passes on other refusals", () => {
    join();
    wire().tell({
      refused: { about: "act", code: "illegal", rule: "2.5", message: { id: "x", args: {} }, text: "no" },
    });
    expect(heard.at(-1)?.[0]).toBe("refused");
    expect(wires.length).toBe(1);
  });

  const quiet = () => heard.filter(([kind]) => kind === "quiet").map(([, silent]) => silent);

  it("says within three seconds that nothing comes through, and when it does again", () => {
    join();
    for (let beat = 0; beat < 5; beat += 1) {
      time.pass(1200);
      expect(wire().sent.at(-1)).toEqual({ ping: {} });
      time.pass(1000); // an answer that takes its time
      wire().tell({ pong: {} });
    }
    expect(quiet()).toEqual([]);
    time.pass(3000);
    expect([quiet(), links().at(-1), wires.length]).toEqual([[true], "open", 1]);
    wire().tell({ pong: {} });
    expect(quiet()).toEqual([true, false]);
  });

  it("gives up on a dead line", () => {
    join();
    time.pass(1200 + 10_000);
    expect([quiet(), links().at(-1)]).toEqual([[true, false], "lost"]);
    time.pass(backoff(0));
    expect(wires.length).toBe(2);
  });

  it("pings seldom, and says nothing, while nobody looks", () => {
    hidden = true;
    join();
    const before = wire().sent.length;
    time.pass(24_000);
    expect(wire().sent.length).toBe(before);
    time.pass(3000);
    expect([wire().sent.at(-1), quiet()]).toEqual([{ ping: {} }, []]);
  });

  it("asks at once when the reader comes back", () => {
    hidden = true;
    join();
    hidden = false;
    socket.probe();
    expect(wire().sent.at(-1)).toEqual({ ping: {} });
    time.pass(1800);
    expect(quiet()).toEqual([true]);
  });

  it("does not blame the site when this page was busy itself", () => {
    join();
    time.pass(1200);
    time.stall(5000); // the answer waits behind whatever kept the page busy
    expect(quiet()).toEqual([]);
    wire().tell({ pong: {} });
    time.pass(1000);
    expect([quiet(), wires.length]).toEqual([[], 1]);
  });

  it("stays closed when closed", () => {
    join();
    const old = wire();
    socket.close();
    old.drop();
    socket.resync();
    time.pass(100_000);
    expect(wires.length).toBe(1);
    expect(links().at(-1)).toBe("closed");
  });

  it("has a secure address on a secure page", () => {
    expect(socketUrl("k3", { protocol: "https:", host: "a:1" })).toBe("wss://a:1/api/tables/k3/socket");
    expect(socketUrl("k3", { protocol: "http:", host: "a:1" })).toBe("ws://a:1/api/tables/k3/socket");
  });
});
