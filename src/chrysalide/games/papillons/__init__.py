"""Papillons: four in a row for a secret shape or a secret colour, on a table that must stay in one piece."""

from pathlib import Path
from typing import ClassVar

from chrysalide.core.encyclopedia import Section
from chrysalide.core.game import Game
from chrysalide.core.habits import Habits
from chrysalide.core.learned import Learner
from chrysalide.games.papillons.actions import SPACE, spell
from chrysalide.games.papillons.bots import evaluate
from chrysalide.games.papillons.encyclopedia import sections
from chrysalide.games.papillons.features import CONTEXT, ITEM, ITEMS, TABLES, Features
from chrysalide.games.papillons.options import PapillonsOptions, PapillonsOptions1
from chrysalide.games.papillons.parts import parts
from chrysalide.games.papillons.present import aim, choices, period, refuse, unspell
from chrysalide.games.papillons.rules import Papillons
from chrysalide.games.papillons.secrets import binding, holds, masks
from chrysalide.games.papillons.suspicion import suspect
from chrysalide.games.papillons.view import paint, restore

__all__ = ["GAME"]


class PapillonsGame(Game[Papillons, PapillonsOptions]):
    folder = Path(__file__).parent
    versions = (2, 1)
    seats = (2, 3, 4)
    options: type[PapillonsOptions] = PapillonsOptions
    space = SPACE
    # In a duel more simulations made worse moves, perhaps as an opponent that a search imagines knows our goals, not
    # its own: the plan of a turn counts for more there (docs/balance/papillons.md).
    habits = Habits(
        sharpness=25.0,
        crowded=Habits(explore=0.25, sharpness=25.0, share=50),
        duel=Habits(explore=12.0, sharpness=25.0, share=50),
    )
    pace = 50_000
    planning = True  # which card is neither good nor bad before it is known where it goes
    learner = Learner(Features, CONTEXT, ITEM, ITEMS, TABLES, by_hand=True)
    in_full: ClassVar = {"card-received": "card-drawn"}

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    period = staticmethod(period)
    evaluate = staticmethod(evaluate)
    suspect = staticmethod(suspect)
    parts = staticmethod(parts)
    masks = staticmethod(masks)
    binding = staticmethod(binding)
    holds = staticmethod(holds)
    spell = staticmethod(spell)
    unspell = staticmethod(unspell)

    def __init__(self, rules_version: int | None = None) -> None:
        super().__init__(rules_version)
        if self.rules_version == 1:
            self.options = PapillonsOptions1

    def start(self, seats: int, options: PapillonsOptions) -> Papillons:
        """By version 1 of the rules many turns without a lay or a token made a draw (7.8)."""
        return Papillons(
            seats,
            options.teams,
            options.expert,
            options.protect_moved,
            options.own_action_only,
            options.early_demand,
            options.stall_rounds,
            options.starter if isinstance(options.starter, int) else -1,
            stall_draws=self.rules_version == 1,
        )

    def longest(self, seats: int, options: PapillonsOptions) -> int:
        """7.8: 32 cards and two tokens a seat; before each so many rounds without one, and once more after the last.

        A turn has three decisions at most: what, where, and what is announced.
        """
        steps = 32 + 2 * seats
        return 3 * (steps * (options.stall_rounds + 1) * seats + options.stall_rounds * seats)

    def encyclopedia(self, options: PapillonsOptions) -> list[Section]:
        return sections(max(self.seats))


GAME = PapillonsGame()
