"""The engine and the oracle, an independent second statement of the rules, play the same matches in step.

Every chapter test plays for both too; here are whole matches in all modes, and what is refused in them.
"""

from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.games.papillons import GAME
from chrysalide.games.papillons.tests.opinion import PapillonsOpinion
from chrysalide.games.papillons.tests.oracle import GOALS, KINDS, Oracle, around, write
from chrysalide.games.papillons.tests.table import second
from tests.agreement import Agreed
from tests.depth import choice, each

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"protect_moved": False, "stall_rounds": 2}),
    (3, {"own_action_only": True, "starter": 1}),
    (4, {"teams": True}),
    (4, {"teams": True, "own_action_only": True, "stall_rounds": 2}),
    (2, {"expert": True}),
    (3, {"expert": True, "own_action_only": True}),
    (4, {"expert": True, "starter": 3}),
    (2, {"expert": True, "early_demand": True, "stall_rounds": 2}),
    (3, {"expert": True, "early_demand": True, "protect_moved": False}),
    (4, {"expert": True, "teams": True}),
    (4, {"expert": True, "teams": True, "early_demand": True, "stall_rounds": 2}),
]
NAMES = [f"{seats} {' '.join(more)}" for seats, more in MODES]
every_mode = pytest.mark.parametrize("mode", range(len(MODES)), ids=NAMES)
SEEDS = choice(2, each(100, len(MODES)))
GLANCE = 8  # all that everybody sees is compared in one of so many positions


def both(mode: int) -> Agreed:
    seats, options = MODES[mode]
    return Agreed(GAME, seats, options, PapillonsOpinion, glance=GLANCE)


def choose(match: Agreed, dice: Dice) -> str:
    """A word first, then one of its actions: lifts would crowd out the rest. Announcements are rare, they end all."""
    texts = [action.text for action in match.legal()]
    words = sorted({text.split()[0] for text in texts})
    word = words[dice.below(len(words))]
    if word == "announce" and dice.below(6) and len(words) > 1:
        word = words[(words.index(word) + 1) % len(words)]
    found = [text for text in texts if text.split()[0] == word]
    return found[dice.below(len(found))]


@every_mode
def test_engine_and_oracle_agree_on_every_decision(mode: int) -> None:
    """On whose it is and what may be done, always; on all that everybody knows, often and at the end."""
    for seed in range(SEEDS):
        match = both(mode)
        dice = Dice(f"{mode} {seed}")
        while not match.over:
            match.enter(choose(match, dice))


def random_text(oracle: Oracle, dice: Dice) -> str:
    """A well-formed action of a seat, legal or not; its cell is near the table."""
    cells = sorted(oracle.table) or [(0, 0)]
    spots = [cells[dice.below(len(cells))], (dice.below(9) - 4, dice.below(9) - 4)]
    spots += around(spots[0])
    spot = write(spots[dice.below(len(spots))])
    texts = [f"{word} {spot}" for word in ("lift", "net", "web", "lay", "to")]
    texts += ["deck", "pass", "silent", f"hand {KINDS[dice.below(16)]}", f"demand {dice.below(oracle.seats)}"]
    texts.append(f"announce {GOALS[dice.below(8)]}")
    return texts[dice.below(len(texts))]


@every_mode
def test_what_is_illegal_for_one_is_illegal_for_the_other(mode: int) -> None:
    """And for the same rule, where the action has a place in the phase."""
    refusals = 0
    match = both(mode)
    dice = Dice(f"illegal {mode}")
    while not match.over and refusals < 400:
        for _ in range(8 if match.actor >= 0 else 1):
            text = random_text(second(match), dice)
            if text not in match.odds():
                refusals += 1
                before = match.state.key()
                with pytest.raises(ChrysalideError):
                    match.enter(text)
                assert match.state.key() == before
        match.enter(choose(match, dice))
    assert refusals > 60
