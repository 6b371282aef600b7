/**
 * From clicks to one choice. A choice is reached by picking its targets in order;
 * the picker keeps the choices that match what was picked so far. It knows no rules.
 *
 * A choice that may be held back is not sent: what could follow it is chosen first.
 */
import type { Choice, View } from "$web/net/protocol";

/** A decision held back, and what could follow it. */
export interface Held {
  choice: Choice;
  /** The position after it, for the words of the next question. */
  view: Partial<View>;
  choices: readonly Choice[];
}

export interface Picking {
  choices: readonly Choice[];
  held: readonly Held[];
  /** Targets of the next choice. */
  picked: readonly string[];
}

/** `held`: the decisions before the choice that are held back. */
export type Picked =
  | { kind: "send" | "hold"; choice: Choice; held: readonly Held[] }
  | { kind: "narrow"; picking: Picking }
  | { kind: "refused" };

export function startPicking(choices: readonly Choice[]): Picking {
  return { choices, held: [], picked: [] };
}

/** The choices that begin with what was picked. */
export function remaining({ choices, held, picked }: Picking): Choice[] {
  const asked = held.at(-1)?.choices ?? choices;
  return asked.filter((choice) => picked.every((target, index) => choice.targets[index] === target));
}

/** Everything picked so far, also for what is held back; `whole`: a choice whose targets are all picked. */
export function pickedTargets({ held, picked }: Picking, whole: Choice | null = null): string[] {
  return [...held.flatMap(({ choice }) => choice.targets), ...(whole?.targets ?? picked)];
}

/** The targets that lead on from here, to any of these choices. */
export function litTargets(picking: Picking, choices = remaining(picking)): Set<string> {
  const lit = new Set<string>();
  for (const choice of choices) {
    const next = nextTarget(choice, picking.picked);
    if (next !== undefined) lit.add(next);
  }
  return lit;
}

/** A choice whose targets are all picked is confirmed by its last target once more. */
export function nextTarget(choice: Choice, picked: readonly string[]): string | undefined {
  return choice.targets[picked.length] ?? (picked.length > 0 ? choice.targets.at(-1) : undefined);
}

export function pickTarget(picking: Picking, target: string): Picked {
  const { held, picked } = picking;
  const whole = remaining(picking).filter((choice) => isComplete(choice, picked) && choice.targets.at(-1) === target);
  if (whole.length === 1 && whole[0]) return decide(whole[0], held);
  const narrowed = { ...picking, picked: [...picked, target] };
  const left = remaining(narrowed);
  if (left.length === 1 && left[0]) return decide(left[0], held);
  if (left.length > 1) return { kind: "narrow", picking: narrowed };
  if (pickedTargets(picking).at(-1) === target) return { kind: "narrow", picking: stepBack(picking) };
  if (picked.length > 0) return pickTarget({ ...picking, picked: [] }, target);
  return held.length > 0 ? pickTarget({ ...picking, held: held.slice(0, -1) }, target) : { kind: "refused" };
}

function decide(choice: Choice, held: readonly Held[]): Picked {
  return { kind: choice.held ? "hold" : "send", choice, held };
}

/** Of targets that one click means, those that are not of this choice, which it completes. */
export function furtherTargets(choice: Choice, meant: readonly string[]): string[] {
  const at = meant.findIndex((target) => !choice.targets.includes(target));
  return at < 0 ? [] : meant.slice(at);
}

function isComplete(choice: Choice, picked: readonly string[]): boolean {
  return picked.length > 0 && choice.targets.length === picked.length;
}

/** One target back, or what was held back last. */
export function stepBack(picking: Picking): Picking {
  const { held, picked } = picking;
  return picked.length > 0 ? { ...picking, picked: picked.slice(0, -1) } : { ...picking, held: held.slice(0, -1) };
}

/**
 * What the digits typed so far mean. If all badges are numbers, these are typed;
 * otherwise digits count the lines of the list.
 */
export function typedChoice(choices: readonly Choice[], typed: string): { exact: Choice | null; more: boolean } {
  const numbered = choices.every((choice) => choice.badge !== null && /^\d+$/.test(choice.badge));
  const badges = choices.map((choice, index) => (numbered ? (choice.badge ?? "") : String(index + 1)));
  const index = badges.indexOf(typed);
  return { exact: choices[index] ?? null, more: badges.some((badge) => badge !== typed && badge.startsWith(typed)) };
}
