"""Golden records replay byte for byte: `python -m tests.rewrite_golden` writes them, and the difference is reviewed."""

from pathlib import Path

import pytest

import chrysalide
from chrysalide.games import kit
from tests.golden import wanted, write
from tests.positions import GAMES, every_game

RECORDS = [path for game in GAMES for path in sorted((kit(game).folder / "tests/golden").glob("*.txt"))]


@every_game
def test_there_is_a_golden_record_for_every_number_of_seats_and_option_value(game: str) -> None:
    assert {path.name for path in RECORDS if path.parents[2].name == game} == set(wanted(game))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[2].name}/{path.stem}")
def test_a_golden_record_replays_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    assert len(data) < 30_000
    match = chrysalide.load(data.decode())
    assert write(match).encode() == data
    assert match.over
    assert chrysalide.verify(data.decode()).honest
    setting, options = wanted(match.kit.id)[path.name]
    assert match.seats == setting.seats
    assert match.options == setting.kit.options.read(options, setting.seats)
