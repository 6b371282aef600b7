"""Code ↔ text ↔ structure: one table for each game, pinned, because records and trained weights depend on it.

A game's tests/encoding.txt holds the number of its actions and the digest of their texts.
"""

import json
import random

import pytest

from chrysalide.core.errors import ChrysalideError
from chrysalide.games import find_game
from tests.positions import every_game


@every_game
def test_every_action_has_three_faces_that_lead_to_each_other(game: str) -> None:
    space = find_game(game).space
    for code, action in enumerate(space.actions):
        assert (action.code, space[code]) == (code, action)
        assert space.parse(action.text) == action
        assert space.structured(action.structure) == action
        assert space.structured(json.loads(json.dumps(action.structure))) == action
        assert str(action) == action.text
    assert len({action.text for action in space.actions}) == len(space)


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
    found = find_game(game)
    path = found.folder / "tests/encoding.txt"
    values = [str(len(found.space)), found.space.digest]
    assert path.exists(), f"A new game pins its actions: write these two lines to {path}: {values}"
    assert values == path.read_text("utf-8").split(), (
        "The codes or texts of actions have changed. If that is meant: raise rules_version, and write the new values."
    )
