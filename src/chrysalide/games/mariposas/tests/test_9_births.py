"""Chapter 9: births."""

from typing import Any

from chrysalide.core.match import Match
from chrysalide.games.mariposas.payments import FOR_COST
from chrysalide.games.mariposas.tests.table import (
    arranged,
    cell,
    flowers,
    fly,
    legal,
    phase,
    piece,
    refused,
    run,
    scores,
)

ALL = "ooooopppppvvvvvyyyyywwwww"


def landing(parent: str, stock: str, **table: Any) -> Match:
    """A parent of this name lands beside the plant of d4, d5 and e5 (Chicago, revealed and visited)."""
    match = arranged(
        f"{parent}:e6",
        "1:m",
        hands=["111 22"],
        flowers=[stock],
        cities={"e5": "pink-egg"},
        cards=["pink-egg"],
        **table,
    )
    return fly(run(match, "play 111"), parent.rstrip("*"), "1 e5")


def test_9_1_a_birth_at_every_landing_beside_a_plant() -> None:
    match = arranged("1:l1", "1:m", hands=["111 22"], flowers=["oopp"])
    fly(run(match, "play 111"), "1", "1 k1")
    assert phase(match) == "birth"
    run(match, "birth oo")
    fly(match, "1", "1 k2")
    assert phase(match) == "birth"
    run(match, "birth pp")
    assert (cell(match, "2a"), cell(match, "2b")) == ("k1", "k2")


def test_9_2_the_landing_cell_itself_must_touch_the_plant() -> None:
    """Worked example 26: d6 lies beside d5, which touches one."""
    match = fly(run(arranged("2a:c6", "1:m", hands=["111 22"], flowers=["ppp"]), "play 111"), "2a", "1 d6")
    assert phase(match) == "launch"
    assert refused(match, "birth ppp") == "9.1"
    assert refused(arranged("2a:c6", "1:m"), "birth ppp") == "9.1"


def test_9_3_the_next_generation_on_the_parents_cell() -> None:
    for parent, child, stock in (("1", "2a", "oo"), ("2a", "3a", "ooo"), ("3a", "4a", "oooo")):
        match = run(landing(parent, stock), f"birth {stock}")
        assert (cell(match, child), piece(match, child)["double"]) == ("e5", False)


def test_9_4_what_a_birth_costs() -> None:
    """Worked example 5."""
    assert legal(landing("1", "ooopv")) == ["birth oo", "birth opv", "birth -"]
    assert legal(landing("2a", "ooopv")) == ["birth ooo", "birth oopv", "birth -"]
    assert legal(landing("3a", "ooopv")) == ["birth ooopv", "birth -"]
    assert legal(landing("4a", "ooopv")) == ["birth ooopv", "birth -"]
    assert refused(landing("1", "ooopv"), "birth pp") == "9.4"
    assert refused(landing("1", "ov"), "birth oo") == "9.4"


def test_9_5_k_alike_or_k_and_one_with_fewer_than_k_of_each() -> None:
    """Worked examples 5 and 26."""
    assert [len(FOR_COST[cost]) for cost in (2, 3, 4)] == [15, 50, 106]
    assert [len(legal(landing(parent, ALL))) for parent in ("1", "2a", "3a", "4a")] == [16, 51, 107, 107]
    match = landing("1", "ooopv")
    assert refused(match, "birth oop") == "9.5"
    assert refused(match, "birth ooo") == "9.5"


def test_9_5_worked_example_4_the_first_turn() -> None:
    match = fly(run(arranged("1:m", "1:m", hands=["111 22"]), "play 111"), "1", "1 l1", "1 k1")
    assert phase(match) == "launch"  # two unlike flowers
    assert refused(match, "birth pvw") == "9.4"
    fly(match, "1", "1 k2")
    assert legal(match) == ["birth pvw", "birth -"]
    assert cell(run(match, "birth pvw"), "2a") == "k2"


def test_9_6_a_simple_generation_4_is_turned_over_a_double_bears_no_more() -> None:
    match = landing("4a", "oooopppp")
    assert match.view()["birth"]["turns"] is True
    run(match, "birth oooo")
    assert (piece(match, "4a")["double"], flowers(match)) == (True, "pppp")
    assert piece(match, "4b")["where"] == "reserve"
    fly(match, "4a", "1 d5")
    assert phase(match) == "launch"
    assert refused(match, "birth pppp") == "9.6"
    assert refused(match, "birth -") == "9.6"


def test_9_7_a_double_counts_two() -> None:
    """Worked example 16: near Boston weight 3, and three butterflies, none left of Atlanta."""
    match = arranged("4a:e10* 3a:e9", "1:m", season="summer", goals={"summer": "summer_1"}, at_end=True)
    assert scores(match)[0] == 11


def test_9_8_no_birth_without_a_piece_of_the_next_generation() -> None:
    match = arranged("1:l1 2a:k1 2b:k1", "1:m", hands=["111 22"], flowers=["oooo"])
    fly(run(match, "play 111"), "1", "1 k1")
    assert phase(match) == "launch"
    assert refused(match, "birth oo") == "9.8"


def test_9_8_a_newborn_takes_the_first_free_letter() -> None:
    match = arranged("3a:l1 4b:m", "1:m", flowers=["oooo"])
    run(match, "play 111 / go 3a 1 / land k1 / birth oooo")
    assert (cell(match, "4a"), cell(match, "4b")) == ("k1", "m")
    assert [piece(match, name)["where"] for name in ("4c", "4d")] == ["reserve", "reserve"]


def test_9_9_newborns_come_from_the_season_card_first() -> None:
    match = arranged("1:l1", "1:m", hands=["111 22"], flowers=["oopp"])
    fly(run(match, "play 111"), "1", "1 k1")
    run(match, "birth oo")
    assert match.view()["seasons"][1]["waiting"] == [0, 1]
    assert piece(match, "2b")["where"] == "reserve"
    fly(match, "1", "1 k2")
    run(match, "birth pp")
    assert match.view()["seasons"][1]["waiting"] == [0, 1]
    third = run(landing("2a", "ooo"), "birth ooo")
    assert third.view()["seasons"][2]["waiting"] == [1, 2]  # in spring too


def test_9_10_births_are_voluntary_and_may_use_what_was_just_taken() -> None:
    match = fly(run(arranged("1:l1", "1:m", hands=["111 22"], flowers=["p"]), "play 111"), "1", "1 k1")
    assert legal(match) == ["birth pp", "birth -"]
    run(match, "birth -")
    assert (phase(match), flowers(match)) == ("launch", "pp")
    assert refused(match, "birth pp") == "9.1"


def test_9_11_any_generation_in_any_season() -> None:
    match = run(landing("3a", "oooo"), "birth oooo")
    assert match.view()["season"] == "spring"
    assert cell(match, "4a") == "e5"


def test_9_12_turning_over_is_a_birth_unless_the_option_says_no() -> None:
    full = "green-egg green-caterpillar green-chrysalis green-adult"
    for flip_is_birth, points in ((True, 3), (False, 0)):
        match = arranged(
            "4a:c5", "1:m", season="summer", goals={"summer": "summer_7"}, hands=["111 22"], flowers=["oooo"],
            cards=[full], tiles="nursery jewel bouquet", flip_is_birth=flip_is_birth,
        )  # fmt: skip
        fly(run(match, "play 111"), "4a", "1 d5")
        run(match, "birth oooo")
        assert scores(match)[0] == points  # above Chicago: 2 at once, nursery: 1
