"""Chapters 12 and 15: ambassadors and cards in a pack."""

from copy import deepcopy
from typing import Any

import pytest

import chrysalide
from chrysalide.core.packs import BadPack
from chrysalide.editing import editor
from chrysalide.games.extinction import GAME


def changed(form: str, name: str, **fields: Any) -> dict[str, Any]:
    """Ours, with other fields in one table."""
    tables = deepcopy({form: editor("extinction").start[form]})
    next(table for table in tables[form] if table["id"] == name).update(fields)
    return tables


def read(tables: dict[str, Any]) -> str:
    return editor("extinction").read(tables)


def test_12_6_the_target_of_an_ambassador_is_that_of_the_pack() -> None:
    text = read(changed("ambassador", "chine", value="money", target=[3, 4, 5, 6]))
    changed_pack, ours = (GAME.start(2, GAME.options.read(values, 2)).tables.pack for values in ({"pack": text}, {}))
    china = next(one for one in changed_pack.ambassadors if one.id == "chine")
    assert (china.value, china.target) == ("money", (3, 4, 5, 6))
    assert changed_pack.cards == ours.cards


def test_15_1_a_card_does_what_the_pack_says() -> None:
    text = read(changed("card", "collecte", cost=1, ops=[{"op": "gain", "n": 5}]))
    shown = chrysalide.new("extinction", seed=3, seats=2, pack=text).view()["cards"]["collecte"]
    assert shown["cost"] == 1
    assert shown["text"][0]["args"]["n"] == 5


@pytest.mark.parametrize(
    ("form", "name", "fields", "place", "field", "said"),
    [
        ("ambassador", "chine", {"target": [3]}, (), "target", "data-length"),
        ("ambassador", "chine", {"value": "beauty"}, (), "value", "data-one-of"),
        ("ambassador", "chine", {"back": "grey"}, (), "back", "data-one-of"),
        ("card", "rechercher", {"type": "P"}, (), "type", "data-one-of"),
        ("card", "rechercher", {"id": "mine"}, (), "id", "data-one-of"),
        ("card", "rechercher", {"ops": [{"op": "gain", "n": 99}]}, ("ops", 0), "n", "data-integer"),
        ("card", "rechercher", {"ops": [{"op": "trigger_all"}]}, ("ops", 0), "op", "pack-op"),
    ],
)
def test_15_a_fault_is_placed_and_said(
    form: str, name: str, fields: dict[str, Any], place: tuple[str | int, ...], field: str, said: str
) -> None:
    with pytest.raises(BadPack) as caught:
        read(changed(form, name, **fields))
    assert caught.value.place == (form, 0, *place)
    assert (caught.value.field, caught.value.why.message.id) == (field, said)


def test_15_9_a_unique_never_plays_a_card() -> None:
    """Two of them could play each other for ever."""
    unique = next(card["id"] for card in editor("extinction").start["card"] if card["type"] == "U")
    with pytest.raises(BadPack) as caught:
        read(changed("card", unique, ops=[{"op": "play"}]))
    assert caught.value.why.message.id == "pack-op"
