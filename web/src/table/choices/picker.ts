/**
 * From clicks to one choice. A choice is reached by picking its targets in order;
 * the picker keeps the choices that match what was picked so far. It knows no rules.
 */
import type { Choice } from "$web/net/protocol";

export interface Picking {
  choices: readonly Choice[];
  picked: readonly string[];
}

export type Picked = { kind: "send"; choice: Choice } | { kind: "narrow"; picking: Picking } | { kind: "refused" };

export function startPicking(choices: readonly Choice[]): Picking {
  return { choices, picked: [] };
}

/** The choices that begin with what was picked. */
export function remaining({ choices, picked }: Picking): Choice[] {
  return choices.filter((choice) => picked.every((target, index) => choice.targets[index] === target));
}

/** The targets that lead on from here. */
export function litTargets(picking: Picking): Set<string> {
  const lit = new Set<string>();
  for (const choice of remaining(picking)) {
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
  const { choices, picked } = picking;
  const whole = remaining(picking).filter((choice) => isComplete(choice, picked) && choice.targets.at(-1) === target);
  if (whole.length === 1 && whole[0]) return { kind: "send", choice: whole[0] };
  const narrowed = { choices, picked: [...picked, target] };
  const left = remaining(narrowed);
  if (left.length === 1 && left[0]) return { kind: "send", choice: left[0] };
  if (left.length > 1) return { kind: "narrow", picking: narrowed };
  if (picked.at(-1) === target) return { kind: "narrow", picking: stepBack(picking) };
  if (picked.length > 0) return pickTarget(startPicking(choices), target);
  return { kind: "refused" };
}

function isComplete(choice: Choice, picked: readonly string[]): boolean {
  return picked.length > 0 && choice.targets.length === picked.length;
}

export function stepBack({ choices, picked }: Picking): Picking {
  return { choices, picked: picked.slice(0, -1) };
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
