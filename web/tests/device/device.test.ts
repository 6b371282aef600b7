import { beforeEach, describe, expect, it } from "vitest";
import { deadWire } from "$web/device/dead";
import { Device } from "$web/device/device";

let posted: unknown[][];
let device: Device;

/** What the desk posts. */
const tell = (...message: unknown[]) => device.hear(JSON.stringify(message));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  posted = [];
  device = new Device({ postMessage: (text) => posted.push(JSON.parse(text) as unknown[]) });
});

describe("a call", () => {
  it("is answered as by a site, whatever comes first", async () => {
    const games = device.ask("/games", { headers: { "Accept-Language": "fr" } });
    const made = device.ask("/tables", {
      method: "POST",
      body: '{"game":"moths"}',
      headers: { Authorization: "Bearer x" },
    });
    await settled();
    expect(posted).toEqual([
      ["ask", 1, "GET", "/api/games", { "accept-language": "fr" }, ""],
      ["ask", 2, "POST", "/api/tables", expect.objectContaining({ authorization: "Bearer x" }), '{"game":"moths"}'],
    ]);
    tell("answer", 2, 400, { "Content-Type": "application/json" }, '{"error":{"code":"bad"}}');
    tell("answer", 1, 200, {}, '{"games":[]}');
    expect((await made).status).toBe(400);
    expect(await (await made).json()).toEqual({ error: { code: "bad" } });
    expect(await (await games).json()).toEqual({ games: [] });
  });

  it("may carry a file", async () => {
    void device.ask("/records", { method: "POST", body: new Blob(["chrysalide record"]) });
    await settled();
    expect(posted[0]?.at(-1)).toBe("chrysalide record");
  });
});

it("ends with its desk: calls fail as where there is no network, and sockets are to connect again", async () => {
  const asked = device.ask("/games", {});
  const codes: number[] = [];
  const wire = device.dial("here-1");
  wire.onclose = ({ code }) => codes.push(code);
  const failed = expect(asked).rejects.toThrow(TypeError);
  await settled();
  device.end();
  await failed;
  expect(codes).toEqual([1012]);
});

it("has no socket while there is no desk: it closes at once, unless nobody waits for it any more", async () => {
  const codes: number[] = [];
  const [wire, left] = [deadWire(), deadWire()];
  wire.onclose = left.onclose = ({ code }) => codes.push(code);
  left.close();
  await settled();
  expect(codes).toEqual([1012]);
});

describe("a socket", () => {
  const heard: string[] = [];
  const dial = async () => {
    heard.length = 0;
    const wire = device.dial("here-1");
    wire.onopen = () => heard.push("open");
    wire.onmessage = ({ data }) => heard.push(String(data));
    wire.onclose = ({ code }) => heard.push(`closed ${code}`);
    await settled();
    return wire;
  };

  it("opens, speaks and is closed by the desk", async () => {
    const wire = await dial();
    wire.send('{"act":{}}');
    tell("hear", 1, '{"welcome":{}}');
    tell("closed", 1, 4403);
    tell("hear", 1, "too late");
    expect(heard).toEqual(["open", '{"welcome":{}}', "closed 4403"]);
    expect(posted).toEqual([
      ["dial", 1, "here-1"],
      ["say", 1, '{"act":{}}'],
    ]);
    expect(wire.readyState).toBe(3);
  });

  it("is hung up once by the page, and hears no more", async () => {
    const wire = await dial();
    wire.close();
    wire.close();
    tell("hear", 1, "anything");
    tell("closed", 1, 1000);
    expect(posted.at(-1)).toEqual(["hang-up", 1]);
    expect(posted).toHaveLength(2);
    expect(heard).toEqual(["open"]);
  });

  it("answers pings by itself: no network can be silent, and a desk at work is not", async () => {
    const wire = await dial();
    wire.send('{"ping":{}}');
    await settled();
    expect(heard).toEqual(["open", '{"pong":{}}']);
    expect(posted).toHaveLength(1);
  });
});
