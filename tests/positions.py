"""Positions for the suites: every game that is found, every number of seats, options drawn from their description."""

import os
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

import chrysalide
from chrysalide.conformance.settings import Setting, allowed, keeps_secrets, plain_option_sets, switched_on
from chrysalide.conformance.walking import (
    Trial,
    actions_at,
    onlookers,
    play_out,
    some,
    step,
    until_over,
    walk,
    walk_match,
)
from chrysalide.core.errors import BadOption
from chrysalide.core.options import Option, describe
from chrysalide.games import find_game
from tests.depth import telling

__all__ = [
    "GAMES",
    "SETTINGS",
    "TELLING",
    "Setting",
    "Trial",
    "actions_at",
    "allowed",
    "every_game",
    "every_setting",
    "keeps_secrets",
    "onlookers",
    "option_sets",
    "plain_option_sets",
    "play_out",
    "seeds",
    "some",
    "step",
    "switched_on",
    "trial",
    "until_over",
    "values",
    "walk",
    "walk_match",
    "with_secrets",
]

# To run the suites on a single game: CHRYSALIDE_TEST_GAMES="pebbles" pytest tests
GAMES = tuple(os.environ.get("CHRYSALIDE_TEST_GAMES", "").split()) or tuple(chrysalide.games())
SETTINGS = [Setting(found, seats) for found in map(find_game, GAMES) for seats in found.seats]


TELLING = [setting for setting in SETTINGS if setting.seats in telling(setting.game.seats)]
every_game = pytest.mark.parametrize("game", GAMES)
every_setting = pytest.mark.parametrize("setting", TELLING, ids=str)
seeds = st.integers(0, 2**32 - 1)


def values(option: Option) -> st.SearchStrategy[Any]:
    if option.range is not None:
        return st.integers(option.range.minimum, option.range.maximum)
    if option.kind == "subset":
        return st.just("all") | st.lists(st.sampled_from(option.values), min_size=1, unique=True)
    return st.sampled_from(option.values)


@st.composite
def option_sets(draw: st.DrawFn, setting: Setting) -> dict[str, Any]:
    """Combinations of options that this game allows; the simplest come first: the defaults."""
    options = {}
    for option in describe(setting.game.options):
        if draw(st.booleans()):
            options[option.name] = draw(values(option))
    try:
        setting.game.options.read(options, setting.seats)
    except BadOption:
        assume(False)
    return options


def trial(setting: Setting, data: st.DataObject) -> Trial:
    """A random match with options that hypothesis draws."""
    return Trial(setting, data.draw(option_sets(setting)), data.draw(seeds))


def with_secrets(setting: Setting) -> list[dict[str, Any]]:
    """The simplest options with which seats know different things; empty if there are none."""
    return [options for options in plain_option_sets(setting) if keeps_secrets(setting, options)][:1]
