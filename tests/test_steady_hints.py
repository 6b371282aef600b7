"""Whoever asks twice about a position is told the same twice."""

import pytest

import chrysalide
from chrysalide.bots import thinking
from chrysalide.bots.thinking import advise, position_seed
from tests.positions import SETTINGS, Setting, until_over

FEWEST = [setting for setting in SETTINGS if setting.seats == setting.game.seats[0]]
MINUTES = 600.0  # so that no clock decides


@pytest.fixture(autouse=True)
def think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PART", 0.0005)


@pytest.mark.parametrize("setting", FEWEST, ids=str)
def test_two_asks_about_a_position_get_the_same_opinions(setting: Setting) -> None:
    match, asked = setting.match(1), 0
    for _ in until_over(match):
        if len(match.legal()) > 1 and asked < 3:
            asked += 1
            view = match.view(match.actor)
            assert advise(setting.game.id, view, MINUTES).advice == advise(setting.game.id, view, MINUTES).advice
        if asked == 3:
            break
        match.play(match.legal()[0])
    assert asked == 3


def test_the_seed_follows_the_position_that_is_seen() -> None:
    """A later position is searched with other luck; an undo leads back to the same."""
    match = chrysalide.new("celestes", seed=3)
    before = position_seed(match.view(match.actor))
    again = match.at(len(match.log))
    match.play(match.legal()[0])
    assert position_seed(match.view(match.actor)) != before
    assert position_seed(again.view(again.actor)) == before
