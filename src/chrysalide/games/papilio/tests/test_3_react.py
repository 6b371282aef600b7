"""Chapter 3: react."""

from chrysalide.games.papilio.tests.table import (
    active,
    cells,
    dealt,
    legal,
    may,
    of_seat,
    phase,
    position,
    run,
)
from tests.agreement import refused


def test_3_1_a_turn_is_react_and_shift_and_the_seats_alternate() -> None:
    match = run(dealt(starter=1), "1 enter a7 / 0 enter a1")
    seats = []
    for _ in range(3):
        seats.append(match.actor)
        [pawn] = active(match, match.actor)
        assert phase(match) == "react"
        refused(match, "push b1", "3.1")
        match.play(f"act {pawn}")
        refused(match, "push b1", "3.1")
        match.play(match.legal()[0])
        assert phase(match) == "shift"
        match.play("push b1")
    assert seats == [1, 0, 1]


def test_3_1_the_opponent_has_to_wait() -> None:
    match = position("c3")
    refused(match, "tile L", None, seat=0)
    assert match.actor == 0
    assert of_seat(match, 0, "turns") == 5


def test_3_2_every_pawn_acts_once_in_an_order_of_choice() -> None:
    match = position("c3 e3 g3", reserve=(1, 3))
    assert may(match, "act") == cells("c3 e3 g3")
    run(match, "0 act e3")
    refused(match, "act c3", "3.2")
    run(match, "0 step e4")
    assert may(match, "act") == cells("c3 g3")
    refused(match, "act e4", "3.2")
    refused(match, "act e7", "3.2")
    refused(match, "act b2", "3.2")
    refused(match, "step c4", "3.2")
    refused(match, "stay", "3.2")
    run(match, "0 act g3 stay")
    assert legal(match) == ["act c3"]
    run(match, "0 act c3 stay")
    assert phase(match) == "shift"


def test_3_2_a_pawn_that_has_acted_leaves_its_cell_to_the_next() -> None:
    match = position("c3 c4", tiles={"d4": "E"}, reserve=(2, 3))
    run(match, "0 act c4 step d4 enter a1 act c3 step c4")
    assert (phase(match), active(match, 0)) == ("shift", cells("c4 d4 a1"))


def test_3_3_a_pawn_obeys_the_tile_that_lies_under_it_now() -> None:
    match = run(position("b4", tiles={"b3": "E"}), "0 act b4 stay push b1 / 1 act e7 stay push d1 / 0 act b4")
    assert phase(match) == "enter"


def test_3_4_there_is_no_move_but_by_an_effect() -> None:
    match = run(position("d2", tiles={"d2": "E"}, reserve=(0, 3)), "0 act d2")
    assert phase(match) == "shift"
    refused(match, "step d3", "7.2")
    refused(match, "act d2", "3.2")


def test_3_5_the_first_step_is_compulsory_unless_no_cell_is_free() -> None:
    first = run(position("c1", turns=(0, 0)), "0 act c1")
    assert may(first, "step") == cells("b1 d1 c2")
    refused(first, "stay", "3.5")
    later = run(position("c1", turns=(1, 1)), "0 act c1")
    assert may(later, "step") == cells("b1 d1 c2 stay")
    shut = run(position("a1", other="b1 a2", turns=(0, 1), reserve=(3, 2)), "0 act a1")
    assert legal(shut) == ["stay"]
    assert phase(run(shut, "0 stay")) == "shift"


def test_3_6_a_pawn_that_entered_or_went_back_does_not_act_in_this_turn() -> None:
    match = run(position("d2 c3", tiles={"d2": "E"}, reserve=(2, 3)), "0 act d2 enter a1")
    assert legal(match) == ["act c3"]
    refused(match, "act a1", "3.2", oracle="3.6")
    refused(match, "act d2", "3.2")
    match = run(position("d2 c3", tiles={"d2": "S"}, reserve=(2, 3)), "0 act d2 back a1")
    assert legal(match) == ["act c3"]
    refused(match, "act a1", "3.2", oracle="3.6")
    run(match, "0 act c3 stay")
    assert phase(match) == "shift"


def test_3_7_forward_is_towards_the_goal_rank() -> None:
    for seat, back in ((0, "d3"), (1, "d5")):
        match = run(position("d4", other="", seat=seat, tiles={"d4": "H"}), f"{seat} act d4")
        assert may(match, "step") == {"c4", "e4", back}


def test_3_8_steps_go_one_cell_along_a_rank_or_a_file() -> None:
    match = run(position("d4"), "0 act d4")
    assert legal(match) == ["step d3", "step c4", "step e4", "step d5", "stay"]
    for far in ("e5", "c3", "d6", "a1", "d4"):
        refused(match, f"step {far}", "3.8")
    corner = run(position("g2", tiles={"g2": "C"}), "0 act g2")
    assert may(corner, "step") == cells("g1 f2 g3")
    refused(corner, "step a3", "3.8")
