import { afterEach, describe, expect, it, vi } from "vitest";
import { importRecord, fetchRecordFile, nameIn, SiteError } from "$web/net/api";
import { adviceFor, excerpt, faultyLine } from "$web/records/faults";
import { codeOf } from "$web/sharing/qr";

const RECORD =
  "chrysalide record 1\r\ngame: x\r\nseats: 2\r\n\r\n0 take 1\r\n# a remark\r\n\r\n1 take 2\r\n0 take 3\r\n";
const at = (args: Record<string, number>) => faultyLine(RECORD, { id: "error-record-entry", args });

describe("a damaged record", () => {
  it("is shown at the line of the entry, remarks and empty lines not counted", () => {
    expect(at({ number: 1 })).toBe(5);
    expect(at({ number: 2 })).toBe(8);
    expect(at({ number: 4 })).toBeNull();
    expect(at({ line: 3 })).toBe(3);
    expect(faultyLine(RECORD, null)).toBeNull();
  });

  it("is shown with the lines around", () => {
    expect(excerpt(RECORD, 8).map(({ number, text, faulty }) => [number, text, faulty])).toEqual([
      [6, "# a remark", false],
      [7, "", false],
      [8, "1 take 2", true],
      [9, "0 take 3", false],
    ]);
    expect(excerpt("one\ntwo", 1)[0]).toEqual({ number: 1, text: "one", faulty: true });
  });

  it("comes with advice", () => {
    expect(adviceFor({ id: "error-record-rules", args: {} })).toBe("record-advice-version");
    expect(adviceFor({ id: "error-record-cut", args: {} })).toBe("record-advice-again");
    expect(adviceFor(null)).toBe("record-advice-again");
  });
});

describe("files", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("have the name that the site gives", async () => {
    expect(nameIn('inline; filename="chrysalide-game-2026-11-15-k3v9_-.txt"')).toBe(
      "chrysalide-game-2026-11-15-k3v9_-.txt",
    );
    expect(nameIn('inline; filename="../../x"')).toBeNull();
    vi.stubGlobal("fetch", async () => new Response("text"));
    expect(await fetchRecordFile("k3v9", { lang: "en" })).toEqual({ text: "text", name: "chrysalide-k3v9.txt" });
  });

  it("are sent as they are, and a refusal says what it is about", async () => {
    const sent: RequestInit[] = [];
    const message = { id: "error-record-line", args: { line: 2 } };
    vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
      sent.push(init);
      return new Response(JSON.stringify({ error: { code: "bad-record", text: "…", message } }), { status: 422 });
    });
    const bytes = new Blob([new Uint8Array([0xff])]);
    const error = await importRecord(bytes, "fr").catch((wrong: unknown) => wrong);
    expect(sent[0]?.body).toBe(bytes);
    expect(error).toBeInstanceOf(SiteError);
    expect((error as SiteError).about).toEqual(message);
  });
});

describe("a QR code", () => {
  it("has its three corners, and its path draws every dark module once", () => {
    const { size, path } = codeOf("https://example.test/replay/k3v9/41");
    const dark = new Set<string>();
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
        expect(dark.has(`${at} ${y}`)).toBe(false);
        dark.add(`${at} ${y}`);
      }
    }
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      const ring = [0, 1, 2, 3, 4, 5, 6].map((step) => dark.has(`${x + step} ${y + 3}`));
      expect(ring).toEqual([true, false, true, true, true, false, true]);
    }
    expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
  });
});
