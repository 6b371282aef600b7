import { describe, expect, it } from "vitest";
import { seatNames } from "$web/seats/names";
import { Words, type Lang } from "$web/words/fluent";
import { shell } from "../shell";

const words = (lang: Lang) => new Words(lang, shell(lang));
const seat = { seat: 1, kind: "person", name: "", avatar: null, level: null } as const;
const name = (one: Parameters<typeof seatNames>[0]["seats"][number], lang: Lang) =>
  seatNames({ seats: [one] }, words(lang))[0];

describe("the names on the seats", () => {
  it("call a bot by its species and level, in the reader's language whatever was stored", () => {
    const bot = { ...seat, kind: "bot", name: "Vulcain (moyen)", avatar: "admiral", level: "medium" } as const;
    expect(name(bot, "fr")).toBe("Vulcain (moyen)");
    expect(name(bot, "en")).toBe("Red Admiral (medium)");
    expect(name(bot, "es")).toBe("Vulcana (medio)");
  });

  it("keep the name somebody gave to a bot, with its level", () => {
    expect(name({ ...seat, kind: "bot", name: "Deep Blue", level: "expert" }, "en")).toBe("Deep Blue (expert)");
    expect(name({ ...seat, kind: "bot", name: "Deep Blue", level: "house-rule" }, "en")).toBe("Deep Blue (house-rule)");
  });

  it("say which are programs", () => {
    expect(name({ ...seat, kind: "engine", name: "Turtle" }, "fr")).toBe("Turtle (programme)");
    expect(name({ ...seat, kind: "open", for_engine: true }, "fr")).toBe("Place pour un programme");
  });

  it("are there for people who gave none, and for open seats", () => {
    expect(name({ ...seat, name: "Camille" }, "fr")).toBe("Camille");
    expect(name(seat, "fr")).toBe("Joueur 2");
    expect(name({ ...seat, kind: "open", name: "Ada" }, "en")).toBe(words("en").text("open-seat"));
  });
});
