"""Extinction: one endangered species, one habitat, six ambassadors to convince."""

from pathlib import Path
from typing import ClassVar

from chrysalide.core.game import Game
from chrysalide.games.extinction.actions import SPACE, spell, unspell
from chrysalide.games.extinction.bots import evaluate
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.present import aim, choices, refuse
from chrysalide.games.extinction.rules import STARTS, Extinction
from chrysalide.games.extinction.secrets import binding, masks
from chrysalide.games.extinction.view import paint, restore

__all__ = ["GAME"]


class ExtinctionGame(Game[Extinction, ExtinctionOptions]):
    folder = Path(__file__).parent
    versions = tuple(STARTS)
    seats = (2, 3, 4, 5)
    options = ExtinctionOptions
    space = SPACE
    pace = 45_000
    in_full: ClassVar = {"card-received": "card-drawn"}

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    evaluate = staticmethod(evaluate)
    masks = staticmethod(masks)
    binding = staticmethod(binding)
    spell = staticmethod(spell)
    unspell = staticmethod(unspell)

    def start(self, seats: int, options: ExtinctionOptions) -> Extinction:
        return STARTS[self.rules_version](seats, options)

    def makes_itself(self, state: Extinction) -> bool:
        return len(state.legal()) == 1


GAME = ExtinctionGame()
