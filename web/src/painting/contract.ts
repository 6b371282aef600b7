/**
 * The contract between this shell and a game's own painting (`games/<game>/web/index.ts`).
 * A painting shows a view; it knows no rule.
 */
import type { Component } from "svelte";

/** What a message may contain: never words of a language. */
export type Arg = string | number | boolean | null | readonly (string | number)[];
export type Args = Record<string, Arg>;

export interface Message {
  id: string;
  args: Args;
}

/**
 * How something that happened is drawn on the board: `came` and `gone` ring a place where something is new or is no
 * more, `used` one that served; a `way` leads from the first target to the last, a `line` was pushed along.
 */
export type MarkKind = "came" | "gone" | "used" | "way" | "line";

/** Something that somebody did, as the board shows it afterwards. */
export interface Mark {
  kind: MarkKind;
  targets: string[];
  /** Whose turn it was; null: nobody's. */
  seat: number | null;
  /** How many turns ago. */
  age: number;
}

/**
 * What the events of a game leave on the board (`web/story.json`): by event, how it is drawn and on which targets.
 * `{cell}` stands for an argument of the event; a list names several targets, and an empty one none.
 */
export interface Story {
  events: Record<string, { kind: MarkKind; targets: string[] }[]>;
  /** The events with which a turn begins; without any, a turn lasts until another seat acts. */
  turns?: string[];
  /** After these the targets of earlier events name other things. */
  clears?: string[];
  /** Events that only begin what the next one tells: a summary of the turn leaves them out. */
  begins?: string[];
}

/**
 * When tips apply (`web/tips.json`): by the id of the message, a field of the view (`bolina.slot`) that must be there and
 * not be nothing, no, zero or empty. A tip that is not listed always applies.
 */
export type TipConditions = Record<string, string>;

/** What every game's view holds, in addition to the game's own fields. */
export interface View {
  game: string;
  /** The version of the rules that the match is played by. */
  rules_version: number;
  viewer: number | null;
  seats_count: number;
  options: Record<string, unknown>;
  actor: number | "chance" | "over";
  phase: string;
  scores: number[];
  winners: number[];
  [field: string]: unknown;
}

/** What a painting may know of a choice. */
export interface PaintedChoice {
  targets: readonly string[];
  /** What it would bring. */
  detail: Message | null;
}

export interface Props<V extends View = View> {
  view: V;
  /** The seat whose view this is; null for a spectator. */
  eyes: number | null;
  /** The name on each seat. */
  names: string[];
  /** Targets that may be clicked now. */
  lit: Set<string>;
  /** A lesson asks for one thing of several: what is not lit may be legal all the same. */
  guided?: boolean | undefined;
  /** Targets already picked on the way to a choice. */
  picked: string[];
  /**
   * For a click on anything with a target, lit or not (if not, the site explains why). `then`: more targets that the
   * same click means, of this choice and, if this one is held back, of the decision after it.
   */
  pick: (target: string, ...then: string[]) => void;
  /** The choices that match what is picked; missing where nobody chooses. */
  choices?: readonly PaintedChoice[] | undefined;
  /** Hover or keyboard focus, mirrored in the list of choices. */
  focus: (target: string | null) => void;
  focused: string | null;
  /** The target that the hint suggests. */
  hinted: string | null;
  /** What happened since the reader's last action, to be drawn on the board. */
  last?: readonly Mark[] | undefined;
  /** What the line of the log is about that the reader points at. */
  told?: readonly Mark[] | undefined;
  /** What led to this view, for animation; empty: nothing to animate. */
  events: Message[];
  /** False: reduced motion, or skipping. */
  motion: boolean;
  /** Text in the reader's language: the game's catalogue first, then the shell's. */
  t: (id: string, args?: Args) => string;
}

export type SeatProps<V extends View = View> = Props<V> & {
  seat: number;
  /** A replay seen by all eyes: `view` is that of this seat, which shows here what it keeps from the others. */
  open?: boolean | undefined;
};

export interface IconProps {
  icon: string;
}

/** Something in the box: a card, tile, goal or piece, as the game's `encyclopedia.py` describes it. */
export interface Item<F = Record<string, unknown>> {
  id: string;
  /** Items of a kind are painted alike. */
  kind: string;
  title: Message;
  /** What it does, phrase by phrase. */
  text: Message[];
  /** How many the box holds; null: nothing that could be counted. */
  count: number | null;
  /** The numbers of the rules that speak of it. */
  rules: string[];
  /** What the painting needs to draw it. */
  face: F;
}

export interface ItemProps<F = Record<string, unknown>> {
  item: Item<F>;
  /** Looked at closely. */
  large: boolean;
  t: Props["t"];
}

/**
 * How an item lies on the page of the encyclopedia: a `card` above its words, a small picture in a `row` before them;
 * a `print` or a wide `sheet` says everything itself.
 */
export type ItemShape = "card" | "row" | "print" | "sheet";

/** `any`: each game narrows `View` to its own structure. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Part = Component<any>;

/** Every part is optional; the shell has a plain version of each. */
export interface GamePainting {
  Board?: Part;
  Seat?: Part;
  Aid?: Part;
  /** Where the match stands, in the bar at the head of the page: a row of about 40 pixels. */
  Standing?: Part;
  /** The steps of the reader's decision, beside the question: a row of about 34 pixels. */
  Trail?: Part;
  Result?: Part;
  Icon?: Component<IconProps>;
  /** The address of a drawing in `art/`, for pages that tell about the game. */
  picture?: (name: string) => string | undefined;
  /** One item of the encyclopedia; it holds nothing to click. */
  Item?: Part;
  /** By kind of item; a card where nothing is said. */
  shapes?: Readonly<Record<string, ItemShape>>;
  /**
   * `broad`: a board that needs the right column too. All seats, the reader's own among them, stand as chips in the left
   * column, or in a row above the board; what the reader acts with is on the board or in its sheet (`Sheet.svelte`).
   * `tall`: a board that needs the whole height. On wide screens too the question is in the sheet, beside the board.
   */
  layout?: "broad" | "tall";
  /** Without it the log is words only. */
  story?: Story;
  tips?: TipConditions;
  /** Fetches what the first paint of a board needs most, while the page is still being put together. */
  ahead?: (theme: "day" | "dusk") => void;
}

/**
 * Drawings for the values of options, by name and value: addresses of files (`web/options.ts` exports `pictures`).
 * An option that has some is shown as pictures on the start card.
 */
export type OptionPictures = Record<string, Record<string, string>>;
