import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressAll } from "../../plugins/precompress";

const SCRIPT = "console.log('a butterfly');\n".repeat(100);
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "page-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);

describe("copies of the page's files", () => {
  it("hold the same, in fewer bytes", async () => {
    writeFileSync(file("assets/shell.js"), SCRIPT);
    await compressAll(folder);
    expect(brotliDecompressSync(readFileSync(file("assets/shell.js.br"))).toString()).toBe(SCRIPT);
    expect(gunzipSync(readFileSync(file("assets/shell.js.gz"))).toString()).toBe(SCRIPT);
    expect(readFileSync(file("assets/shell.js.br")).length).toBeLessThan(SCRIPT.length / 10);
  });

  it("are not made of what is compressed already, nor of what is too small", async () => {
    writeFileSync(file("assets/letters.woff2"), SCRIPT);
    writeFileSync(file("index.html"), "<!doctype html>");
    await compressAll(folder);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["assets", "assets/letters.woff2", "index.html"]);
  });

  it("are not kept where they would be larger", async () => {
    const noise = Buffer.concat(["a", "b", "c", "d", "e"].map((seed) => createHash("sha512").update(seed).digest()));
    writeFileSync(file("noise.json"), Buffer.concat([noise, noise.subarray(0, 3)]));
    await compressAll(folder);
    expect(readdirSync(folder).sort()).toEqual(["assets", "noise.json"]);
  });
});
