/** What the card for whatever is looked at says. */
import type { ExtinctionView, Words } from "./types";
import { ambassadorArgs, ambassadorStory, average, cardName, effectName, reason, textOf, titleAbout } from "./wording";

export interface Thing {
  title: string;
  lines: string[];
}

type Telling = (id: string, view: ExtinctionView, names: string[], t: Words) => Thing | null;

function tellAmbassador(id: string, view: ExtinctionView, _: string[], t: Words): Thing | null {
  const found = view.ambassadors.find(({ slot }) => slot === Number(id));
  if (!found) return null;
  const known = found.face_up || found.ambassador;
  return {
    title: known ? t("ambassador", ambassadorArgs(found)) : t("web-slot", { slot: found.slot }),
    lines: [ambassadorStory(found, t)],
  };
}

function tellCard(id: string, view: ExtinctionView, _: string[], t: Words): Thing | null {
  const card = view.cards[id];
  if (!card) return null;
  const cost = card.cost > 0 ? t("text-cost", { n: card.cost }) : "";
  const head = [t("card-type", { type: card.type }), cost].filter(Boolean).join(" · ");
  return { title: cardName(id, view, t), lines: [head, textOf(card, t) + titleAbout(id, t)] };
}

function tellPlace(id: string, view: ExtinctionView, names: string[], t: Words): Thing | null {
  const place = view.places.find((one) => one.place === id);
  const card = place && view.cards[place.card];
  if (!place || !card) return null;
  const price = place.price > 0 ? t("text-cost", { n: place.price }) : "";
  const owner = place.owner === null ? "" : t("web-place-owner", { name: names[place.owner] ?? "" });
  const why = place.values.every(({ may }) => !may) ? place.values.at(-1) : undefined;
  const dice = place.dice.map(({ seat, value }) => t("web-place-die", { value, name: names[seat] ?? "" }));
  const lines = [
    textOf(card, t) + titleAbout(place.card, t),
    [price, owner, ...dice].filter(Boolean).join(" · "),
    why ? reason(why, t) : "",
  ];
  return { title: cardName(place.card, view, t), lines: lines.filter(Boolean) };
}

function tellConstant(id: string, view: ExtinctionView, _: string[], t: Words): Thing | null {
  const found = view.effects.constants.find(({ position }) => position === Number(id));
  if (!found) return null;
  const notes = [found.helpful ? t("text-helpful") : "", found.blocked ? t("web-constant-blocked") : ""];
  const fact = view.effects.cards.find(({ effect }) => effect === found.effect)?.fact;
  const lines = [textOf(found, t), notes.filter(Boolean).join(" · "), fact ? t(fact.id, fact.args) : ""];
  return { title: effectName(found, view, t), lines: lines.filter(Boolean) };
}

function tellLine(id: string, view: ExtinctionView, _: string[], t: Words): Thing | null {
  const found = view.lines.find(({ line }) => line === id);
  if (!found) return null;
  const { animals: n, worst, defeat } = found;
  const risk = defeat.value > 0 ? t("web-line-defeat", { percent: Math.round(defeat.value * 100) }) : "";
  const loss = t("web-line-loss", { n, loss: average(found.loss.value), worst, module: view.module });
  const title = t("web-line", { axis: id[0] === "r" ? "row" : "column", number: Number(id[1]) });
  return { title, lines: [loss, risk].filter(Boolean) };
}

const TELLING: Record<string, Telling> = {
  amb: tellAmbassador,
  card: tellCard,
  place: tellPlace,
  const: tellConstant,
  line: tellLine,
};

/** About the thing with this target; null where nothing is known about it (any more). */
export function fichedThing(target: string | null, view: ExtinctionView, names: string[], t: Words): Thing | null {
  const [kind = "", id = ""] = target?.split(/:(.*)/) ?? [];
  return TELLING[kind]?.(id, view, names, t) ?? null;
}
