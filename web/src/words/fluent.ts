/** Puts messages into the reader's words: a game's catalogue first, then the shell's. */
import type { FluentVariable } from "@fluent/bundle";
import type { Arg, Args } from "$web/painting/contract";
import { Catalogue } from "./catalogue";

export const LANGS = ["fr", "en", "es"] as const;
export type Lang = (typeof LANGS)[number];

/** The reader: the names on the seats, and the seats the reader holds. */
export interface Eyes {
  names: readonly string[];
  seats: readonly number[];
}

const NOBODY: Eyes = { names: [], seats: [] };

export function chooseLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGS.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (lang) return lang;
  }
  return "en";
}

/** By language and text: the shell's catalogue is part of every game's words. */
const catalogues = new Map<string, Catalogue>();

function read(lang: Lang, text: string): Catalogue {
  const key = `${lang} ${text}`;
  const known = catalogues.get(key) ?? new Catalogue(lang, text);
  catalogues.set(key, known);
  return known;
}

export class Words {
  readonly #catalogues: Catalogue[];

  /** Catalogues as text, in order of precedence. */
  constructor(
    readonly lang: Lang,
    ...texts: string[]
  ) {
    this.#catalogues = texts.map((text) => read(lang, text));
  }

  has(id: string): boolean {
    return this.#catalogues.some((catalogue) => catalogue.message(id)?.value != null);
  }

  /** Does the first catalogue, the game's own, know this id? */
  own(id: string): boolean {
    return this.#catalogues[0]?.message(id)?.value != null;
  }

  text(id: string, args: Args = {}, eyes: Eyes = NOBODY): string {
    for (const catalogue of this.#catalogues) {
      const pattern = catalogue.message(id)?.value;
      if (pattern) return catalogue.format(pattern, this.variables(args, eyes));
    }
    return id;
  }

  /** A message's attribute, or null if there is none. */
  attribute(id: string, name: string, args: Args = {}, eyes: Eyes = NOBODY): string | null {
    for (const catalogue of this.#catalogues) {
      const pattern = catalogue.message(id)?.attributes[name];
      if (pattern) return catalogue.format(pattern, this.variables(args, eyes));
    }
    return null;
  }

  /** Arguments as catalogues expect them: seats get names, lists are joined and counted. */
  variables(args: Args, eyes: Eyes = NOBODY): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) out[`${name}_count`] = value.length;
      out[name] = this.#plain(value);
      if (typeof value === "number" && /^(\w+_)?seat$/.test(name))
        Object.assign(out, seatCompanions(name, value, eyes));
    }
    return out;
  }

  #plain(value: Arg): FluentVariable {
    if (typeof value === "string" || typeof value === "number") return value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null) return "";
    return listFormat(this.lang).format(value.map(String));
  }
}

const lists = new Map<Lang, Intl.ListFormat>();

/** Without a comma before the last item, as in the terminal. */
function listFormat(lang: Lang): Intl.ListFormat {
  const list = lists.get(lang) ?? new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { type: "conjunction" });
  lists.set(lang, list);
  return list;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name written from right to left would reverse the numbers after it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

function seatCompanions(name: string, seat: number, eyes: Eyes): Record<string, string> {
  const prefix = name.slice(0, -"seat".length);
  const you = eyes.seats.length === 1 && eyes.seats[0] === seat;
  return { [`${prefix}player`]: isolated(eyes.names[seat] ?? ""), [`${prefix}you`]: you ? "yes" : "no" };
}

/** The view's scalar fields, and those one object deep as `field_key`, as arguments. */
export function scalars(view: Record<string, unknown>): Args {
  const out: Args = {};
  for (const [name, value] of Object.entries(view)) {
    if (isScalar(value)) out[name] = value;
    else if (value && typeof value === "object" && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) if (isScalar(inner)) out[`${name}_${key}`] = inner;
  }
  return out;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
