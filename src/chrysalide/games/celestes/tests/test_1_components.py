"""Chapter 1: what is in the box."""

import tomllib
from typing import Any

import pytest

from chrysalide.games.celestes import GAME
from chrysalide.games.celestes.board import OURS
from chrysalide.games.celestes.tests import oracle
from chrysalide.games.celestes.tests.opinion import LETTERS
from chrysalide.games.celestes.tests.table import (
    BETTER,
    COUNTS,
    EXAMPLE_2,
    LAYOUTS,
    new,
    odds,
    play_round,
    run,
    settle,
    take,
    tokens,
    unseen,
)
from chrysalide.language import LANGUAGES, Words
from tests.agreement import refused

FOLDER = GAME.folder


def deck() -> dict[str, dict[str, Any]]:
    tables = tomllib.loads((FOLDER / "data/deck.toml").read_text("utf-8"))["species"]
    return {table["id"]: table for table in tables}


def test_1_1_deck_has_21_cards_in_five_species() -> None:
    counts = {LETTERS[species]: table["count"] for species, table in deck().items()}
    assert counts == {"E": 8, "M": 6, "K": 4, "S": 2, "B": 1}
    assert sum(counts.values()) == 21
    assert unseen(run(new(), "layout L01")) == COUNTS


def test_1_1_example_16_no_third_swallowtail() -> None:
    match = run(new(), "layout L01 / first 0 / deal 4 S / deal 5 S")
    assert "deal 6 S" not in odds(match)
    refused(match, "deal 6 S", "1.1")


def test_1_1_turned_cards_come_from_the_same_deck() -> None:
    match = run(new(), EXAMPLE_2)
    take(match, 14, 13, cards={8: "S"})
    assert unseen(match)["S"] == 0
    match.play("keep")
    match.play("take 15")
    assert list(odds(match)) == ["turn 9 E", "turn 9 M", "turn 9 K"]
    refused(match, "turn 9 S", "1.1")


def test_1_1_a_species_that_is_not_in_the_deck_is_not_dealt() -> None:
    refused(run(new(), "layout L12 / first 0"), "deal 1 X", "3.7", oracle="1.1")


@pytest.mark.parametrize("held", [(9, 0, 0, 0), (0, 7, 0, 0), (0, 0, 5, 0), (0, 0, 0, 3), (-1, 0, 0, 0)])
def test_1_1_the_oracle_scores_no_cards_that_the_deck_has_not(held: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match=r"^1\.1"):
        oracle.score(*held)


@pytest.mark.parametrize(
    ("species", "french", "english"),
    [
        ("eighty_eight", "Quatre-vingt-huit", "Eighty-Eight"),
        ("morpho", "Morpho bleu", "Blue Morpho"),
        ("monarch", "Monarque", "Monarch"),
        ("swallowtail", "Machaon", "Swallowtail"),
        ("bolina", "Grand Bolina", "Great Eggfly"),
    ],
)
def test_1_2_species_have_their_names(species: str, french: str, english: str) -> None:
    assert Words("celestes", "fr").say("species", species=species) == french
    assert Words("celestes", "en").say("species", species=species) == english
    assert Words("celestes", "es").say("species", species=species) not in ("", "species", species)


def test_1_3_fifteen_layouts_all_different() -> None:
    assert [drawing.id for drawing in OURS.layouts.values()] == LAYOUTS
    assert len({drawing.rows for drawing in OURS.layouts.values()}) == 15
    assert {drawing.id: list(drawing.rows) for drawing in OURS.layouts.values()} == oracle.LAYOUTS
    assert list(odds(new())) == [f"layout {layout}" for layout in LAYOUTS]
    refused(new(), "layout L16", "3.2", oracle="1.3")
    for lang in LANGUAGES:
        names = {Words("celestes", lang).say("layout", layout=layout) for layout in LAYOUTS}
        assert len(names) == 15


def test_1_4_a_token_stands_for_a_round_won() -> None:
    """Five tokens are enough for the longest match: five rounds."""
    match = new()
    for number, winner in enumerate((0, 1, 0, 1, 0), start=1):
        play_round(match, LAYOUTS[number], BETTER if winner == 0 else BETTER[::-1])
        assert sum(tokens(match)) == len(match.view()["rounds"]) == number
    assert match.over
    assert sum(tokens(match)) == tomllib.loads((FOLDER / "data/deck.toml").read_text("utf-8"))["match"]["tokens"] == 5


def test_1_5_a_card_tells_its_name_its_copies_and_its_points() -> None:
    """What is printed on the cards: copies and points in the data, and in the view what the next cards would bring."""
    table = deck()
    assert (table["eighty_eight"]["set_size"], table["eighty_eight"]["set_points"]) == (2, 3)
    assert (table["morpho"]["set_size"], table["morpho"]["set_points"]) == (3, 4)
    assert table["monarch"]["scale"] == [0, 0, 2, 5, 8]
    assert table["swallowtail"]["single_points"] == 2
    match = settle(run(new(), "layout L08 / first 0"))
    shown = match.view()["seats"][0]["species"]
    assert [(entry["id"], entry["cards"], entry["missing"], entry["worth"]) for entry in shown] == [
        ("eighty_eight", 0, 2, 3),
        ("morpho", 0, 3, 4),
        ("monarch", 0, 2, 2),
        ("swallowtail", 0, 1, 2),
    ]
    for species in table:
        for lang in LANGUAGES:
            assert Words("celestes", lang).say("species", species=species) != species


@pytest.mark.parametrize("part", ["data", "locale", "web", "rulebook"])
def test_1_6_no_plant_lends_its_latin_name_to_a_butterfly(part: str) -> None:
    kinds = (".toml", ".ftl", ".svelte", ".ts", ".md")
    files = [path for path in (FOLDER / part).rglob("*") if path.suffix in kinds]
    assert files
    assert [path.name for path in files if "dianthus" in path.read_text("utf-8").lower()] == []
