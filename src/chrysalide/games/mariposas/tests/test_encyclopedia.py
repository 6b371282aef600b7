"""The encyclopedia counts what the box holds (1.1, 1.2)."""

from chrysalide.games.mariposas import GAME

PAGES = {page.id: page for page in GAME.encyclopedia(GAME.options())}
BOX = {
    "actions": 36, "spring": 5, "summer": 10, "autumn": 5, "life": 60, "abilities": 6, "bonus": 15, "waystations": 16,
    "flowers": 120, "butterflies": 10,
}  # fmt: skip


def test_every_section_is_as_large_as_in_the_box() -> None:
    assert {name: page.total for name, page in PAGES.items()} == BOX


def test_a_season_card_shows_its_goals() -> None:
    first = PAGES["spring"].items[0].face
    assert [goal["kind"] for goal in first["goals"]] == ["count_in", "once"]
    assert set(first["goals"][0]["cells"]) < set(first["map"])
