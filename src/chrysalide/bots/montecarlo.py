"""Flat Monte Carlo: every action is tried in many imagined states, followed by random play to the horizon."""

from time import monotonic

from chrysalide.bots.player import Player
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.playout import look_ahead
from chrysalide.core.state import State

LIMIT = 400  # actions in one playout, at most
IMAGINED = 16  # playouts from one imagined state before the next is imagined


class MonteCarlo(Player):
    """Spreads `playouts` over the actions, in rounds that each drop the worse half (sequential halving)."""

    def __init__(self, game: AnyGame, seed: int | str = 0, playouts: int = 2000, seconds: float = 2.0) -> None:
        super().__init__(game, seed)
        self.playouts = playouts
        self.seconds = seconds

    def decide(self, turn: Turn) -> Action:
        deadline = turn.deadline(self.seconds)
        codes = list(turn.codes)
        stages = max(1, (len(codes) - 1).bit_length())
        totals = dict.fromkeys(codes, 0.0)
        visits = dict.fromkeys(codes, 0)
        while len(codes) > 1:
            each = max(1, self.playouts // (stages * len(codes)))
            self._try(turn, codes, each, totals, visits, deadline)
            codes.sort(key=lambda code: -totals[code] / max(1, visits[code]))
            codes = codes[: (len(codes) + 1) // 2] if monotonic() < deadline else codes[:1]
        return turn.action(codes[0])

    def scale(self, factor: float) -> None:
        self.playouts = max(1, round(self.playouts * factor))

    def _try(
        self,
        turn: Turn,
        codes: list[int],
        each: int,
        totals: dict[int, float],
        visits: dict[int, int],
        deadline: float,
    ) -> None:
        """`each` playouts for every action, all actions on the same imagined states."""
        for start in range(0, each, IMAGINED):
            state = turn.state(self.dice)
            times = min(IMAGINED, each - start)
            for code in codes:
                totals[code] += sum(play_on(turn.game, state, code, turn.seat, self.dice) for _ in range(times))
                visits[code] += times
            if monotonic() > deadline:
                return


def play_on(game: AnyGame, state: State, code: int, seat: int, dice: Dice) -> float:
    """The value for `seat` of one random continuation."""
    trial = state.copy()
    trial.apply(code)
    look_ahead(trial, dice, LIMIT)
    value: float = game.evaluate(trial, seat)
    return value
