"""Flat Monte Carlo: every action is tried in many imagined states, played on at random to the horizon."""

from time import monotonic

from chrysalide.bots.player import Player
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame, View
from chrysalide.core.playout import look_ahead
from chrysalide.core.state import State

LIMIT = 400  # actions of one playout
IMAGINED = 16  # playouts from one imagined state before another is imagined


class MonteCarlo(Player):
    """Spends `playouts` over all actions, in rounds that drop the worse half of them (sequential halving)."""

    def __init__(self, game: AnyGame, seed: int | str = 0, playouts: int = 2000, seconds: float = 2.0) -> None:
        super().__init__(game, seed)
        self.playouts = playouts
        self.seconds = seconds

    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        deadline = monotonic() + min(self.seconds, seconds or self.seconds)
        codes: list[int] = self.game.imagine(view, self.dice).legal()
        stages = max(1, (len(codes) - 1).bit_length())
        totals = dict.fromkeys(codes, 0.0)
        visits = dict.fromkeys(codes, 0)
        while len(codes) > 1:
            each = max(1, self.playouts // (stages * len(codes)))
            self._try(view, seat, codes, each, totals, visits, deadline)
            codes.sort(key=lambda code: -totals[code] / max(1, visits[code]))
            codes = codes[: (len(codes) + 1) // 2] if monotonic() < deadline else codes[:1]
        return codes[0]

    def scale(self, factor: float) -> None:
        self.playouts = max(1, round(self.playouts * factor))

    def _try(
        self,
        view: View,
        seat: int,
        codes: list[int],
        each: int,
        totals: dict[int, float],
        visits: dict[int, int],
        deadline: float,
    ) -> None:
        """`each` playouts for every action, all actions on the same imagined states."""
        for start in range(0, each, IMAGINED):
            state = self.game.imagine(view, self.dice)
            times = min(IMAGINED, each - start)
            for code in codes:
                totals[code] += self._playouts(state, code, seat, times)
                visits[code] += times
            if monotonic() > deadline:
                return

    def _playouts(self, state: State, code: int, seat: int, times: int) -> float:
        return sum(play_on(self.game, state, code, seat, self.dice) for _ in range(times))


def play_on(game: AnyGame, state: State, code: int, seat: int, dice: Dice) -> float:
    """The worth for `seat` of one random continuation."""
    trial = state.copy()
    trial.apply(code)
    look_ahead(trial, dice, LIMIT)
    value: float = game.evaluate(trial, seat)
    return value
