"""Chapter 5: chains."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games.papilio.tests.table import (
    SPLIT,
    active,
    arrived,
    cells,
    dealt,
    kind,
    legal,
    may,
    new,
    of_seat,
    phase,
    position,
    run,
)
from tests.agreement import refused
from tests.depth import examples


def test_5_1_a_tile_reached_by_a_move_takes_effect_at_once() -> None:
    tiles = {"c4": "C", "d4": "H", "d3": "F", "d5": "E"}
    match = run(position("c3", tiles=tiles), "0 act c3 step c4 step d4 step d3 fly d5")
    assert phase(match) == "enter"
    assert active(match, 0) == {"d5"}


def test_5_1_it_does_so_on_the_first_turn_too() -> None:
    match = run(dealt(tiles={"a2": "C", "b2": "S"}), "0 enter a1 / 1 enter a7 / 0 act a1 step a2 step b2")
    assert phase(match) == "back"


@pytest.mark.parametrize(
    ("moves", "then"),
    [("step c6", "shift"), ("step b5 enter a1", "shift"), ("step d5 step d6", "back"), ("step c4", "enter")],
)
def test_5_2_a_chain_ends_on_a_leaf_on_eggs_by_going_back_or_by_loss(moves: str, then: str) -> None:
    tiles = {"b5": "E", "d5": "C", "d6": "S", "c4": "Z"}
    assert phase(run(position("c5", tiles=tiles), f"0 act c5 {moves}")) == then


def test_5_2_a_chain_ends_by_arrival() -> None:
    match = run(position("c5 a3", tiles={"c6": "C"}, reserve=(2, 3)), "0 act c5 step c6 step c7")
    assert (arrived(match, 0), phase(match)) == ({"c7"}, "react")


def test_5_3_no_cell_where_it_cannot_stop_is_entered_twice() -> None:
    tiles = {"b3": "C", "b2": "H", "c2": "C"}
    match = run(position("b3", tiles=tiles), "0 act b3 step b2")
    refused(match, "step b3", "4.7")
    run(match, "0 step c2")
    refused(match, "step b2", "5.3")
    assert may(match, "step") == cells("c1 d2 c3")
    back = run(position("b4", seat=1, other="", tiles={"b4": "C", "b3": "C", "b2": "C"}), "1 act b4 step b3")
    refused(back, "step b4", "5.3")
    flights = run(position("b2", tiles={"b2": "F", "d2": "F"}), "0 act b2 fly d2")
    refused(flights, "fly b2", "5.3")
    assert legal(flights) == ["fly f2", "fly d4", "fly off"]


def test_5_3_another_pawn_and_another_turn_are_free_of_it() -> None:
    match = run(position("b2 c3", tiles={"b2": "C", "c2": "C"}, reserve=(2, 3)), "0 act b2 step c2 step c1")
    run(match, "0 act c3 step c2")
    assert may(match, "step") == cells("b2 d2 c3")


def test_5_4_the_leaf_it_set_out_from_may_be_entered_again() -> None:
    match = run(position("c3", tiles={"c4": "C"}), "0 act c3 step c4 step c3")
    assert (phase(match), active(match, 0)) == ("shift", {"c3"})


@given(seed=st.integers(0, 2**32))
@examples(15)
def test_5_5_a_chain_has_at_most_fifteen_moves(seed: int) -> None:
    """Pawns that always go on where they can."""
    match = new()
    dice = Dice(seed)
    longest, moves = 0, 0
    for _ in range(400):
        if match.over:
            break
        options = legal(match)
        going_on = [text for text in options if text.split()[0] in ("step", "fly") and kind_after(match, text) in "CHF"]
        chosen = going_on or options
        text = chosen[dice.below(len(chosen))]
        moves = moves + 1 if text.split()[0] in ("step", "fly") else 0
        longest = max(longest, moves)
        match.enter(text)
    assert longest <= 15


def kind_after(match: Match, text: str) -> str:
    cell = text.split()[1]
    return kind(match, cell) if cell != "off" else "-"


def test_5_5_a_chain_over_every_caterpillar_has_one_move_more() -> None:
    """Seven cells where it cannot stop, in one path from a leaf to a leaf: eight moves."""
    path = ["a2", "b2", "c2", "d2", "e2", "f2", "g2", "g3"]
    tiles = dict.fromkeys(path[:-1], "C")
    match = run(position("a1", tiles=tiles), "0 act a1 " + " ".join(f"step {cell}" for cell in path))
    assert (phase(match), active(match, 0)) == ("shift", {"g3"})
    assert len(path) == len(tiles) + 1


def test_5_5_with_our_tiles_the_longest_chain_has_fifteen_moves() -> None:
    snake = ["a2", "b2", "c2", "d2", "d3", "d4", "c4", "b4", "b5", "b6", "c6", "d6", "e6", "f6"]
    assert len(snake) == SPLIT["caterpillar"] + SPLIT["chrysalis"] + SPLIT["flying"]
    match = position("a1", tiles=dict.fromkeys(snake, "C"))
    run(match, "0 act a1 " + " ".join(f"step {cell}" for cell in snake))
    assert phase(match) == "walk"
    run(match, "0 step g6")
    assert (phase(match), len(match.log)) == ("shift", 1 + 15)


def test_5_6_a_chain_that_cannot_go_on_leads_back() -> None:
    tiles = {"a6": "C", "b6": "C"}
    match = position("a6", other="a7", tiles=tiles)
    run(match, "0 act a6 step b6")
    assert "step a6" not in legal(match)
    shut = position("a2 b1 b3 c2", tiles={"a2": "C", "b2": "C"}, reserve=(0, 3))
    run(shut, "0 act a2 step b2")
    assert phase(shut) == "back"
    assert shut.view()["acting"]["reason"] == "stuck"


def test_5_7_a_tile_pushed_under_a_pawn_waits_for_the_next_react() -> None:
    match = position("b4", other="d4", tiles={"b3": "Z", "d3": "Z"}, turns=(5, 5))
    run(match, "0 act b4 stay push b1")
    assert kind(match, "b4") == "Z"
    assert of_seat(match, 0, "lost") == 0
    run(match, "1 act d4 stay push d1")
    assert [of_seat(match, seat, "lost") for seat in (0, 1)] == [0, 0]
    run(match, "0 act b4")
    assert of_seat(match, 0, "lost") == 1


def test_5_7_so_does_the_spare_that_comes_in_under_a_pawn() -> None:
    match = run(position("a2", spare="Z"), "0 act a2 stay push a2 / 1 act e7 stay push a4")
    assert (kind(match, "a2"), of_seat(match, 0, "lost"), legal(match)) == ("Z", 0, ["act a2"])
    assert of_seat(run(match, "0 act a2"), 0, "lost") == 1


def test_5_8_with_single_moves_a_tile_waits_for_the_next_react() -> None:
    match = run(position("c3", tiles={"c4": "C"}, chain="single"), "0 act c3 step c4")
    assert (phase(match), active(match, 0)) == ("shift", {"c4"})
    run(match, "0 push b1 / 1 act e7 stay push b1 / 0 act c4")
    assert may(match, "step") == cells("b4 d4 c3 c5")
    goal = run(position("c6", tiles={"c6": "C"}, chain="single"), "0 act c6 step c7")
    assert arrived(goal, 0) == {"c7"}


def test_5_8_only_the_first_step_of_a_seat_sets_its_tile_off_once() -> None:
    start = "0 enter a1 / 1 enter a7 / 0 act a1 step a2"
    walking = run(dealt(tiles={"a2": "C", "b2": "Z"}, chain="single"), start)
    assert (phase(walking), may(walking, "step")) == ("walk", cells("a1 b2 a3"))
    run(walking, "0 step b2")
    assert (phase(walking), active(walking, 0)) == ("shift", {"b2"})
    caught = run(dealt(tiles={"a2": "S"}, chain="single"), start)
    assert phase(caught) == "back"
    other = run(dealt(tiles={"a6": "E"}, chain="single"), f"{start} push b1 / 1 act a7 step a6")
    assert phase(other) == "enter"
