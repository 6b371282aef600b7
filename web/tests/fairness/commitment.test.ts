import { describe, expect, it } from "vitest";
import { commitmentOf, keepsPromise, verifyCommand } from "$web/fairness/commitment";

/** sha256 of "chrysalide seed 7", from another program. */
const SEVEN = "sha256:f1ce20b28bbee1754d0c8674a084630cbc28c7dbd6a3401cc27dae31f08e5b6a";
const RECORD = "0".repeat(64);
const ORIGIN = { table: null, index: 42, dealt: null, record: RECORD };
/** The same with an origin, from the site's own program. */
const SEVEN_CONTINUED = "sha256:08996a3e2464dbcb23b025a0c68093e7a63f65fbebd4bcfb522aea85bd05d3a8";
const SEVEN_DEALT = "sha256:8dc3ccc7f0570a94909b607a0ad9aa84a741e548555b9834ff162b3133d8187f";

describe("the promise about chance", () => {
  it("is calculated as the site does", async () => expect(await commitmentOf("7")).toBe(SEVEN));
  it("is kept by the right seed only", async () => {
    expect(await keepsPromise(SEVEN, "7")).toBe(true);
    expect(await keepsPromise(SEVEN, "8")).toBe(false);
  });
  it("covers where a match continues another one", async () => {
    expect(await commitmentOf("7", ORIGIN)).toBe(SEVEN_CONTINUED);
    expect(await keepsPromise(SEVEN_CONTINUED, "7", { ...ORIGIN, dealt: 1 })).toBe(false);
    expect(await commitmentOf("7", { ...ORIGIN, dealt: 1 })).toBe(SEVEN_DEALT);
  });
  it("can be checked in a terminal", () => {
    expect(verifyCommand("7")).toBe("printf '%s' 'chrysalide seed 7' | sha256sum");
    expect(verifyCommand("7", ORIGIN)).toBe(`printf '%s' 'chrysalide seed 7 from ${RECORD} 42 same' | sha256sum`);
  });
});
