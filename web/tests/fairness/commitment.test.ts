import { describe, expect, it } from "vitest";
import { commitmentOf, keepsPromise, verifyCommand } from "$web/fairness/commitment";

/** sha256 of "chrysalide seed 7", from another program. */
const SEVEN = "sha256:f1ce20b28bbee1754d0c8674a084630cbc28c7dbd6a3401cc27dae31f08e5b6a";

describe("the promise about chance", () => {
  it("is calculated as the site does", async () => expect(await commitmentOf("7")).toBe(SEVEN));
  it("is kept by the right seed only", async () => {
    expect(await keepsPromise(SEVEN, "7")).toBe(true);
    expect(await keepsPromise(SEVEN, "8")).toBe(false);
  });
  it("can be checked in a terminal", () => {
    expect(verifyCommand("7")).toBe("printf '%s' 'chrysalide seed 7' | sha256sum");
  });
});
