"""GameName: roll as often as you dare. Written by `chrysalide new-game`; make it yours, file by file.

`chrysalide check gamename` says what is not right yet.
"""

from pathlib import Path

from chrysalide.core.game import Game

from .actions import SPACE
from .options import GameNameOptions
from .present import aim, choices, period, refuse
from .rules import GameName
from .view import evaluate, paint, restore


class GameNameGame(Game[GameName, GameNameOptions]):
    folder = Path(__file__).parent
    seats = (2, 3, 4)
    options = GameNameOptions
    space = SPACE

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    evaluate = staticmethod(evaluate)
    period = staticmethod(period)

    def start(self, seats: int, options: GameNameOptions) -> GameName:
        return GameName(seats, options.goal)


GAME = GameNameGame()
