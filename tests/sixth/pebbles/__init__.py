"""Pebbles: take the last one. A whole game in one folder, small enough to be read before writing your own.

It has what a larger game has: options, chance, a secret of each seat, refusals with rule numbers, bots, a rulebook and
a past: matches begun under version 1 of its rules continue under them.
"""

from pathlib import Path

from chrysalide.core.game import Game

from .actions import SPACE
from .options import PebblesOptions
from .present import aim, choices, refuse
from .rules import Pebbles
from .view import evaluate, mask, paint, restore


class PebblesGame(Game[Pebbles, PebblesOptions]):
    folder = Path(__file__).parent
    versions = (2, 1)
    seats = (2, 3)
    options = PebblesOptions
    space = SPACE

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    evaluate = staticmethod(evaluate)
    masks = staticmethod(mask)

    def start(self, seats: int, options: PebblesOptions) -> Pebbles:
        """In version 1 of the rules the last pebble counted two points (4.2)."""
        return Pebbles(seats, options.pebbles, options.waves, prize=2 if self.rules_version == 1 else 3)


GAME = PebblesGame()
