"""One turn's thinking, shared out over its decisions: people wait for a whole turn, however many small steps it has."""

from math import inf

from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.playout import settle
from chrysalide.core.state import State

WALKS = 4  # random ways through the rest of the turn, to see how many decisions are to come
LONGEST = 20  # decisions of such a walk, at most
AT_LEAST = 2.0  # so many decisions are taken to be left, so that an unforeseen one always finds some time
LEAST = 0.01  # of a full decision's time; it would be nothing only if a caller's clock had run out


class Thrift:
    """Amounts are in decisions that are thought about for as long as one may be."""

    def __init__(self, turn: float) -> None:
        self.turn = turn  # for all decisions of one turn
        self._left = turn
        self.goes_on = False  # is the next decision one of the same turn?

    @property
    def needed(self) -> bool:
        return self.turn < inf

    def share(self, turn: Turn, left: float | None = None) -> float:
        """How much of the time of a full decision this one gets. `left` of the turn, if the caller has counted."""
        if not self.needed:
            return 1.0
        if left is None:
            left = self._left if self.goes_on else self.turn
        self._left = min(left, self.turn)
        return max(LEAST, min(1.0, self._left / max(AT_LEAST, coming(turn.imagined, turn.seat))))

    def spend(self, turn: Turn, code: int, used: float) -> None:
        """The decision was made: what it used up, and whether the seat will decide again before another one does."""
        if not self.needed:
            return
        self._left = max(0.0, self._left - used)
        after = turn.imagined.copy()
        after.apply(code)
        settle(after, Dice(0))
        self.goes_on = after.actor() == turn.seat


def coming(state: State, seat: int) -> float:
    """About how many decisions the seat has to think about until another seat decides, this one included."""
    dice = Dice(0)
    total = 0
    for _ in range(WALKS):
        walk = state.copy()
        for _ in range(LONGEST):
            if walk.actor() != seat:
                break
            total += len(walk.legal()) > 1
            walk.apply(walk.pick(dice))
            settle(walk, dice)
    return total / WALKS
