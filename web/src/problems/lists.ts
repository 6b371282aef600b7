/** The problems of each game; a list is fetched once. */
import { fetchProblems } from "$web/net/api";
import type { ProblemCard } from "$web/net/protocol";

const held = new Map<string, Promise<ProblemCard[]>>();

export function loadProblems(game: string, lang: string): Promise<ProblemCard[]> {
  const found = held.get(game) ?? fetchProblems(game, lang);
  held.set(game, found);
  found.catch(() => held.delete(game));
  return found;
}

/** The next one that is not solved, or simply the next; nothing where there is no other. */
export function following(
  problems: readonly ProblemCard[],
  id: string,
  isSolved: (id: string) => boolean,
): ProblemCard | null {
  const at = problems.findIndex((one) => one.id === id);
  const others = [...problems.slice(at + 1), ...problems.slice(0, Math.max(0, at))];
  return others.find((one) => !isSolved(one.id)) ?? others[0] ?? null;
}
