"""The encyclopedia counts what the box holds (1.1, 1.3, 1.4)."""

from chrysalide.games.celestes import GAME

PAGES = {page.id: page for page in GAME.encyclopedia(GAME.options())}
BOX = {"butterflies": 21, "layouts": 15, "tokens": 5}


def test_every_section_is_as_large_as_in_the_box() -> None:
    assert {name: page.total for name, page in PAGES.items()} == BOX


def test_a_layout_is_drawn_as_the_rows_say() -> None:
    layouts = {item.id: item.face for item in PAGES["layouts"].items}
    pyramid = layouts["layout-L01"]
    assert len(pyramid["slots"]) == 18
    assert [slot["row"] for slot in pyramid["slots"]] == sorted(slot["row"] for slot in pyramid["slots"])
    for drawn in layouts.values():
        assert max(slot["row"] for slot in drawn["slots"]) < drawn["rows"]
        assert max(slot["x"] for slot in drawn["slots"]) + 2 == drawn["width"]
