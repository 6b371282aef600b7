// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { paintItem } from "$tests/painted";
import { painting } from "../index";
import Item from "../Item.svelte";

const AREA = { terms: [{ term: "coast" }], cells: ["a1"] };
const GOALS = [
  { goal: 1, kind: "count_in", points: 2, immediate: false, conditions: [], ...AREA },
  { goal: 2, kind: "double_on_birth", points: 0, immediate: false, conditions: [], ...AREA },
  {
    goal: 3,
    kind: "once",
    points: 5,
    immediate: false,
    terms: [],
    cells: ["b1"],
    conditions: [{ op: "none_in", n: 0, terms: [], cells: ["b1"] }],
  },
];

describe("what the box holds", () => {
  it.each([
    ["action", { card: "4f" }, "card-4f"],
    ["action", { card: "stretch" }, "card-bonus-stretch"],
    ["action", { card: "another" }, "card-back"],
    ["token", { token: "pink-egg" }, "token-pink-egg"],
    ["tile", { tile: "jewel" }, "tile-jewel"],
    ["flower", { flower: "white" }, "flower-white"],
    ["butterfly", { generation: 4, double: true }, "#mariposas-4-double"],
  ])("is drawn: %s %o", (kind, face, drawing) => {
    for (const html of paintItem(Item, { kind, face })) expect(html).toContain(drawing);
    expect(painting.Item).toBe(Item);
  });

  it("shows the goals of a season with their points and where they count", () => {
    const map = { a1: [1, 0], b1: [1.5, 1], c1: [1, 2] };
    const [html] = paintItem(Item, { kind: "season", face: { season: "summer", goals: GOALS, map } });
    expect(html?.match(/<circle/g)).toHaveLength(9);
    expect(html?.match(/class="[^"]*inside/g)).toHaveLength(3);
    expect(html?.match(/class="[^"]*barred/g)).toHaveLength(1);
    expect(html).toContain("×2");
    expect(html).toContain("goal-count_in");
  });
});
