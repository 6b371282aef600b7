# mypyc
"""One position of a match: what the rules of a game are written as."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from chrysalide.core.dice import Dice

CHANCE: Final = -1
OVER: Final = -2


class Event:
    """An announcement of what happened; `seats` names who may know it (None: everybody)."""

    def __init__(self, kind: str, args: dict[str, Any], seats: tuple[int, ...] | None = None) -> None:
        self.kind = kind
        self.args = args
        self.seats = seats

    def known_to(self, viewer: int | None) -> bool:
        return self.seats is None or (viewer is not None and viewer in self.seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All truth of one position. Mutable, cheap to copy; holds no clock, no names, no randomness and no future.

    `apply`, `pick` and `draw` trust their caller (the fast path); `Match` is the checked path.
    """

    def __init__(self) -> None:
        self.trace: list[Event] | None = None  # None in hot loops; a list when someone wants the story

    @abstractmethod
    def actor(self) -> i64:
        """The seat to act, CHANCE or OVER."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The codes of the seat's legal actions in a fixed order; the only statement of legality."""

    @abstractmethod
    def apply(self, code: i64) -> None:
        """Make one action of the actor, chance included."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy that tells no story (`trace` is None)."""

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
        """The seats that have won; empty while the match runs and where a team of all has lost."""

    @abstractmethod
    def key(self) -> tuple[Any, ...]:
        """Everything the state holds, as plain values: equal keys are equal states."""

    def pick(self, dice: Dice) -> i64:
        """One legal action, all equally likely; a game may find it faster than by listing all."""
        codes = self.legal()
        return codes[dice.below(len(codes))]

    def resample(self, seat: i64, dice: Dice) -> None:
        """Deal again all that `seat` cannot know. A state that hides nothing has nothing to do."""
        return

    def horizon(self) -> i64:
        """Changes when a stretch of play that stands by itself (a round) is over; searches may look that far.

        Below 0: random play says less than judging at once, after chance has acted.
        """
        return 0

    def tell(self, kind: str, args: dict[str, Any], seats: tuple[int, ...] | None = None) -> None:
        """Announce something to some seats or, with None, to everybody; callers check `trace` first where it costs."""
        trace = self.trace
        if trace is not None:
            trace.append(Event(kind, args, seats))
