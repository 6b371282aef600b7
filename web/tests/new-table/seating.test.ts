import { describe, expect, it } from "vitest";
import { newSeats, ready, resize, seat, together, type Place } from "$web/new-table/seating";

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
    const two = seat(ready(2, LEVELS), 1, "open", LEVELS);
    expect(resize(two, 3, LEVELS).map((place) => place.sitter)).toEqual(["me", "open", "bot"]);
    expect(resize(two, 1, LEVELS).map((place) => place.sitter)).toEqual(["me"]);
  });

  it("seats me once", () => {
    expect(seat(ready(2, LEVELS), 1, "me", LEVELS).map((place) => place.sitter)).toEqual(["bot", "me"]);
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
      { kind: "person", name: "beside1" },
    ]);
  });
});
