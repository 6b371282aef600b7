"""What data/game.toml says of a game: facts for people who choose, and a first match that one click can start."""

import tomllib
from pathlib import Path

import pytest

import chrysalide
from chrysalide.bots import LADDER
from chrysalide.core.about import Preset, read_about, read_preset
from chrysalide.core.datafile import DataError, Table
from chrysalide.games import find_game
from chrysalide.games.papillons.options import PapillonsOptions
from tests.positions import every_game

FACTS = """
minutes = 20
age = 8
[credits]
title = "Coin"
"""


def facts(text: str) -> Table:
    return Table("coin/data/game.toml", "file", tomllib.loads(text))


def preset(text: str) -> Preset:
    return read_preset(facts(f"{FACTS}[preset]\n{text}"), (2, 3, 4), PapillonsOptions, LADDER)


@every_game
def test_a_first_match_can_be_played(game: str) -> None:
    found = find_game(game)
    first = found.preset(LADDER)
    match = chrysalide.new(game, seats=first.seats, seed=1, **first.options)
    bot = chrysalide.bot(game, first.level, seed=1)
    while not match.over and len(match.entries) < 200:
        match.play(bot.choose(match.view(match.actor)))


@every_game
def test_the_games_here_say_for_whom_they_are(game: str) -> None:
    found = find_game(game)
    if Path(chrysalide.__file__).parent in found.folder.parents:
        assert found.about.age in range(3, 19)


def test_everything_in_a_preset_may_be_left_out() -> None:
    assert preset("") == Preset(2, "beginner", {})
    assert read_preset(facts(FACTS), (1, 2), PapillonsOptions, LADDER).seats == 2
    assert read_preset(facts(FACTS), (1,), PapillonsOptions, LADDER).seats == 1
    assert preset('seats = 4\nlevel = "easy"\noptions = { teams = true }') == Preset(4, "easy", {"teams": True})


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("seats = 7", "preset: seats: 7 is not one of 2, 3, 4"),
        ('level = "wizard"', "preset: level: 'wizard' is not one of beginner, "),
        ("colour = 1", "preset: colour: is not one of seats, level, options"),
        ("options = 3", "preset, options: 3 is not a table"),
        ("options = { glue = true }", "preset, options: glue: "),
        ("options = { stall_rounds = 99 }", "preset, options: stall_rounds: "),
        ("options = { teams = true }", "preset, options: "),  # of two seats
    ],
)
def test_a_wrong_preset_is_named_by_file_and_field(text: str, named: str) -> None:
    with pytest.raises(DataError) as caught:
        preset(text)
    assert str(caught.value).startswith(f"coin/data/game.toml: {named}"), str(caught.value)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (FACTS.replace("8", '"eight"'), "age: 'eight' is not an integer"),
        (FACTS.replace("minutes = 20", ""), "minutes: is missing"),
        (f"colour = 1\n{FACTS}", "colour: is not one of minutes, "),
    ],
)
def test_a_wrong_fact_is_named_too(text: str, named: str) -> None:
    with pytest.raises(DataError) as caught:
        read_about(facts(text))
    assert str(caught.value).startswith(f"coin/data/game.toml: file: {named}"), str(caught.value)


def test_a_game_without_an_age_has_none() -> None:
    assert read_about(facts(FACTS.replace("age = 8", ""))).age is None
