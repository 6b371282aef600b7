// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  bankKey,
  BANKS,
  clockFault,
  clockOf,
  clockWords,
  duration,
  moveKey,
  NO_CLOCK,
  PER_DECISION,
} from "$web/clocks/time-control";
import { byUrgency, type Mine, type Standing } from "$web/home/my-tables";
import { arrange, unusual } from "$web/home/public-tables";
import type { Option, TableCard } from "$web/net/protocol";
import { refresh } from "$web/net/refresh";
import { newSeats, ready } from "$web/new-table/seating";
import { absentOf, offerAll, offerSeat, order, USUAL } from "$web/new-table/terms";
import { AVATAR_IDS, drawingOf, isAvatar } from "$web/seats/avatars";
import { Words } from "$web/words/fluent";
import { Clockwork } from "../clockwork";
import { shell } from "../shell";

describe("butterflies", () => {
  it("are twelve, each drawn and named in every language", () => {
    expect(AVATAR_IDS.length).toBe(12);
    for (const lang of ["fr", "en", "es"] as const) {
      const words = new Words(lang, shell(lang));
      const names = AVATAR_IDS.map((id) => words.text(`avatar-${id}`));
      expect(new Set(names).size).toBe(12);
      expect(names.filter((name) => name.startsWith("avatar-"))).toEqual([]);
    }
    for (const id of AVATAR_IDS) expect(drawingOf(id).pattern.length).toBeGreaterThan(2);
  });

  it("are told apart from anything else a site may send", () => {
    expect(["luna", "toString", "dragon", "", null, undefined].map(isAvatar)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("go with the reader, not with those beside", () => {
    const seats = newSeats([...ready(1, []), ...ready(2, []).slice(1)], () => "x", "luna");
    expect(seats).toEqual([
      { kind: "person", name: "x", avatar: "luna" },
      { kind: "person", name: "x" },
    ]);
  });
});

describe("clocks", () => {
  const plain = (text: string) => text.replace(/\s/g, " ");
  const worded = (key: string, lang: "fr" | "en" | "es") => {
    const words = new Words(lang, shell(lang));
    return plain(clockWords(clockOf({ ...NO_CLOCK, key }), lang, (id, args) => words.text(id, args)));
  };

  it.each([
    [30, "fr", "30 s"],
    [90, "fr", "1 min 30 s"],
    [5400, "es", "1 h 30 min"],
    [86_400, "fr", "1 jour"],
    [259_200, "en", "3 days"],
    [0, "en", "0 sec"],
  ])("%i seconds in %s: %s", (seconds, lang, words) => expect(plain(duration(seconds, lang))).toBe(words));

  it("are put into words", () => {
    expect(worded("off", "fr")).toBe("Sans pendule");
    expect(worded(moveKey(259_200), "fr")).toBe("3 jours par coup");
    expect(worded(bankKey(10, 10), "fr")).toBe("10 min + 10 s par coup");
    expect(worded(bankKey(10, 0), "en")).toBe("10 min for the match");
  });

  it("every choice of the form is one the site takes", () => {
    const all = [...PER_DECISION.map(moveKey), ...BANKS.map(([minutes, more]) => bankKey(minutes, more)), "own"];
    for (const key of all) {
      const clock = clockOf({ ...NO_CLOCK, key, onTimeout: "loss" });
      expect(clock?.on_timeout, key).toBe("loss");
      expect(clock?.seconds, key).toBeGreaterThanOrEqual(30);
      expect(clock?.seconds, key).toBeLessThanOrEqual(30 * 86_400);
    }
    expect(clockOf({ ...NO_CLOCK, key: "own", minutes: 1.5, increment: 3 })).toMatchObject({
      kind: "bank",
      seconds: 90,
      increment: 3,
    });
  });

  it("own values have bounds, and an empty field is none of them", () => {
    const fault = (minutes: number, increment: number, key = "own") =>
      clockFault({ ...NO_CLOCK, key, minutes, increment });
    expect([fault(15, 10), fault(0.5, 0), fault(0.4, 0), fault(Number.NaN, 0), fault(43_201, 0)]).toEqual([
      null,
      null,
      "minutes",
      "minutes",
      "minutes",
    ]);
    expect([fault(5, -1), fault(5, 1.5), fault(5, 86_401), fault(5, -1, "off")]).toEqual([
      "increment",
      "increment",
      "increment",
      null,
    ]);
  });
});

describe("what is agreed", () => {
  const places = ready(3, ["medium"]);

  it("is only sent where it can matter", () => {
    const wanted = { ...USUAL, listed: true, readyCheck: true };
    expect(order(wanted, places)).toEqual({
      listed: false,
      chat: true,
      ready_check: false,
      clock: null,
      absent: "medium",
      help: true,
    });
    expect(order(wanted, offerSeat(places))).toMatchObject({ listed: true, ready_check: true, help: false });
    expect(order({ ...wanted, help: true }, offerSeat(places))).toMatchObject({ help: true });
  });

  it("hints are off as soon as somebody else plays, unless all agree on them", () => {
    const beside = places.map((place, seat) => (seat === 1 ? { ...place, sitter: "beside" as const } : place));
    const alone = places.map((place) => ({ ...place, sitter: "me" as const }));
    expect(order(USUAL, beside).help).toBe(false);
    expect(order({ ...USUAL, help: true }, beside).help).toBe(true);
    expect(order({ ...USUAL, help: false }, alone).help).toBe(true);
  });

  it("a public table offers a seat, and never the reader's", () => {
    expect(offerSeat(places).map(({ sitter }) => sitter)).toEqual(["me", "bot", "open"]);
    const mine = places.map((place) => ({ ...place, sitter: "me" as const }));
    expect(offerSeat(mine).map(({ sitter }) => sitter)).toEqual(["me", "me", "open"]);
    expect(offerSeat(offerAll(places)).map(({ sitter }) => sitter)).toEqual(["me", "open", "open"]);
  });
});

describe("who plays for the absent", () => {
  const timed = { ...NO_CLOCK, key: "move-60" };
  it("is what was chosen, and what the clock says where there is one", () => {
    expect(absentOf({ ...USUAL, absent: "off" })).toBe("off");
    expect(absentOf({ ...USUAL, absent: "off", clock: timed })).toBe("medium");
    expect(absentOf({ ...USUAL, absent: "hard", clock: timed })).toBe("hard");
    expect(absentOf({ ...USUAL, absent: "hard", clock: { ...timed, onTimeout: "loss" } })).toBe("claim");
  });
});

describe("the public list", () => {
  const card = (table: string, created: string, open: boolean, game = "a"): TableCard => ({
    table,
    game,
    created,
    options: {},
    status: open ? "waiting" : "playing",
    clock: null,
    chat: true,
    absent: "medium",
    help: false,
    seats: [{ seat: 0, kind: open ? "open" : "person", name: "", avatar: null, level: null }],
  });

  it("shows first who waits, then the newest, and no unknown game", () => {
    const cards = [
      card("old", "1", true),
      card("new", "3", true),
      card("full", "9", false),
      card("odd", "5", true, "b"),
    ];
    expect(arrange(cards, new Set(["a"])).map(({ table }) => table)).toEqual(["new", "old", "full"]);
  });

  it("says what is special, whether the site sends all options or some", () => {
    const options: Option[] = [
      { name: "rounds", kind: "choice", default: 3, values: [1, 3] },
      { name: "expert", kind: "flag", default: false },
      { name: "wind", kind: "flag", default: true },
      { name: "maps", kind: "subset", default: "all", values: ["x", "y"] },
    ];
    const game =
      "option-rounds = Rounds\noption-rounds-1 = one\noption-expert = Expert\noption-wind = Wind\noption-maps = Maps";
    const words = new Words("en", game, shell("en"));
    expect(unusual(options, { rounds: 3, expert: false, maps: "all" }, words)).toEqual([]);
    expect(unusual(options, { rounds: 3, expert: false, maps: ["x", "y"] }, words)).toEqual([]);
    expect(unusual(options, { rounds: 1, expert: true, wind: false, maps: ["y"] }, words)).toEqual([
      "Rounds – one",
      "Expert",
      "Wind – no",
      "Maps – 1 of 2",
    ]);
  });
});

describe("my tables", () => {
  it("stand where I am waited for first, and else stay in order", () => {
    const one = (table: string, standing: Standing) => ({ kept: { table }, standing }) as Mine;
    const mine = [
      one("a", "over"),
      one("b", "their-turn"),
      one("c", "your-turn"),
      one("d", "their-turn"),
      one("e", "waiting"),
    ];
    expect(byUrgency(mine).map(({ kept }) => kept.table)).toEqual(["c", "e", "b", "d", "a"]);
  });
});

describe("asking again", () => {
  let hidden = false;
  let asked = 0;
  const settle = () => new Promise((done) => setTimeout(done));
  const turn = async (now: boolean) => {
    hidden = now;
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
  };
  const run = async () => void (asked += 1);

  beforeEach(() => {
    asked = 0;
    hidden = false;
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  });
  afterEach(() => vi.restoreAllMocks());

  it("happens while somebody looks, and at once when somebody comes back late", async () => {
    const timers = new Clockwork();
    const stop = refresh(run, 100, timers);
    await settle();
    expect(asked).toBe(1);
    timers.pass(100);
    await settle();
    expect(asked).toBe(2);
    await turn(true);
    timers.pass(500);
    expect(asked).toBe(2);
    await turn(false);
    expect(asked).toBe(3);
    await settle();
    stop();
    timers.pass(500);
    await turn(false);
    expect(asked).toBe(3);
  });
});
