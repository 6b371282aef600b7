"""One match as environments play it: chance acts by itself, and what a seat may know is an array."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.fairness import fresh_seed
from chrysalide.core.observing import Sheet
from chrysalide.core.showing import Showing
from chrysalide.core.state import OVER, State
from chrysalide.language import Words
from chrysalide.picture import picture
from chrysalide.rl.rows import seen
from chrysalide.rl.spec import Spec

Seen = dict[str, NDArray[Any]]  # "observation" and "action_mask"


class IllegalCode(ChrysalideError):
    code = "illegal"


class Table:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._dice = Dice(fresh_seed())
        wrap = partial(_arrays, spec)
        self._showing = Showing(spec.start, self._dice, spec.width, spec.decisions, wrap, _refuse)
        # A legal action of the seat to act; any other is refused, and nothing changes. Says who is to act then.
        self.play: Callable[[Any], int] = self._showing.play
        # What a seat may know, and what it may do: nothing, if it is not to act. The arrays belong to whoever gets
        # them and never change. Some are neighbours in memory, which is freed when none of them is kept.
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


def _arrays(spec: Spec, sheet: Sheet, apart: int) -> list[Seen]:
    rows = seen(sheet, 8 * int(sheet.stride))
    masks = rows[:, 8 * apart : 8 * apart + spec.decisions].view(np.int8)
    known = rows[:, : spec.width]
    return [{"observation": one, "action_mask": mask} for one, mask in zip(known, masks, strict=True)]


def _refuse(state: State, code: int) -> None:
    raise IllegalCode("error-illegal-code", code=code, legal=[str(one) for one in state.legal()[:20]])
