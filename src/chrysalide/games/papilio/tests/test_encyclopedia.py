"""The encyclopedia counts what the box holds (1.1-1.3)."""

from chrysalide.games.papilio import GAME

PAGES = {page.id: page for page in GAME.encyclopedia(GAME.options())}
BOX = {"tiles": 34, "leaves": 16, "pawns": 8}


def test_every_section_is_as_large_as_in_the_box() -> None:
    assert {name: page.total for name, page in PAGES.items()} == BOX


def test_a_match_with_other_tiles_counts_others() -> None:
    gentle = GAME.encyclopedia(GAME.options.read({"loose_tiles": "gentle"}, 2))
    assert {item.id: item.count for item in gentle[0].items}["tile-lizard"] == 0
