"""A view read back: the same position but for what it hides, in all modules, levels, options and versions."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.position import ARRAYS
from chrysalide.games.extinction.tests.table import run, seated
from chrysalide.games.extinction.tests.test_properties import option_sets
from tests.depth import examples
from tests.positions import walk

HIDDEN = ("hands", "decks", "faces")  # with closed hands


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("version", GAME.versions)
@given(options=option_sets(), seed=st.integers(0, 9999))
@examples(4)
def test_a_view_leads_back_to_its_position(version: int, seats: int, options: dict[str, Any], seed: int) -> None:
    """Each sort of question once in each match, with each number of lists of operations under way."""
    game = GAME.by_rules(version)
    chosen = game.options.read(options, seats)
    dice = Dice(seed)
    seen = set()
    for state in walk(game.start(seats, chosen), dice):
        assert isinstance(state, Extinction)
        sort = (state.phase, state.depth, state.row_size > 0)
        if sort in seen:
            continue
        seen.add(sort)
        viewer = int(dice.below(seats + 1)) - 1
        view = game.view(state, None if viewer < 0 else viewer, seats, chosen)
        imagined = GAME.imagine(json.loads(json.dumps(view)), dice)
        assert game.view(imagined, view["viewer"], seats, chosen) == view
        if state.open_hands:
            assert imagined.key() == state.key()
        assert public(imagined) == public(state)
    assert len(seen) > 10  # even the shortest match, lost at once, asks more


def public(state: Extinction) -> tuple[list[int], list[list[int]]]:
    """All fields but those that closed hands hide."""
    shown = [array for name, array in zip(ARRAYS, state.arrays(), strict=True) if name not in HIDDEN]
    return state.numbers(), shown


def test_what_is_pending_is_said_by_names() -> None:
    match = run(seated(["ethologue", "mecene"]), "* first 0")
    at = match.view(0)["position"]
    assert (at["stage"], at["active"], at["done"]) == ("start", 0, 1)
    assert at["operations"] == [
        {"by": "ability", "of": "ethologue", "step": 1, "left": 1, "did": False, "amount": 0}
    ]  # fmt: skip
    at = run(match, "stop / dice 2 3 4 / die 4 relocaliser").view(0)["position"]
    assert (at["stage"], at["done"], at["destruction"]) == ("actions", 0, None)
    assert [(one["by"], one["of"], one["left"]) for one in at["operations"]] == [("die", "relocaliser", 1)]
