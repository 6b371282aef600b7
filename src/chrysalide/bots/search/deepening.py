# mypyc
"""Alpha-beta over whole turns, deeper and deeper, for games without secrets and without chance once seats act."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.playout import settle
from chrysalide.core.state import OVER, State

CLOCK: Final = 512  # nodes between two checks of the clock
MEMORY: Final = 200_000  # positions whose value is kept
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Spent(Exception):
    """The budget of nodes or seconds is used up."""


class Child:
    """A position after an action, and how good it looks for the seat that acted."""

    def __init__(self, code: int, state: State, value: float) -> None:
        self.code = code
        self.state = state
        self.value = value


class Known:
    """What an earlier visit to a position found."""

    def __init__(self, depth: i64, value: float, bound: i64, best: i64, ended: bool) -> None:
        self.depth = depth
        self.value = value
        self.bound = bound
        self.best = best
        self.ended = ended


def promise(child: Child) -> float:
    return -child.value


class Deepening:
    """The result that `seat` can expect if all play their best by the evaluation. A turn ends when another acts."""

    def __init__(self, seat: int, evaluate: Callable[[State, int], float], nodes: int, deadline: float) -> None:
        self.seat: i64 = seat
        self.evaluate = evaluate
        self.left: i64 = nodes
        self.deadline = deadline
        self.dice = Dice(0)
        self.memory: dict[tuple[Any, ...], Known] = {}
        self.ended = True  # every line that was followed since this was set came to the end of the match

    def search(self, state: State, codes: list[int], deepest: int) -> list[tuple[int, float]]:
        """The actions with their values, the best first; of equal actions, the one that comes first in `codes` wins."""
        found = [(child.code, child.value) for child in self.ordered(state, codes, -1)]
        if len(codes) < 2:
            return found
        try:
            for depth in range(1, deepest + 1):
                found = self.deepen(state, found, depth)
        except Spent:
            pass
        return found

    def deepen(self, state: State, before: list[tuple[int, float]], depth: int) -> list[tuple[int, float]]:
        """Search one turn deeper. Only the best value is exact; the others are upper bounds, which is enough."""
        best = -1.0
        found: list[tuple[int, float]] = []
        for code, _ in before:
            value = self.value(self.after(state, code), self.seat, depth, best, 2.0)
            if value > best:
                best = value
                found.insert(0, (code, value))
            else:
                found.append((code, value))
        return found

    def exactly(self, state: State, code: int, depth: int) -> float:
        """The value of one action, exact for this depth, not a bound."""
        return self.value(self.after(state, code), self.seat, depth, -1.0, 2.0)

    def after(self, state: State, code: int) -> State:
        after = state.copy()
        after.apply(code)
        settle(after, self.dice)
        return after

    def ordered(self, state: State, codes: list[int], first: i64) -> list[Child]:
        """The positions after these actions: that of `first` comes first, then the most promising."""
        actor = state.actor()
        children: list[Child] = []
        for code in codes:
            after = self.after(state, code)
            children.append(Child(code, after, 2.0 if code == first else self.evaluate(after, actor)))
        children.sort(key=promise)
        return children

    def value(self, state: State, turn: i64, depth: i64, low: float, high: float) -> float:
        """What `seat` can expect; exact only between `low` and `high`. `turn`: whose turn it was."""
        actor = state.actor()
        if actor != turn:
            turn = actor
            depth -= 1
        if actor == OVER or depth == 0:
            if actor != OVER:
                self.ended = False
            return self.evaluate(state, self.seat)
        key = state.key()
        known = self.memory.get(key)
        first: i64 = -1
        if known is not None:
            first = known.best
            if known.depth == depth and (
                known.bound == EXACT
                or (known.bound == AT_LEAST and known.value >= high)
                or (known.bound == AT_MOST and known.value <= low)
            ):
                self.ended = self.ended and known.ended
                return known.value
        return self.look(state, key, turn, depth, low, high, first)

    def look(
        self, state: State, key: tuple[Any, ...], turn: i64, depth: i64, low: float, high: float, first: i64
    ) -> float:
        actor = state.actor()
        children = self.ordered(state, state.legal(), first)
        self.spend(len(children))
        before = self.ended
        self.ended = True
        mine = actor == self.seat
        best = -1.0 if mine else 2.0
        found: i64 = -1
        floor = low
        ceiling = high
        for child in children:
            value = self.value(child.state, turn, depth, floor, ceiling)
            if (mine and value > best) or (not mine and value < best):
                best = value
                found = child.code
            if mine:
                floor = max(floor, best)
            else:
                ceiling = min(ceiling, best)
            if floor >= ceiling:
                break
        if len(self.memory) < MEMORY or key in self.memory:
            bound = AT_MOST if best <= low else AT_LEAST if best >= high else EXACT
            self.memory[key] = Known(depth, best, bound, found, self.ended)
        self.ended = self.ended and before
        return best

    def spend(self, nodes: i64) -> None:
        before = self.left
        self.left -= nodes
        if self.left < 0 or (before // CLOCK != self.left // CLOCK and monotonic() > self.deadline):
            raise Spent
