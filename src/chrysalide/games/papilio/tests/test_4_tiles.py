"""Chapter 4: what the tiles do."""

from chrysalide.core.match import Match
from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.tests.table import (
    CELLS,
    FIXED,
    LOOSE,
    active,
    arrived,
    cells,
    dealt,
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


def test_4_1_a_leaf_lets_a_pawn_step_or_stay() -> None:
    match = run(position("c5"), "0 act c5")
    assert phase(match) == "leaf"
    assert may(match, "step") == cells("c4 b5 d5 c6 stay")
    refused(match, "fly c7", "4.1")
    stayed = run(match.copy(), "0 stay")
    assert (phase(stayed), active(stayed, 0)) == ("shift", {"c5"})
    stepped = run(match, "0 step b5")
    assert (phase(stepped), active(stepped, 0)) == ("shift", {"b5"})


def test_4_2_a_leaf_reached_by_a_move_ends_the_action() -> None:
    match = run(position("c2", tiles={"c2": "C"}), "0 act c2 step c3")
    assert phase(match) == "shift"
    refused(match, "step c4", "7.2")
    match = run(position("d2", tiles={"d2": "F"}), "0 act d2 fly d4")
    assert phase(match) == "shift"


def test_4_3_eggs_bring_in_a_pawn_on_a_free_start_leaf() -> None:
    match = run(position("d3 a1", tiles={"d2": "E"}, arrived=("", "g1"), reserve=(2, 2)), "0 act d3 step d2")
    assert phase(match) == "enter"
    assert may(match, "enter") == cells("c1 e1")
    refused(match, "enter a1", "1.13")
    refused(match, "enter g1", "1.13")
    refused(match, "enter b1", "4.3")
    refused(match, "enter c7", "4.3")
    refused(match, "stay", "4.3")
    refused(match, "push b1", "4.3")
    run(match, "0 enter e1")
    assert active(match, 0) == cells("d2 a1 e1")
    assert of_seat(match, 0, "reserve") == 1
    refused(match, "enter c1", "4.3")


def test_4_4_eggs_without_reserve_or_without_a_free_leaf_do_nothing() -> None:
    for match in (
        position("d2", tiles={"d2": "E"}, reserve=(0, 3)),
        position("d2 a1", tiles={"d2": "E"}, arrived=("", "c1 e1 g1"), reserve=(2, 0)),
    ):
        run(match, "0 act d2")
        assert phase(match) != "enter"
        assert "d2" in active(match, 0)
        assert told(match)[-1] == "eggs-idle"


def test_4_3_eggs_at_the_end_of_a_chain_bring_in_a_pawn_too() -> None:
    flown = run(position("d4", tiles={"d4": "F", "d2": "E"}), "0 act d4 fly d2")
    refused(flown, "stay", "4.3")
    first = run(dealt(tiles={"a2": "E"}, chain="single"), "0 enter a1 / 1 enter a7 / 0 act a1 step a2")
    refused(first, "stay", "4.3")


def test_4_5_who_begins_on_eggs_may_bring_in_a_pawn_or_not() -> None:
    match = run(position("d2 a1", tiles={"d2": "E"}, reserve=(2, 3)), "0 act d2")
    assert may(match, "enter") == cells("c1 e1 g1 stay")
    refused(match, "enter b1", "4.3")
    refused(match, "step d3", "4.3")
    run(match, "0 stay")
    assert (active(match, 0), of_seat(match, 0, "reserve")) == (cells("d2 a1"), 2)
    assert told(match)[-1] == "pawn-stayed"
    assert may(match, "act") == {"a1"}


def test_4_5_it_does_not_matter_how_the_eggs_came_there() -> None:
    pushed = position("d4", tiles={"d3": "E"})
    run(pushed, "0 act d4 stay push d1 / 1 act e7 stay push b1 / 0 act d4")
    stepped = position("d5", tiles={"d4": "E"}, chain="single")
    run(stepped, "0 act d5 step d4 push b1 / 1 act e7 stay push b1 / 0 act d4")
    for match in (pushed, stepped):
        assert may(match, "enter") == cells("a1 c1 e1 g1 stay")


def test_4_5_nothing_is_asked_where_nobody_can_enter() -> None:
    match = run(position("d2", tiles={"d2": "E"}, reserve=(0, 3)), "0 act d2")
    assert phase(match) == "shift"


def test_4_5_by_the_first_rules_entering_was_compulsory_there_too() -> None:
    match = Match(GAME.by_rules(1), 2, settle=False)
    run(match, f"tiles {'E' * 6}{'L' * 9}{'C' * 6}HHHHFFFFSSSZ Z / starter 0")
    run(match, "0 enter a1 / 1 enter a7 / 0 act a1 step b1 enter c1 push b7 / 1 act a7 step a6")
    while not (match.actor == 0 and phase(match) == "react"):
        match.play(match.legal()[0])
    assert [pawn["fate"] for pawn in match.view()["pawns"] if pawn["cell"] == "b1"] == ["must_hatch"]
    run(match, "0 act b1")
    assert (phase(match), legal(match)) == ("enter", ["enter a1", "enter e1", "enter g1"])


def test_4_5_eggs_work_again_in_the_next_turn() -> None:
    match = run(position("d2", tiles={"d2": "E"}), "0 act d2 enter a1 push b1 / 1 act e7 stay push b1")
    run(match, "0 act d2 enter c1 act a1 stay push b1 / 1 act e7 stay push b1 / 0 act d2 enter e1")
    assert active(match, 0) == cells("d2 a1 c1 e1")
    assert of_seat(match, 0, "reserve") == 0


def test_4_6_a_caterpillar_must_step_in_any_direction() -> None:
    match = run(position("d4", tiles={"d4": "C"}), "0 act d4")
    assert phase(match) == "walk"
    assert may(match, "step") == cells("d3 c4 e4 d5")
    refused(match, "stay", "4.6")
    refused(match, "fly d6", "4.6")
    refused(match, "step d4", "4.6")


def test_4_7_a_chrysalis_must_step_back_or_sideways() -> None:
    match = run(position("d4", tiles={"d4": "H"}), "0 act d4")
    assert phase(match) == "walk"
    assert may(match, "step") == cells("d3 c4 e4")
    refused(match, "step d5", "4.7")
    refused(match, "stay", "4.7")
    refused(match, "fly d2", "4.7")
    other = run(position("d4", other="a1", seat=1, tiles={"d4": "H"}), "1 act d4")
    refused(other, "step d3", "4.7")


def test_4_8_a_flying_butterfly_must_go_two_cells_straight() -> None:
    match = run(position("d4", tiles={"d4": "F"}), "0 act d4")
    assert phase(match) == "fly"
    assert may(match, "fly") == cells("d2 b4 f4 d6")
    refused(match, "step d5", "4.8")
    refused(match, "fly e5", "4.8")
    refused(match, "fly d5", "4.8")
    refused(match, "stay", "4.8")


def test_4_9_the_direction_of_a_flight_is_free() -> None:
    """A pawn that came from the left may fly to all sides, and so may one that got the tile by a push."""
    came = run(position("c4", tiles={"c4": "C", "d4": "F"}), "0 act c4 step d4")
    pushed = position("d4", tiles={"d3": "F"})
    run(pushed, "0 act d4 stay push d1 / 1 act e7 stay push b1 / 0 act d4")
    assert may(came, "fly") == may(pushed, "fly") == cells("d2 b4 f4 d6")


def test_4_10_the_cell_flown_over_does_not_matter() -> None:
    tiles = {"d4": "F", "d5": "Z", "c4": "Z", "e4": "S"}
    match = run(position("d4", other="d5 e4", tiles=tiles, reserve=(3, 2)), "0 act d4")
    assert may(match, "fly") == cells("d2 b4 f4 d6")
    run(match, "0 fly b4")
    assert active(match, 0) == {"b4"}
    shut = run(position("d4", other="d6", tiles={"d4": "F"}), "0 act d4")
    refused(shut, "fly d6", "1.13")


def test_4_11_a_flight_over_the_edge_loses_the_pawn() -> None:
    match = run(position("g4 c3", tiles={"g4": "F"}, reserve=(2, 3)), "0 act g4")
    assert may(match, "fly") == cells("e4 g2 g6 off")
    run(match, "0 fly off")
    assert (active(match, 0), of_seat(match, 0, "lost")) == ({"c3"}, 1)
    inside = run(position("d4", tiles={"d4": "F"}), "0 act d4")
    refused(inside, "fly off", "4.11")


def test_4_12_steps_never_leave_the_board() -> None:
    for code in "LCH":
        match = run(position("g4", tiles={"g4": code}), "0 act g4")
        assert not any("off" in text for text in legal(match))
        refused(match, "fly off", "4.12")


def test_4_13_a_spider_sends_back_to_a_start_leaf_of_choice() -> None:
    match = run(position("d6 a1", tiles={"d6": "S"}, reserve=(2, 3)), "0 act d6")
    assert phase(match) == "back"
    assert may(match, "back") == cells("c1 e1 g1")
    refused(match, "back d1", "4.13")
    refused(match, "back c7", "4.13")
    refused(match, "stay", "4.13")
    run(match, "0 back g1")
    assert active(match, 0) == cells("a1 g1")
    refused(match, "back c1", "4.13")
    reached = run(position("c5", tiles={"c6": "S"}), "0 act c5 step c6")
    assert phase(reached) == "back"


def test_4_14_a_lizard_eats_the_pawn() -> None:
    match = run(position("d4 c5", tiles={"d4": "Z", "c6": "Z"}, reserve=(2, 3)), "0 act d4")
    assert (active(match, 0), of_seat(match, 0, "lost")) == ({"c5"}, 1)
    run(match, "0 act c5 step c6")
    assert of_seat(match, 0, "lost") == 2
    assert told(match).count("pawn-eaten") == 2


def test_4_15_a_pawn_that_cannot_move_as_demanded_goes_back() -> None:
    for code, others in (("C", "a3 a5 b4"), ("H", "a3 b4")):
        match = run(position("a4", others, {"a4": code}, reserve=(3, 0)), "0 act a4")
        assert phase(match) == "back"
        assert match.view()["acting"]["reason"] == "stuck"
        refused(match, "back b1", "4.15")
        run(match, "0 back e1")
        assert active(match, 0) == {"e1"}
    flight = run(position("d4", "b4 f4 d2 d6", {"d4": "F"}, reserve=(3, 0)), "0 act d4")
    assert phase(flight) == "back"


def test_4_16_without_a_free_start_leaf_the_pawn_is_lost() -> None:
    stuck = position("a4 a1 c1", "a3 b4", {"a4": "H"}, arrived=("", "e1 g1"), reserve=(1, 0))
    caught = position("d4 a1 c1", "a3 b4", {"d4": "S"}, arrived=("", "e1 g1"), reserve=(1, 0))
    for match, pawn in ((stuck, "a4"), (caught, "d4")):
        run(match, f"0 act {pawn}")
        assert of_seat(match, 0, "lost") == 1
        assert active(match, 0) == cells("a1 c1")
        assert told(match)[-1] == "pawn-homeless"


def test_4_17_pawns_of_both_seats_take_start_leaves() -> None:
    match = position("d4 a1", "b2", {"d4": "S"}, arrived=("", "c1 g1"), reserve=(2, 1))
    run(match, "0 act d4")
    assert legal(match) == ["back e1"]
    waiting = run(position("a2", other="a1 c1", seat=1, reserve=(2, 3)), "1 act a2")
    assert "step a1" not in legal(waiting)
    free = run(position("e2", other="a1 c1", seat=1, reserve=(2, 3)), "1 act e2 step e1")
    assert arrived(free, 1) == {"e1"}


def test_4_18_no_flight_from_a_loose_cell_lands_on_a_fixed_one() -> None:
    for cell in LOOSE:
        match = run(position(cell, other="", tiles={cell: "F"}), f"0 act {cell}")
        assert not may(match, "fly") & set(FIXED)
        for way in may(match, "fly") - {"off"}:
            assert sum(abs(ord(a) - ord(b)) for a, b in zip(way, cell, strict=True)) == 2
            assert way in CELLS


def test_4_11_flying_off_with_the_last_pawn_of_all_ends_the_match() -> None:
    match = run(position("d6", tiles={"d6": "F"}, reserve=(0, 3)), "0 act d6 fly off")
    assert ended(match) == ("8.1", [1])
