"""Chapter 6: arrival, loss and entry."""

import pytest

from chrysalide.games.papilio.tests.table import (
    STARTS,
    active,
    arrived,
    cells,
    ended,
    legal,
    may,
    of_seat,
    phase,
    position,
    run,
    told,
)
from tests.agreement import refused


def test_6_1_an_arrived_pawn_stays_and_acts_no_more() -> None:
    match = run(position("c6 a3", reserve=(2, 3)), "0 act c6 step c7")
    assert arrived(match, 0) == {"c7"}
    assert legal(match) == ["act a3"]
    refused(match, "act c7", "6.1")
    run(match, "0 act a3 stay push b1 / 1 act e7 stay push d1")
    assert legal(match) == ["act a3"]
    refused(match, "act c7", "6.1")
    assert match.scores == [1.0, 0.0]


@pytest.mark.parametrize("seat", [0, 1])
def test_6_1_every_goal_leaf_counts(seat: int) -> None:
    for goal in STARTS[1 - seat]:
        before = goal[0] + ("6" if seat == 0 else "2")
        match = run(position(before, other="", seat=seat), f"{seat} act {before} step {goal}")
        assert arrived(match, seat) == {goal}


def test_6_2_the_loose_cells_of_the_goal_rank_are_no_goals() -> None:
    match = run(position("d6"), "0 act d6 step d7")
    assert (arrived(match, 0), active(match, 0)) == (set(), {"d7"})
    run(match, "0 push b1 / 1 act e7 stay push b1 / 0 act d7")
    assert may(match, "step") == cells("c7 d6 stay")
    run(match, "0 step c7")
    assert arrived(match, 0) == {"c7"}


def test_6_3_a_lizard_that_leaves_no_active_pawn_costs_the_turn() -> None:
    match = run(position("d4", tiles={"d4": "Z"}, barred="a2"), "0 act d4")
    assert phase(match) == "enter"
    assert may(match, "enter") == set(STARTS[0])
    refused(match, "push b1", "6.3")
    refused(match, "enter b1", "6.3")
    run(match, "0 enter c1")
    assert (match.actor, phase(match)) == (1, "react")
    assert told(match)[-2] == "turn-missed"
    assert of_seat(match, 0, "turns") == 6


def test_6_3_with_another_active_pawn_the_turn_goes_on() -> None:
    match = run(position("d4 a3", tiles={"d4": "Z"}, reserve=(2, 3)), "0 act d4")
    assert (match.actor, phase(match)) == (0, "react")
    run(match, "0 act a3 stay")
    assert phase(match) == "shift"
    acted = run(position("d4 a3", tiles={"d4": "Z"}, reserve=(2, 3), acted="a3"), "0 act d4")
    assert phase(acted) == "shift"


def test_6_4_arrived_pawns_are_not_on_the_board_in_this_sense() -> None:
    match = run(position("d4", tiles={"d4": "Z"}, arrived=("a7", ""), reserve=(2, 3)), "0 act d4")
    assert phase(match) == "enter"


def test_6_5_a_flight_off_the_board_and_a_lost_way_back_cost_the_turn_too() -> None:
    flown = run(position("d6", tiles={"d6": "F"}), "0 act d6 fly off")
    assert phase(flown) == "enter"
    run(flown, "0 enter a1")
    assert flown.actor == 1


def test_6_5_a_pawn_without_a_start_leaf_costs_the_turn_too() -> None:
    """All four start leaves hold arrived opponents: nobody can enter, the turn is over (6.9)."""
    match = position(
        "d4", "", {"d4": "S"}, arrived=("", "a1 c1 e1 g1"), reserve=(3, 0), end_rule="first_out", turns=(5, 6)
    )
    run(match, "0 act d4")
    assert ended(match) == ("8.5", [1])
    assert "turn-missed" in told(match)


def test_6_6_only_the_present_turn_is_missed() -> None:
    match = run(position("d4", tiles={"d4": "Z"}), "0 act d4 enter c1 / 1 act e7 stay push b1")
    assert (match.actor, legal(match)) == (0, ["act c1"])
    run(match, "0 act c1 stay push b1")
    assert match.actor == 1


def test_6_7_the_last_active_pawn_arrives_and_another_enters() -> None:
    match = run(position("g6"), "0 act g6 step g7")
    assert phase(match) == "enter"
    assert match.view()["acting"]["reason"] == "arrival"
    refused(match, "push b1", "6.7")
    run(match, "0 enter c1")
    assert (match.actor, phase(match)) == (0, "shift")
    refused(match, "act c1", "3.2")


def test_6_7_with_another_active_pawn_nobody_enters() -> None:
    match = run(position("g6 a3", reserve=(2, 3)), "0 act g6 step g7")
    assert (phase(match), of_seat(match, 0, "reserve")) == ("react", 2)


def test_6_8_a_seat_that_has_only_arrivals_goes_on_shifting() -> None:
    match = position("d4", tiles={"d4": "Z"}, arrived=("a7 c7", ""), reserve=(0, 3))
    run(match, "0 act d4")
    assert (match.actor, phase(match)) == (0, "shift")
    run(match, "0 push b1 / 1 act e7 stay push d1")
    assert (match.actor, phase(match)) == (0, "shift")
    run(match, "0 push b1")
    assert match.actor == 1


def test_6_8_it_does_so_after_its_last_arrival_too() -> None:
    match = run(position("c6", arrived=("a7", ""), reserve=(0, 3)), "0 act c6 step c7")
    assert (match.actor, phase(match)) == (0, "shift")


def test_6_9_shut_out_by_four_arrived_opponents_the_match_is_over() -> None:
    match = position("g2", "a2 b3", arrived=("", "a1 c1 e1"), reserve=(2, 0), seat=1)
    run(match, "1 act g2 step g1")
    assert ended(match) == ("8.2", [1])


def test_6_9_with_first_out_nobody_enters() -> None:
    home = "a1 c1 e1 g1"
    after_loss = position(
        "d4", "", {"d4": "Z"}, arrived=("a7", home), reserve=(2, 0), turns=(4, 5), end_rule="first_out"
    )
    run(after_loss, "0 act d4")
    assert ended(after_loss) == ("8.5", [1])
    assert (after_loss.scores, of_seat(after_loss, 0, "reserve")) == ([1.0, 4.0], 2)
    assert [of_seat(after_loss, seat, "turns") for seat in (0, 1)] == [5, 5]
    after_arrival = position("c6", "", arrived=("", home), reserve=(3, 0), turns=(5, 6), end_rule="first_out")
    run(after_arrival, "0 act c6 step c7")
    assert (after_arrival.actor, phase(after_arrival)) == (0, "shift")
    run(after_arrival, "0 push b1")
    assert ended(after_arrival) == ("8.5", [1])
    assert after_arrival.scores == [1.0, 4.0]
