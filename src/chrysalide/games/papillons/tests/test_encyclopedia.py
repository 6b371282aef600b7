"""The encyclopedia counts what the box holds (1.1, 1.3, 1.4)."""

from chrysalide.games.papillons import GAME

PAGES = {page.id: page for page in GAME.encyclopedia(GAME.options())}
BOX = {"butterflies": 32, "goals": 8, "tokens": 8}


def test_every_section_is_as_large_as_in_the_box() -> None:
    assert {name: page.total for name, page in PAGES.items()} == BOX
