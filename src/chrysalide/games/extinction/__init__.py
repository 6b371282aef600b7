"""Extinction: one endangered species, one habitat, six ambassadors to convince."""

from pathlib import Path
from typing import ClassVar

from chrysalide.core.game import Game
from chrysalide.core.learned import Learner
from chrysalide.games.extinction.actions import SPACE, spell, unspell
from chrysalide.games.extinction.bots import evaluate
from chrysalide.games.extinction.calibration import calibrated
from chrysalide.games.extinction.encyclopedia import encyclopedia
from chrysalide.games.extinction.facts import DEFAULT, past_name
from chrysalide.games.extinction.features import CONTEXT, ITEM, ITEMS, TABLES, Features
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.parts import parts
from chrysalide.games.extinction.present import aim, choices, period, refuse
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.secrets import binding, masks
from chrysalide.games.extinction.tables import Tables, tables_for
from chrysalide.games.extinction.view import paint, restore

__all__ = ["GAME"]

EASY_VOTES = 3


class ExtinctionGame(Game[Extinction, ExtinctionOptions]):
    folder = Path(__file__).parent
    versions = (5, 4, 3, 2, 1)
    seats = (2, 3, 4, 5)
    options = ExtinctionOptions
    space = SPACE
    pace = 45_000
    learner = Learner(Features, CONTEXT, ITEM, ITEMS, TABLES, by_hand=True)
    in_full: ClassVar = {"card-received": "card-drawn"}

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    period = staticmethod(period)
    evaluate = staticmethod(evaluate)
    calibrated = staticmethod(calibrated)
    encyclopedia = staticmethod(encyclopedia)
    parts = staticmethod(parts)
    masks = staticmethod(masks)
    binding = staticmethod(binding)
    spell = staticmethod(spell)
    unspell = staticmethod(unspell)

    def start(self, seats: int, options: ExtinctionOptions) -> Extinction:
        """Outside its seats or level an option has no effect: the match runs as with the default."""
        tables = self._tables(seats, options)
        solo = options.solo and seats == 2
        easy = options.easy_three_votes and options.level == "facile"
        return Extinction(
            tables,
            options.open_hands or solo,
            options.shared_decider == "majority" and seats > 2,
            options.optional_births,
            options.random_roles,
            EASY_VOTES if easy else tables.pack.votes_needed,
            options.starting_money,
            options.tiles_delta,
            first_rules=self.rules_version == 1,
        )

    def _tables(self, seats: int, options: ExtinctionOptions) -> Tables:
        """By older rules our cards, targets and prices were others; packs that people bring along have no older rules.

        By version 1 the price of conferences was fixed with two seats; what else it did otherwise (2.8, 12.8, 14.3)
        the position knows.
        """
        older = self.rules_version < self.versions[0] and options.pack == DEFAULT
        pack = past_name(self.rules_version) if older else options.pack
        conference = 3 if self.rules_version == 1 and seats == 2 else options.conference_cost
        return tables_for(pack, options.module, options.level, seats, conference)

    def longest(self, seats: int, options: ExtinctionOptions) -> int:
        """3.1: a turn a year for each seat, with three dice, one effect and operations that end: 120 decisions, or 200
        where all are asked (14.6). Before that each seat chooses twice, and every year the next seat is chosen."""
        decisions = 200 if options.shared_decider == "majority" else 120
        return seats * (int(self._tables(seats, options).last_year) * (decisions + 1) + 2)

    def makes_itself(self, state: Extinction) -> bool:
        return len(state.legal()) == 1

    def shares(self, state: Extinction) -> bool:
        """14.3; with 14.6 everybody is asked anyway."""
        return not state.majority and state.is_shared()


GAME = ExtinctionGame()
