# mypyc
"""The exact odds of a stretch of play with few positions left: it visits every action and outcome of chance."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.state import CHANCE, OVER, State

CLOCK: Final = 512  # positions between two checks of the clock


class TooMuch(Exception):
    """It takes more positions or more time than allowed."""


class Exact:
    """What `seat` can expect at the end of the stretch, if its side maximizes that and all others minimize it.

    Only for positions in which all seats know the same.
    """

    def __init__(
        self,
        seat: int,
        sides: list[int],
        evaluate: Callable[[State, int], float],
        positions: int,
        deadline: float,
    ) -> None:
        self.seat: i64 = seat
        self.side = [number for number in range(len(sides)) if sides[number] == sides[seat]]
        self.evaluate = evaluate
        self.left: i64 = positions
        self.deadline = deadline
        self.horizon: i64 = 0
        self.known: dict[tuple[Any, ...], float] = {}

    def solve(self, state: State) -> list[tuple[int, float]] | None:
        """The legal actions with their values, the best first; None if that takes too long."""
        self.horizon = state.horizon()
        try:
            found = [(code, self.after(state, code)) for code in state.legal()]
        except TooMuch:
            return None
        found.sort(key=worth)
        return found

    def after(self, state: State, code: i64) -> float:
        after = state.copy()
        after.apply(code)
        return self.value(after)

    def value(self, state: State) -> float:
        actor = state.actor()
        if actor == OVER or state.horizon() != self.horizon:
            return self.evaluate(state, self.seat)
        key = state.key()
        known = self.known.get(key)
        if known is not None:
            return known
        self.left -= 1
        if self.left < 0 or (self.left % CLOCK == 0 and monotonic() > self.deadline):
            raise TooMuch
        if actor == CHANCE:
            value = 0.0
            for code, odds in state.chance():
                value += odds * self.after(state, code)
        elif actor in self.side:
            value = -1.0
            for code in state.legal():
                value = max(value, self.after(state, code))
        else:
            value = 2.0
            for code in state.legal():
                value = min(value, self.after(state, code))
        self.known[key] = value
        return value


def worth(finding: tuple[int, float]) -> float:
    return -finding[1]
