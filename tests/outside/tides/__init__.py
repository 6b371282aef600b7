"""Tides: keep dice and dare to roll the rest. A dice game without a painting: the page shows it by data/view.toml."""

from pathlib import Path

from chrysalide.core.game import Game

from .actions import SPACE
from .options import TidesOptions
from .present import aim, choices, period, refuse
from .rules import Tides
from .view import evaluate, paint, restore


class TidesGame(Game[Tides, TidesOptions]):
    folder = Path(__file__).parent
    seats = (2, 3, 4)
    options = TidesOptions
    space = SPACE

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    evaluate = staticmethod(evaluate)
    period = staticmethod(period)

    def start(self, seats: int, options: TidesOptions) -> Tides:
        return Tides(seats, options.goal)


GAME = TidesGame()
