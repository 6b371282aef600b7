import { describe, expect, it } from "vitest";
import { added, canAdd, completed, missing } from "../payment";

const PAYMENTS = ["ooo", "vvv", "oopv", "oovw"];

describe("a payment put together", () => {
  it("accepts what some payment still needs", () => {
    expect(canAdd("oo", "o", PAYMENTS)).toBe(true);
    expect(canAdd("ooo", "p", PAYMENTS)).toBe(false);
    expect(canAdd("pv", "v", PAYMENTS)).toBe(false);
    expect(canAdd("", "y", PAYMENTS)).toBe(false);
  });
  it("keeps the order of the letters, whatever is tapped first", () => {
    expect(added(added("v", "o"), "p")).toBe("opv");
  });
  it("is completed where only one payment is left", () => {
    expect(completed("p", PAYMENTS)).toBe("oopv");
    expect(completed("v", PAYMENTS)).toBe("v");
    expect(completed("", ["ooo"])).toBe("ooo");
  });
  it("counts what is missing to the cheapest", () => {
    expect(missing("o", PAYMENTS)).toBe(2);
    expect(missing("ov", PAYMENTS)).toBe(2);
    expect(missing("ooo", PAYMENTS)).toBe(0);
    expect(missing("y", PAYMENTS)).toBeNull();
  });
});
