# mypyc
"""What a decision is: who may answer what, and what comes of it. Each has its home in the file of its chapter."""

from abc import abstractmethod

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.games.extinction.board import bits, lowest, nth
from chrysalide.games.extinction.rules.position import Position


class Decision:
    """One decision of a seat or of chance; `DECISIONS` in play.py lists all of them by phase.

    It holds nothing: all there is to know is in the position. Most decisions of seats are one of a set: they say so
    in `offer`, and `legal` and `pick` follow from it.
    """

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        """The first code, the set of numbers that may be added to it, and a code that comes last (or -1)."""
        return 0, 0, -1

    def legal(self, at: Position) -> list[int]:
        """Codes in ascending order, but for declining and stopping, which come last."""
        first, numbers, last = self.offer(at)
        codes: list[int] = []
        while numbers:
            codes.append(first + lowest(numbers))
            numbers &= numbers - 1
        if last >= 0:
            codes.append(last)
        return codes

    def pick(self, at: Position, dice: Dice) -> i64:
        """One legal action, all equally likely, without listing them."""
        first, numbers, last = self.offer(at)
        number = bits(numbers)
        drawn = dice.below(number + 1 if last >= 0 else number)
        return last if drawn == number else first + nth(numbers, drawn)

    @abstractmethod
    def apply(self, at: Position, code: i64) -> bool:
        """What the answer does: True where somebody is asked now or the match is over, False where what is pending
        goes on."""

    def is_shared(self, at: Position) -> bool:
        """14.3: does the decision belong to the group?"""
        return False

    def outcomes(self, at: Position) -> list[int]:
        """Where chance decides: the codes that are all equally likely, in ascending order."""
        return []

    def chance(self, at: Position) -> list[tuple[int, float]]:
        """Where chance decides: the outcomes with their probabilities."""
        codes = self.outcomes(at)
        return [(code, 1.0 / float(len(codes))) for code in codes]

    def draw(self, at: Position, dice: Dice) -> i64:
        """Where chance decides: one of the outcomes."""
        return one_of(self.outcomes(at), dice)


def one_of(codes: list[int], dice: Dice) -> i64:
    return codes[dice.below(len(codes))]


def faces(first: int) -> list[int]:
    """The codes of one die, from that of its 1 on."""
    return [first + face for face in range(6)]
