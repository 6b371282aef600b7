import { describe, expect, it } from "vitest";
import { newSeats, ready, resize, seat, together, type Place } from "$web/new-table/seating";
import { hasOpen, hasOthers } from "$web/new-table/terms";

const LEVELS = ["random", "easy", "medium", "hard"];
const nameOf = (place: Place, index: number) => `${place.sitter}${index}`;

describe("a new table", () => {
  it("is ready with me against middling bots", () => {
    expect(newSeats(ready(3, LEVELS), nameOf)).toEqual([
      { kind: "person", name: "me0" },
      { kind: "bot", level: "medium" },
      { kind: "bot", level: "medium" },
    ]);
  });

  it("takes the strongest level where there is no middling one, people where there are no bots", () => {
    expect(ready(2, ["random", "greedy"])[1]?.level).toBe("greedy");
    expect(ready(2, [])[1]?.sitter).toBe("beside");
  });

  it("keeps who sits when the number of seats changes", () => {
    const two = seat(ready(2, LEVELS), 1, "open");
    expect(resize(two, 3, LEVELS).map((place) => place.sitter)).toEqual(["me", "open", "bot"]);
    expect(resize(two, 1, LEVELS).map((place) => place.sitter)).toEqual(["me"]);
  });

  it("seats me as often as I like", () => {
    expect(seat(ready(3, LEVELS), 1, "me").map((place) => place.sitter)).toEqual(["me", "me", "bot"]);
  });

  it("gives each of my seats a name of its own, and my butterfly to all", () => {
    const mine = () => "Camille";
    expect(newSeats(together(3), mine, "morpho")).toEqual(
      ["Camille", "Camille 2", "Camille 3"].map((name) => ({ kind: "person", name, avatar: "morpho" })),
    );
  });

  it("asks for a program, by its name or with a link for any", () => {
    const places = seat(seat(ready(3, LEVELS), 1, "engine"), 2, "engine").map((place, index) =>
      index === 2 ? { ...place, name: " Turtle " } : place,
    );
    expect(newSeats(places, nameOf).slice(1)).toEqual([{ kind: "engine" }, { kind: "engine", name: "Turtle" }]);
    expect([hasOthers(places), hasOpen(places)]).toEqual([false, false]);
  });

  it("gives names as typed, and none to an open seat", () => {
    const places: Place[] = [
      { sitter: "me", name: " Ada ", level: "" },
      { sitter: "beside", name: "", level: "" },
      { sitter: "open", name: "ignored", level: "" },
      { sitter: "bot", name: " Deep Blue ", level: "hard" },
    ];
    expect(newSeats(places, nameOf)).toEqual([
      { kind: "person", name: "Ada" },
      { kind: "person", name: "beside1" },
      { kind: "open" },
      { kind: "bot", level: "hard", name: "Deep Blue" },
    ]);
  });
});

describe("one person on several seats", () => {
  it("sits on all of them at this screen", () => {
    expect(newSeats(together(2), nameOf)).toEqual([
      { kind: "person", name: "me0" },
      { kind: "person", name: "me1" },
    ]);
  });
});
