/** The sentences around a table: whose turn it is, where the match stands, how it ended. */
import type { Args, View } from "$web/painting/contract";
import type { Eyes, Words } from "$web/words/fluent";
import { viewArgs } from "$web/words/wording";

/** What the sentences are made from. */
export interface Scene {
  view: View;
  words: Words;
  eyes: Eyes;
  /** How many choices the reader has now. */
  choices: number;
  cooperative: boolean;
  /** The match did not end by its rules: who lost it and why, and who won because of that. */
  ending?: Ending | null;
}

export interface Ending {
  /** Null: nobody lost, it is a draw. */
  seat: number | null;
  why: "time" | "resigned" | "agreed";
  winners: readonly number[];
}

export function actorOf(view: View | null): number | null {
  return typeof view?.actor === "number" ? view.actor : null;
}

export function whereLine({ view, words, eyes }: Pick<Scene, "view" | "words" | "eyes">): string {
  return words.own("where") ? words.text("where", viewArgs(view), eyes) : "";
}

function turnArgs({ view, choices }: Scene): Args {
  const actor = actorOf(view);
  return { ...viewArgs(view), ...(actor === null ? {} : { seat: actor }), choices };
}

/** The banner: the game's own words for the phase, or plain ones; at the end, the result. */
export function turnText(scene: Scene): string {
  const { view, words, eyes } = scene;
  if (view.actor === "over" || scene.ending) return resultText(scene);
  if (view.actor === "chance") return words.text("turn-chance");
  const id = words.own(`turn-${view.phase}`) ? `turn-${view.phase}` : "turn-of";
  return words.text(id, turnArgs(scene), eyes);
}

/** The small text at the banner's right end. */
export function turnAside(scene: Scene): string {
  if (actorOf(scene.view) === null || scene.ending) return "";
  return scene.words.attribute(`turn-${scene.view.phase}`, "aside", turnArgs(scene), scene.eyes) ?? "";
}

/** The small text next to the title of the list of choices. */
export function choicesAside(scene: Scene): string {
  const id = `choices-${scene.view.phase}`;
  return scene.words.own(id) ? scene.words.text(id, turnArgs(scene), scene.eyes) : "";
}

export function resultText({ view, words, eyes, cooperative, ending }: Scene): string {
  if (ending) return endingText(ending, words, eyes);
  const first = view.winners[0];
  const winners = view.winners.map((seat) => eyes.names[seat] ?? "");
  const args = { ...viewArgs(view), winners, ...(first === undefined ? {} : { seat: first }) };
  if (words.own("result")) return words.text("result", args, eyes);
  if (cooperative) return words.text(first === undefined ? "team-lost" : "team-won");
  if (first === undefined) return words.text("nobody-won");
  return words.text("won", args, eyes);
}

function endingText({ seat, why, winners }: Ending, words: Words, eyes: Eyes): string {
  if (seat === null) return words.text("ended-agreed");
  const named = winners.map((winner) => eyes.names[winner] ?? "");
  const mine = eyes.seats.length === 1 && winners.includes(eyes.seats[0] ?? -1);
  const winner = mine ? "you" : (["none", "one"][winners.length] ?? "several");
  return words.text(why === "time" ? "ended-by-time" : "ended-resigned", { seat, winners: named, winner }, eyes);
}
