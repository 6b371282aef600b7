"""Papilio: two players bring butterflies across a board whose tiles slide under them."""

from pathlib import Path

from chrysalide.core.game import Game
from chrysalide.core.learned import Learner
from chrysalide.games.papilio.actions import SPACE, spell, unspell
from chrysalide.games.papilio.board import CATERPILLAR, CHRYSALIS, FIXED_KIND, FLYING, PAWNS, stack
from chrysalide.games.papilio.bots import evaluate, expectation
from chrysalide.games.papilio.encyclopedia import encyclopedia
from chrysalide.games.papilio.features import CONTEXT, TABLES, Features
from chrysalide.games.papilio.options import FirstOptions, PapilioOptions
from chrysalide.games.papilio.parts import parts
from chrysalide.games.papilio.present import aim, choices, period
from chrysalide.games.papilio.refusals import refuse
from chrysalide.games.papilio.rules import Papilio
from chrysalide.games.papilio.view import paint, restore

__all__ = ["GAME"]


class PapilioGame(Game[Papilio, PapilioOptions]):
    folder = Path(__file__).parent
    versions = (2, 1)
    seats = (2,)
    options: type[PapilioOptions] = PapilioOptions
    space = SPACE
    pace = 450_000
    learner = Learner(Features, CONTEXT, tables=TABLES, by_hand=True)

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    period = staticmethod(period)
    evaluate = staticmethod(evaluate)
    expectation = staticmethod(expectation)
    encyclopedia = staticmethod(encyclopedia)
    parts = staticmethod(parts)
    spell = staticmethod(spell)
    unspell = staticmethod(unspell)

    def __init__(self, rules_version: int | None = None) -> None:
        super().__init__(rules_version)
        if self.rules_version == 1:
            self.options = FirstOptions

    def start(self, seats: int, options: PapilioOptions) -> Papilio:
        """8.2: by `decided` the other must not even draw level, unless a tie would be lost by 8.7.

        Version 1 knew no tie that would be lost, and entering was compulsory on all eggs (4.5).
        """
        first_rules = self.rules_version == 1
        level_counts = options.end_rule == "decided" and options.tiebreak == "none"
        return Papilio(
            single=int(options.chain == "single"),
            first_out=int(options.end_rule == "first_out"),
            earliest=int(options.tiebreak == "earliest"),
            turn_cap=options.turn_cap,
            starter=options.starter if isinstance(options.starter, int) else -1,
            undealt=stack(options.counts()),
            margin=int(first_rules or level_counts),
            eggs_bind=int(first_rules),
        )

    def longest(self, seats: int, options: PapilioOptions) -> int:
        """8.4: the turn cap; 5.5: a chain has one move more than there are tiles that drive a pawn on.

        A pawn is also chosen, sent back or brought in; then comes the shift. 2.3: a pawn each to begin with.
        """
        kinds = options.counts()
        chain = kinds[CATERPILLAR] + kinds[CHRYSALIS] + kinds[FLYING] + len(FIXED_KIND) + 1
        return seats * (options.turn_cap * (PAWNS * (chain + 3) + 1) + 1)

    def foreseeable(self) -> bool:
        return True


GAME = PapilioGame()
