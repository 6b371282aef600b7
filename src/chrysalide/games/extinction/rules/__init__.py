"""The rules of Extinction.

`Position` is data; each chapter has a file with its decisions and with what they do to a position; `play.py` lists the
decisions by phase, and `flow.py` carries on between them. A file imports those before it only:

phases, history, position · decision, naming, stack, sharing · endings, money, ignoring, wording · habitat, births,
destruction, effects, cards, constants · opinions, ambassadors, losses, votes, hidden · rolling, prices, places,
abilities, acting · turns, setup · flow · play
"""

from chrysalide.games.extinction.facts import DEFAULT, past_name
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.rules.play import Extinction
from chrysalide.games.extinction.tables import Tables, tables_for

__all__ = ["STARTS", "Extinction", "start"]

EASY_VOTES = 3


def start(seats: int, options: ExtinctionOptions) -> Extinction:
    return _begin(tables_for(options.pack, options.module, options.level, seats, options.conference_cost), options)


def start_1(seats: int, options: ExtinctionOptions) -> Extinction:
    """By version 1: the cards of then, each seat dealt to as soon as it has chosen (2.8), no poll once the outcome is
    settled (12.8), the next seat a shared choice (14.3), the price of conferences fixed with two seats."""
    conference = options.conference_cost if seats > 2 else 3
    tables = tables_for(_pack_of_old(options, 1), options.module, options.level, seats, conference)
    return _begin(tables, options, first_rules=True)


def start_2(seats: int, options: ExtinctionOptions) -> Extinction:
    """By version 2: the cards, targets and prices of then."""
    pack = _pack_of_old(options, 2)
    return _begin(tables_for(pack, options.module, options.level, seats, options.conference_cost), options)


STARTS = {3: start, 2: start_2, 1: start_1}  # by the version of the rules, the newest first


def _pack_of_old(options: ExtinctionOptions, rules: int) -> str:
    """Packs that people bring along have no older rules."""
    return past_name(rules) if options.pack == DEFAULT else options.pack


def _begin(tables: Tables, options: ExtinctionOptions, first_rules: bool = False) -> Extinction:
    """Outside its seats or level an option has no effect: the match runs as with the default."""
    several = tables.seats > 2
    solo = options.solo and not several
    easy = options.easy_three_votes and options.level == "facile"
    return Extinction(
        tables,
        options.open_hands or solo,
        options.shared_decider == "majority" and several,
        options.optional_births,
        options.random_roles,
        EASY_VOTES if easy else tables.pack.votes_needed,
        options.starting_money,
        options.tiles_delta,
        first_rules,
    )
