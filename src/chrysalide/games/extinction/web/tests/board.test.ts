// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Props } from "$web/painting/contract";
import { screen } from "./screen";
import Board from "../Board.svelte";
import { looking } from "../looking.svelte";
import type { ExtinctionView } from "../types";
import { changing, type Changing } from "./changing.svelte";
import { AMBASSADORS, odds, PLACES, props, ROLES, say, sitter, table } from "./views";

/** To lay out a whole table takes long: it stays from test to test, and is given other props. */
let mounted: { board: Record<string, unknown>; given: Changing<Props<ExtinctionView>> } | undefined;

async function clear(): Promise<void> {
  const last = mounted;
  mounted = undefined;
  if (last) await unmount(last.board);
}
/** For tests after which the table itself remembers something: the next one begins with another. */
const leavesTraces = (): void => onTestFinished(clear);
beforeEach(({ onTestFailed }) => {
  looking.at = null;
  onTestFailed(clear);
});
afterAll(clear);

function paint(changes: Partial<Props<ExtinctionView>> = {}): Props<ExtinctionView> {
  const now = props({ choices: [], pick: vi.fn(), focus: vi.fn(), ...changes });
  if (mounted) mounted.given.change(now);
  else {
    const given = changing(now);
    mounted = { board: mount(Board, { target: document.body, props: given.props }), given };
  }
  flushSync();
  return now;
}

const button = (target: string): HTMLButtonElement => document.querySelector(`button[data-target="${target}"]`)!;
const targets = (selector: string): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset["target"]);
const fiche = (): string => document.querySelector(".fiche")?.textContent ?? "";
const label = (target: string): string => button(target).getAttribute("aria-label") ?? "";
const question = (
  phase: string,
  changes: Partial<NonNullable<ExtinctionView["question"]>> = {},
): ExtinctionView["question"] => ({ ...table().question!, phase, left: 1, ...changes });

describe("the habitat", () => {
  it("has a button for every cell and every line, and one way in for the keyboard", () => {
    paint();
    expect(targets("button.cell")).toHaveLength(36);
    expect(targets("button.line")).toHaveLength(12);
    expect(targets('.habitat button[tabindex="0"]')).toEqual(["cell:11"]);
  });
  it("says what is on a cell", () => {
    paint();
    expect(label("cell:22")).toContain('web-cell-animals {"n":2,"module":"tigre","couples":1}');
    expect(label("cell:11")).toContain("web-cell-ruined");
    expect(label("cell:14")).toContain("web-cell-empty");
  });
  it("draws every animal, couples with a heart, ruins as one surface", () => {
    paint();
    expect(document.querySelectorAll("[data-body]")).toHaveLength(9);
    expect(document.querySelectorAll(".heart")).toHaveLength(2);
    expect(document.querySelectorAll(".felled")).toHaveLength(1);
    expect(document.querySelector(".felled")?.getAttribute("d")?.match(/M/g)).toHaveLength(8);
  });
  it("lights what may be clicked and tells it to who cannot see", () => {
    const { pick } = paint({ view: table({ phase: "untile" }), lit: new Set(["cell:11"]) });
    expect(targets(".cell.lit")).toEqual(["cell:11"]);
    expect(label("cell:11")).toContain("web-choose");
    button("cell:12").click();
    expect(pick).toHaveBeenCalledWith("cell:12");
  });
  it("is walked with the arrow keys", () => {
    leavesTraces();
    paint();
    button("cell:11").focus();
    button("cell:11").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    expect((document.activeElement as HTMLElement).dataset["target"]).toBe("cell:21");
  });
  it("shows where each roll of a line would land", () => {
    const lines = [
      {
        line: "r2",
        cells: ["21", "22", "23", "24", "25", "26"],
        animals: 3,
        rolls: [
          {
            roll: 4,
            cell: "24",
            landings: [{ side: null, tiles: ["24"], lost: [{ cell: "24", animals: 1 }], population: 8, defeat: null }],
          },
        ],
        loss: odds(3, 6),
        worst: 2,
        defeat: odds(0, 6),
      },
    ];
    paint({
      view: table({ phase: "line", lines, question: question("line") }),
      lit: new Set(["line:r2"]),
      focused: "line:r2",
    });
    expect(document.querySelectorAll(".fall.lost")).toHaveLength(1);
    expect(document.querySelector(".rolls text")?.textContent).toBe("4");
    expect(label("line:r2")).toContain('"worst":2');
    expect(document.querySelector(".tray p span")?.textContent).toContain("web-line-loss");
  });
  it("turns to oil on the coast", () => {
    paint({ view: table({ face: "littoral", module: "loutre" }) });
    expect(document.querySelectorAll(".slick")).toHaveLength(1);
    expect(document.querySelector("[data-body] use")?.getAttribute("href")).toBe("#extinction-otter");
  });
});

describe("dice and actions", () => {
  const DICE = new Set(["die:2", "die:4", "die:6"]);
  it("puts what is possible first, and keeps it there between two dice", () => {
    leavesTraces();
    const order = (): (string | undefined)[] => targets("[data-place]");
    paint({ lit: DICE });
    const asked = order();
    const first = asked.indexOf(targets(".place.no")[0]);
    expect(first).toBeGreaterThan(0);
    expect(targets(".place.no")).toEqual(asked.slice(first));
    expect(document.querySelectorAll(".place.ok .slot")).toHaveLength(first);
    paint({ view: table({ phase: "move", question: question("move") }) });
    expect(order()).toEqual(asked);
  });
  it("outlines what the focused action is about", () => {
    const moving = PLACES.find(({ card }) => table().cards[card]?.text[0]?.id === "op-move")!;
    paint({ focused: `place:${moving.place}` });
    const living = table().cells.filter(({ animals }) => animals > 0);
    expect(targets(".cell.meant").sort()).toEqual(living.map(({ cell }) => `cell:${cell}`).sort());
    paint();
    expect(targets(".cell.meant")).toEqual([]);
  });
  it("greys places where no die may go, with the reason", () => {
    paint({ lit: DICE });
    const grey = [...document.querySelectorAll<HTMLElement>(".place.no")].map(({ dataset }) => dataset["place"]);
    expect(grey).toEqual(["diner", "injonction"]);
    expect(label("place:diner")).toContain('web-why-low {"needs":7');
    expect(label("place:injonction")).toContain("web-why-dear");
    expect(button("place:diner").getAttribute("aria-disabled")).toBe("true");
  });
  it("says for the chosen die where it may go", () => {
    paint({ lit: new Set(["place:planifier", "place:reseaux"]), picked: ["die:4"] });
    expect(button("place:planifier").classList).toContain("ok");
    expect(button("place:relocaliser").classList).toContain("no");
    expect(label("place:relocaliser")).toContain('web-why-low {"needs":6');
    expect(button("die:4").getAttribute("aria-pressed")).toBe("true");
  });
  it("calls for a click only on what a lesson asks for", () => {
    const choices = [{ targets: ["die:4", "place:planifier"], detail: null }];
    paint({ lit: new Set(["die:4"]), choices });
    expect(button("place:planifier").classList).toContain("ok");
    expect(button("place:reseaux").classList).not.toContain("ok");
    expect(button("place:reseaux").classList).not.toContain("no");
    expect(button("place:reseaux").querySelector(".slot")).toBeNull();
  });
  it("takes the only die that fits when its action is clicked first", () => {
    const { pick } = paint({ lit: DICE });
    button("place:relocaliser").click();
    expect(pick).toHaveBeenCalledWith("die:6", "place:relocaliser");
  });
  it("asks which die where several fit", () => {
    const { pick } = paint({ lit: DICE });
    button("place:replanter").click();
    flushSync();
    expect(pick).not.toHaveBeenCalled();
    expect(document.querySelector(".tray p span")?.textContent).toContain("web-which-die");
    expect(button("place:replanter").classList).toContain("wanted");
    button("die:2").click();
    expect(pick).toHaveBeenCalledWith("die:2", "place:replanter");
  });
  it("lets the site say why not where nothing fits", () => {
    const { pick } = paint({ lit: DICE });
    button("place:diner").click();
    expect(pick).toHaveBeenCalledWith("place:diner");
  });
  it("shows the dice on an action by seat and value", () => {
    paint();
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-place="reseaux"] [data-die]')].map(
        ({ dataset }) => dataset["die"],
      ),
    ).toEqual(["3-1", "2-3"]);
    expect(label("place:reseaux")).toContain('web-place-die {"value":1,"name":"Inès"}');
  });
});

describe("the ambassadors", () => {
  it("show their sum against their target and the odds", () => {
    paint();
    expect(label("amb:4")).toContain('web-amb-sum {"total":3,"target":10,"cubes":3,"dice":2,"needs":7}');
    expect(label("amb:4")).toContain('"percent":58');
    expect(button("amb:1").classList).toContain("yes");
    expect(label("amb:3")).toContain("web-amb-hidden");
    expect(label("amb:5")).toContain("web-amb-looked");
  });
  it("tell more without asking the site while none is asked for", () => {
    leavesTraces();
    const { pick } = paint({ focused: "amb:4" });
    button("amb:4").click();
    flushSync();
    expect(pick).not.toHaveBeenCalled();
    expect(fiche()).toContain("web-amb-sum");
  });
  it("are chosen when a cube is to be placed", () => {
    const { pick } = paint({ view: table({ phase: "influence" }), lit: new Set(["amb:3", "amb:4"]) });
    button("amb:3").click();
    expect(pick).toHaveBeenCalledWith("amb:3");
  });
  it("show how they voted", () => {
    const ambassadors = AMBASSADORS.map((one) =>
      one.slot === 4 ? { ...one, polled: true, rolled: [3, 1], yes: false } : one,
    );
    paint({ view: table({ phase: "poll", ambassadors }) });
    expect(button("amb:4").querySelector(".verdict.nay")).not.toBeNull();
    expect(label("amb:4")).toContain('web-amb-voted {"yes":false}');
  });
});

describe("warnings", () => {
  it("come before defeat, and only then", () => {
    paint();
    expect(document.querySelector('[data-counter="reserve"]')?.textContent).toContain(
      'web-reserve-warning {"warning":"low"}',
    );
    expect(document.querySelector('[data-counter="population"]')?.textContent).not.toContain("warning");
  });
  it("say that the next loss ends the match", () => {
    paint({ view: table({ population: { count: 2, couples: 0, lost_at: 1, warning: "last" } }) });
    expect(document.querySelector('[data-counter="population"]')?.textContent).toContain('"warning":"last"');
  });
  it("count the skipped destructions", () => {
    paint({ view: table({ skip: 2 }) });
    expect(document.querySelector('[data-counter="skip"] b')?.textContent).toBe("2");
  });
});

describe("effects", () => {
  it("list Constants in order of age and what is left in the deck", () => {
    leavesTraces();
    paint();
    expect(targets(".constant")).toEqual(["const:1", "const:2"]);
    expect(document.querySelectorAll(".count")).toHaveLength(0);
    document.querySelector<HTMLElement>(".more")?.click();
    flushSync();
    expect([...document.querySelectorAll(".count")].map((one) => one.textContent)).toEqual([
      "2/4 IV",
      "2/2 II",
      "1/2 II",
      "1/1 I",
      "1/1 I",
      "0/1 I",
    ]);
  });
  it("tell Constants by name and sign, and in full the one that is looked at", () => {
    leavesTraces();
    const [first] = table().effects.constants;
    const effects = { ...table().effects, constants: [1, 2, 3].map((position) => ({ ...first!, position })) };
    paint({ view: table({ effects }) });
    expect(document.querySelectorAll(".constant small")).toHaveLength(0);
    expect(label("const:3")).toContain(first!.text[0]!.id);
    paint({ view: table({ effects }), lit: new Set(["const:1"]), focused: "const:3" });
    expect(label("const:1")).toContain("web-choose");
    expect(fiche()).toContain(first!.text[0]!.id);
  });
  it("show the card under way", () => {
    paint({ view: table({ effects: { ...table().effects, resolving: "braconnage" } }) });
    expect(document.querySelector("[data-shown]")?.textContent).toContain("web-effect-now");
  });
});

describe("the tray", () => {
  it("has a button for every answer that is no thing on the table, declining last", () => {
    const { pick } = paint({
      view: table({ phase: "cancel", question: question("cancel", { effect: "braconnage", price: 2 }) }),
      lit: new Set(["no", "cancel"]),
    });
    expect(targets(".answer")).toEqual(["cancel", "no"]);
    expect(button("cancel").textContent).toContain('"price":2');
    button("no").click();
    expect(pick).toHaveBeenCalledWith("no");
  });
  it("says which card asks, and all that is on it", () => {
    paint({ view: table({ phase: "play", question: question("play", { source: "card", card: "corridor" }) }) });
    const told = document.querySelector(".tray p span")?.textContent;
    expect(told).toContain("web-when");
    expect(told).toContain(table().cards["corridor"]!.text[0]!.id);
  });
  it("names the effect that takes an animal, and who can save it", () => {
    const effects = { ...table().effects, resolving: "braconnage" };
    paint({
      view: table({
        phase: "save",
        effects,
        question: question("save", { source: "card", card: "corridor", effect: "braconnage", cell: "24" }),
      }),
      lit: new Set(["save", "no"]),
    });
    expect(document.querySelector(".tray p span")?.textContent).toMatch(/braconnage.* · .*corridor/);
    expect(targets(".cell.subject")).toEqual(["cell:24"]);
  });
  it("marks opinions already given", () => {
    const answers = [{ seat: 1, action: "next 3", targets: ["seat:3"] }];
    paint({
      view: table({ phase: "next_seat", question: question("next_seat", { shared: true, answers }) }),
      lit: new Set(["seat:2", "seat:3"]),
    });
    expect(button("seat:3").querySelectorAll(".opinions svg:not(.sign)")).toHaveLength(1);
    expect(button("seat:2").querySelector(".opinions")).toBeNull();
  });
  it("counts the opinions where the majority decides, and marks them on the habitat", () => {
    const answers = [{ seat: 1, action: "lose 22", targets: ["cell:22"] }];
    const view = table({ phase: "victim", question: question("victim", { shared: true, answers }) });
    paint({
      view: { ...view, options: { ...view.options, shared_decider: "majority" } },
      lit: new Set(["cell:22", "cell:24"]),
    });
    expect(document.querySelector(".tray p span")?.textContent).toContain('web-majority {"given":1,"seats":4}');
    expect(button("cell:22").querySelectorAll(".opinions svg:not(.sign)")).toHaveLength(1);
  });
  it("keeps placed dice apart from those in hand", () => {
    const seats = [
      sitter(0, {
        dice: [
          { value: 2, place: null },
          { value: 5, place: "reseaux" },
          { value: 6, place: null },
        ],
      }),
      sitter(1),
      sitter(2),
      sitter(3),
    ];
    paint({ view: table({ seats }), lit: new Set(["die:2", "die:6"]) });
    expect(targets(".dice button")).toEqual(["die:2", "die:6"]);
    expect(document.querySelectorAll(".dice .spent")).toHaveLength(1);
  });
});

describe("the set-up", () => {
  it("turns a portrait over, and its title with it", () => {
    paint({
      view: table({ phase: "setup_role", turn: 0, seat: null, roles: ROLES.map((role) => ({ ...role, seat: null })) }),
    });
    const lawyer = (): HTMLElement =>
      document.querySelector<HTMLElement>('[data-target="role:avocat"]')!.closest<HTMLElement>("article")!;
    const drawn = (): string | null | undefined => lawyer().querySelector(".portrait use")?.getAttribute("href");
    expect([drawn(), lawyer().textContent]).toEqual([
      "#extinction-role-avocat-woman",
      expect.stringMatching(/role-title .*"avocat".*"side":"woman"/),
    ]);
    lawyer().querySelector<HTMLElement>(".side")!.click();
    flushSync();
    expect([drawn(), lawyer().textContent]).toEqual([
      "#extinction-role-avocat-man",
      expect.stringMatching(/role-title .*"avocat".*"side":"man"/),
    ]);
  });
  it("begins with the roles that suit a first match, and shows all specialties on demand", () => {
    const roles = ROLES.map((role) => ({ ...role, seat: null })).reverse();
    paint({ view: table({ phase: "setup_role", turn: 0, seat: null, roles }) });
    expect(targets(".role")[0]).toBe("role:zoologiste");
    expect([...document.querySelectorAll(".why")].map((why) => why.textContent)).toEqual([
      expect.stringContaining('first-why {"specialty":"ethologue"}'),
    ]);
    expect(document.querySelectorAll(".spec")).toHaveLength(0);
    document.querySelector<HTMLElement>(".head button")!.click();
    flushSync();
    expect(document.querySelectorAll(".spec")).toHaveLength(2 * ROLES.length);
  });
  it("offers roles, then the two specialties of the one taken", () => {
    const roles = ROLES.map((role) => ({ ...role, seat: role.role === "zoologiste" ? 0 : null }));
    const seats = [sitter(0, { specialty: null, specialty_name: null }), sitter(1), sitter(2), sitter(3)];
    const { pick } = paint({
      view: table({ phase: "setup_specialty", turn: 0, seat: null, roles, seats }),
      lit: new Set(["spec:1", "spec:2"]),
    });
    expect(targets("button.spec")).toEqual(["spec:1", "spec:2"]);
    expect(document.querySelector(".habitat")).toBeNull();
    button("spec:2").click();
    expect(pick).toHaveBeenCalledWith("spec:2");
  });
});

describe("on a wide screen", () => {
  beforeAll(async () => {
    await clear();
    screen.wide = true;
  });
  afterAll(async () => {
    await clear();
    screen.wide = false;
  });
  it("dice and hand lie below the habitat, and the question is left to the banner", () => {
    paint({ lit: new Set(["die:2"]) });
    expect(document.querySelector(".dock .tray")).not.toBeNull();
    expect(document.querySelectorAll(".tray")).toHaveLength(1);
    expect(document.querySelectorAll(".tray .hand li")).toHaveLength(3);
    expect(targets(".tray .lit")).toEqual(["die:2"]);
  });
  it("cards are played from the hand; only declining stands in the tray", () => {
    paint({ view: table({ phase: "play", question: question("play") }), lit: new Set(["card:corridor", "no"]) });
    expect(targets(".answer")).toEqual(["no"]);
  });
  it("one person with two seats plays from the hand of the one that acts", () => {
    const view = table({ solo: true, actor: 1, seat: 1, phase: "play", question: question("play") });
    const { pick } = paint({ view, lit: new Set(["card:restaurer"]) });
    document.querySelector<HTMLElement>('.tray button[data-target="card:restaurer"]')?.click();
    expect(pick).toHaveBeenCalledWith("card:restaurer");
  });
  it("a seat that is looked at tells its powers and its open hand", () => {
    leavesTraces();
    looking.at = "who:1";
    paint();
    expect(fiche()).toContain("Restaurer l'habitat");
    looking.at = "who:3";
    flushSync();
    expect(fiche()).toContain("web-used");
  });
  it("a hidden hand is not told, only what it could be", () => {
    leavesTraces();
    looking.at = "who:1";
    const seats = [sitter(0), sitter(1, { hand: null, hand_count: 2, unseen: ["corridor", "collecte"] })];
    paint({ view: table({ seats }) });
    expect(fiche()).toContain('web-hand-hidden {"n":2}');
    expect(fiche()).toContain("web-unseen");
  });
  it("an effect under way comes before what was looked at", () => {
    leavesTraces();
    paint({ focused: "amb:4" });
    paint({ view: table({ effects: { ...table().effects, resolving: "braconnage" } }) });
    expect(document.querySelector(".fiche [data-shown]")).not.toBeNull();
  });
});

describe("on a small screen", () => {
  beforeAll(async () => {
    await clear();
    screen.small = true;
  });
  afterAll(() => void (screen.small = false));
  it("the panels lie behind tabs", () => {
    leavesTraces();
    paint();
    expect(document.querySelectorAll('[role="tab"]')).toHaveLength(4);
    expect(document.querySelector("[data-place]")).not.toBeNull();
    document.querySelector<HTMLElement>("#extinction-tab-effects")?.click();
    flushSync();
    expect(document.querySelector("[data-place]")).toBeNull();
    expect(document.querySelectorAll(".constant")).toHaveLength(2);
  });
  it("a question brings its panel forward", () => {
    leavesTraces();
    paint({ view: table({ phase: "play", question: question("play") }), lit: new Set(["card:corridor"]) });
    expect(document.querySelector('[aria-selected="true"]')?.id).toBe("extinction-tab-hand");
    expect(targets(".hand .lit")).toEqual(["card:corridor"]);
  });
  it("a first touch looks at a line, a second one or its button chooses it", () => {
    leavesTraces();
    const lines = [
      {
        line: "c3",
        cells: [],
        animals: 1,
        rolls: [
          { roll: 1, cell: "13", landings: [{ side: null, tiles: ["13"], lost: [], population: 9, defeat: null }] },
        ],
        loss: odds(0, 6),
        worst: 0,
        defeat: odds(0, 6),
      },
    ];
    const { pick } = paint({
      view: table({ phase: "line", lines, question: question("line") }),
      lit: new Set(["line:c3"]),
    });
    const touch = (): void => {
      const event = new MouseEvent("click", { bubbles: true });
      Object.defineProperty(event, "pointerType", { value: "touch" });
      document.querySelector(".line.lit")?.dispatchEvent(event);
      flushSync();
    };
    touch();
    expect(pick).not.toHaveBeenCalled();
    expect(document.querySelectorAll(".fall")).toHaveLength(1);
    expect(targets(".answer")).toEqual(["line:c3"]);
    touch();
    expect(pick).toHaveBeenCalledWith("line:c3");
  });
});

describe("what happens", () => {
  const animate = vi.fn(() => ({ cancel() {}, addEventListener() {} }) as unknown as Animation);
  beforeEach(() => {
    animate.mockClear();
    Element.prototype.animate = animate;
  });
  afterEach(() => void vi.useRealTimers());
  it("holds a tile back until it has slid", () => {
    vi.useFakeTimers();
    const events = [say("tile-placed", { from_cell: "13", cell: "12" })];
    paint({ events, motion: true });
    const loops = (): number => document.querySelector(".felled")?.getAttribute("d")?.match(/Q/g)?.length ?? 0;
    const before = loops();
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(loops()).toBeGreaterThan(before);
  });
  it("is not acted out without motion", () => {
    paint({ events: [say("tile-placed", { from_cell: "13", cell: "12" })], motion: false });
    expect(animate).not.toHaveBeenCalled();
    expect(document.querySelector(".felled")?.getAttribute("d")?.match(/M/g)).toHaveLength(8);
  });
});

it("the fixture has every place once", () => {
  expect(new Set(PLACES.map(({ place }) => place)).size).toBe(PLACES.length);
});
