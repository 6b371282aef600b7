"""One match as environments play it: chance acts by itself, and what a seat may know is an array."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.fairness import fresh_seed
from chrysalide.core.observing import Sheet
from chrysalide.core.playout import advance, settle
from chrysalide.core.state import OVER, State
from chrysalide.language import Words
from chrysalide.picture import picture
from chrysalide.rl.rows import seen
from chrysalide.rl.spec import Spec


class IllegalCode(ChrysalideError):
    code = "illegal"


class Table:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._sheet = Sheet(1, spec.width)
        self._mask = Sheet(1, spec.decisions, sparse=True)
        self._seen = seen(self._sheet, spec.width)[0]
        self._allowed = seen(self._mask, spec.decisions)[0].view(np.int8)
        self._listed = False  # does the mask show what is legal now?
        self._dice = Dice(fresh_seed())
        self._decisions = spec.decisions
        self.state: State = spec.start
        self.actor: int = spec.start.actor()  # the seat to act, or OVER; chance has acted

    def deal(self, seed: int | None) -> None:
        """A new match; with a seed the same one every time, without one the dice go on."""
        if seed is not None:
            self._dice = Dice(f"rl:{seed}")
        self.state = self.spec.start.copy()
        settle(self.state, self._dice)
        self.actor = self.state.actor()
        self._listed = False

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def play(self, code: int) -> None:
        """A legal action of the seat to act; any other is refused, and nothing changes."""
        if not self._listed:
            self._list()
        if not 0 <= code < self._decisions or not self._mask.holds(0, code):
            legal = [str(one) for one in self.state.legal()[:20]]
            raise IllegalCode("error-illegal-code", code=int(code), legal=legal)
        self.actor = advance(self.state, code, self._dice)
        self._listed = False

    def _list(self) -> None:
        """Listing what is legal is slow in some games, so it is done once."""
        self._mask.begin(0)
        self.state.mask(self._mask)
        self._listed = True

    def forfeit(self) -> list[float]:
        """What an illegal action costs where it cannot be refused: whoever is to act has lost with all on its side."""
        sides = self.spec.sides
        return [-1.0 if side == sides[self.actor] else 0.0 for side in sides]

    def observation(self, seat: int) -> NDArray[np.uint8]:
        self._sheet.begin(0)
        self.state.observe(seat, self._sheet)
        kept: NDArray[np.uint8] = self._seen.copy()
        return kept

    def mask(self, seat: int) -> NDArray[np.int8]:
        """All zeros for a seat that is not to act."""
        if self.actor != seat:
            return np.zeros(self._decisions, np.int8)
        if not self._listed:
            self._list()
        kept: NDArray[np.int8] = self._allowed.copy()
        return kept

    def view(self, seat: int | None) -> dict[str, Any]:
        spec = self.spec
        return spec.game.view(self.state, seat, spec.seats, spec.options)

    def picture(self) -> str:
        """What the seat to act sees, drawn with letters; after the end, what everybody sees."""
        view = self.view(None if self.over else self.actor)
        words = Words(self.spec.game.id, "en", [f"seat {seat}" for seat in range(self.spec.seats)])
        return "\n".join("".join(span.text for span in line).rstrip() for line in picture(view, words))
