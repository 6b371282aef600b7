import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Review, ReviewStanding } from "$web/net/protocol";
import { ReviewWatch } from "$web/review/watch.svelte";
import { Clockwork } from "../clockwork";
import { sample } from "./sample";

const standing = (status: ReviewStanding["status"], review: Review | null, more: Partial<ReviewStanding> = {}) => ({
  depth: review?.depth ?? "quick",
  status,
  done: review?.done ?? 0,
  of: 5,
  ahead: 0,
  depths: { quick: { status, seconds: 20 }, deep: { status: "none" as const, seconds: 180 } },
  review,
  ...more,
});
const part = (done: number) => sample({ done });

let asked: string[];
let answers: (ReviewStanding | { error: { code: string; text: string } })[];
let time: Clockwork;

beforeEach(() => {
  asked = [];
  answers = [];
  time = new Clockwork();
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const sent = typeof init.body === "string" ? ` ${init.body}` : "";
    asked.push(`${init.method ?? ""} ${path}${sent}`);
    const answer = answers.shift() ?? standing("running", null);
    return Promise.resolve(new Response(JSON.stringify(answer), { status: "error" in answer ? 429 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const watching = (first: ReviewStanding) => new ReviewWatch("t", () => "fr", first, time);
/** A second passes, and what was asked then is answered. */
async function poll(): Promise<void> {
  const before = asked.length;
  time.pass(1000);
  await expect.poll(() => asked.length).toBe(before + 1);
  await new Promise((done) => setTimeout(done));
}

describe("a review that is looked at", () => {
  it("asks for nothing by itself", () => {
    const watch = watching(standing("none", null));
    time.pass(60_000);
    expect(asked).toEqual([]);
    expect([watch.review, watch.pending]).toEqual([null, false]);
  });

  it("is shown at once where there is one", () => {
    const watch = watching(standing("done", sample()));
    time.pass(60_000);
    expect(asked).toEqual([]);
    expect(watch.whole).toBe(true);
  });

  it("is followed while it grows, and told what is known", async () => {
    const watch = watching(standing("none", null));
    answers = [standing("waiting", null, { ahead: 2 })];
    await watch.ask("quick");
    expect(watch.standing.ahead).toBe(2);
    answers = [standing("running", part(2)), standing("running", null, { done: 3 }), standing("done", sample())];
    await poll();
    expect([watch.review?.done, watch.whole]).toEqual([2, false]);
    await poll();
    expect([watch.review?.done, watch.standing.done]).toEqual([2, 3]); // what is shown stays
    await poll();
    expect(watch.whole).toBe(true);
    time.pass(60_000);
    expect(asked).toEqual([
      'POST /api/tables/t/review {"depth":"quick"}',
      "GET /api/tables/t/review?depth=quick&known=0",
      "GET /api/tables/t/review?depth=quick&known=2",
      "GET /api/tables/t/review?depth=quick&known=2",
    ]);
  });

  it("keeps the quick one in sight until the deep one is whole", async () => {
    const watch = watching(standing("done", sample()));
    const deep = { depth: "deep" as const };
    answers = [standing("running", null, deep), standing("done", sample(deep))];
    await watch.ask("deep");
    expect([watch.review?.depth, watch.pending]).toEqual(["quick", true]);
    await poll();
    expect(watch.review?.depth).toBe("deep");
    expect(asked.at(-1)).toContain("known=1000000"); // parts of it are not sent
  });

  it("says why it is not made, and may be asked for again", async () => {
    const watch = watching(standing("none", null));
    answers = [{ error: { code: "too-many-reviews", text: "Trop." } }];
    await watch.ask("quick");
    expect(String(watch.trouble)).toContain("Trop.");
    expect(watch.pending).toBe(false);
    await watch.ask("quick");
    expect(watch.trouble).toBeNull();
    expect(watch.pending).toBe(true);
  });

  it("is asked for once, however often somebody clicks", async () => {
    const watch = watching(standing("none", null));
    await Promise.all([watch.ask("quick"), watch.ask("quick"), watch.ask("deep")]);
    await watch.ask("quick");
    expect(asked).toHaveLength(1);
  });

  it("goes on after the site was away for a while, and ends with the page", async () => {
    const watch = watching(standing("running", part(1)));
    answers = [{ error: { code: "storage", text: "…" } }, standing("running", part(3))];
    await poll();
    expect(watch.trouble).not.toBeNull();
    await poll();
    expect([watch.trouble, watch.review?.done]).toEqual([null, 3]);
    watch.close();
    time.pass(60_000);
    expect(asked).toHaveLength(2);
  });
});
