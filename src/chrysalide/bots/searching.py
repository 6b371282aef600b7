"""Searches on a seat: a tree of what may happen, whole turns by alpha-beta, what little is left looked at in full."""

from abc import abstractmethod
from collections.abc import Sequence
from time import monotonic

from chrysalide.bots.player import Advice, Player
from chrysalide.bots.search.deepening import Deepening
from chrysalide.bots.search.exact import Exact
from chrysalide.bots.search.plan import plan
from chrysalide.bots.search.tree import Tree
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.habits import Habits

BATCH = 32  # simulations between two looks at the clock
POSITIONS = 60_000  # looked at where the rest is computed exactly, at most
WIDTH = 2  # positions within the seat's own turn that a plan follows further
WORLDS = 100  # deals of the secrets that a plan is made for, at most
CROWD = 4  # sides from which on a game may be searched in another way
TURNS = 16  # the deepest look by whole turns


class Thinker(Player):
    """A player that can say what it expects. Anytime; equal for a seed and an effort where no clock stops it."""

    def __init__(self, game: AnyGame, seed: int | str = 0, effort: int = 2000, seconds: float = 2.0) -> None:
        super().__init__(game, seed)
        self.effort = effort  # simulations, or positions looked at
        self.seconds = seconds
        self.looked = 0  # so many of them for the last decision; 0 where it was computed exactly or had no choice

    def decide(self, turn: Turn) -> Action:
        return self.consider(turn)[0].action

    def scale(self, factor: float) -> None:
        self.effort = max(1, round(self.effort * factor))

    def consider(self, turn: Turn) -> list[Advice]:
        """The legal actions, the best first."""
        self.looked = 0
        if len(turn.codes) == 1:
            return [Advice(turn.legal[0], turn.game.evaluate(turn.imagined, turn.seat))]
        return self.search(turn, turn.deadline(self.seconds))

    @abstractmethod
    def search(self, turn: Turn, deadline: float) -> list[Advice]:
        """The same where there is more than one, until the deadline at the latest."""


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

    def search(self, turn: Turn, deadline: float) -> list[Advice]:
        game, state = turn.game, turn.imagined
        if game.solvable(state):
            half = (monotonic() + deadline) / 2  # if it cannot be computed, there must be time for the tree
            solved = Exact(turn.seat, turn.sides, game.evaluate, min(POSITIONS, self.effort), half).solve(state)
            if solved is not None:
                return [Advice(turn.action(code), value) for code, value in solved]
        crowd = len(set(turn.sides)) >= CROWD
        habits = self.habits.crowded if crowd and self.habits.crowded is not None else self.habits
        tree = Tree(state, turn.sides, game.evaluate, Dice(self.dice.word()), habits)
        if game.planning:
            tree.favour(self.planned(turn, habits, (monotonic() + deadline) / 2))
        left = self.effort
        while left > 0 and monotonic() < deadline:
            tree.run(min(BATCH, left))
            left -= BATCH
        self.looked = self.effort - max(0, left)
        return [Advice(turn.action(code), value, weight) for code, weight, value in tree.findings()]

    def planned(self, turn: Turn, habits: Habits, deadline: float) -> dict[int, float]:
        """By legal action: what it promises at the end of the turn, on average over several deals of the secrets.

        In a crowd a single deal says little: what is good if one opponent holds a goal may be bad if another does.
        """
        worlds = min(WORLDS, self.effort // habits.share) if habits.share else 1
        totals = dict.fromkeys(turn.codes, 0.0)
        made = 0
        while made == 0 or (made < worlds and monotonic() < deadline):
            world = turn.imagined.copy()
            if made:
                world.resample(turn.seat, self.dice)
            values = plan(world, turn.seat, turn.game.evaluate, self.dice, WIDTH, habits.deals)
            worst = min(values.values(), default=0.0)  # not followed to the end: as bad as the worst that was
            for code in totals:
                totals[code] += values.get(code, worst)
            made += 1
        return {code: total / made for code, total in totals.items()}


class Deepener(Thinker):
    """Alpha-beta for games in which everything lies open."""

    def search(self, turn: Turn, deadline: float) -> list[Advice]:
        deepening = Deepening(turn.seat, turn.game.evaluate, self.effort, deadline)
        found = deepening.search(turn.imagined, self.shuffled(turn.codes), TURNS)
        self.looked = self.effort - max(0, deepening.left)
        return [Advice(turn.action(code), value) for code, value in found]

    def shuffled(self, codes: Sequence[int]) -> list[int]:
        """Equal actions are chosen by the seed."""
        left = list(codes)
        return [left.pop(self.dice.below(len(left))) for _ in codes]
