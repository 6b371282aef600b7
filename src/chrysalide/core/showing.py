# mypyc
"""One match as its seats see it: rows that are written once and given away, and what may be done."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.core.playout import advance, settle
from chrysalide.core.state import State

ENDED: Final = -3  # neither a seat, CHANCE nor OVER


class Showing:
    """A row holds what a seat may know and, from the word `apart` on, what it may do.

    Whoever gets a row may keep it and write to it: no row is written twice, and legality is judged by a mask of our
    own. So rows are made many at a time, which costs less than copying each.
    """

    def __init__(
        self,
        state: State,
        dice: Dice,
        width: int,
        decisions: int,
        wrap: Callable[[Sheet, int], list[Any]],
        refuse: Callable[[State, int], None],
    ) -> None:
        """`wrap`: what is given away, for each row of a blank sheet, and the word from which on it is a mask; `refuse`:
        raises an error about an action that is not legal."""
        self.state = state
        self.dice = dice
        self.wrap = wrap
        self.refuse = refuse
        self.actor: i64 = state.actor()
        self.decisions: i64 = decisions
        self.apart: i64 = (width + 7) // 8
        self.allowed = Sheet(1, decisions, sparse=True)
        self.listed = False  # does that mask show what is legal now?
        self.stride: i64 = self.apart + self.allowed.stride
        self.sheet = Sheet()
        self.rows: list[Any] = []  # those of the sheet that nobody has got yet

    def deal(self, state: State, dice: Dice) -> None:
        """Another match begins."""
        settle(state, dice)
        self.state = state
        self.dice = dice
        self.actor = state.actor()
        self.listed = False

    def play(self, action: Any) -> i64:
        """A legal action of the seat to act, and what chance does then; says who is to act now.

        ENDED, whatever the action: the match was over before.
        """
        if self.actor < 0:
            return ENDED
        code = i64(int(action))
        self.find_legal()
        if not 0 <= code < self.decisions or not self.allowed.holds(0, code):
            self.refuse(self.state, int(code))
        self.actor = advance(self.state, code, self.dice)
        self.listed = False
        return self.actor

    def show(self, seat: i64) -> Any:
        """What a seat may know, and what it may do: nothing, if it is not to act."""
        if not self.rows:
            self.sheet = Sheet(rows_of(self.stride), int(self.stride * 8))
            self.rows = self.wrap(self.sheet, int(self.apart))
        row = self.rows.pop()
        first = len(self.rows) * self.stride
        self.sheet.at = first * 8
        self.state.observe(seat, self.sheet)
        if self.actor == seat:
            self.find_legal()
            self.allowed.copy_marks(self.sheet, first + self.apart)
        return row

    def find_legal(self) -> None:
        """What is legal, once for each position: it takes long in some games."""
        if not self.listed:
            self.allowed.begin(0)
            self.state.mask(self.allowed)
            self.listed = True


def rows_of(stride: i64) -> int:
    """How many rows are made at a time: about 48 KB of them, so that they stay in a processor's cache."""
    return int(min(max(6144 // stride, i64(4)), i64(32)))
