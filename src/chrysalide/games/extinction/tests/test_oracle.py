"""The engine and the oracle, an independent second statement of the rules, play the same matches in step.

`python -m chrysalide.games.extinction.tests.test_oracle 0 1000` compares a thousand further matches, from number 0 on,
with a view after every entry.
"""

import sys
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.games.extinction.tests.invariants import check_invariants
from chrysalide.games.extinction.tests.oracle_data import SECOND_VOTE
from chrysalide.games.extinction.tests.oracle_player import Chooser
from chrysalide.games.extinction.tests.table import new, opinion_of, oracle_of
from tests.depth import each

OPTIONS: list[dict[str, Any]] = [
    {},
    {"open_hands": False},
    {"shared_decider": "majority"},
    {"optional_births": True},
    {"random_roles": True},
    {"easy_three_votes": True},
    {"starting_money": 2, "tiles_delta": 2},
    {"starting_money": 1, "tiles_delta": -2, "conference_cost": 3},
    {"open_hands": False, "shared_decider": "majority", "optional_births": True, "random_roles": True},
    {"solo": True, "open_hands": False},
]
MODULES = ("tigre", "loutre", "panda")
LEVELS = ("facile", "normal", "difficile")
SETS = [(options, seats) for options in OPTIONS for seats in (2, 3, 4, 5) if seats == 2 or "solo" not in options]
MATCHES = each(100, len(SETS))


def play_together(seats: int, options: dict[str, Any], seed: int, every: int) -> None:
    """Three matches of four by the careful player; a view is compared `every` so many entries, in votes always."""
    match = new(seats, **options)
    match.glance = every
    chooser = Chooser(f"{seats} {options} {seed}", careful=seed % 4 != 0)
    tiles, turns = oracle_of(match).reserve, 0
    while not match.over:
        oracle = oracle_of(match)
        check_invariants(oracle, tiles)
        turns += oracle.phase() == "roll"
        viewer = (len(match.log) // every + seed) % (seats + 1)  # the last is somebody without a seat
        opinion_of(match).viewers = [viewer if viewer < seats else None]
        match.enter(chooser.choose(oracle))
        if oracle.phase() in ("poll", "poll_roll"):
            match.compare()
    check_invariants(oracle_of(match), tiles)
    assert turns <= seats * SECOND_VOTE[seats]


def settings(options: dict[str, Any], number: int) -> dict[str, Any]:
    """The options with a module and a level, so that consecutive numbers give all pairs of these."""
    level = "facile" if "easy_three_votes" in options else LEVELS[number // 3 % 3]
    return {"module": MODULES[number % 3], "level": level, **options}


@pytest.mark.parametrize(("options", "seats"), SETS, ids=str)
def test_engine_and_oracle_agree_after_every_entry(options: dict[str, Any], seats: int) -> None:
    for seed in range(MATCHES):
        number = 2 * OPTIONS.index(options) + seats + seed
        play_together(seats, settings(options, number), seed, every=15)


@pytest.mark.parametrize("module", MODULES)
def test_random_matches_agree_and_keep_the_invariants(module: str) -> None:
    """Whatever is legal is as likely, with all the questions that options add."""
    for seats in (2, 3, 4, 5):
        match = new(seats, module=module, shared_decider="majority", optional_births=True)
        match.glance = 15
        dice, tiles = Dice(f"invariants {module} {seats}"), oracle_of(match).reserve
        while not match.over:
            check_invariants(oracle_of(match), tiles)
            found = oracle_of(match).legal()
            match.enter(found[dice.below(len(found))])


def main(first: int, number: int) -> None:
    """Further matches, all option sets in turn; 9 for each give every module with every level."""
    for at in range(first, first + number):
        options, seats = SETS[at % len(SETS)]
        play_together(seats, settings(options, at // len(SETS)), 1000 + at, every=1)
    sys.stdout.write(f"{number} matches agree\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
