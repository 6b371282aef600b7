import { describe, expect, it } from "vitest";
import { isReadable, lineText, readableLines } from "$web/log/lines";
import type { Args, Message } from "$web/painting/contract";
import { choicesAside, resultText, turnAside, turnText, whereLine, type Scene } from "$web/table/announcements";
import { Words } from "$web/words/fluent";
import { update } from "../choice";
import { shell } from "../shell";

const SHELL = shell("en");
const GAME = `
where = Round { $round }, { $layout_id }
turn-take = { $you ->
        [yes] Take a card.
       *[no] { $player } takes a card.
    }
    .aside = { $choices } free
choices-take = take one
`;

function scene(game: string, view: object = {}, rest: Partial<Scene> = {}): Scene {
  return {
    view: { ...update(1).view, ...view },
    words: new Words("en", game, SHELL),
    eyes: { names: ["Camille", "Lucas"], seats: [0] },
    choices: 4,
    cooperative: false,
    ...rest,
  };
}

describe("whose turn it is", () => {
  it("is in the game's own words", () => {
    expect(turnText(scene(GAME, { phase: "take" }))).toBe("Take a card.");
    expect(turnText(scene(GAME, { phase: "take", actor: 1 }))).toBe("Lucas takes a card.");
    expect(turnAside(scene(GAME, { phase: "take" }))).toBe("4 free");
    expect(choicesAside(scene(GAME, { phase: "take" }))).toBe("take one");
  });

  it("is plain where the game has no words for the phase", () => {
    expect(turnText(scene("", { actor: 1 }))).toBe("Lucas’s turn.");
    expect(turnText(scene(""))).toBe("Your turn.");
    expect(turnText(scene("", { actor: "chance" }))).toBe("Drawing at random…");
    expect(turnAside(scene(""))).toBe("");
    expect(choicesAside(scene(""))).toBe("");
  });
});

describe("where the match stands", () => {
  it("uses the view's scalars", () => {
    expect(whereLine(scene(GAME, { round: 3, layout: { id: "L01" } }))).toBe("Round 3, L01");
    expect(whereLine(scene(""))).toBe("");
  });
});

describe("the result", () => {
  it("names the winners", () => {
    expect(resultText(scene("", { winners: [0] }))).toBe("You win the match!");
    expect(resultText(scene("", { winners: [1] }))).toBe("Lucas wins the match.");
    expect(turnText(scene("", { actor: "over", winners: [1] }))).toBe("Lucas wins the match.");
    expect(resultText(scene("", { winners: [] }))).toBe("Nobody wins this match.");
  });

  it("names several who win together", () => {
    const watching = { eyes: { names: ["Camille", "Lucas"], seats: [] } };
    expect(resultText(scene("", { winners: [0, 1] }, watching))).toBe("Camille and Lucas win the match.");
  });

  it("is the team's in a cooperative game", () => {
    expect(resultText(scene("", { winners: [0, 1] }, { cooperative: true }))).toBe("You’ve won together!");
    expect(resultText(scene("", {}, { cooperative: true }))).toBe("You’ve lost this one.");
  });

  it("is the game's own sentence where it has one", () => {
    expect(resultText(scene("result = { $player } after { $round } rounds", { winners: [1], round: 4 }))).toBe(
      "Lucas after 4 rounds",
    );
  });
});

describe("an end by time", () => {
  const late = (seat: number, winners: number[], seats: number[] = [0]) =>
    scene(
      "result = { $player } in the end",
      {},
      { ending: { seat, why: "time", winners }, eyes: { names: ["Camille", "Lucas", "Zoé"], seats } },
    );

  it("is announced although the view goes on, and before the game's own sentence", () => {
    expect(turnText(late(1, [0]))).toBe("Lucas is out of time: you win the match!");
    expect(resultText(late(0, [1]))).toBe("You’re out of time: Lucas wins the match.");
    expect(resultText(late(1, [0, 2], []))).toBe("Lucas is out of time: Camille and Zoé win the match.");
    expect(resultText(late(1, []))).toBe("Lucas is out of time: the match is lost.");
    expect(turnAside(late(1, [0]))).toBe("");
  });
});

describe("an end by a resignation or a draw", () => {
  const given = (seat: number | null, winners: number[], seats: number[] = [0]) =>
    scene(
      "result = { $player } in the end",
      {},
      {
        ending: { seat, why: seat === null ? "agreed" : "resigned", winners },
        eyes: { names: ["Camille", "Lucas", "Zoé"], seats },
      },
    );

  it("says who gave up and who has won", () => {
    expect(turnText(given(1, [0]))).toBe("Lucas resigned: you win the match!");
    expect(resultText(given(0, [1, 2]))).toBe("You resigned: Lucas and Zoé win the match.");
    expect(resultText(given(1, []))).toBe("Lucas resigned: the match is lost.");
    expect(resultText(given(null, []))).toBe("The match is drawn by agreement.");
  });
});

describe("the table's own lines", () => {
  const { words, eyes } = scene("taken = { $player } takes");
  const line = (id: string, args: Args = {}) => ({ id, args: { seat: 1, ...args } });

  it("stand among the game's", () => {
    expect(isReadable(line("taken"), words)).toBe(true);
    expect(isReadable(line("note-undo"), words)).toBe(true);
    expect(isReadable(line("note-of-a-later-version"), words)).toBe(false);
    expect(isReadable(line("undo"), words)).toBe(false); // a message of the shell, but not an event
  });

  it("name an event once: a seat that reads it in full reads that line alone", () => {
    const { words } = scene("card-drawn = A card\ncard-received = The Ace\ntaken = { $player } takes");
    const inFull = { "card-received": "card-drawn" };
    const ids = (...lines: ReturnType<typeof line>[]) => readableLines(lines, words, inFull).map(({ id }) => id);
    expect(ids(line("card-drawn"), line("card-received"), line("taken"))).toEqual(["card-received", "taken"]);
    expect(ids(line("card-drawn"), line("taken"))).toEqual(["card-drawn", "taken"]);
    expect(ids(line("card-drawn", { seat: 0 }), line("card-received"))).toEqual(["card-drawn", "card-received"]);
    const undone = { ...line("note-undo"), undone: [line("card-drawn"), line("card-received")] };
    expect(readableLines([undone], words, inFull)[0]?.undone).toEqual([line("card-received")]);
  });

  it("name a bot as everywhere", () => {
    expect(lineText(line("note-keep", { level: "easy" }), words, eyes)).toBe("The easy bot takes over for Lucas.");
    expect(lineText(line("note-undo-agreed", { entries: 3 }), words, eyes)).toBe(
      "With everyone’s agreement, Lucas undoes their last move.",
    );
    expect(lineText(line("taken"), words, eyes)).toBe("Lucas takes");
  });

  it("let a bot speak in the game's words", () => {
    const { words } = scene("reason-births = A birth.\nreason-tiles = A tile.\nchoice-side = the { $side } side");
    const reasons = [line("reason-births"), line("reason-tiles")];
    const plan = { id: "note-plan", args: { seat: 1, reasons } } as unknown as Message;
    expect(lineText(plan, words, eyes)).toBe("Lucas has a plan: A birth. A tile.");
    const proposal = { seat: 1, action: "side 1", choice: line("choice-side", { side: "left" }) };
    const said = { id: "note-proposal", args: proposal } as unknown as Message;
    expect(lineText(said, words, eyes)).toBe("Lucas proposes: the left side. You decide together.");
  });
});
