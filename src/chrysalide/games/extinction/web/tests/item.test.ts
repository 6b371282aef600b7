// @vitest-environment jsdom
import "./screen";
import { describe, expect, it } from "vitest";
import { paintItem } from "$tests/painted";
import { painting } from "../index";
import Item from "../Item.svelte";

const SAYS = { cost: 1, cost_note: null, when: null, text: [{ id: "op-draw", args: { n: 2 } }] };
const CARD = { card: "terrain", name: "Terrain", type: "action", mark: "O", common: true, role: null, ...SAYS };

describe("what the box holds", () => {
  it.each([
    ["card", CARD, "op-draw"],
    ["card", { ...CARD, type: "start" }, "card-type"],
    [
      "ambassador",
      {
        ambassador: "inde",
        colour: "blue",
        mark: "O",
        dice: 0,
        targets: [
          { seats: 2, target: 4 },
          { seats: 3, target: 5 },
        ],
      },
      "item-target-seats",
    ],
    [
      "ambassador",
      {
        ambassador: "chine",
        colour: "blue",
        mark: "B",
        dice: 0,
        targets: [
          { seats: 2, target: 10 },
          { seats: 3, target: 10 },
        ],
      },
      "item-target-all",
    ],
    [
      "effect",
      {
        effect: "coupe_rase",
        name: "",
        module: "tigre",
        kind: "constant",
        key: false,
        helpful: false,
        mark: "O",
        copies: 4,
        fact: { id: "effect-fact", args: {} },
        source: "x",
        ...SAYS,
      },
      ">IV<",
    ],
    [
      "module",
      {
        module: "panda",
        board: "foret",
        mark: "O",
        key: { effect: "route" },
        levels: [
          {
            level: "facile",
            tiles: 14,
            animals: ["14", "14", "22"],
            targets: 3,
            constants: [{ effect: "coupe_rase" }],
            prices: [{ card: "injonction", price: 2 }],
          },
        ],
      },
      "item-constant",
    ],
    [
      "role",
      {
        role: "avocat",
        name: "",
        cards: [{ card: "proces" }],
        specialties: [{ n: 1, specialty: "contentieux", name: "", mark: "O", start: CARD, ...SAYS }],
      },
      "web-start-card",
    ],
    ["animal", { module: "loutre" }, "#extinction-otter"],
    ["piece", { piece: "cube" }, "#extinction-op-cube"],
    ["piece", { piece: "die" }, "die"],
  ])("is drawn: %s", (kind, face, drawing) => {
    for (const html of paintItem(Item, { kind, face })) expect(html).toContain(drawing);
    expect(painting.Item).toBe(Item);
  });

  it("tells the story behind an effect where it is looked at closely", () => {
    const face = {
      effect: "x",
      name: "",
      kind: "immediate",
      copies: 1,
      fact: { id: "effect-fact", args: {} },
      source: "y",
      ...SAYS,
    };
    const [small, large] = paintItem(Item, { kind: "effect", face });
    expect(small).not.toContain("effect-fact");
    expect(large).toContain("effect-fact");
  });
});
