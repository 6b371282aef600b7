/** The votes of the match for its end: also one where nobody was face up to be polled. */
import type { Ballot, ExtinctionView } from "./types";

export function ballotsOf({
  history,
  track,
  vote,
  end,
}: Pick<ExtinctionView, "history" | "track" | "vote" | "end">): Ballot[] {
  const held = track.years.filter((year) => year.vote && (year.past || (year.now && end?.why === "second_vote")));
  const silent = held
    .filter(({ year }) => !history.votes.some((ballot) => ballot.year === year))
    .map(({ year, vote: which }): Ballot => ({
      year,
      which: which ?? "first",
      needed: vote.needed,
      yes: 0,
      polls: [],
      missing: vote.needed,
      spare: 0,
      closest: null,
      by: 0,
    }));
  return [...history.votes, ...silent].sort((a, b) => a.year - b.year);
}
