"""A game's evaluation broken into named parts, from which a hint takes its reasons."""

from typing import NamedTuple


class Part(NamedTuple):
    """One part: how much of it there is, and what a unit of it is worth.

    The sum of amount × weight over all parts is the evaluation in log-odds (0: even, 1: 73 %), as far as the game's
    evaluation is such a sum; a game's `parts` says what it leaves out.
    """

    amount: float  # in a unit that people know where there is one: points, cubes, animals
    weight: float
    quiet: bool = False  # falls as a matter of course, as a promise does that is kept: that is not worth a word

    @property
    def worth(self) -> float:
        return self.amount * self.weight


Parts = dict[str, Part]  # by name; `goal:2` is the second of several parts called goal
