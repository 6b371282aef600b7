"""Chapter 13: season cards in a pack."""

from copy import deepcopy
from typing import Any

import pytest

import chrysalide
from chrysalide.core.packs import BadPack, Tables
from chrysalide.editing import editor
from chrysalide.games.mariposas.rules import Mariposas


def pack(**goal: Any) -> Tables:
    """Ours, with another first goal on every card of spring."""
    tables = deepcopy(editor("mariposas").start)
    for card in tables["season_card"]:
        if card["season"] == "spring":
            card["goals"][0] = {"kind": "count_in", "area": ["near:boston"], "points": 7, **goal}
    return tables


def read(tables: Tables) -> str:
    return editor("mariposas").read(tables)


def test_13_1_a_goal_of_a_pack_is_painted_and_scored() -> None:
    match = chrysalide.new("mariposas", seed=3, edition=read(pack()))
    goal = match.view()["seasons"][0]["goals"][0]
    assert (goal["kind"], goal["points"], goal["terms"][0]["place"]) == ("count_in", 7, "boston")
    assert "e10" in goal["cells"]
    assert isinstance(match.state, Mariposas)
    assert match.state.board.goals[match.state.revealed[0]][0].points == 7


@pytest.mark.parametrize(
    ("goal", "field", "said"),
    [
        ({"area": ["near:paris"]}, "area", "season-term"),
        ({"area": "near:boston"}, "area", "data-list"),
        ({"points": 0}, "points", "data-integer"),
        ({"kind": "often"}, "kind", "data-one-of"),
        ({"all": []}, "all", "data-unknown"),
    ],
)
def test_13_a_fault_is_placed_and_said(goal: dict[str, Any], field: str, said: str) -> None:
    with pytest.raises(BadPack) as caught:
        read(pack(**goal))
    assert caught.value.place == ("season_card", 0, "goals", 0)
    assert (caught.value.field, caught.value.why.message.id) == (field, said)


def test_3_1_every_season_has_a_card_and_every_card_its_season() -> None:
    tables = pack()
    tables["season_card"][0]["season"] = "summer"
    with pytest.raises(BadPack) as caught:
        read(tables)
    assert caught.value.field == "season"
    without = [card for card in pack()["season_card"] if card["season"] != "autumn"]
    with pytest.raises(BadPack) as caught:
        read({"season_card": without})
    assert caught.value.why.message.id == "season-none"
