"""The worked examples of the specification, by their numbers."""

from typing import Any

import pytest

from chrysalide.core.match import Match
from chrysalide.games.papilio.tests.table import (
    ENTRIES,
    LOOSE,
    OPENING,
    active,
    arrived,
    cells,
    dealt,
    ended,
    legal,
    line,
    may,
    new,
    of_seat,
    phase,
    position,
    run,
    spare,
    tiles_on,
)
from tests.agreement import refused

FILE_B = dict(zip(line("b"), "ECHLSZF", strict=True))


def pushed_b1() -> Match:
    return run(position("b4", tiles=FILE_B, spare="C"), "0 act b4 stay push b1")


def test_example_1_a_line_slides_under_a_pawn() -> None:
    match = pushed_b1()
    assert tiles_on(match, line("b")) == "CECHLSZ"
    assert spare(match) == "F"
    assert match.view()["barred"] == "b7"
    assert active(match, 0) == {"b4"}
    assert tiles_on(match, ["b4"]) == "H"
    assert (match.actor, phase(match)) == (1, "react")


def test_example_2_only_the_entry_it_came_out_of_is_barred() -> None:
    match = run(pushed_b1(), "1 act e7 stay")
    assert may(match, "push") == {*ENTRIES} - {"b7"}
    refused(match, "push b7", "7.3")
    assert tiles_on(run(match, "1 push b1"), line("b")) == "FCECHLS"


def test_example_3_the_first_step_is_compulsory() -> None:
    match = run(dealt(), "0 enter c1 / 1 enter e7 / 0 act c1")
    assert may(match, "step") == cells("b1 d1 c2")
    refused(match, "stay", "3.5")
    refused(match, "step d2", "3.8")


def test_example_4_a_flight_forward_may_leave_the_board() -> None:
    match = run(position("d6", tiles={"d6": "F"}), "0 act d6")
    assert may(match, "fly") == cells("b6 f6 d4 off")


def test_example_5_two_ways_off_the_board_are_one_action() -> None:
    match = run(position("b2", tiles={"b2": "F"}), "0 act b2")
    assert legal(match) == ["fly d2", "fly b4", "fly off"]


def test_example_6_a_flight_passes_over_a_pawn_but_does_not_land_on_one() -> None:
    match = run(position("d4", other="d5", tiles={"d4": "F"}), "0 act d4")
    assert "fly d6" in legal(match)
    match = run(position("d4", other="d6", tiles={"d4": "F"}), "0 act d4")
    assert may(match, "fly") == cells("b4 f4 d2")


def test_example_7_a_chrysalis_never_leads_forward() -> None:
    match = run(position("d4", tiles={"d4": "H"}), "0 act d4")
    assert may(match, "step") == cells("c4 e4 d3")
    match = run(position("d4", other="a1", seat=1, tiles={"d4": "H"}), "1 act d4")
    assert may(match, "step") == cells("c4 e4 d5")


def test_example_8_a_pawn_that_cannot_move_goes_back() -> None:
    match = run(position("a4", other="a3 b4", tiles={"a4": "H"}, reserve=(3, 2)), "0 act a4")
    assert phase(match) == "back"
    assert may(match, "back") == cells("a1 c1 e1 g1")


def test_example_9_a_pawn_without_a_way_and_without_a_start_leaf_is_lost() -> None:
    match = position("a4 b4 a1 c1", "a3", {"a4": "H"}, arrived=("", "e1 g1"), reserve=(0, 1))
    run(match, "0 act a4")
    assert of_seat(match, 0, "lost") == 1
    assert phase(match) == "react"
    assert may(match, "act") == cells("b4 a1 c1")


def chain_on_caterpillars(others: str = "") -> Match:
    match = position(f"a2 {others}", tiles={"a2": "C", "b2": "C"}, reserve=(0, 3))
    return run(match, "0 act a2 step b2")


def test_example_10_no_caterpillar_twice_in_one_chain() -> None:
    match = chain_on_caterpillars()
    assert may(match, "step") == cells("b1 b3 c2")
    refused(match, "step a2", "5.3")


def test_example_11_a_chain_without_a_way_on_leads_back() -> None:
    match = chain_on_caterpillars("b1 b3 c2")
    assert phase(match) == "back"


def test_example_12_back_to_the_leaf_it_came_from() -> None:
    match = run(position("c1", tiles={"c2": "H"}), "0 act c1 step c2")
    assert may(match, "step") == cells("b2 d2 c1")
    refused(match, "step c3", "4.7")
    run(match, "0 step c1")
    assert phase(match) == "shift"


def test_example_13_a_leaf_ends_the_action() -> None:
    match = run(position("c3"), "0 act c3 step c4")
    assert phase(match) == "shift"


def test_example_14_eggs() -> None:
    match = run(position("d2", tiles={"d2": "E"}), "0 act d2")
    assert phase(match) == "enter"
    assert may(match, "enter") == cells("a1 c1 e1 g1 stay")
    run(match, "0 enter c1")
    assert phase(match) == "shift"
    assert active(match, 0) == cells("d2 c1")
    match = run(position("d3", tiles={"d2": "E"}), "0 act d3 step d2")
    assert may(match, "enter") == cells("a1 c1 e1 g1")
    refused(match, "stay", "4.3")
    for pawn, turn in (("d2", "act d2"), ("d3", "act d3 step d2")):
        match = run(position(pawn, tiles={"d2": "E"}, reserve=(0, 3)), f"0 {turn}")
        assert phase(match) == "shift"
        assert active(match, 0) == {"d2"}


def test_example_15_an_arrived_opponent_keeps_its_leaf() -> None:
    match = run(position("d2", tiles={"d2": "S"}, arrived=("", "a1"), reserve=(3, 2)), "0 act d2")
    assert may(match, "back") == cells("c1 e1 g1")
    refused(match, "back a1", "1.13")


def test_example_16_the_last_pawn_eaten() -> None:
    match = run(position("d2", tiles={"d2": "Z"}, reserve=(2, 3), barred="b7"), "0 act d2")
    assert of_seat(match, 0, "lost") == 2
    run(match, "0 enter e1")
    assert (match.actor, phase(match)) == (1, "react")
    assert match.view()["barred"] == "b7"
    assert of_seat(match, 0, "turns") == 6


def test_example_17_nothing_left() -> None:
    match = run(position("d2", tiles={"d2": "Z"}, reserve=(0, 3)), "0 act d2")
    assert ended(match) == ("8.1", [1])
    match = run(position("d2", tiles={"d2": "Z"}, reserve=(0, 3), arrived=("c7", "")), "0 act d2")
    assert (match.actor, phase(match)) == (0, "shift")


def test_example_18_the_last_active_pawn_arrives() -> None:
    match = run(position("g6"), "0 act g6 step g7")
    assert arrived(match, 0) == {"g7"}
    assert (match.actor, phase(match)) == (0, "enter")
    run(match, "0 enter a1")
    assert (match.actor, phase(match), match.scores) == (0, "shift", [1.0, 0.0])


def test_example_19_decided_in_the_middle_of_a_turn() -> None:
    settled: list[dict[str, Any]] = [{}, {"end_rule": "decided", "tiebreak": "earliest"}]
    for options in settled:
        match = run(position("g6 a2", arrived=("a7", ""), reserve=(0, 1), **options), "0 act g6 step g7")
        assert ended(match) == ("8.2", [0])
        assert match.scores == [2.0, 0.0]
    match = run(position("g6 a2", arrived=("a7", ""), reserve=(0, 1), end_rule="decided"), "0 act g6 step g7")
    assert phase(match) == "react"


def test_example_20_a_loose_cell_of_the_goal_rank_is_no_goal() -> None:
    match = run(position("b6", tiles={"b7": "C"}), "0 act b6 step b7")
    assert arrived(match, 0) == set()
    assert may(match, "step") == cells("a7 c7 b6")
    for goal in ("a7", "c7"):
        assert arrived(run(match.copy(), f"0 step {goal}"), 0) == {goal}
    assert active(run(match, "0 step b6"), 0) == {"b6"}


def test_example_21_no_landing() -> None:
    around = "b4 f4 d2"
    match = run(position(f"d4 {around}", other="d6", tiles={"d4": "F"}, reserve=(0, 3)), "0 act d4")
    assert phase(match) == "back"
    match = run(position("d6 b6 f6 d4", tiles={"d6": "F"}, reserve=(0, 3)), "0 act d6")
    assert legal(match) == ["fly off"]


def test_example_22_a_chain_of_single_moves() -> None:
    match = run(position("c3", tiles={"c4": "Z"}, chain="single"), "0 act c3 step c4")
    assert phase(match) == "shift"
    assert active(match, 0) == {"c4"}
    run(match, "0 push b1 / 1 act e7 stay push b1 / 0 act c4")
    assert of_seat(match, 0, "lost") == 1


def test_example_23_what_is_illegal() -> None:
    match = position("b4 d4", tiles={"d4": "C"}, arrived=("a7", ""), reserve=(1, 3))
    refused(match, "push c1", "1.9")
    refused(match, "push b1", "3.1")
    run(match, "0 act b4 stay")
    refused(match, "act b4", "3.2")
    refused(match, "act a7", "6.1")
    run(match, "0 act d4")
    refused(match, "stay", "4.6")
    refused(run(position("d2", tiles={"d2": "Z"}), "0 act d2"), "stay", "6.3")
    refused(run(position("g6"), "0 act g6 step g7"), "stay", "6.7")


def test_example_24_the_opening_of_a_recorded_match() -> None:
    match = run(new(), OPENING)
    assert tiles_on(match, LOOSE) == "SZELFEFHLCFCSLLLFLCHLECLEHECCHZES"
    assert spare(match) == "L"
    assert match.view()["barred"] == "f7"
    assert (active(match, 0), of_seat(match, 0, "reserve")) == (cells("e5 f1 g3"), 1)
    assert (active(match, 1), of_seat(match, 1, "reserve")) == ({"a7"}, 3)
    assert [(seat["lost"], seat["arrived"]) for seat in match.view()["seats"]] == [(0, 0), (0, 0)]
    assert match.actor == 1


@pytest.mark.parametrize("tiebreak", ["none", "earliest"])
@pytest.mark.parametrize("end_rule", ["settled", "decided"])
def test_example_25_nobody_leads(end_rule: str, tiebreak: str) -> None:
    options: dict[str, Any] = {"end_rule": end_rule, "tiebreak": tiebreak}
    match = position("d4", "a2", {"d4": "Z"}, arrived=("g7", "a1"), reserve=(0, 0), seat=1, turns=(6, 5), **options)
    run(match, "1 act d4")
    assert (match.actor, phase(match), of_seat(match, 1, "reach")) == (1, "shift", 1)
    over = position("c6", "", arrived=("g7", "a1"), reserve=(0, 0), **options)
    assert ended(run(over, "0 act c6 step c7")) == ("8.2", [0])
    lost = position("d4", "", {"d4": "Z"}, arrived=("g7", "a1"), reserve=(0, 0), latest=1, **options)
    assert ended(run(lost, "0 act d4")) == ("8.3", [0] if tiebreak == "earliest" else [])
