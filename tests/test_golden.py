"""Golden records replay byte for byte: `python -m tests.rewrite_golden` writes them, and the difference is reviewed."""

from pathlib import Path

import pytest

import chrysalide
from chrysalide.conformance.golden import LARGEST, LOOKS, files, shows, wanted, write
from chrysalide.games import find_game
from tests.positions import GAMES, every_game

RECORDS = [path for game in GAMES for path in files(find_game(game))]


def records(game: str) -> list[Path]:
    return [path for path in RECORDS if path.parents[2].name == game]


@every_game
def test_there_is_a_golden_record_for_every_number_of_seats_and_option_value_that_shows(game: str) -> None:
    possible = wanted(find_game(game))
    names = {path.name for path in records(game)}
    assert names <= set(possible)
    missing = [(setting, options) for name, (setting, options) in possible.items() if name not in names]
    assert [setting for setting, options in missing if not options] == []
    showing = [
        (str(setting), options) for setting, options in missing if any(shows(setting, options, s) for s in LOOKS)
    ]
    assert showing == [], "these options make a difference and have no record"


@every_game
def test_no_two_golden_records_of_a_game_have_the_same_entries(game: str) -> None:
    """Whatever their digests: the state may contain an option that changes nothing."""
    first: dict[tuple[str, ...], str] = {}
    for path in records(game):
        lines = path.read_text("utf-8").partition("\n\n")[2].splitlines()
        entries = tuple(line for line in lines if not line.startswith("#"))
        assert entries not in first, f"{path.name} has the same entries as {first[entries]}"
        first[entries] = path.name


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[2].name}/{path.stem}")
def test_a_golden_record_replays_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    assert len(data) < LARGEST
    match = chrysalide.load(data.decode())
    assert write(match).encode() == data
    assert match.game is find_game(match.game.id), "a golden record follows the rules of today"
    assert match.over
    assert chrysalide.verify(data.decode()).honest
    setting, options = wanted(match.game)[path.name]
    assert match.seats == setting.seats
    assert match.options == setting.game.options.read(options, setting.seats)
