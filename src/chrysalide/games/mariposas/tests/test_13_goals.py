"""Chapter 13: goals, and the season cards of the edition."""

import pytest

from chrysalide.games.mariposas.board import Goal
from chrysalide.games.mariposas.facts.records import Aim, Demand
from chrysalide.games.mariposas.rules.scoring import goal_points
from chrysalide.games.mariposas.tests.oracle_data import AtLeast, BirthIn, Once
from chrysalide.games.mariposas.tests.oracle_seat import Player, season_end_points
from chrysalide.games.mariposas.tests.table import (
    arranged,
    fly,
    oracle_of,
    piece,
    run,
    scores,
    state_of,
    told,
    worth,
)


def now(card: str, *pieces: str, flowers: str = "") -> int:
    """What a card would bring seat 0 at the end of its season."""
    season = card.partition("_")[0]
    match = arranged(*pieces, "3a:a2", season=season, goals={season: card}, flowers=[flowers])
    return worth(match, season)


@pytest.mark.parametrize(
    ("card", "pieces", "flowers", "points"),
    [
        ("spring_1", "1:h5 2a:i5", "opvyw", 4),  # worked example 14
        ("spring_1", "1:h5 2a:i5", "ooopvy", 1),
        ("spring_4", "1:h4 2a:i4 2b:i6", "", 5),  # worked example 15
        ("spring_4", "1:h4 2a:i4", "", 0),
        ("spring_4", "1:h4 2a:i4 2b:j4", "", 0),
        ("spring_4", "1:h4 2a:i4 2b:f4", "", 6),
        ("summer_1", "4a:e10* 3a:e9", "", 11),  # worked example 16
        ("autumn_2", "3a:j3 3b:h3 3c:l7", "", 7),  # each city of its own
        ("autumn_2", "3a:j3 3b:h3 3c:k7", "", 0),  # Orlando itself does not count
        ("autumn_2", "3a:j3 3b:l7", "", 0),
        ("autumn_1", "4a:m* 4b:m 3a:k2", "", 4),
        ("summer_3", "2a:c4 2b:b4", "opvyw", 4 + 3),
        ("spring_3", "1:d1 2a:e6 2b:h3", "", 4),
        ("spring_3", "1:d1 2a:e6 2b:b3", "", 1),
        ("autumn_3", "3a:j7 3b:i8 3c:h8", "", 6),
        ("summer_8", "2a:b3 2b:c2 3a:b1 3b:c3", "", 13),
        ("spring_2", "1:h7 2a:h3", "", 1),
        ("spring_3", "1:e1 2a:d5 2b:b7 3a:c5", "", 4 + 1),
        ("spring_5", "1:b7 2a:f8 2b:h3", "", 5 + 3),
        ("summer_2", "3a:c10 2a:k7", "opvyw", 4 + 3),
        ("summer_3", "3a:c10 2a:a2", "", 2),
        ("summer_4", "3a:a2 2a:c7 2b:f8", "", 7 + 1),
        ("summer_5", "3a:c5 2a:d1", "", 6 + 1),
        ("summer_6", "3a:e5 4a:h6*", "", 3),
        ("summer_7", "2a:c5 3a:e1 3b:d5 3c:b7", "", 1 + 4),
        ("summer_8", "2a:b2 3a:c2 3b:c3 4a:i6", "", 6 + 5),
        ("summer_8", "2a:b2 3a:c2 3b:c3 4a:h7", "", 6),
        ("summer_9", "2a:d3 3a:d5 3b:c7", "", 2 + 5),
        ("summer_10", "2a:a2 3a:b7", "", 6),
        ("autumn_1", "3a:k2 4a:m*", "opvyw", 3 + 3),
        ("autumn_2", "3a:j3 4a:l7 4b:i5*", "", 7 + 2),
        ("autumn_3", "3a:k7 4a:m*", "", 2 + 5),
        ("autumn_4", "3a:j2 4a:k2", "", 4),
        ("autumn_5", "3a:e1 3b:d5 3c:b7", "", 4 + 2),
    ],
)
def test_worked_examples_and_more(card: str, pieces: str, flowers: str, points: int) -> None:
    assert now(card, pieces, flowers=flowers) == points


def test_13_1_a_count_goal_pays_for_every_butterfly_doubles_twice() -> None:
    assert now("spring_1", "1:h5") == 1
    assert now("spring_1", "1:h5 2a:h5 4a:h6*") == 4


def test_13_2_a_once_goal_pays_once() -> None:
    assert now("spring_3", "1:d1 2a:e6 2b:h3 3a:f1 3b:g1 3c:i1") == 4


def test_13_3_each_condition_is_tested_alone() -> None:
    """Worked example 18, with the cities that it names: j3 lies around Houston and around New Orleans."""
    areas = [("around:houston",), ("around:new_orleans",), ("around:orlando",)]
    for last, points in (("l7", 7), ("k7", 0)):
        match = arranged(f"3a:j3 3b:{last}", "3a:a2", season="autumn")
        demands = tuple(Demand("at_least", 1, area) for area in areas)
        state = state_of(match)
        goal = Goal(state.board.edition, Aim("once", 7, False, (), demands))
        assert goal_points(state, 0, goal, 0) == points
        said = Once(7, tuple(AtLeast(1, area) for area in areas))
        assert season_end_points(oracle_of(match).players[0], said) == points


def test_13_4_a_minimum_on_the_board_and_none_in_the_forbidden_area() -> None:
    assert now("spring_4", "1:h6 4a:h6*") == 5  # a double counts two
    assert now("spring_4", "1:h6 2a:h6") == 0
    assert now("spring_4", "1:h6 2a:h6 2b:j3") == 0


def test_13_5_flowers_are_asked_for_and_not_spent() -> None:
    match = arranged("1:k2", "1:m", at_end=True, flowers=["oopvyw"])
    assert scores(match)[0] == 3
    assert match.view()["seats"][0]["flowers_total"] == 6


@pytest.mark.parametrize(
    ("start", "land", "points"), [("i3", "i4", 2), ("h3", "h4", 2), ("j3", "i3", 0), ("h5", "h6", 0)]
)
def test_13_6_a_birth_goal_pays_for_births_in_its_area(start: str, land: str, points: int) -> None:
    """Worked example 13. Rules: 13.9"""
    match = arranged(
        f"1:{start}", "1:m", goals={"spring": "spring_2"}, hands=["111 22"], flowers=["oo"], cities={"h4": "pink-egg"},
    )  # fmt: skip
    fly(run(match, "play 111"), "1", f"1 {land}")
    run(match, "birth oo")
    assert scores(match)[0] == points
    assert [event["cells"] for event in told(match, "points-birth")] == ([[land]] if points else [])


def test_13_7_points_with_a_mark_are_scored_at_once_others_at_the_end() -> None:
    """All birth goals of this edition pay at once; see test_editions for one that does not."""
    match = arranged("1:i3 2a:i7", "1:m", goals={"spring": "spring_2"}, hands=["111 22"], flowers=["oo"])
    fly(run(match, "play 111"), "1", "1 i4")
    run(match, "birth oo")
    assert scores(match)[0] == 2
    goal = match.view()["seasons"][0]["goals"][0]
    assert (goal["immediate"], goal["seats"][0]["now"], goal["seats"][0]["scored"]) == (True, None, 2)
    assert worth(match, "spring") == 1  # one butterfly right of Atlanta; births are paid


def test_13_7_only_births_of_the_season_are_summed_up() -> None:
    """The oracle keeps every birth of the season; the engine those alone that a goal asks for, see test_editions."""
    area = ("right:houston", "left:atlanta")
    born = Player(births=["i4", "h4", "i3"])
    assert [season_end_points(born, BirthIn(2, area, immediate=at_once)) for at_once in (False, True)] == [4, 0]
    match = arranged("1:k1", "1:m 2a:m", round=4, active=1, first=0, hands=["", "111 5"], flowers=["", "oo"])
    run(match, "1 play 111 / go 1 1 / land l1 / go 1 1 / land k1 / birth oo / stop / draw 1 22")
    assert oracle_of(match).players[1].births == ["k1"]
    run(match, "0 free k1 / goal summer_1")
    assert (match.view()["season"], oracle_of(match).players[1].births) == ("summer", [])


def test_13_8_double_on_birth() -> None:
    """Worked example 17."""
    full = "green-egg green-caterpillar green-chrysalis green-adult"
    match = arranged(
        "3a:e6", "1:m", season="summer", goals={"summer": "summer_6"}, hands=["111 22"], flowers=["oooo"],
        cities={"e5": "green-egg"}, cards=[full], tiles="nursery jewel bouquet",
    )  # fmt: skip
    fly(run(match, "play 111"), "3a", "1 e5")
    assert match.view()["birth"]["double"] is True
    run(match, "birth oooo")
    assert (piece(match, "4a")["double"], scores(match)[0]) == (True, 1)
    south = arranged("3a:k1", "1:m", season="summer", goals={"summer": "summer_6"}, hands=["111 22"], flowers=["oooo"])
    fly(run(south, "play 111"), "3a", "1 k2")
    run(south, "birth oooo")
    assert piece(south, "4a")["double"] is False
    plain = arranged(
        "3a:e6", "1:m", season="summer", goals={"summer": "summer_5"}, flowers=["oooo"], cities={"e5": "green-egg"},
        cards=[full], tiles="nursery jewel bouquet",
    )  # fmt: skip
    run(plain, "play 111 / go 3a 1 / land e5 / birth oooo")
    assert (piece(plain, "4a")["double"], scores(plain)[0]) == (False, 1)


def test_13_9_the_place_of_a_birth_is_the_parents_cell() -> None:
    match = arranged("1:i3", "1:m", goals={"spring": "spring_2"}, hands=["111 22"], flowers=["oo"])
    fly(run(match, "play 111"), "1", "1 i4")
    run(match, "birth oo")
    assert (piece(match, "2a")["cell"], piece(match, "1")["cell"]) == ("i4", "i4")


def test_13_10_all_generations_on_the_board_count() -> None:
    match = arranged("1:h5 2a:h5 3a:h5 4a:h5", "1:m", at_end=True)
    assert scores(match)[0] == 4
    [event] = told(match, "points-goal")
    assert event["cells"] == ["h5"] * 4
