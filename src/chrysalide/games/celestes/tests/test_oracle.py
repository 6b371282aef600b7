"""The engine and the oracle, an independent second statement of the rules, play the same matches in step.

Every chapter test plays for both too; here are many matches, and every text of the notation wherever it is refused.
"""

from itertools import product
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.games.celestes import GAME
from chrysalide.games.celestes.board import collection
from chrysalide.games.celestes.scoring import score
from chrysalide.games.celestes.tests import oracle as second_opinion
from chrysalide.games.celestes.tests.opinion import CelestesOpinion
from chrysalide.games.celestes.tests.oracle import LAYOUTS
from chrysalide.games.celestes.tests.table import new
from tests.agreement import Agreed, try_everything
from tests.depth import each

EVERY_TEXT = [action.text for action in GAME.space.actions]
POOLS: list[Any] = ["all", ["L01", "L05", "L07", "L10", "L14"], sorted(LAYOUTS)[::2]]
OPTIONS: list[dict[str, Any]] = [
    {"tokens_to_win": tokens, "first_player": first, "layouts": layouts}
    for tokens, first, layouts in product((1, 2, 3), ("random", 0, 1), POOLS)
]
SEEDS = each(100, len(OPTIONS))


def test_engine_and_oracle_agree_on_every_decision() -> None:
    """They always agree on whose turn it is and what is legal; everything visible is compared in some positions."""
    for number, options in enumerate(OPTIONS):
        for seed in range(SEEDS):
            match = Agreed(GAME, 2, options, CelestesOpinion, glance=1 if (seed + number) % 19 == 0 else 10)
            dice = Dice(f"{number} {seed}")
            while not match.over:
                match.enter(match.legal()[dice.below(len(match.legal()))])


@pytest.mark.parametrize("options", OPTIONS[::4], ids=str)
def test_what_is_illegal_for_one_is_illegal_for_the_other(options: dict[str, Any]) -> None:
    """Every text of the notation, at some positions; where the oracle names a rule, so does the engine."""
    match = new(**options)
    dice = Dice("illegal")
    while not match.over:
        if dice.below(12) == 0:
            try_everything(match, EVERY_TEXT)
        match.enter(match.legal()[dice.below(len(match.legal()))])
    try_everything(match, EVERY_TEXT)


def test_scores_of_all_collections_agree() -> None:
    for e, m, k, s in product(range(9), range(7), range(5), range(3)):
        assert score(collection([e, m, k, s])) == second_opinion.score(e, m, k, s)
