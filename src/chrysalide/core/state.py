# mypyc
"""One position of a match; the rules of a game are methods of its subclass."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet

CHANCE: Final = -1
OVER: Final = -2


class Event:
    """An announcement of what happened; `seats` names who may know it (None: everybody)."""

    def __init__(
        self, kind: str = "", args: dict[str, Any] | None = None, seats: tuple[int, ...] | None = None
    ) -> None:  # an event that comes out of a pickle is made without arguments first
        self.kind = kind
        self.args: dict[str, Any] = {} if args is None else args
        self.seats = seats

    def known_to(self, viewer: int | None) -> bool:
        return self.seats is None or (viewer is not None and viewer in self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete truth about one position. Mutable, cheap to copy; no clock, no names, no randomness, no future.

    `apply`, `pick` and `draw` trust their caller (the fast path); `Match` is the checked path.
    """

    def __init__(self) -> None:
        self.trace: list[Event] | None = None  # None in hot loops; a list where the events are wanted

    @abstractmethod
    def actor(self) -> i64:
        """The seat to act, CHANCE or OVER."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The codes of the seat's legal actions in a fixed order; the only definition of legality."""

    @abstractmethod
    def apply(self, code: i64) -> None:
        """Apply one action of the actor, chance included."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy that records no events (`trace` is None)."""

    @abstractmethod
    def chance(self) -> list[tuple[int, float]]:
        """Where chance acts: the outcomes with their probabilities, in a fixed order."""

    @abstractmethod
    def draw(self, dice: Dice) -> i64:
        """One outcome of `chance`, drawn the fast way."""

    @abstractmethod
    def scores(self) -> list[float]:
        """The score of every seat so far."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won; empty while the match runs, and if all lost together."""

    @abstractmethod
    def key(self) -> tuple[Any, ...]:
        """Everything the state holds, as plain values: equal keys mean equal states."""

    def pick(self, dice: Dice) -> i64:
        """A random legal action, all equally likely; a game may override it to avoid listing all of them."""
        codes = self.legal()
        return codes[dice.below(len(codes))]

    def resample(self, seat: i64, dice: Dice) -> None:
        """Deal again at random all that `seat` cannot know. A state that hides nothing need not override this."""
        return

    def horizon(self) -> i64:
        """A number that changes when a self-contained stretch of play (a round) is over; playouts stop there.

        Below 0: random play would be less informative than evaluating at once, after chance has acted.
        """
        return 0

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """Write what `seat` may know, and nothing else, to the row that the sheet has begun; its own side comes first.

        By default nothing: such a game cannot be learned from numbers.
        """
        return

    def mask(self, sheet: Sheet) -> None:
        """Write the legal actions of the seat to act to the row that the sheet has begun: a 1 for each code.

        Codes of chance come after all others, so a row is as wide as there are codes of seats.
        """
        for code in self.legal():
            sheet.mark(code)

    def returns(self) -> list[float]:
        """What a finished match is worth to each seat, from -1 to 1, adding up to 0: a win is shared by its winners.

        A game in which seats win together overrides it.
        """
        return shared_out(self.winners(), len(self.scores()))

    def tell(self, kind: str, args: dict[str, Any], seats: tuple[int, ...] | None = None) -> None:
        """Record an event for some seats or, with None, for everybody; callers on hot paths check `trace` first."""
        trace = self.trace
        if trace is not None:
            trace.append(Event(kind, args, seats))


def shared_out(winners: list[int], seats: int) -> list[float]:
    """1 for the only winner, 0 for everybody after a draw; what the winners gain the others lose in equal parts."""
    if not winners:
        return [0.0] * seats
    scale = float(seats) / float(seats - 1)
    lost = -scale / float(seats)
    won = scale / float(len(winners)) + lost
    return [won if seat in winners else lost for seat in range(seats)]
