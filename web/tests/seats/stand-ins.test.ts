import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "$web/net/protocol";
import { kept, mayKeep, played } from "$web/seats/stand-ins";
import { tableInfo } from "../choice";

const PERSON: SeatInfo = {
  seat: 0,
  kind: "person",
  name: "",
  avatar: null,
  level: null,
  connected: true,
  gone: false,
  keeper: null,
  ready: false,
  resigned: false,
  ways: [],
};
const BOT: SeatInfo = { ...PERSON, kind: "bot", level: "medium" };
const GONE: SeatInfo = { ...PERSON, connected: false, gone: true };
const KEPT: SeatInfo = { ...GONE, keeper: "easy" };

function table(seats: SeatInfo[], status: TableInfo["status"] = "playing"): TableInfo {
  return { ...tableInfo(), status, seats: seats.map((seat, number) => ({ ...seat, seat: number })) };
}

/** The seats at which somebody with these seats may let a bot play. */
const free = (info: TableInfo, held: number[]): number[] =>
  info.seats.filter((seat) => mayKeep(info, held, seat)).map(({ seat }) => seat);

describe("letting a bot play", () => {
  it("is for one's own seat and for those who are gone", () => {
    const info = table([PERSON, PERSON, BOT, GONE, KEPT, { ...PERSON, connected: false }]);
    expect(free(info, [0])).toEqual([0, 3]);
    expect(free(info, [0, 1])).toEqual([0, 1, 3]);
    expect(free(info, [4])).toEqual([3]);
  });

  it("is not offered on one's own seat where help is not allowed", () => {
    expect(free({ ...table([PERSON, GONE]), help: false }, [0])).toEqual([1]);
  });

  it("is not offered for the absent where nobody plays for them, or where a clock decides", () => {
    const clock = { kind: "move", seconds: 60, increment: 0, on_timeout: "play" } as const;
    for (const settled of [{ absent: "off" }, { clock }])
      expect(free({ ...table([PERSON, GONE]), ...settled }, [0])).toEqual([0]);
  });

  it("is nothing for those who look on", () => {
    expect(free(table([PERSON, GONE]), [])).toEqual([]);
  });

  it("needs a match that is on", () => {
    for (const status of ["waiting", "over"] as const) expect(free(table([PERSON, GONE], status), [0])).toEqual([]);
  });
});

describe("who plays at a screen", () => {
  const info = table([PERSON, KEPT, PERSON]);

  it("are those for whom no bot plays", () => {
    expect(played(info, [0, 1, 2])).toEqual([0, 2]);
    expect(kept(info, [0, 1, 2]).map(({ seat }) => seat)).toEqual([1]);
    expect(kept(info, [0])).toEqual([]);
  });

  it("is no question any more at the end", () => {
    expect(kept({ ...info, status: "over" }, [1])).toEqual([]);
  });
});
