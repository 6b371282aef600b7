/** What things are called and what cards say; ids and arguments here, words in the catalogue. */
import type { Args, Props } from "$web/painting/contract";
import { sideOf } from "./portraits.svelte";
import type { Ambassador, Card, Cell, Chance, DieFit, ExtinctionView, Text, Words } from "./types";

export const cardName = (card: string, view: ExtinctionView, t: Words): string =>
  t("card", { card, card_name: view.cards[card]?.name ?? card });
export const roleName = (role: string, name: string | null, t: Words): string =>
  t("role-title", { role, role_name: name ?? role, side: sideOf(role) });
export function specialtyName(specialty: string, name: string | null, view: ExtinctionView, t: Words): string {
  const role = view.roles.find(({ specialties }) => specialties.some((one) => one.specialty === specialty))?.role ?? "";
  return t("specialty-title", { specialty, specialty_name: name ?? specialty, side: sideOf(role) });
}
export const effectName = (
  { effect, name }: { effect: string; name: string },
  view: ExtinctionView,
  t: Words,
): string => t("effect", { effect, effect_name: name, module: view.module });

/** The effect of that id, by its name. */
export const effectNamed = (effect: string, view: ExtinctionView, t: Words): string =>
  effectName({ effect, name: view.effects.cards.find((one) => one.effect === effect)?.name ?? effect }, view, t);

export const ambassadorArgs = ({
  slot,
  colour,
  ambassador,
  name,
}: Pick<Ambassador, "slot" | "colour" | "ambassador" | "name">): Args => ({
  slot,
  colour,
  ambassador: ambassador ?? "none",
  ambassador_name: name ?? "",
});

/** All there is to say about one: what it counts, how it stands, and what it could be where that is not known. */
export function ambassadorStory(ambassador: Ambassador, t: Words): string {
  const args = ambassadorArgs(ambassador);
  if (!ambassador.face_up && !ambassador.ambassador) {
    const countries = ambassador.candidates.map((id) =>
      t("ambassador", { ...args, ambassador: id, ambassador_name: id }),
    );
    return t("web-amb-could-be", { ...args, candidates: countries.length, countries });
  }
  const how = t("web-when", { when: t("ambassador", args), text: phrasesOf(ambassador, t) });
  const sum = t("web-amb-sum", {
    total: ambassador.total ?? 0,
    target: ambassador.target ?? 0,
    cubes: ambassador.cubes,
    dice: ambassador.dice,
    needs: ambassador.needs ?? 0,
  });
  const chance = ambassador.chance ? t("web-amb-chance", { percent: percent(ambassador.chance) }) : "";
  return [how, sum, chance].filter(Boolean).join(" · ");
}

/** What is said about a question, by the card or effect that asks it; nothing where a rule does. */
export function askerName(view: ExtinctionView, t: Words): string {
  const { question } = view;
  if (!question?.card || question.source === "rule") return "";
  const name = question.name ?? question.card;
  if (question.source === "specialty") return specialtyName(question.card, name, view, t);
  if (question.source === "card") return t("card", { card: question.card, card_name: name });
  return effectName({ effect: question.card, name }, view, t);
}

/** The card, specialty or effect that asks, with all it says. */
export function askerStory(view: ExtinctionView, t: Words): string {
  const name = askerName(view, t);
  const id = view.question?.card;
  if (!name || !id) return "";
  const powers: Record<string, Text | undefined> = {
    card: view.cards[id],
    specialty: view.roles.flatMap(({ specialties }) => specialties).find(({ specialty }) => specialty === id),
  };
  const told = powers[view.question?.source ?? ""] ?? view.effects.cards.find(({ effect }) => effect === id);
  return told ? t("web-when", { when: name, text: textOf(told, t) }) : name;
}

const NOTHING = "–"; // what the catalogues say of a title that needs no words

/** What a difficult title means, in brackets; nothing for the others. */
export function titleAbout(title: string, t: Words): string {
  const about = t("title-about", { title });
  return about === NOTHING ? "" : ` (${about})`;
}

/** What a card does, one phrase after the other, without when. */
export const phrasesOf = ({ text }: Pick<Text, "text">, t: Words): string =>
  text.map(({ id, args }) => t(id, args)).join(" · ");

/** A card's whole text. */
export function textOf(card: Text, t: Words): string {
  const { when, cost_note } = card;
  const phrases = phrasesOf(card, t);
  const note = cost_note ? ` (${t(cost_note.id, cost_note.args)})` : "";
  return (when ? t("web-when", { when: t(when.id, when.args), text: phrases }) : phrases) + note;
}

/** The operation that gives a card its sign. */
export const firstSign = ({ text }: Text): string => (text[0]?.id ?? "").replace(/^(op|mod|does)-/, "");

/** 1.6: the number of copies, as it is printed. */
export const roman = (copies: number): string =>
  ["", "I", "II", "III", "IV", "V", "VI", "VII"][copies] ?? String(copies);

export const percent = (chance: Chance): number => Math.round(chance.value * 100);
export const chanceText = (chance: Chance, t: Words): string => t("chance", { percent: percent(chance) });

/** Averages, with one digit, as the reader's language writes them. */
export const average = (value: number): string =>
  value.toLocaleString(document.documentElement.lang || undefined, { maximumFractionDigits: value < 0.1 ? 2 : 1 });

const SHORT: Record<string, string> = { "refuse-too-low": "low", "refuse-own-die": "own", "refuse-too-dear": "dear" };

/** Why a die may not go there, in a few words; in full where nobody has shortened it. */
export function reason(fit: DieFit, t: Words): string {
  if (!fit.why) return "";
  const short = SHORT[fit.why.id];
  return short ? t(`web-why-${short}`, { needs: 7, price: 0, ...fit.why.args }) : t(fit.why.id, fit.why.args);
}

/** Who is on a cell, for screen readers. */
export function cellLabel(
  cell: Cell,
  { view, lit, hinted, t }: Pick<Props<ExtinctionView>, "view" | "lit" | "hinted" | "t">,
): string {
  const parts = [t("web-cell", { row: cell.row, column: cell.column })];
  if (cell.tile) parts.push(t("web-cell-ruined", { face: view.face }));
  else if (cell.animals === 0) parts.push(t("web-cell-empty"));
  else parts.push(t("web-cell-animals", { n: cell.animals, module: view.module, couples: cell.couples }));
  if (cell.starves) parts.push(t("web-cell-starves"));
  const target = `cell:${cell.cell}`;
  if (lit.has(target)) parts.push(t("web-choose"));
  if (hinted === target) parts.push(t("web-hinted"));
  return parts.join(", ");
}

/** A player card as one sentence: name, sort, price, text. */
export function cardLabel(card: Card, view: ExtinctionView, t: Words): string {
  const cost = card.cost > 0 ? [t("text-cost", { n: card.cost })] : [];
  return [cardName(card.card, view, t), t("card-type", { type: card.type }), ...cost, textOf(card, t)].join(", ");
}
