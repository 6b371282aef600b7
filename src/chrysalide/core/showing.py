# mypyc
"""One match as its seats see it: what they may know and do, as arrays that belong to whoever gets them."""

from collections.abc import Callable
from sys import getrefcount
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.core.playout import advance, settle
from chrysalide.core.state import State

COUNT: Final = getrefcount
ENDED: Final = -3  # neither a seat, CHANCE nor OVER


class Row:
    """Arrays over the memory of one row of two sheets."""

    def __init__(self, known: Any, allowed: Any) -> None:
        self.known = known
        self.allowed = allowed


class Showing:
    """Whoever is shown something may keep it: it does not change any more. Masks are to be given away read-only.

    Making arrays takes as long as a decision. So there are some rows that are given away as they are written, and are
    written again as soon as nobody has anything of them any more, neither an array nor a part of one: all of those
    refer to the arrays that are kept here, which is counted. While somebody has, copies are given away. What is legal
    is judged by a mask of our own.
    """

    def __init__(
        self,
        state: State,
        dice: Dice,
        sheets: tuple[Sheet, Sheet],
        rows: list[Row],
        refuse: Callable[[State, int], None],
    ) -> None:
        """`sheets`: for what seats may know and do, the second one sparse; `rows`: over all of their rows, the last of
        which is never given away. `refuse` raises an error about a code."""
        self.state = state
        self.dice = dice
        self.known, self.allowed = sheets
        self.rows = rows
        self.refuse = refuse
        self.actor: i64 = state.actor()
        self.legal = Sheet(1, int(self.allowed.stride * 8), sparse=True)
        self.listed = False  # does that mask show what is legal now?
        self.last = len(rows) - 1
        self.next = 0
        self.unheld = references(rows[0])

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
        code: i64 = action if isinstance(action, int) else int(action)
        self.find_legal()
        if not 0 <= code < self.legal.stride * 8 or not self.legal.holds(0, code):
            self.refuse(self.state, int(code))
        self.actor = advance(self.state, code, self.dice)
        self.listed = False
        return self.actor

    def show(self, seat: i64) -> dict[str, Any]:
        """What a seat may know, and what it may do: nothing, if it is not to act."""
        number = self.next
        self.next = number + 1 if number + 1 < self.last else 0
        if number == self.last or references(self.rows[number]) != self.unheld:
            number = self.last
        row = self.rows[number]
        self.write(number, seat)
        if number == self.last:
            return {"observation": row.known.copy(), "action_mask": row.allowed.copy()}
        return {"observation": row.known[...], "action_mask": row.allowed[...]}

    def write(self, row: i64, seat: i64) -> None:
        self.known.begin(row)
        self.state.observe(seat, self.known)
        self.allowed.begin(row)
        if self.actor == seat:
            self.find_legal()
            self.legal.copy_marks(self.allowed)

    def find_legal(self) -> None:
        """Once for each position: it takes long in some games."""
        if not self.listed:
            self.legal.begin(0)
            self.state.mask(self.legal)
            self.listed = True


def references(row: Row) -> int:
    """How many there are to both arrays: of views, of parts of them, and those that are kept here."""
    return COUNT(row.known) + COUNT(row.allowed)
