"""The engine and the oracle, an independent second statement of the rules, play the same matches in step.

Every chapter test plays for both too; here are many matches, and every text of the notation wherever it is refused.
"""

from itertools import product
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.tests.opinion import PapilioOpinion
from chrysalide.games.papilio.tests.oracle import Oracle
from chrysalide.games.papilio.tests.table import SPLIT, eager, new
from tests.agreement import Agreed, try_everything
from tests.depth import each

EVERY_TEXT = [GAME.action(GAME.start(2, GAME.options()), action.code).text for action in GAME.space.actions]
GENTLE = {"leaf": 20, "eggs": 6, "caterpillar": 4, "chrysalis": 1, "flying": 2, "spider": 1, "lizard": 0}
WILD = {"leaf": 0, "eggs": 2, "caterpillar": 12, "chrysalis": 8, "flying": 9, "spider": 2, "lizard": 1}
OPTIONS: list[dict[str, Any]] = [
    {"chain": chain, "end_rule": end, "tiebreak": tie, "turn_cap": cap, "starter": starter, "loose_tiles": split}
    for chain, end, tie, cap, (starter, split) in product(
        ("full", "single"),
        ("decided", "first_out"),
        ("none", "earliest"),
        (20, 60),
        (("random", SPLIT), (0, GENTLE), (1, WILD)),
    )
]
SEEDS = each(100, len(OPTIONS))


def test_engine_and_oracle_agree_on_every_decision() -> None:
    """On whose it is and what may be done, always; on all that can be seen, in every tenth match or decision.

    They come to everything that there is, so that they agree where it matters.
    """
    met: set[str] = set()
    for number, options in enumerate(OPTIONS):
        for seed in range(SEEDS):
            match = Agreed(GAME, 2, options, PapilioOpinion, glance=1 if (seed + number) % 10 == 0 else 10)
            assert isinstance(match.opinion, PapilioOpinion)
            dice = Dice(f"{number} {seed}")
            while not match.over:
                texts = match.legal()
                match.enter(texts[dice.below(len(texts))] if seed % 3 == 0 else eager(match, dice))
                met |= {match.opinion.oracle.phase(), match.opinion.oracle.reason}
            met.add(match.view()["end"]["rule"])
    assert met >= {"place", "react", "leaf", "walk", "fly", "back", "enter", "shift", "over"}
    assert met >= {"eggs", "loss", "arrival", "spider", "stuck"}
    assert met >= {"8.1", "8.2", "8.3", "8.4", "8.5"}


@pytest.mark.parametrize("options", OPTIONS[::7], ids=str)
def test_what_is_illegal_for_one_is_illegal_for_the_other(options: dict[str, Any]) -> None:
    """Every text of the notation, at some positions; where the oracle names a rule, so does the engine."""
    match = new(**options)
    dice = Dice("illegal")
    while not match.over:
        if dice.below(20) == 0:
            try_everything(match, EVERY_TEXT)
        match.enter(eager(match, dice))


@pytest.mark.parametrize(
    "wrong",
    [
        {"active": (["d4", "d4"], ["e7"])},
        {"active": (["d4"], ["d4"])},
        {"active": (["a7"], ["e7"])},
        {"active": (["d4"], ["e7"]), "arrived": (["d7"], [])},
        {"active": (["d4"], ["e7"]), "reserve": (4, None)},
        {"active": (["d4"], ["e7"]), "turns": (1, 3)},
        {"active": (["d4"], []), "reserve": (None, 0)},
        {"active": (["d4"], ["e7"]), "barred": "c1"},
        {"active": (["d4"], ["e7"]), "tiles": {"a1": "C"}},
        {"active": (["d4"], ["e7"]), "acted": ["e7"]},
        {"active": (["d4"], ["e7"]), "turns": (100, 100)},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    """By the oracle, so that no test puts one down."""
    with pytest.raises(ValueError, match=r"^\d\."):
        Oracle.position(**wrong)
