"""Papillons célestes: two players take butterflies from overlapping cards."""

from pathlib import Path

from chrysalide.core.game import Game
from chrysalide.core.habits import Habits
from chrysalide.games.celestes.actions import SPACE
from chrysalide.games.celestes.board import Book
from chrysalide.games.celestes.books import book_of, older_book
from chrysalide.games.celestes.bots import evaluate, solvable
from chrysalide.games.celestes.encyclopedia import encyclopedia
from chrysalide.games.celestes.facts import DEFAULT
from chrysalide.games.celestes.options import CelestesOptions
from chrysalide.games.celestes.parts import parts
from chrysalide.games.celestes.present import aim, choices, period, refuse
from chrysalide.games.celestes.rules import Celestes
from chrysalide.games.celestes.view import paint, restore

__all__ = ["GAME"]


class CelestesGame(Game[Celestes, CelestesOptions]):
    folder = Path(__file__).parent
    versions = (3, 2, 1)
    seats = (2,)
    options = CelestesOptions
    space = SPACE
    habits = Habits(reach=60)
    pace = 250_000

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    period = staticmethod(period)
    evaluate = staticmethod(evaluate)
    encyclopedia = staticmethod(encyclopedia)
    parts = staticmethod(parts)
    solvable = staticmethod(solvable)

    def start(self, seats: int, options: CelestesOptions) -> Celestes:
        first = options.first_player if isinstance(options.first_player, int) else -1
        book = self._book(options.edition)
        return Celestes(options.tokens_to_win, first, book.pool(list(options.layouts)), book)

    def longest(self, seats: int, options: CelestesOptions) -> int:
        """5.9: a round has 27 takes and 9 offers of the Bolina at most; 3.4: before later ones somebody chooses."""
        rounds = min(2 * options.tokens_to_win - 1, len(options.layouts))
        return 36 * rounds + rounds - 1

    def _book(self, edition: str) -> Book:
        """Older rules had different drawings of some of our layouts; version 1 had no other editions."""
        if self.rules_version == 1 or (self.rules_version == 2 and edition == DEFAULT):
            return older_book(self.rules_version)
        return book_of(edition)


GAME = CelestesGame()
