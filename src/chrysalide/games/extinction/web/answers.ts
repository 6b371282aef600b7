/** The answers that are not things on the table: buttons in the tray, each with its label. */
import type { Args } from "$web/painting/contract";
import type { ExtinctionView } from "./types";

export interface Answer {
  target: string;
  id: string;
  args: Args;
  sign: string;
  /** Declining and stopping come last and are less prominent. */
  quiet: boolean;
  seat: number | null;
}

type Making = (view: ExtinctionView, rest: string) => Omit<Answer, "target">;

const answer = (
  id: string,
  args: Args,
  sign: string,
  quiet = false,
  seat: number | null = null,
): Omit<Answer, "target"> => ({ id, args, sign, quiet, seat });

function effectArgs(view: ExtinctionView): Args {
  const effect = view.question?.effect ?? view.effects.resolving ?? view.effects.top ?? "";
  const name = view.effects.cards.find((one) => one.effect === effect)?.name ?? effect;
  return { effect, effect_name: name, module: view.module, price: view.question?.price ?? 0 };
}

const MAKING: Record<string, Making> = {
  card: (view, card) =>
    answer(
      "choice-play",
      { card, card_name: view.cards[card]?.name ?? card, type: view.cards[card]?.type ?? "action" },
      "op-play",
    ),
  amount: (_, n) => answer("choice-amount", { n: Number(n) }, "op-coin"),
  seat: (_, seat) => answer("choice-next", { other_seat: Number(seat) }, "op-next", false, Number(seat)),
  drop: (view) => answer("choice-drop", effectArgs(view), "op-lift"),
  keep: (view) =>
    view.phase === "reroll"
      ? answer("choice-keep-roll", {}, "op-yes", true)
      : answer("choice-keep-effect", effectArgs(view), "op-yes", true),
  save: (view) => answer("choice-save", { module: view.module, cell: view.question?.cell ?? "" }, "op-save"),
  cancel: (view) => answer("choice-cancel", effectArgs(view), "op-lift"),
  ignore: (view) => answer("choice-ignore", { part: view.question?.part ?? "tile" }, "op-save"),
  stop: (view) => answer("choice-stop", { left: view.question?.left ?? 0 }, "op-stop", true),
  end: () => answer("choice-end", {}, "op-next"),
  no: (view) => answer("choice-no", { phase: view.phase }, "op-no", true),
};

export function answersOf(lit: ReadonlySet<string>, view: ExtinctionView): Answer[] {
  const found = [...lit].flatMap((target): Answer[] => {
    const [kind, rest] = target.split(":") as [string, string | undefined];
    const making = MAKING[kind];
    return making ? [{ target, ...making(view, rest ?? "") }] : [];
  });
  return found.sort((a, b) => Number(a.quiet) - Number(b.quiet));
}

/** The seats that have named this thing, where the majority decides. */
export const opinionsOn = (target: string, { question }: Pick<ExtinctionView, "question">): number[] =>
  question?.answers.filter(({ targets }) => targets.includes(target)).map(({ seat }) => seat) ?? [];

/** A line that was touched is chosen by its own button: a finger covers what it points at. */
export function lineAnswer(target: string, view: ExtinctionView): Answer[] {
  const found = view.lines.find(({ line }) => target === `line:${line}`);
  if (!found) return [];
  const args = {
    line: found.line,
    axis: found.line[0] === "r" ? "row" : "column",
    number: Number(found.line[1]),
    n: found.animals,
    module: view.module,
  };
  return [{ target, ...answer("choice-line", args, "op-axe") }];
}
