"""Pond: lay cards beside their like. A game of hands without a painting: the page shows it by data/view.toml."""

from pathlib import Path

from chrysalide.core.game import Game

from .actions import SPACE
from .options import PondOptions
from .present import aim, choices, refuse
from .rules import Pond
from .view import evaluate, mask, paint, restore


class PondGame(Game[Pond, PondOptions]):
    folder = Path(__file__).parent
    seats = (2, 3)
    options = PondOptions
    space = SPACE

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    evaluate = staticmethod(evaluate)
    masks = staticmethod(mask)

    def start(self, seats: int, options: PondOptions) -> Pond:
        return Pond(seats, options.twins)


GAME = PondGame()
