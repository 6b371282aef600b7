"""The rules of Extinction.

Each file builds on the one before it: position, keeping, telling, supplies, births, destruction, effects, votes,
operations, acting, turns, listing, picking, chance, deciding and play.
"""

from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts.records import LEVELS
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.rules.play import Extinction
from chrysalide.games.extinction.tables import tables_for

__all__ = ["Extinction", "start"]

EASY_VOTES = 3


def start(seats: int, options: ExtinctionOptions) -> Extinction:
    """Outside its seats or level an option has no effect: the match runs as with the default."""
    default = ExtinctionOptions()
    several = seats > 2
    solo = options.solo and not several
    conference = options.conference_cost if several else default.conference_cost
    easy = options.easy_three_votes and options.level == "facile"
    return Extinction(
        tables_for(options.pack, options.module, seats, conference),
        LEVELS.index(options.level),
        options.open_hands or solo,
        options.shared_decider == "majority" and several,
        options.optional_births,
        options.random_roles,
        EASY_VOTES if easy else PACKS[options.pack].votes_needed,
        options.starting_money,
        options.tiles_delta,
    )
