"""Mariposas: four generations of monarch butterflies fly north from Michoacán and home again."""

from pathlib import Path
from typing import ClassVar

from chrysalide.core.datafile import OLDER
from chrysalide.core.game import Game
from chrysalide.core.habits import Habits
from chrysalide.core.learned import Learner
from chrysalide.games.mariposas.actions import SPACE
from chrysalide.games.mariposas.bots import evaluate
from chrysalide.games.mariposas.codes import lexicon_named
from chrysalide.games.mariposas.encyclopedia import encyclopedia
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.features import CONTEXT, TABLES, Features
from chrysalide.games.mariposas.options import MariposasOptions
from chrysalide.games.mariposas.parts import parts
from chrysalide.games.mariposas.present import aim, choices, period, refuse, unspell
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.phases import COPY_CARD, GAIN_CARD, LAND_PIECE, LAUNCH_PIECE, TAKE_FLOWER
from chrysalide.games.mariposas.view import paint, restore

__all__ = ["GAME"]

OBVIOUS = (COPY_CARD, LAUNCH_PIECE, LAND_PIECE, TAKE_FLOWER, GAIN_CARD)


class MariposasGame(Game[Mariposas, MariposasOptions]):
    folder = Path(__file__).parent
    versions = (2, 1)
    seats = (2, 3, 4, 5)
    options = MariposasOptions
    space = SPACE
    habits = Habits(explore=0.4, reach=12, sharpness=30.0, ripe=1, care=3, deals=6)
    pace = 40_000
    planning = True
    learner = Learner(Features, CONTEXT, tables=TABLES, by_hand=True)
    in_full: ClassVar = {"card-received": "card-drawn"}

    paint = staticmethod(paint)
    restore = staticmethod(restore)
    choices = staticmethod(choices)
    refuse = staticmethod(refuse)
    aim = staticmethod(aim)
    period = staticmethod(period)
    evaluate = staticmethod(evaluate)
    encyclopedia = staticmethod(encyclopedia)
    parts = staticmethod(parts)
    unspell = staticmethod(unspell)

    def start(self, seats: int, options: MariposasOptions) -> Mariposas:
        """In version 1 of the rules a played bonus card was in stock at once, and some season cards were different."""
        first_rules = self.rules_version == 1
        return Mariposas(
            lexicon_named(f"{OLDER}1" if first_rules and options.edition == DEFAULT else options.edition),
            seats,
            options.forced_moves,
            options.backtracking,
            options.copy_chains,
            options.waystation_once == "seat",
            options.flip_is_birth,
            options.flower_supply == "unlimited",
            options.free_birth_goals,
            bonus_stays=not first_rules,
        )

    def longest(self, seats: int, options: MariposasOptions) -> int:
        """A turn has at most 35 decisions: four movements, of which nine decisions each follow; 8.5: one extra turn.
        11.3: a free birth after two seasons, and one seat chooses who begins."""
        turns = int(sum(lexicon_named(options.edition).board.turns)) + 1
        return seats * (turns * 35 + 2) + 1

    def makes_itself(self, state: Mariposas) -> bool:
        """Where only one thing can follow, nobody is asked; but everybody plays a card themselves."""
        return state.phase in OBVIOUS and len(state.legal()) == 1

    def masks(self, state: Mariposas, code: int, viewer: int | None) -> str | None:
        """A drawn card is read by its seat alone; others read `?`."""
        action = SPACE[code]
        if action.word != "draw" or state.seat == viewer:
            return None
        return f"draw {dict(action.values)['seat']} ?"


GAME = MariposasGame()
