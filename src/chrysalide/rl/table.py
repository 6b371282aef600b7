"""One match as environments play it: chance acts by itself, and what a seat may know is an array."""

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.fairness import fresh_seed
from chrysalide.core.observing import Sheet
from chrysalide.core.showing import Row, Showing
from chrysalide.core.state import OVER, State
from chrysalide.language import Words
from chrysalide.picture import picture
from chrysalide.rl.rows import memory
from chrysalide.rl.spec import Spec

Seen = dict[str, NDArray[Any]]  # "observation" and "action_mask"
# That are given away, and one that is copied. Without a global lock references cannot be counted: all are copies then.
ROWS = 9 if getattr(sys, "_is_gil_enabled", lambda: True)() else 1

MASK = "|i1"


class IllegalCode(ChrysalideError):
    code = "illegal"


class Table:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._dice = Dice(fresh_seed())
        sheets = Sheet(ROWS, spec.width), Sheet(ROWS, spec.decisions, sparse=True)
        self._showing = Showing(spec.start, self._dice, sheets, _rows(spec, *sheets), _refuse)
        # A legal action of the seat to act; any other is refused, and nothing changes. Says who is to act then.
        self.play: Callable[[Any], int] = self._showing.play
        # What a seat may know, and what it may do: nothing, if it is not to act. The arrays belong to whoever gets
        # them: nobody else writes to them any more. Masks are to be read only.
        self.look: Callable[[int], Seen] = self._showing.show

    @property
    def state(self) -> State:
        return self._showing.state

    @property
    def actor(self) -> int:
        """The seat to act, or OVER; chance has acted."""
        return self._showing.actor

    @property
    def over(self) -> bool:
        return self._showing.actor == OVER

    def deal(self, seed: int | None) -> None:
        """A new match; with a seed the same one every time, without one the dice go on."""
        if seed is not None:
            self._dice = Dice(f"rl:{seed}")
        self._showing.deal(self.spec.start.copy(), self._dice)

    def forfeit(self) -> list[float]:
        """What an illegal action costs where it cannot be refused: whoever is to act has lost with all on its side."""
        sides = self.spec.sides
        return [-1.0 if side == sides[self.actor] else 0.0 for side in sides]

    def view(self, seat: int | None) -> dict[str, Any]:
        spec = self.spec
        return spec.game.view(self.state, seat, spec.seats, spec.options)

    def picture(self) -> str:
        """What the seat to act sees, drawn with letters; after the end, what everybody sees."""
        view = self.view(None if self.over else self.actor)
        words = Words(self.spec.game.id, "en", [f"seat {seat}" for seat in range(self.spec.seats)])
        return "\n".join("".join(span.text for span in line).rstrip() for line in picture(view, words))


class Memory:
    """A row of a sheet, by the protocol of numpy: arrays of a sheet's words would be read-only."""

    def __init__(self, sheet: Sheet, row: int, width: int, kind: str) -> None:
        self.words = memory(sheet.words)  # lives as long as an array over it
        first = np.frombuffer(self.words, np.uint8).ctypes.data + row * 8 * int(sheet.stride)
        read_only = kind == MASK  # only what is marked in a mask is cleared before it is written again
        self.__array_interface__ = {"data": (first, read_only), "shape": (width,), "typestr": kind, "version": 3}


def _rows(spec: Spec, known: Sheet, allowed: Sheet) -> list[Row]:
    """Nothing else may refer to these arrays: see `Showing`."""
    return [
        Row(
            np.asarray(Memory(known, row, spec.width, "|u1")),
            np.asarray(Memory(allowed, row, spec.decisions, MASK)),
        )
        for row in range(ROWS)
    ]


def _refuse(state: State, code: int) -> None:
    raise IllegalCode("error-illegal-code", code=code, legal=[str(one) for one in state.legal()[:20]])
