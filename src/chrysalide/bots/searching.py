"""Searches on a seat: a tree of what may happen, whole turns by alpha-beta, what little is left looked at in full."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from chrysalide.bots.player import Player
from chrysalide.core.deepening import Deepening
from chrysalide.core.dice import Dice
from chrysalide.core.exact import Exact
from chrysalide.core.game import AnyGame, View
from chrysalide.core.plan import plan
from chrysalide.core.state import State
from chrysalide.core.tree import Habits, Tree

BATCH = 32  # simulations between two looks at the clock
POSITIONS = 60_000  # looked at where the rest is computed exactly, at most
WIDTH = 2  # positions within the seat's own turn that a plan follows further
TURNS = 16  # the deepest look by whole turns


@dataclass(frozen=True)
class Finding:
    """An action and what its seat can expect of it, from 0 (lost) to 1 (won)."""

    code: int
    value: float
    weight: int  # how often it was tried; 0 where that says nothing


class Thinker(Player):
    """A player that can say what it expects. Anytime; equal for a seed and an effort where no clock stops it."""

    def __init__(self, game: AnyGame, seed: int | str = 0, effort: int = 2000, seconds: float = 2.0) -> None:
        super().__init__(game, seed)
        self.effort = effort  # simulations, or positions looked at
        self.seconds = seconds
        self.looked = 0  # so many of them for the last decision; 0 where it was computed exactly or had no choice

    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        return self.think(view, seat, seconds)[0].code

    def weigh(self, view: View, seat: int, seconds: float | None) -> list[tuple[int, float | None]]:
        return [(finding.code, finding.value) for finding in self.think(view, seat, seconds)]

    def scale(self, factor: float) -> None:
        self.effort = max(1, round(self.effort * factor))

    def think(self, view: View, seat: int, seconds: float | None = None) -> list[Finding]:
        """The legal actions, the best first."""
        deadline = monotonic() + min(self.seconds, seconds or self.seconds)
        state: State = self.game.imagine(view, self.dice)
        codes = state.legal()
        self.looked = 0
        if len(codes) == 1:
            return [Finding(codes[0], self.game.evaluate(state, seat), 0)]
        return self.look(state, seat, sides(self.game, view), deadline)

    @abstractmethod
    def look(self, state: State, seat: int, sides: list[int], deadline: float) -> list[Finding]:
        """The same from an imagined state with more than one legal action, until the deadline at the latest."""


class Searcher(Thinker):
    """Information-set Monte Carlo tree search; where little is left, all of it is looked at."""

    def __init__(
        self,
        game: AnyGame,
        seed: int | str = 0,
        effort: int = 2000,
        seconds: float = 2.0,
        habits: Habits | None = None,
    ) -> None:
        super().__init__(game, seed, effort, seconds)
        self.habits = habits or game.habits

    def look(self, state: State, seat: int, sides: list[int], deadline: float) -> list[Finding]:
        if self.game.solvable(state):
            half = (monotonic() + deadline) / 2  # if it cannot be computed, there must be time for the tree
            solved = Exact(seat, sides, self.game.evaluate, min(POSITIONS, self.effort), half).solve(state)
            if solved is not None:
                return [Finding(code, value, 0) for code, value in solved]
        tree = Tree(state, sides, self.game.evaluate, Dice(self.dice.word()), self.habits)
        if self.game.planning:
            tree.favour(plan(state, seat, self.game.evaluate, self.dice, WIDTH, self.habits.deals))
        left = self.effort
        while left > 0 and monotonic() < deadline:
            tree.run(min(BATCH, left))
            left -= BATCH
        self.looked = self.effort - max(0, left)
        return [Finding(code, value, weight) for code, weight, value in tree.findings()]


class Deepener(Thinker):
    """Alpha-beta for games in which everything lies open."""

    def look(self, state: State, seat: int, sides: list[int], deadline: float) -> list[Finding]:
        codes = self.shuffled(state.legal())
        search = Deepening(seat, self.game.evaluate, self.effort, deadline)
        found = search.search(state, codes, TURNS)
        self.looked = self.effort - max(0, search.left)
        return [Finding(code, value, 0) for code, value in found]

    def shuffled(self, codes: Sequence[int]) -> list[int]:
        """Equal actions are chosen by the seed."""
        left = list(codes)
        return [left.pop(self.dice.below(len(left))) for _ in codes]


def sides(game: AnyGame, view: View) -> list[int]:
    """The side of each seat."""
    seats = view["seats_count"]
    if game.about.cooperative:
        return [0] * seats
    return list(game.options.read(view["options"], seats, game.id).sides(seats))
