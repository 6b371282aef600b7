import { describe, expect, it } from "vitest";
import {
  litTargets,
  pickTarget,
  remaining,
  startPicking,
  stepBack,
  typedChoice,
  type Picking,
} from "$web/table/choices/picker";
import { choice } from "../choice";

const moves = [choice("a-1", "a", "1"), choice("a-2", "a", "2"), choice("b", "b"), choice("pass")];

function narrow(picking: Picking, target: string): Picking {
  const picked = pickTarget(picking, target);
  if (picked.kind !== "narrow") throw new Error(`expected to narrow, got ${picked.kind}`);
  return picked.picking;
}

describe("picking", () => {
  it("lights the first target of every choice", () => {
    expect(litTargets(startPicking(moves))).toEqual(new Set(["a", "b"]));
  });

  it("sends the choice when one is left", () => {
    expect(pickTarget(startPicking(moves), "b")).toEqual({ kind: "send", choice: moves[2], held: [] });
  });

  it("sends as soon as one is left, even when it has more targets", () => {
    const long = choice("c", "c", "1", "2");
    expect(pickTarget(startPicking([...moves, long]), "c")).toEqual({ kind: "send", choice: long, held: [] });
  });

  it("lights the next targets when several are left", () => {
    const picking = narrow(startPicking(moves), "a");
    expect(picking.picked).toEqual(["a"]);
    expect(litTargets(picking)).toEqual(new Set(["1", "2"]));
    expect(remaining(picking).map((one) => one.action)).toEqual(["a-1", "a-2"]);
    expect(pickTarget(picking, "2")).toEqual({ kind: "send", choice: moves[1], held: [] });
  });

  it("refuses what leads nowhere", () => {
    expect(pickTarget(startPicking(moves), "z")).toEqual({ kind: "refused" });
    expect(pickTarget(startPicking([]), "a")).toEqual({ kind: "refused" });
    expect(pickTarget(narrow(startPicking(moves), "a"), "z")).toEqual({ kind: "refused" });
  });

  it("steps back", () => {
    const picking = narrow(startPicking(moves), "a");
    expect(stepBack(picking).picked).toEqual([]);
    expect(stepBack(stepBack(picking)).picked).toEqual([]);
  });

  it("puts a target down when it is clicked again", () => {
    expect(narrow(narrow(startPicking(moves), "a"), "a").picked).toEqual([]);
  });

  it("starts over from another first target", () => {
    expect(pickTarget(narrow(startPicking(moves), "a"), "b")).toEqual({ kind: "send", choice: moves[2], held: [] });
  });

  it("confirms a choice that is the beginning of another by its last target", () => {
    const [short, long, longer] = [choice("a", "a"), choice("a-1", "a", "1"), choice("a-2", "a", "2")];
    const picking = narrow(startPicking([short, long, longer]), "a");
    expect(litTargets(picking)).toEqual(new Set(["a", "1", "2"]));
    expect(pickTarget(picking, "a")).toEqual({ kind: "send", choice: short, held: [] });
  });

  it("keeps choices with the same targets for the list to decide", () => {
    const twins = [choice("pay red", "house"), choice("pay blue", "house"), choice("b", "b")];
    const picking = narrow(startPicking(twins), "house");
    expect(remaining(picking).map((one) => one.action)).toEqual(["pay red", "pay blue"]);
  });
});

describe("typed numbers", () => {
  const badged = ["1", "10", "18"].map((badge) => ({ ...choice(`take ${badge}`), badge }));

  it("name badges that are numbers", () => {
    expect(typedChoice(badged, "18")).toEqual({ exact: badged[2], more: false });
    expect(typedChoice(badged, "1")).toEqual({ exact: badged[0], more: true });
    expect(typedChoice(badged, "2")).toEqual({ exact: null, more: false });
  });

  it("count lines where badges are not numbers", () => {
    expect(typedChoice(moves, "3")).toEqual({ exact: moves[2], more: false });
    expect(typedChoice(moves, "9").exact).toBeNull();
  });
});
