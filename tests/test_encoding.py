"""Code ↔ text ↔ structure: one table for each game, pinned, because records and trained weights depend on it.

A game's tests/encoding.txt holds the number of its actions and the digest of their texts.
"""

import random

import pytest

from chrysalide.conformance import records
from chrysalide.core.errors import ChrysalideError
from chrysalide.games import find_game
from tests.positions import every_game


@every_game
def test_every_action_has_three_faces_that_lead_to_each_other(game: str) -> None:
    records.three_faces(find_game(game))


@every_game
def test_case_and_spacing_do_not_matter(game: str) -> None:
    space = find_game(game).space
    for action in space.actions:
        assert space.parse(f"  {action.text.upper().replace(' ', '   ')}\t") == action
        assert space.parse(action.text.lower()) == action


@every_game
def test_a_structure_is_read_by_the_names_of_its_values(game: str) -> None:
    space = find_game(game).space
    for action in space.actions:
        shuffled = list(action.values)
        random.Random(action.code).shuffle(shuffled)
        assert space.structured({action.word: dict(shuffled)}) == action
        if action.values:
            with pytest.raises(ChrysalideError):
                space.structured({action.word: {f"not_{name}": value for name, value in action.values}})


@every_game
@pytest.mark.parametrize("bad", [{}, {"a": {}, "b": {}}, {"a": 3}, {"a": {"b": {}}}, {"": {}}], ids=str)
def test_a_structure_that_is_no_action_is_refused(game: str, bad: dict[str, object]) -> None:
    with pytest.raises(ChrysalideError):
        find_game(game).space.structured(bad, game)


@every_game
def test_the_table_is_the_one_that_records_were_written_with(game: str) -> None:
    records.pinned(find_game(game))
