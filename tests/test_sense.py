"""The weaker levels make mistakes, but they never refuse to play."""

import pytest

from chrysalide.bots import LADDER
from chrysalide.bots.careless import Careless
from chrysalide.bots.sense import SOMETHING, sensible
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from tests.positions import SETTINGS, Setting, until_over

FEWEST = [setting for setting in SETTINGS if setting.seats == setting.game.seats[0]]
fewest = pytest.mark.parametrize("setting", FEWEST, ids=str)
LOOKS = 120  # positions of a match that are looked at, at most


def turns(setting: Setting, seed: int) -> list[Turn]:
    """Positions of a match between careless players in which there is something to choose."""
    match, found = setting.match(seed), []
    players = [Careless(setting.game, f"{seed}:{seat}") for seat in range(setting.seats)]
    for _ in until_over(match):
        view = match.view(match.actor)
        turn = Turn(setting.game, view, Dice(seed))
        if len(turn.codes) > 1:
            found.append(turn)
        if len(found) == LOOKS:
            break
        match.play(players[match.actor].choose(view))
    return found


def value_after(turn: Turn, code: int) -> float:
    after = turn.imagined.copy()
    after.apply(code)
    value: float = turn.game.evaluate(after, turn.seat)
    return value


@fewest
@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_a_weak_level_chooses_only_what_is_sensible(setting: Setting, level: str) -> None:
    for number, turn in enumerate(turns(setting, 1)):
        chosen = LADDER[level](setting.game, seed=number).decide(turn)
        assert chosen in [turn.action(code) for code in sensible(turn)]


@fewest
def test_only_actions_that_gain_nothing_are_refusals(setting: Setting) -> None:
    """A bad move that changes the position stays possible: that is a mistake, not a refusal."""
    for turn in turns(setting, 2):
        left = sensible(turn)
        assert left
        still = turn.game.evaluate(turn.imagined, turn.seat)
        for code in turn.codes:
            if value_after(turn, code) > still + SOMETHING:
                assert code in left


def test_some_refusals_are_ruled_out() -> None:
    """Otherwise the tests above could not fail."""
    ruled_out = sum(len(turn.codes) - len(sensible(turn)) for setting in FEWEST for turn in turns(setting, 3))
    assert ruled_out > 20
