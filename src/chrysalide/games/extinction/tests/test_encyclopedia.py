"""The encyclopedia counts what the box holds (1.1-1.3, 1.6)."""

from chrysalide.games.extinction import GAME

PAGES = {page.id: page for page in GAME.encyclopedia(GAME.options())}
BOX = {
    "modules": 3, "roles": 5, "starts": 0, "common": 50, "own": 20, "ambassadors": 12, "effects-tigre": 18,
    "effects-loutre": 18, "effects-panda": 18, "pieces": 3 * 15 + 24 + 25 + 25 + 15,
}  # fmt: skip


def test_every_section_is_as_large_as_in_the_box() -> None:
    assert {name: page.total for name, page in PAGES.items()} == BOX


def test_every_deck_has_fourteen_cards() -> None:
    own = PAGES["own"].items
    for role in ("zoologiste", "philanthrope", "lobbyiste", "avocat", "reporter"):
        assert len(PAGES["common"].items) + sum(item.face["role"] == role for item in own) == 14


def test_the_backs_of_ambassadors_are_those_of_the_box() -> None:
    backs = [item.face["colour"] for item in PAGES["ambassadors"].items]
    assert [backs.count(colour) for colour in ("blue", "green", "grey")] == [5, 4, 3]


def test_cards_speak_of_animals_and_effects_of_their_species() -> None:
    def species(page: str) -> set[str]:
        return {phrase.args["module"] for item in PAGES[page].items for phrase in item.text if "module" in phrase.args}

    assert species("common") | species("own") == {"any"}
    assert species("effects-panda") == {"panda"}
