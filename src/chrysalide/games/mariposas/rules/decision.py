# mypyc
"""What every decision answers. A game is a list of them: `play.py` has one for each phase."""

from abc import abstractmethod

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE
from chrysalide.games.mariposas.rules.position import Position


class Decision:
    """One thing that a seat decides, with everything about it; it holds no data, the position does."""

    def actor(self, at: Position) -> i64:
        return at.seat

    def legal(self, at: Position) -> list[int]:
        """The codes that the seat may choose from, in the order of the codes; the only statement of legality."""
        return []

    def pick(self, at: Position, dice: Dice) -> i64:
        """One of `legal`, all equally likely; some decisions find it faster than by listing all."""
        codes = self.legal(at)
        return codes[dice.below(len(codes))]

    @abstractmethod
    def apply(self, at: Position, code: i64) -> None:
        """Do it, and go on to the next decision."""

    def chance(self, at: Position) -> list[tuple[int, float]]:
        """Where chance acts: the outcomes with their probabilities."""
        return []

    def draw(self, at: Position, dice: Dice) -> i64:
        """Where chance acts: one of its outcomes."""
        raise ValueError("chance does not act now")


class Chance(Decision):
    """One thing that chance decides."""

    def actor(self, at: Position) -> i64:
        return CHANCE
