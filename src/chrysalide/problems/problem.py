"""A problem: a position with one clearly best decision, and those that follow it as far as they are clear too."""

from dataclasses import dataclass, field

from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.opening import Opening, enter_all

# how sure a solution is
EXACT = "exact"  # every line was followed to its end: nothing is estimated
WIN = "win"  # a forced win, proved; what other actions are worth is estimated, but none wins as fast
SEARCHED = "searched"  # by two independent searches that agree
CERTAINTIES = (EXACT, WIN, SEARCHED)

LEVELS = ("greedy", "easy", "medium", "hard")  # tried on every problem; what the first two find is not one


@dataclass(frozen=True)
class Step:
    """One decision of the solver, and what follows it until the next one."""

    best: tuple[str, ...]  # all of them lead to the same position; the first is shown
    value: float  # what the solver's side can then expect, from 0 (lost) to 1 (won)
    other: float  # and after the best of all other actions
    others: dict[str, float]  # after each of them; those left out were dropped by the search early
    then: tuple[str, ...] = ()  # what chance and the others do, and what else the solver does in its turn


@dataclass(frozen=True)
class Variation:
    """What else might happen at a step: another reply to the best decision, or what refutes another decision."""

    step: int
    entries: tuple[str, ...]  # the solver's decision first


@dataclass(frozen=True)
class Source:
    """Where a problem comes from; the command finds it again."""

    command: str
    match: int
    entry: int


@dataclass(frozen=True)
class Problem:
    game: AnyGame
    id: str
    source: Source
    certainty: str
    missed: tuple[str, ...]  # the levels that do not find the first decision
    opening: Opening
    steps: tuple[Step, ...]
    variations: tuple[Variation, ...] = field(default=())

    @property
    def seat(self) -> int:
        """The one that has to decide, and whose eyes the position is seen by."""
        return self.opening.seat

    @property
    def difficulty(self) -> int:
        """From 1 to 3, by the strongest level that misses it."""
        return max(1, *(LEVELS.index(level) for level in self.missed)) if self.missed else 1

    def refutation(self, index: int, action: str) -> Variation | None:
        """What follows a decision that is not the best, if that is known."""
        found = (one for one in self.variations if one.step == index and one.entries[0] == action)
        return next(found, None) if action not in self.steps[index].best else None

    def replies(self, index: int) -> list[Variation]:
        """Other replies to the best decision."""
        return [one for one in self.variations if one.step == index and one.entries[0] in self.steps[index].best]

    def at(self, index: int) -> Match:
        """The match when the decision of step `index` is to be made; after the last step, where the line ends."""
        match = self.opening.play(self.game)
        for step in self.steps[:index]:
            follow(match, (step.best[0], *step.then))
        return match


def follow(match: Match, entries: tuple[str, ...]) -> None:
    """What is written down, and after it what happens by itself."""
    enter_all(match, entries)
    match.settle()
