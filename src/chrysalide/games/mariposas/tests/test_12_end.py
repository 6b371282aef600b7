"""Chapter 12: the end of autumn, and who has won."""

from typing import Any

import pytest

from chrysalide.core.errors import BadOption, BadSeats
from chrysalide.core.match import Match
from chrysalide.games.mariposas.codes import LEXICONS
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.options import MariposasOptions
from chrysalide.games.mariposas.tests.oracle_board import michoacan_points
from chrysalide.games.mariposas.tests.table import arranged, new, phase, run, scores, told

FULL = "green-egg green-caterpillar green-chrysalis green-adult"


def ended(*pieces: str, **table: Any) -> Match:
    return arranged(*pieces, season="autumn", at_end=True, **table)


def test_12_1_goals_michoacan_cards_and_tiles() -> None:
    """Worked example 20."""
    match = ended(
        "4a:m* 4b:m 3a:k2",
        "3a:a2",
        flowers=["oo"],
        cards=[f"{FULL} pink-egg"],
        scores=[9],
        goals={"autumn": "autumn_1"},
    )
    assert scores(match)[0] == 33
    sources = [(line["source"], line["points"]) for line in match.view()["seats"][0]["points"]]
    assert sources == [("goal", 4), ("michoacan", 12), ("cycle", 5), ("tile", 3)]
    assert match.view()["end"][0]["michoacan"] == 3
    assert match.winners == [0]


def test_12_1_it_comes_after_the_sixth_round() -> None:
    match = arranged("4a:k2", "4a:k2", season="autumn", round=6, active=1, hands=["5 22", "5 22"])
    run(match, "play 5 / go 4a 5 / land m")
    assert phase(match) == "over"
    assert told(match, "points-michoacan") == [{"seat": 1, "points": 3, "weight": 1}]
    assert match.winners == [1]


def test_12_2_the_table_of_michoacan() -> None:
    """Worked example 19."""
    board = LEXICONS[DEFAULT].board
    wanted = [0, 3, 7, 12, 17, 21, 24, 26, 28, 30]
    assert [board.michoacan(weight) for weight in range(10)] == wanted
    assert [michoacan_points(weight) for weight in range(10)] == wanted


def test_12_3_generation_3_scores_nothing_there() -> None:
    match = ended("3a:m 3b:m", "3a:a2", goals={"autumn": "autumn_4"})
    assert scores(match) == [0, 0]


@pytest.mark.parametrize(
    ("pieces", "table", "winners"),
    [
        (("3a:a2", "3a:a2"), {"scores": [3, 4]}, [1]),
        (("3a:m 3b:a2", "3a:a2 3b:a2"), {"scores": [3, 3]}, [0]),  # any generation at Michoacán
        (("3a:a2", "3a:a2"), {"scores": [3, 3], "flowers": ["o", "pp"]}, [1]),
        (("3a:a2", "3a:a2"), {"scores": [3, 2], "flowers": ["o", "o"], "cards": ["", "pink-egg"]}, [1]),
        (("3a:a2", "3a:a2"), {"scores": [3, 3], "flowers": ["o", "p"]}, [0, 1]),
    ],
)
def test_12_4_most_points_then_michoacan_flowers_cards(
    pieces: tuple[str, ...], table: dict[str, Any], winners: list[int]
) -> None:
    assert ended(*pieces, goals={"autumn": "autumn_4"}, **table).winners == winners


def test_12_5_all_places_are_ranked_the_same_way() -> None:
    match = ended("3a:a2", "3a:a2", "3a:a2", "3a:a2", scores=[3, 7, 3, 2], goals={"autumn": "autumn_4"})
    assert [(end["seat"], end["place"]) for end in match.view()["end"]] == [(1, 1), (0, 2), (2, 2), (3, 4)]


@pytest.mark.parametrize(
    ("pieces", "flowers", "cards", "places"),
    [
        (("3a:b4", "3a:m 3b:b4", "3a:b4"), ["oo", "", ""], [], [2, 1, 3]),
        (("3a:b4", "3a:b4", "3a:b4"), ["", "", "oo"], ["green-egg"], [2, 3, 1]),
        (("3a:b4", "3a:b4", "3a:b4"), ["o", "o", "p"], ["green-egg"], [1, 2, 2]),
        (("3a:b4", "3a:b4", "3a:b4"), ["o", "o", "p"], [], [1, 1, 1]),
    ],
)
def test_12_5_ties_of_three(pieces: tuple[str, ...], flowers: list[str], cards: list[str], places: list[int]) -> None:
    held = [10 - len(cards), 10, 10]
    match = ended(*pieces, flowers=flowers, cards=cards, scores=held, goals={"autumn": "autumn_3"})
    assert scores(match) == [10, 10, 10]
    assert [end["place"] for end in sorted(match.view()["end"], key=lambda end: end["seat"])] == places
    assert match.winners == [seat for seat in range(3) if places[seat] == 1]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": 1}, BadSeats),
        ({"seats": 6}, BadSeats),
        ({"forced_moves": 1}, BadOption),
        ({"backtracking": "yes"}, BadOption),
        ({"waystation_once": "match"}, BadOption),
        ({"flower_supply": "none"}, BadOption),
    ],
)
def test_12_6_options_are_checked(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        new(**wrong)


def test_12_6_no_variants_only_readings_of_unclear_passages() -> None:
    """By default every option is off or as the specification reads the rulebook."""
    options = MariposasOptions().as_json()
    assert options == {
        "edition": "reconstructed", "forced_moves": False, "backtracking": True, "copy_chains": False,
        "waystation_once": "butterfly", "flip_is_birth": True, "flower_supply": "limited", "free_birth_goals": False,
    }  # fmt: skip
