import { describe, expect, it, vi } from "vitest";
import type { Problem, Tried, Update } from "$web/net/protocol";
import type { Listener } from "$web/net/socket";
import { ProblemConnection, type ProblemSource } from "$web/problems/problem-connection";

const update = (seq: number, kind: "now" | "step", actions: string[] = []) =>
  ({
    seq,
    kind,
    choices: actions.map((action) => ({ action })),
    events: kind === "step" ? [{ id: `e${seq}`, args: {} }] : [],
    ...(kind === "now" ? { log: [{ id: "before", args: {} }] } : {}),
  }) as unknown as Update;

const PROBLEM = {
  id: "1",
  seat: 0,
  steps: 2,
  table: {},
  now: update(3, "now", ["take 9", "take 4"]),
} as unknown as Problem;
const label = { id: "choice-take", args: {} };
const wrong: Tried = {
  label,
  verdict: "worse",
  cost: 30,
  reasons: [],
  found: 0,
  frames: [],
  refutation: [update(4, "step"), update(5, "step")],
};
const right: Tried = {
  ...wrong,
  verdict: "best",
  cost: 0,
  found: 1,
  frames: [update(4, "step"), update(6, "step", ["take 1"])],
  refutation: [],
};

const settle = () => new Promise((done) => setTimeout(done));

function open(source: Partial<ProblemSource> = {}) {
  const shown: Update[] = [];
  const listener = {
    link: vi.fn(),
    welcome: vi.fn(),
    update: (one: Update) => shown.push(one),
    why: vi.fn(),
    ahead: vi.fn(),
  };
  const events = { tried: vi.fn(), failed: vi.fn() };
  const whole: ProblemSource = {
    try: vi.fn((_, actions: readonly string[]) => Promise.resolve(actions.at(-1) === "take 9" ? right : wrong)),
    ahead: (_, after) => Promise.resolve({ after: [...after], view: {}, choices: [] }),
    why: (_, target) => Promise.resolve({ target, rule: "2.5", message: { id: "no", args: {} }, text: "" }),
    solution: () => Promise.resolve({ steps: [] }),
    ...source,
  };
  const connection = new ProblemConnection(PROBLEM, whole, listener as unknown as Listener, events);
  connection.open();
  return { connection, shown, events, listener, source: whole };
}
const act = (action: string, after?: string[]) => ({ act: { seq: 0, action, ...(after ? { after } : {}) } });

describe("a problem instead of a site", () => {
  it("shows the position, with all its choices", () => {
    const { shown, listener } = open();
    expect(shown).toEqual([PROBLEM.now]);
    expect(listener.welcome).toHaveBeenCalledWith({ table: PROBLEM.table, seats: [0] });
  });

  it("answers a wrong try without moving anything", async () => {
    const { connection, shown, events } = open();
    expect(connection.send(act("take 4"))).toBe(true);
    await settle();
    expect(events.tried).toHaveBeenCalledWith(wrong);
    expect(shown).toHaveLength(1);
  });

  it("plays on after the right one, and asks for the next decision", async () => {
    const { connection, shown, source } = open();
    connection.send(act("take 9"));
    await settle();
    expect(shown.map(({ seq }) => seq)).toEqual([3, 4, 6]);
    connection.send(act("take 1"));
    await settle();
    expect(source.try).toHaveBeenLastCalledWith(1, ["take 1"]);
  });

  it("sends what was held back together with the decision that follows it", async () => {
    const { connection, listener, source } = open();
    connection.send({ ahead: { seq: 3, after: ["hand Py"] } });
    await settle();
    expect(listener.ahead).toHaveBeenCalledWith(expect.objectContaining({ seq: 3, after: ["hand Py"] }));
    connection.send(act("lay 1,1", ["hand Py"]));
    await settle();
    expect(source.try).toHaveBeenLastCalledWith(0, ["hand Py", "lay 1,1"]);
  });

  it("comes back to where the reader has to decide, with all that led there", async () => {
    const { connection, shown } = open();
    connection.send(act("take 9"));
    await settle();
    connection.playAfter(wrong.refutation);
    connection.return();
    const last = shown.at(-1);
    expect(last).toMatchObject({ seq: 6, kind: "now", choices: [{ action: "take 1" }] });
    expect(last?.log?.map(({ id }) => id)).toEqual(["before", "e4", "e6"]);
  });

  it("offers nothing to choose while something is shown", () => {
    const { connection, shown } = open();
    connection.playAfter(wrong.refutation);
    expect(shown.slice(1).map(({ choices }) => choices)).toEqual([[], [], []]);
  });

  it("begins again", async () => {
    const { connection, shown, source } = open();
    connection.send(act("take 9"));
    await settle();
    connection.rewind();
    expect(shown.at(-1)).toEqual(PROBLEM.now);
    connection.send(act("take 4"));
    await settle();
    expect(source.try).toHaveBeenLastCalledWith(0, ["take 4"]);
  });

  it("answers a click that does nothing by the game's reason", async () => {
    const { connection, listener } = open();
    connection.send({ why: { seq: 3, target: "slot:1" } });
    await settle();
    expect(listener.why).toHaveBeenCalledWith(expect.objectContaining({ target: "slot:1", rule: "2.5" }));
  });

  it("says when the site does not answer, unless it was left meanwhile", async () => {
    const broken = { try: () => Promise.reject(new Error("gone")) };
    const { connection, events } = open(broken);
    connection.send(act("take 9"));
    await settle();
    expect(events.failed).toHaveBeenCalledOnce();
    connection.send(act("take 9"));
    connection.close();
    await settle();
    expect(events.failed).toHaveBeenCalledOnce();
  });
});
