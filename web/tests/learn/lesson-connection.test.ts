import { describe, expect, it, vi } from "vitest";
import { LessonConnection, type LessonSource } from "$web/learn/lesson-connection";
import type { Lesson, LessonStep, Update } from "$web/net/protocol";
import type { Listener } from "$web/net/socket";

const update = (seq: number, kind: "now" | "step", actions: string[] = []) =>
  ({ seq, kind, choices: actions.map((action) => ({ action })) }) as unknown as Update;

const STEPS: LessonStep[] = [
  { now: update(3, "now", ["take 9"]), frames: [update(4, "step"), update(6, "step", ["take 10"])] },
  { now: update(6, "now", ["take 10"]), frames: [update(7, "step")] },
];
const LESSON = { id: "1", seat: 0, table: {}, steps: [{}, {}] } as unknown as Lesson;

async function open(from = 0, source: Partial<LessonSource> = {}) {
  const shown: Update[] = [];
  const listener = {
    link: vi.fn(),
    welcome: vi.fn(),
    update: (one: Update) => shown.push(one),
    why: vi.fn(),
  } as unknown as Listener;
  const events = { reached: vi.fn(), strayed: vi.fn(), failed: vi.fn() };
  const whole: LessonSource = {
    step: (index) => Promise.resolve(STEPS[index]!),
    why: (_, target) => Promise.resolve({ target, rule: "2.5", message: { id: "no", args: {} }, text: "" }),
    ...source,
  };
  const connection = new LessonConnection(LESSON, whole, listener, events, from);
  connection.open();
  await settle();
  return { connection, shown, events, listener };
}

const settle = () => new Promise((done) => setTimeout(done));
const act = (action: string) => ({ act: { seq: 0, action } });

describe("a lesson instead of a site", () => {
  it("shows where the step begins, then what follows the expected action", async () => {
    const { connection, shown, events } = await open();
    expect(shown.map(({ seq }) => seq)).toEqual([3]);
    expect(connection.send(act("take 9"))).toBe(true);
    await settle();
    expect(shown.map(({ seq }) => seq)).toEqual([3, 4, 6]);
    expect(events.reached.mock.calls).toEqual([
      [0, 3],
      [1, 6],
    ]);
  });

  it("is over after the last step", async () => {
    const { connection, events } = await open(1);
    connection.send(act("take 10"));
    await settle();
    expect(events.reached).toHaveBeenLastCalledWith(2, 7);
  });

  it("does not play another action", async () => {
    const { connection, shown, events } = await open();
    connection.send(act("take 4"));
    await settle();
    expect(shown).toHaveLength(1);
    expect(events.strayed).toHaveBeenCalledOnce();
  });

  it("answers a wrong click by the game's reason, and the coach repeats", async () => {
    const { connection, listener, events } = await open();
    connection.send({ why: { seq: 3, target: "slot:1" } });
    await settle();
    expect(listener.why).toHaveBeenCalledWith(expect.objectContaining({ target: "slot:1", rule: "2.5" }));
    expect(events.strayed).toHaveBeenCalledOnce();
  });

  it("plays again what has just happened", async () => {
    const { connection, shown } = await open(1);
    await connection.review();
    expect(shown.map(({ seq, choices }) => [seq, choices.length])).toEqual([
      [6, 1],
      [3, 0],
      [4, 0],
      [6, 1],
    ]);
  });

  it("has no hints, no undo and no chat", async () => {
    const { connection } = await open();
    expect(connection.send({ hint: { seq: 3 } })).toBe(false);
    expect(connection.send({ undo: { seq: 3 } })).toBe(false);
  });

  it("says when the site does not answer, and not after the reader left", async () => {
    const broken = { step: () => Promise.reject(new Error("gone")) };
    const { events } = await open(0, broken);
    expect(events.failed).toHaveBeenCalledOnce();
    const { connection, events: later } = await open();
    connection.close();
    later.failed.mockClear();
    connection.send({ why: { seq: 3, target: "slot:1" } });
    await settle();
    expect(later.failed).not.toHaveBeenCalled();
  });
});
