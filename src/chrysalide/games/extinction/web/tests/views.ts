/** Views to paint in tests, as the site would send them: tigers, four seats, the third year. */
import { propsOf } from "$tests/painted";
import type { Args, Message, Props } from "$web/painting/contract";
import type {
  Ambassador,
  Card,
  Cell,
  Chance,
  Constant,
  EffectCard,
  ExtinctionView,
  Place,
  Role,
  Sitter,
  Text,
} from "../types";

export const say = (id: string, args: Args = {}): Message => ({ id, args });
export const odds = (num: number, den: number): Chance => ({ num, den, value: num / den });

const text = (...phrases: Message[]): Text => ({ cost: 0, cost_note: null, when: null, text: phrases });

function card(
  id: string,
  name: string,
  type: Card["type"],
  cost: number,
  phrases: Message[],
  role: string | null = null,
): Card {
  return {
    card: id,
    name,
    type,
    mark: type === "start" ? "B" : "O",
    common: role === null,
    role,
    cost,
    cost_note: null,
    when: type === "permanent" ? say("when", { when: "passive", once: "none", scope: "own_turn" }) : null,
    text: phrases,
  };
}

const move = (animals: number, steps: number): Message => say("op-move", { animals, steps, module: "tigre" });
const gain = (n: number, who = "self"): Message => say("op-gain", { n, who, least: 0 });
const influence = (n: number): Message => say("op-influence", { n, filter: "any", else_filter: "none" });

export const CARDS: Record<string, Card> = Object.fromEntries(
  [
    card("planifier", "Planifier", "start", 0, [say("op-play")]),
    card("reseaux", "Faire campagne sur les réseaux sociaux", "start", 0, [gain(1)]),
    card("relocaliser", "Relocaliser", "start", 0, [move(1, 1)]),
    card("replanter", "Replanter", "start", 1, [say("op-untile", { n: 1, by: "n" })]),
    card("suivi", "Suivi par balise", "action", 0, [move(1, 3)], "zoologiste"),
    card("conference", "Conférence internationale", "action", 2, [influence(2)]),
    card("collecte", "Collecte de fonds", "action", 0, [gain(2)]),
    card("diner", "Dîner d'État", "action", 1, [influence(1)], "lobbyiste"),
    card("rechercher", "Rechercher", "action", 0, [say("op-peek", { price: 0 })]),
    card("injonction", "Injonction", "action", 1, [say("op-skip", { n: 1 })], "avocat"),
    card("docu", "Documentaire", "action", 0, [gain(1), say("op-draw", { n: 1 })], "reporter"),
    card("corridor", "Corridor écologique", "action", 0, [move(2, 1)]),
    card("nurserie", "Nurserie", "permanent", 0, [say("mod-nursery", { module: "tigre" })], "zoologiste"),
    card("veto", "Équipe vétérinaire", "permanent", 0, [say("does-save_loss", { module: "tigre" })], "zoologiste"),
    card(
      "lacher",
      "Lâcher en milieu naturel",
      "unique",
      0,
      [say("op-place", { n: 2, where: "any_empty", module: "tigre" })],
      "zoologiste",
    ),
    card("restaurer", "Restaurer l'habitat", "action", 1, [say("op-untile", { n: 2, by: "n" })]),
    card("mobilisation", "Mobilisation citoyenne", "unique", 0, [say("op-unconst")]),
  ].map((one) => [one.card, one]),
);

/** Rows of the board: digits are animals, `#` a tile, `.` an empty cell. */
export function cells(...rows: string[]): Cell[] {
  return rows.flatMap((row, r) =>
    [...row].map((sign, c) => {
      const animals = /\d/.test(sign) ? Number(sign) : 0;
      return {
        cell: `${r + 1}${c + 1}`,
        row: r + 1,
        column: c + 1,
        animals,
        tile: sign === "#",
        couples: Math.floor(animals / 2),
        free_neighbours: 3,
        starves: false,
      };
    }),
  );
}

export const BOARD = cells("##...#", ".2.1.#", "#.1..#", "1##.#1", "...#2.", "##.1.#");

export function place(id: string, changes: Partial<Place> = {}): Place {
  const name = id.split("@")[0] ?? id;
  return {
    place: id,
    card: name,
    name: CARDS[name]?.name ?? name,
    start: false,
    owner: null,
    twin: false,
    free: false,
    cost: CARDS[name]?.cost ?? 0,
    price: CARDS[name]?.cost ?? 0,
    dice: [],
    needs: 1,
    own_die: false,
    values: [],
    ...changes,
  };
}

const low = (value: number, needs: number): Place["values"][number] => ({
  value,
  may: false,
  rule: "4.5",
  why: say("refuse-too-low", { value, needs, highest: needs - 1, gap: 1 }),
});
const fits = (value: number): Place["values"][number] => ({ value, may: true, rule: null, why: null });

export const PLACES: Place[] = [
  place("planifier", { start: true, dice: [{ seat: 1, value: 2 }], needs: 3, values: [low(2, 3), fits(4), fits(6)] }),
  place("reseaux", {
    start: true,
    free: true,
    dice: [
      { seat: 3, value: 1 },
      { seat: 2, value: 3 },
    ],
    values: [fits(2), fits(4), fits(6)],
  }),
  place("relocaliser", {
    start: true,
    dice: [{ seat: 2, value: 5 }],
    needs: 6,
    values: [low(2, 6), low(4, 6), fits(6)],
  }),
  place("replanter", { start: true, values: [fits(2), fits(4), fits(6)] }),
  place("suivi", { owner: 0, values: [fits(2), fits(4), fits(6)] }),
  place("conference@2", { owner: 2, dice: [{ seat: 3, value: 2 }], needs: 3, values: [low(2, 3), fits(4), fits(6)] }),
  place("collecte@1", { owner: 1, dice: [{ seat: 1, value: 4 }], needs: 5, values: [low(2, 5), low(4, 5), fits(6)] }),
  place("diner", { owner: 1, dice: [{ seat: 1, value: 6 }], needs: 7, values: [low(2, 7), low(4, 7), low(6, 7)] }),
  place("rechercher@3", { owner: 3, dice: [{ seat: 2, value: 5 }], needs: 6, values: [low(2, 6), low(4, 6), fits(6)] }),
  place("injonction", {
    owner: 3,
    dice: [{ seat: 3, value: 3 }],
    needs: 4,
    price: 3,
    values: [
      low(2, 4),
      ...[4, 6].map((value) => ({
        value,
        may: false,
        rule: "4.13",
        why: say("refuse-too-dear", { price: 3, money: 2 }),
      })),
    ],
  }),
  place("docu", { owner: 2, values: [fits(2), fits(4), fits(6)] }),
];

export function ambassador(slot: number, colour: Ambassador["colour"], changes: Partial<Ambassador> = {}): Ambassador {
  return {
    slot,
    colour,
    face_up: false,
    ambassador: null,
    name: null,
    mark: null,
    looked: [],
    cubes: 0,
    target: null,
    counts: null,
    dice: 0,
    take: null,
    value: null,
    total: null,
    needs: null,
    text: [],
    chance: null,
    polled: false,
    rolled: null,
    yes: null,
    candidates: ["chine", "japon", "inde"],
    ...changes,
  };
}

function shown(
  slot: number,
  colour: Ambassador["colour"],
  id: string,
  name: string,
  counts: string,
  value: number,
  cubes: number,
  target: number,
  chance: Chance,
  dice = 0,
): Ambassador {
  const worth = say("ambassador-value", {
    counts,
    dice,
    take: dice > 0 ? "sum" : "none",
    base: counts === "calm" ? 4 : 0,
    module: "tigre",
  });
  return ambassador(slot, colour, {
    face_up: true,
    ambassador: id,
    name,
    cubes,
    target,
    counts,
    dice,
    take: dice > 0 ? "sum" : null,
    value,
    total: value + cubes,
    needs: dice > 0 ? target - value - cubes : null,
    text: [worth],
    chance,
    candidates: [],
  });
}

export const AMBASSADORS: Ambassador[] = [
  shown(1, "blue", "chine", "Chine", "animals", 9, 1, 10, odds(1, 1)),
  shown(2, "blue", "inde", "Inde", "couples", 2, 2, 5, odds(0, 1)),
  ambassador(3, "blue"),
  shown(4, "green", "indonesie", "Indonésie", "dice", 0, 3, 10, odds(21, 36), 2),
  ambassador(5, "green", { ambassador: "etats_unis", name: "États-Unis", looked: [0] }),
  shown(6, "grey", "afrique_du_sud", "Afrique du Sud", "calm", 2, 1, 6, odds(0, 1)),
];

function effect(
  id: string,
  name: string,
  kind: EffectCard["kind"],
  left: number,
  phrases: Message[],
  changes: Partial<EffectCard> = {},
): EffectCard {
  return {
    effect: id,
    name,
    kind,
    key: false,
    helpful: false,
    mark: "O",
    fact: say("effect-fact", { fact: `tigre-${id}` }),
    source: "IUCN",
    copies: Math.max(1, left),
    left,
    discarded: 0,
    in_play: 0,
    chance: odds(left, 8),
    ...text(...phrases),
    ...changes,
  };
}

export const EFFECTS: EffectCard[] = [
  effect(
    "face_a_face",
    "Face à face avec les tigres",
    "immediate",
    2,
    [say("op-trigger_all"), say("op-lose", { filter: "by_tile", module: "tigre" })],
    { key: true, copies: 4 },
  ),
  effect(
    "coupe_rase",
    "Coupe rase",
    "constant",
    1,
    [say("op-destroy", { unless: "no", effect: "none", effect_name: "", module: "tigre" })],
    { when: say("when-key"), copies: 2, in_play: 1 },
  ),
  effect("remaniement", "Remaniement du gouvernement", "constant", 1, [say("op-uncube")], {
    when: say("when-key"),
    in_play: 1,
  }),
  effect("braconnage", "Braconnage", "immediate", 2, [say("op-lose", { filter: "alone", module: "tigre" })]),
  effect("fonds", "Fonds de soutien aux tigres", "immediate", 1, [say("op-fund", { price: 3 })]),
  effect("journee", "Journée mondiale du tigre", "immediate", 0, [gain(1, "each")]),
];

export function constant(position: number, id: string, changes: Partial<Constant> = {}): Constant {
  const found = EFFECTS.find((one) => one.effect === id);
  if (!found) throw new Error(`no effect ${id}`);
  const { name, helpful, cost, cost_note, when, text: phrases } = found;
  return {
    position,
    effect: id,
    name,
    helpful,
    trigger: true,
    blocked: false,
    now: false,
    cost,
    cost_note,
    when,
    text: phrases,
    ...changes,
  };
}

export const ROLES: Role[] = (
  [
    [
      "zoologiste",
      "Zoologiste",
      0,
      [
        ["ethologue", "Éthologue", "suivi"],
        ["biologiste", "Biologiste de la reproduction", "nurserie"],
      ],
    ],
    [
      "lobbyiste",
      "Lobbyiste",
      1,
      [
        ["reseau_influence", "Réseau d'influence", "diner"],
        ["negociateur", "Négociateur", "corridor"],
      ],
    ],
    [
      "reporter",
      "Reporter animalier",
      2,
      [
        ["vedette", "Vedette du petit écran", "docu"],
        ["envoye", "Envoyé spécial", "docu"],
      ],
    ],
    [
      "avocat",
      "Avocat en droit de l'environnement",
      3,
      [
        ["contentieux", "Contentieux", "injonction"],
        ["constitutionnel", "Droit constitutionnel", "injonction"],
      ],
    ],
    [
      "philanthrope",
      "Philanthrope",
      null,
      [
        ["mecene", "Mécène", "collecte"],
        ["fondation", "Fondation", "collecte"],
      ],
    ],
  ] as [string, string, number | null, [string, string, string][]][]
).map(([role, name, seat, specialties]) => ({
  role,
  name,
  seat,
  cards: ["suivi", "nurserie", "lacher", "veto"],
  specialties: specialties.map(([specialty, title, start], index) => ({
    n: index + 1,
    specialty,
    mark: "O" as const,
    name: title,
    start,
    first: specialty === "ethologue",
    ...text(move(1, 1)),
    when: say("when", { when: "turn_start", once: "none", scope: "own_turn" }),
  })),
}));

export function sitter(seat: number, changes: Partial<Sitter> = {}): Sitter {
  const role = ROLES[seat]!;
  const specialty = role.specialties[0]!;
  const hand =
    [
      ["corridor", "nurserie", "lacher"],
      ["restaurer", "mobilisation"],
      ["conference", "corridor", "restaurer", "collecte"],
      ["mobilisation", "collecte", "corridor"],
    ][seat] ?? [];
  return {
    seat,
    role: role.role,
    role_name: role.name,
    specialty: specialty.specialty,
    specialty_name: specialty.name,
    specialty_used: seat === 3,
    money: [2, 1, 3, 0][seat] ?? 0,
    marker: seat === 3,
    gap: 1,
    hand,
    hand_count: hand.length,
    deck: [],
    deck_count: 9,
    unseen: [],
    permanents: seat === 0 ? [{ card: "veto", used: false }] : [],
    discard: [],
    played: [],
    dice:
      seat === 0
        ? [
            { value: 2, place: null },
            { value: 4, place: null },
            { value: 6, place: null },
          ]
        : [],
    ...changes,
  };
}

export function table(changes: Partial<ExtinctionView> = {}): ExtinctionView {
  return {
    game: "extinction",
    viewer: 0,
    rules_version: 1,
    seats_count: 4,
    options: {},
    actor: 0,
    phase: "act",
    scores: [0, 0, 0, 0],
    winners: [],
    seat: 0,
    module: "tigre",
    module_name: "Tigre",
    level: "normal",
    face: "foret",
    solo: false,
    year: 3,
    turn: 11,
    cells: BOARD,
    population: { count: 9, couples: 2, lost_at: 1, warning: "none" },
    reserve: { tiles: 3, all: 16, board: 13, warning: "low" },
    supply: { animals: 6, money: 19, cubes: 18 },
    skip: 0,
    track: {
      years: [1, 2, 3, 4, 5].map((year) => ({
        year,
        vote: year === 4 ? "first" : year === 5 ? "second" : null,
        past: year < 3,
        now: year === 3,
      })),
      markers: [1, 2, 0],
      waiting: [3],
      turns_left: 6,
    },
    vote: { year: 4, which: "first", needed: 4, yes: 0, running: false, sure: 1, possible: 2, chance: odds(0, 1) },
    birth: {
      target: 3,
      couples: 2,
      parts: [
        { why: "couples", n: 2, card: null, name: null },
        { why: "module", n: 1, card: null, name: null },
      ],
      chance: odds(3, 6),
      why: null,
    },
    seats: [0, 1, 2, 3].map((seat) => sitter(seat)),
    roles: ROLES,
    places: PLACES,
    cards: CARDS,
    ambassadors: AMBASSADORS,
    effects: {
      deck: 8,
      discard: 8,
      top: null,
      resolving: null,
      key: "face_a_face",
      key_chance: odds(2, 8),
      cards: EFFECTS,
      constants: [constant(1, "coupe_rase"), constant(2, "remaniement")],
    },
    turn_state: { roll: [2, 4, 6], die: null, tiles_placed: 0, used: [], purse: null },
    question: {
      phase: "act",
      seat: 0,
      shared: false,
      source: "rule",
      card: null,
      name: null,
      left: 3,
      steps: null,
      price: null,
      effect: null,
      cell: null,
      part: null,
      answers: [],
    },
    lines: [],
    sides: [],
    history: { turns: [], votes: [] },
    end: null,
    ...changes,
  };
}

export const props = (changes: Partial<Props<ExtinctionView>> = {}): Props<ExtinctionView> =>
  propsOf(table(), ["Camille", "Léa", "Noé", "Inès"], changes);
