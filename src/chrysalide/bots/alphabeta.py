"""Alpha-beta for games without secrets: whole turns, deeper and deeper, as long as nodes and seconds last."""

from time import monotonic

from chrysalide.bots.player import Player
from chrysalide.core.dice import Dice
from chrysalide.core.kit import AnyKit, View
from chrysalide.core.playout import settle
from chrysalide.core.state import OVER, State

CLOCK = 256  # nodes between two looks at the clock
DEEPEST = 12  # turns


class Spent(Exception):
    """Nodes or seconds are used up."""


class AlphaBeta(Player):
    """The best action if all play on as well as the evaluation can tell. A turn ends when another seat is to act."""

    def __init__(self, kit: AnyKit, seed: int | str = 0, nodes: int = 20_000, seconds: float = 2.0) -> None:
        super().__init__(kit, seed)
        self.nodes = nodes
        self.seconds = seconds
        self.left = 0
        self.deadline = 0.0

    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        state: State = self.kit.imagine(view, self.dice)
        self.left = self.nodes
        self.deadline = monotonic() + min(self.seconds, seconds or self.seconds)
        codes = self._shuffled(state.legal())
        values = {code: self.kit.evaluate(self._after(state, code), seat) for code in codes}
        codes.sort(key=lambda code: -values[code])
        if len(codes) > 1:
            try:
                for depth in range(1, DEEPEST + 1):
                    best = self._best(state, codes, seat, depth)
                    codes.remove(best)
                    codes.insert(0, best)  # the next depth looks at it first
            except Spent:
                pass
        return codes[0]

    def _shuffled(self, codes: list[int]) -> list[int]:
        """Equal actions are chosen by the seed."""
        codes = codes[:]
        return [codes.pop(self.dice.below(len(codes))) for _ in range(len(codes))]

    def _after(self, state: State, code: int) -> State:
        after = state.copy()
        after.apply(code)
        settle(after, Dice(0))
        return after

    def _best(self, state: State, codes: list[int], seat: int, depth: int) -> int:
        best, found = -1.0, codes[0]
        for code in codes:
            value = self._value(self._after(state, code), seat, seat, depth, best, 2.0)
            if value > best:
                best, found = value, code
        return found

    def _value(self, state: State, seat: int, turn: int, depth: int, low: float, high: float) -> float:
        """What `seat` can expect, as far as it lies between `low` and `high`; `turn`: whose turn it was."""
        actor = state.actor()
        if actor != turn:
            turn, depth = actor, depth - 1
        if actor == OVER or depth == 0:
            return float(self.kit.evaluate(state, seat))
        children = [self._after(state, code) for code in state.legal()]
        self._spend(len(children))
        if len(children) > 1:
            children.sort(key=lambda child: -self.kit.evaluate(child, actor))
        for child in children:
            value = self._value(child, seat, turn, depth, low, high)
            if actor == seat:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high:
                break
        return low if actor == seat else high

    def _spend(self, nodes: int) -> None:
        before = self.left
        self.left -= nodes
        if self.left < 0 or (before // CLOCK != self.left // CLOCK and monotonic() > self.deadline):
            raise Spent
