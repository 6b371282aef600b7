"""Tests of the oracle itself: the specification's worked examples, its recorded opening and its invariants.

Test names cite the rules of the specification; `ex` is a worked example.
"""

import random
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from chrysalide.games.papilio.tests.oracle import (
    CELLS,
    CODES,
    ENTRIES,
    FIXED,
    LOOSE,
    SPLIT,
    START,
    Oracle,
    away,
    line,
)

# Chapter Notation, the opening of a recorded match.
OPENING = """
tiles SZCEFHSCELFCCLLFLCHHLESFLEHECLZEL L
starter 1
1 enter g7
0 enter e1
1 act g7 step g6 push a4
0 act e1 step e2 step f2 enter g1 push g6
1 act g6 step f6 push a2
0 act g1 step g2 enter e1 act f2 step f3 step f4 step e4 push f1
1 act f6 back a7 push a2
0 act e1 step f1 act e4 step e5 act g2 step g3 push f1
"""

DEAL = "SZCEFHSCELFCCLLFLCHHLESFLEHECLZEL"


# Helpers


def board(own: Sequence[str], tiles: dict[str, str] | None = None, **more: Any) -> Oracle:
    """The worked examples' position: all leaves, seat 0 on turn, seat 1 with one pawn on e7 and three in reserve."""
    others = more.pop("others", ["e7"])
    return Oracle.position(more.pop("options", None), tiles=tiles or {}, active=(own, others), **more)


def act(game: Oracle, *texts: str) -> Oracle:
    for text in texts:
        game.apply(text)
    return game


def targets(game: Oracle, verb: str) -> set[str]:
    """Where the actor may go; all legal actions are of that verb."""
    assert {text.split()[0] for text in game.legal()} == {verb}
    return {text.split()[1] for text in game.legal()}


def refused(game: Oracle, text: str, rule: str) -> None:
    """The action is illegal, the message names the rule, and nothing has changed."""
    before = game.facts()
    assert text not in game.legal()
    with pytest.raises(ValueError, match="^" + rule.replace(".", r"\.") + ": "):
        game.apply(text)
    assert game.facts() == before


def file_b(game: Oracle) -> str:
    return "".join(game.tiles[f"b{rank}"] for rank in "1234567")


def dealt(**options: Any) -> Oracle:
    game = Oracle(**options)
    game.replay(f"tiles {DEAL} L")
    return game


# Chapter 1 and Data


def test_1_7_sixteen_fixed_and_33_loose_cells_in_dealing_order() -> None:
    assert len(CELLS) == 49
    assert len(FIXED) == 16
    assert " ".join(LOOSE) == (
        "b1 d1 f1 a2 b2 c2 d2 e2 f2 g2 b3 d3 f3 a4 b4 c4 d4 e4 f4 g4 b5 d5 f5 a6 b6 c6 d6 e6 f6 g6 b7 d7 f7"
    )


def test_1_9_twelve_entries_on_lines_without_fixed_tiles() -> None:
    assert len(ENTRIES) == 12
    for entry, leave in ENTRIES.items():
        assert ENTRIES[leave] == entry
        assert line(entry) == line(leave)[::-1]
        assert len(line(entry)) == 7
        assert (line(entry)[0], line(entry)[-1]) == (entry, leave)
        assert not set(line(entry)) & set(FIXED)


def test_1_9_every_loose_cell_lies_on_a_line() -> None:
    assert {cell for entry in ENTRIES for cell in line(entry)} == set(LOOSE)


def test_1_10_the_split_has_34_tiles() -> None:
    assert sum(SPLIT.values()) == 34
    assert list(SPLIT) == list(CODES)


def test_4_18_a_flight_from_a_loose_cell_lands_on_a_loose_cell() -> None:
    for cell in LOOSE:
        for direction in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            assert away(cell, direction, 2) not in FIXED


# Chapter 2


def test_2_1_the_deal_draws_from_what_is_left() -> None:
    game = Oracle()
    assert (game.phase(), game.actor()) == ("deal", "chance")
    assert game.chances() == {f"tile {CODES[name]}": Fraction(count, 34) for name, count in SPLIT.items()}
    act(game, "tile Z", "tile Z")
    assert "tile Z" not in game.legal()
    assert game.chances()["tile L"] == Fraction(9, 32)
    refused(game, "tile Z", "2.1")
    refused(game, "starter 0", "2.2")
    refused(game, "enter e1", "2.3")
    assert (game.tiles["b1"], game.tiles["d1"], game.tiles["f1"]) == ("Z", "Z", "-")


def test_2_1_the_tile_left_over_is_the_spare() -> None:
    game = dealt()
    assert (game.phase(), game.spare, game.barred) == ("draw_starter", "L", None)
    assert game.facts()["tiles"] == DEAL
    with pytest.raises(ValueError, match=r"^2\.1"):
        Oracle().replay(f"tiles {DEAL} C")


def test_2_2_the_starter_is_drawn_or_set() -> None:
    assert dealt().chances() == {"starter 0": Fraction(1, 2), "starter 1": Fraction(1, 2)}
    game = dealt(starter=1)
    assert game.chances() == {"starter 1": Fraction(1)}
    refused(game, "starter 0", "2.2")


def test_2_3_the_starter_places_first_then_begins() -> None:
    game = act(dealt(), "starter 1")
    assert (game.phase(), game.actor(), targets(game, "enter")) == ("place", 1, set(START[1]))
    refused(game, "enter a1", "2.3")
    refused(game, "0 enter a1", "3.1")
    act(game, "1 enter c7")
    assert (game.phase(), game.actor(), targets(game, "enter")) == ("place", 0, set(START[0]))
    act(game, "0 enter c1")
    assert (game.phase(), game.actor(), game.legal()) == ("react", 1, ["act c7"])
    assert game.reserve == [3, 3]  # 2.4


# The worked examples


def example_1() -> Oracle:
    codes = dict(zip([f"b{rank}" for rank in "1234567"], "ECHLSZF", strict=True))
    return act(board(["b4"], codes, spare="C"), "act b4", "stay", "push b1")


def test_ex_1_7_1_a_pushed_line_moves_under_the_pawn() -> None:
    game = example_1()
    assert file_b(game) == "CECHLSZ"
    assert (game.spare, game.barred) == ("F", "b7")
    assert (game.active[0], game.tiles["b4"]) == (["b4"], "H")
    assert (game.actor(), game.phase()) == (1, "react")


def test_ex_2_7_3_only_the_place_of_coming_out_is_barred() -> None:
    game = act(example_1(), "act e7", "stay")
    assert game.phase() == "shift"
    assert targets(game, "push") == set(ENTRIES) - {"b7"}
    refused(game, "push b7", "7.3")
    act(game, "push b1")
    assert file_b(game) == "FCECHLS"


def test_ex_3_3_5_the_first_step_is_compulsory() -> None:
    game = act(board(["c1"], turns=(0, 0)), "act c1")
    assert game.legal() == ["step b1", "step d1", "step c2"]
    refused(game, "stay", "3.5")
    refused(game, "step d2", "3.8")


def test_ex_4_4_8_a_flight_may_leave_the_board() -> None:
    game = act(board(["d6"], {"d6": "F"}), "act d6")
    assert game.legal() == ["fly d4", "fly b6", "fly f6", "fly off"]


def test_ex_5_4_11_two_ways_off_the_board_are_one_action() -> None:
    game = act(board(["b2"], {"b2": "F"}), "act b2")
    assert game.legal() == ["fly d2", "fly b4", "fly off"]


def test_ex_6_4_10_a_flight_passes_over_a_pawn() -> None:
    over = act(board(["d4"], {"d4": "F"}, others=["e7", "d5"]), "act d4")
    assert targets(over, "fly") == {"d6", "b4", "f4", "d2"}
    onto = act(board(["d4"], {"d4": "F"}, others=["e7", "d6"]), "act d4")
    assert targets(onto, "fly") == {"b4", "f4", "d2"}
    refused(onto, "fly d6", "1.13")
    refused(onto, "fly off", "4.11")
    refused(onto, "step d5", "4.8")
    refused(onto, "fly e5", "4.8")


def test_ex_7_4_7_a_chrysalis_does_not_let_forward() -> None:
    game = act(board(["d4"], {"d4": "H"}), "act d4")
    assert targets(game, "step") == {"c4", "e4", "d3"}
    refused(game, "step d5", "4.7")
    game = act(board(["a1"], {"d4": "H"}, others=["d4"], on_turn=1), "act d4")
    assert targets(game, "step") == {"c4", "e4", "d5"}
    refused(game, "step d3", "4.7")


def test_ex_8_4_15_who_cannot_move_goes_back() -> None:
    game = act(board(["a4"], {"a4": "H"}, others=["e7", "a3", "b4"]), "act a4")
    assert (game.phase(), game.reason) == ("back", "stuck")
    assert game.legal() == ["back a1", "back c1", "back e1", "back g1"]
    act(game, "back c1")
    assert (game.active[0], game.phase()) == (["c1"], "shift")


def example_9(kind: str = "H") -> Oracle:
    return board(
        ["a4", "b4", "a1", "c1"],
        {"a4": kind},
        others=["a3"],
        arrived=([], ["e1", "g1"]),
        reserve=(0, 1),
    )


def test_ex_9_4_16_without_a_free_start_leaf_the_pawn_is_lost() -> None:
    game = act(example_9(), "act a4")
    assert (game.lost, game.active[0]) == ([1, 0], ["b4", "a1", "c1"])
    assert (game.phase(), game.legal()) == ("react", ["act a1", "act c1", "act b4"])


def test_4_16_also_from_a_spider() -> None:
    game = act(example_9("S"), "act a4")
    assert (game.lost, game.phase()) == ([1, 0], "react")


def test_ex_10_5_3_not_where_it_stood_in_this_chain() -> None:
    game = act(board(["a2"], {"a2": "C", "b2": "C"}), "act a2", "step b2")
    assert targets(game, "step") == {"b1", "b3", "c2"}
    refused(game, "step a2", "5.3")


def test_ex_11_5_6_a_chain_without_a_move_goes_back() -> None:
    game = board(["a2", "b1", "b3", "c2"], {"a2": "C", "b2": "C"})
    act(game, "act a2", "step b2")
    assert (game.phase(), game.reason, targets(game, "back")) == ("back", "stuck", set(START[0]))


def test_ex_12_5_4_back_to_the_leaf_it_came_from() -> None:
    game = act(board(["c1"], {"c2": "H"}), "act c1", "step c2")
    assert targets(game, "step") == {"b2", "d2", "c1"}
    refused(game, "step c3", "4.7")
    act(game, "step c1")
    assert (game.phase(), game.active[0]) == ("shift", ["c1"])


def test_ex_13_4_2_a_leaf_reached_ends_the_action() -> None:
    game = act(board(["c3"]), "act c3", "step c4")
    assert (game.phase(), game.active[0]) == ("shift", ["c4"])
    refused(game, "step c5", "7.2")


def test_ex_14_4_3_eggs_bring_in_a_pawn() -> None:
    game = act(board(["d2"], {"d2": "E"}), "act d2")
    assert (game.phase(), game.reason, targets(game, "enter")) == ("enter", "eggs", set(START[0]))
    refused(game, "stay", "4.3")
    act(game, "enter c1")
    assert (game.phase(), game.active[0], game.reserve) == ("shift", ["d2", "c1"], [2, 3])
    refused(game, "act c1", "3.6")
    refused(game, "act d2", "3.2")


def test_ex_14_4_4_eggs_with_an_empty_reserve_do_nothing() -> None:
    game = act(board(["d2"], {"d2": "E"}, reserve=(0, None)), "act d2")
    assert (game.phase(), game.active[0], game.lost) == ("shift", ["d2"], [3, 0])


def test_4_4_eggs_without_a_free_start_leaf_do_nothing() -> None:
    game = board(["d2", "a1"], {"d2": "E"}, others=["b5"], arrived=(["a7"], ["c1", "e1", "g1"]))
    act(game, "act d2")
    assert (game.phase(), game.legal(), game.reserve[0]) == ("react", ["act a1"], 1)


def test_4_5_eggs_work_again_on_the_next_turn() -> None:
    game = act(board(["d2"], {"d2": "E"}), "act d2", "enter c1", "push a6", "act e7", "stay", "push a4")
    act(game, "act d2")
    assert targets(game, "enter") == {"a1", "e1", "g1"}


def test_ex_15_1_13_an_arrived_opponent_blocks_a_start_leaf() -> None:
    game = act(board(["d2"], {"d2": "S"}, arrived=([], ["a1"])), "act d2")
    assert (game.reason, targets(game, "back")) == ("spider", {"c1", "e1", "g1"})
    refused(game, "back a1", "1.13")
    refused(game, "back a7", "4.13")


def test_ex_16_6_3_the_last_pawn_eaten_costs_the_shift() -> None:
    game = act(board(["d2"], {"d2": "Z"}, reserve=(2, None), barred="b7"), "act d2")
    assert (game.phase(), game.reason, game.lost) == ("enter", "loss", [2, 0])
    act(game, "enter e1")
    assert (game.actor(), game.phase(), game.barred, game.spare) == (1, "react", "b7", "L")
    assert (game.turns, game.reserve, game.active[0]) == ([2, 1], [1, 3], ["e1"])


def test_6_5_a_flight_off_the_board_and_4_16_count_as_well() -> None:
    game = act(board(["d6"], {"d6": "F"}), "act d6", "fly off")
    assert (game.phase(), game.reason, game.lost) == ("enter", "loss", [1, 0])
    act(game, "enter a1")
    assert (game.actor(), game.phase()) == (1, "react")


def test_6_3_not_while_another_pawn_is_active() -> None:
    game = act(board(["d2", "a1"], {"d2": "Z"}), "act a1", "stay", "act d2")
    assert (game.phase(), game.active[0], game.reserve[0]) == ("shift", ["a1"], 2)


def test_6_4_an_arrived_pawn_is_not_active() -> None:
    game = act(board(["d2"], {"d2": "Z"}, arrived=(["c7"], [])), "act d2")
    assert (game.phase(), game.reason) == ("enter", "loss")


def test_ex_17_8_1_nothing_left_loses_at_once() -> None:
    game = act(board(["d2"], {"d2": "Z"}, reserve=(0, None)), "act d2")
    assert (game.phase(), game.actor(), game.ended_by()) == ("over", "over", "8.1")
    assert (game.winners(), game.scores(), game.legal()) == ([1], [0, 0], [])
    refused(game, "push b1", "8.1")


def test_ex_17_6_8_with_an_arrival_the_seat_goes_on_shifting() -> None:
    game = act(board(["d2"], {"d2": "Z"}, reserve=(0, None), arrived=(["c7"], [])), "act d2")
    assert (game.phase(), game.actor()) == ("shift", 0)
    act(game, "push b1", "act e7", "stay", "push a2")
    assert (game.phase(), game.actor()) == ("shift", 0)


def test_ex_18_6_7_after_an_arrival_a_pawn_enters_and_the_shift_follows() -> None:
    game = act(board(["g6"]), "act g6", "step g7")
    assert (game.phase(), game.reason, game.arrived[0]) == ("enter", "arrival", ["g7"])
    act(game, "enter a1")
    assert (game.phase(), game.actor(), game.active[0]) == ("shift", 0, ["a1"])
    assert game.scores() == [1, 0]


def test_ex_19_8_2_a_decided_match_ends_without_shift() -> None:
    game = board(["g6", "a2"], reserve=(0, 0), arrived=(["a7"], []))
    assert game.lost == [1, 3]
    act(game, "act g6", "step g7")
    assert (game.phase(), game.ended_by(), game.winners(), game.scores()) == ("over", "8.2", [0], [2, 0])
    assert game.turns == [1, 1]  # 8.8: the turn has not ended


def test_ex_20_6_2_a_loose_cell_of_the_goal_rank_is_no_goal() -> None:
    game = act(board(["b6"], {"b7": "C"}), "act b6", "step b7")
    assert (game.arrived[0], targets(game, "step")) == ([], {"a7", "c7", "b6"})
    act(deepcopy(game), "step b6")
    act(game, "step a7")
    assert game.arrived[0] == ["a7"]


def test_ex_21_4_15_and_4_11_flights_without_a_landing() -> None:
    game = act(board(["d4", "b4", "f4", "d2"], {"d4": "F"}, others=["e7", "d6"]), "act d4")
    assert (game.phase(), game.reason) == ("back", "stuck")
    game = act(board(["d6", "b6", "f6", "d4"], {"d6": "F"}), "act d6")
    assert game.legal() == ["fly off"]


def test_ex_22_5_8_single_a_tile_reached_waits() -> None:
    game = board(["c3"], {"c4": "Z"}, options={"chain": "single"})
    act(game, "act c3", "step c4")
    assert (game.phase(), game.lost) == ("shift", [0, 0])
    act(game, "push a2", "act e7", "stay", "push a6", "act c4")
    assert (game.phase(), game.lost) == ("enter", [1, 0])


def test_ex_23_illegal_actions_name_their_rule() -> None:
    game = board(["a2", "c3"], {"a2": "C"}, arrived=(["a7"], []))
    refused(game, "push b1", "3.1")
    refused(game, "act a7", "6.1")
    refused(game, "act e7", "3.2")
    act(game, "act a2")
    refused(game, "stay", "4.6")
    refused(game, "act c3", "3.2")
    act(game, "step b2")
    refused(game, "act b2", "3.2")
    act(game, "act c3", "stay")
    refused(game, "push c1", "1.9")
    refused(game, "act b2", "3.2")


def test_ex_24_the_opening_comes_to_the_printed_position() -> None:
    game = Oracle()
    game.replay(OPENING)
    shown = game.facts()
    assert shown["tiles"] == "SZELFEFHLCFCSLLLFLCHLECLEHECCHZES"
    assert (shown["spare"], shown["barred"]) == ("L", "f7")
    assert shown["active"] == [["f1", "g3", "e5"], ["a7"]]
    assert (shown["reserve"], shown["lost"], shown["arrived"]) == ([1, 3], [0, 0], [[], []])
    assert (shown["phase"], shown["actor"], shown["turns"]) == ("react", 1, [3, 3])


# Rules without a worked example


def test_3_5_stay_on_the_first_turn_when_no_step_is_free() -> None:
    game = act(board(["a1"], others=["a2", "b1"], turns=(0, 0)), "act a1")
    assert game.legal() == ["stay"]
    assert act(game, "stay").phase() == "shift"


def test_4_1_a_leaf_on_a_later_turn() -> None:
    game = act(board(["d4"]), "act d4")
    assert game.legal() == ["step d3", "step c4", "step e4", "step d5", "stay"]


def test_3_6_a_pawn_sent_back_does_not_act_again() -> None:
    game = act(board(["d2", "c3"], {"d2": "S"}), "act d2", "back e1")
    assert game.legal() == ["act c3"]
    refused(game, "act e1", "3.6")


def test_3_2_the_tile_counts_at_the_moment_of_acting() -> None:
    """A pawn that has acted leaves its cell to the next one."""
    game = act(board(["c3", "c4"], {"d4": "E"}), "act c4", "step d4", "enter a1", "act c3", "step c4")
    assert (game.phase(), game.active[0]) == ("shift", ["c4", "d4", "a1"])


def test_4_10_the_cell_flown_over_has_no_effect() -> None:
    game = act(board(["d2"], {"d2": "F", "d3": "Z"}), "act d2", "fly d4")
    assert (game.phase(), game.active[0], game.lost) == ("shift", ["d4"], [0, 0])


def test_5_3_flights_too() -> None:
    game = act(board(["b2"], {"b2": "F", "d2": "F"}), "act b2", "fly d2")
    assert game.legal() == ["fly f2", "fly d4", "fly off"]
    refused(game, "fly b2", "5.3")


def test_5_3_a_new_chain_forgets() -> None:
    game = act(board(["a2", "c3"], {"a2": "C", "b2": "C"}), "act a2", "step b2", "step b1", "act c3", "step b3")
    assert game.phase() == "shift"
    assert (game.stood, game.moves, game.acting) == ([], 0, None)


def test_5_5_a_chain_over_every_forbidden_tile_has_15_moves() -> None:
    snake = ["a2", "b2", "c2", "d2", "d3", "d4", "c4", "b4", "b5", "b6", "c6", "d6", "e6", "f6"]
    game = act(board(["a1"], dict.fromkeys(snake, "C")), "act a1", *[f"step {cell}" for cell in snake])
    assert game.moves == 14
    act(game, "step g6")
    assert game.phase() == "shift"


def test_5_7_a_tile_pushed_under_a_pawn_waits_for_the_owner() -> None:
    game = act(board(["d2"], spare="Z"), "act d2", "stay", "push d1")
    assert (game.tiles["d1"], game.lost) == ("Z", [0, 0])
    game = act(board(["a2"], spare="Z"), "act a2", "stay", "push a2", "act e7", "stay", "push a4")
    assert (game.lost, game.legal()) == ([0, 0], ["act a2"])
    assert act(game, "act a2").lost == [1, 0]


def test_5_8_single_the_first_step_of_a_seat_acts_once() -> None:
    game = board(["c1"], {"c2": "C", "d2": "Z"}, options={"chain": "single"}, turns=(0, 0))
    act(game, "act c1", "step c2")
    assert (game.phase(), targets(game, "step")) == ("walk", {"c1", "b2", "d2", "c3"})
    act(game, "step d2")
    assert (game.phase(), game.lost) == ("shift", [0, 0])


def test_5_8_single_a_goal_leaf_is_an_arrival_at_once() -> None:
    game = act(board(["g6"], {"g6": "C"}, options={"chain": "single"}), "act g6", "step g7")
    assert (game.arrived[0], game.reason) == (["g7"], "arrival")


def test_6_7_a_second_active_pawn_means_no_entry() -> None:
    game = act(board(["g6", "a2"]), "act g6", "step g7")
    assert game.legal() == ["act a2"]


def blocked(pawn: str, kind: str) -> Oracle:
    """6.9: seat 1 began, has all four pawns home, and seat 0 has one active pawn and two in reserve."""
    return board(
        [pawn],
        {pawn: kind} if pawn not in FIXED else {},
        others=[],
        arrived=(["a7"], START[0]),
        options={"end_rule": "first_out"},
        on_turn=0,
        first=1,
        turns=(4, 5),
    )


def test_6_9_first_out_nobody_enters_after_a_loss() -> None:
    game = act(blocked("d2", "Z"), "act d2")
    assert (game.phase(), game.ended_by(), game.winners(), game.scores()) == ("over", "8.5", [1], [1, 4])
    assert (game.reserve, game.turns) == ([2, 0], [5, 5])


def test_6_9_first_out_nobody_enters_after_an_arrival() -> None:
    game = act(blocked("g6", "L"), "act g6", "step g7")
    assert (game.phase(), game.actor(), game.scores()) == ("shift", 0, [2, 4])
    act(game, "push a2")
    assert (game.ended_by(), game.winners()) == ("8.5", [1])


def test_6_9_decided_four_arrivals_end_the_match() -> None:
    game = board(["a2", "b3"], others=["g2"], arrived=([], ["a1", "c1", "e1"]), on_turn=1)
    act(game, "act g2", "step g1")
    assert (game.ended_by(), game.winners()) == ("8.2", [1])


def test_7_4_the_first_shift_has_all_twelve() -> None:
    assert targets(act(board(["a1"], turns=(0, 0)), "act a1", "step a2"), "push") == set(ENTRIES)


@pytest.mark.parametrize(("reserve", "ending"), [(1, None), (0, "8.2")])
def test_8_2_the_reserve_counts_to_the_reach(reserve: int, ending: str | None) -> None:
    """Three arrivals against one, an active pawn, and the reserve."""
    game = board(["d4"], others=["g2"], arrived=(["a7"], ["a1", "c1"]), reserve=(reserve, 1), on_turn=1)
    assert act(game, "act g2", "step g1").ended_by() == ending


def test_8_2_a_loss_may_decide_for_the_other_seat() -> None:
    game = board(["d2", "a3"], {"d2": "Z"}, others=["e7"], arrived=([], ["a1", "c1"]), reserve=(0, 1))
    act(game, "act d2")
    assert (game.ended_by(), game.winners(), game.scores()) == ("8.2", [1], [0, 2])


def last_arrival(**options: Any) -> Oracle:
    """Both seats have used all pawns when seat 0 brings its last one home: 2 to 2, seat 1 reached two first."""
    game = board(
        ["g6"],
        others=[],
        arrived=(["a7"], ["a1", "c1"]),
        reserve=(0, 0),
        arrivals=[0, 1, 1],
        options=options,
    )
    return act(game, "act g6", "step g7")


def test_8_3_nobody_has_a_pawn_left() -> None:
    game = last_arrival()
    assert (game.ended_by(), game.winners(), game.scores()) == ("8.3", [0, 1], [2, 2])


def test_8_7_earliest_breaks_the_tie() -> None:
    assert last_arrival(tiebreak="earliest").winners() == [1]


def cap(**more: Any) -> Oracle:
    game = board(["b4"], on_turn=1, first=0, turns=(20, 19), options={"turn_cap": 20, "tiebreak": "earliest"}, **more)
    return act(game, "act e7", "stay", "push b1")


def test_8_4_the_cap_ends_the_match_and_nil_nil_is_a_draw() -> None:
    game = cap()
    assert (game.ended_by(), game.winners(), game.turns) == ("8.4", [0, 1], [20, 20])
    assert cap(arrived=([], ["a1"])).winners() == [1]


def test_8_4_not_before_both_seats_have_had_their_turns() -> None:
    game = board(["b4"], turns=(19, 19), options={"turn_cap": 20})
    act(game, "act b4", "stay", "push b1")
    assert (game.phase(), game.turns) == ("react", [20, 19])


def test_8_4_is_tested_after_a_turn_without_shift() -> None:
    game = board(["b4"], {"b5": "Z"}, others=["b5"], on_turn=1, turns=(20, 19), options={"turn_cap": 20})
    act(game, "act b5", "enter a7")
    assert (game.ended_by(), game.turns) == ("8.4", [20, 20])


def test_8_5_first_out_lets_the_other_seat_have_its_turn() -> None:
    options = {"end_rule": "first_out"}
    game = board(["g6"], arrived=(["a7"], ["a1"]), reserve=(0, None), options=options)
    act(game, "act g6", "step g7")
    assert (game.phase(), game.actor()) == ("shift", 0)
    act(game, "push a2")
    assert (game.phase(), game.actor()) == ("react", 1)
    act(game, "act e7", "stay", "push a4")
    assert (game.ended_by(), game.winners(), game.scores()) == ("8.5", [0], [2, 1])


def test_8_5_first_out_knows_no_8_2() -> None:
    game = board(["g6", "a2"], reserve=(0, 0), arrived=(["a7"], []), options={"end_rule": "first_out"})
    act(game, "act g6", "step g7")
    assert (game.ended_by(), game.legal()) == (None, ["act a2"])


def test_8_5_first_out_keeps_8_1() -> None:
    game = board(["d2"], {"d2": "Z"}, reserve=(0, None), options={"end_rule": "first_out"})
    assert act(game, "act d2").ended_by() == "8.1"


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3},
        {"chain": "double"},
        {"end_rule": "last"},
        {"tiebreak": "late"},
        {"turn_cap": 19},
        {"turn_cap": 501},
        {"starter": 2},
        {"loose_tiles": {**SPLIT, "leaf": 8}},
        {"loose_tiles": {**SPLIT, "leaf": -1, "eggs": 16}},
        {"loose_tiles": {"leaf": 34}},
    ],
    ids=str,
)
def test_options_outside_the_table_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^Options: "):
        Oracle(**options)


@pytest.mark.parametrize("text", ["", "1", "walk a1", "stay a1", "act", "act h1", "act off", "push a8", "enter a1 c1"])
def test_notation_knows_what_is_no_action(text: str) -> None:
    refused(board(["d4"]), text, "Notation")


@pytest.mark.parametrize(
    "wrong",
    [
        {"active": (["d4", "d4"], ["e7"])},
        {"active": (["d4"], ["d4"])},
        {"active": (["a7"], ["e7"])},
        {"active": (["d4"], ["e7"]), "arrived": (["d7"], [])},
        {"active": (["d4"], ["e7"]), "reserve": (4, None)},
        {"active": (["d4"], ["e7"]), "turns": (1, 3)},
        {"active": (["d4"], []), "reserve": (None, 0)},
        {"active": (["d4"], ["e7"]), "barred": "c1"},
        {"active": (["d4"], ["e7"]), "tiles": {"a1": "C"}},
        {"active": (["d4"], ["e7"]), "acted": ["e7"]},
        {"active": (["d4"], ["e7"]), "turns": (100, 100)},
    ],
    ids=str,
)
def test_positions_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^\d\."):
        Oracle.position(**wrong)


# Random matches


OPTIONS: list[dict[str, Any]] = [
    {},
    {"chain": "single"},
    {"end_rule": "first_out", "tiebreak": "earliest", "starter": 0},
    {"chain": "single", "end_rule": "first_out", "turn_cap": 25, "starter": 1},
    {"tiebreak": "earliest", "loose_tiles": {**SPLIT, "leaf": 5, "lizard": 6}},
    {
        "turn_cap": 20,
        "loose_tiles": {
            "leaf": 2,
            "eggs": 4,
            "caterpillar": 10,
            "chrysalis": 6,
            "flying": 10,
            "spider": 1,
            "lizard": 1,
        },
    },
    {
        "end_rule": "first_out",
        "loose_tiles": {**SPLIT, "leaf": 10, "eggs": 12, "lizard": 0, "spider": 0, "chrysalis": 2},
    },
]


def every_text() -> list[str]:
    """Every action text there is."""
    texts = [f"{verb} {cell}" for verb in ("act", "step", "fly", "back", "enter", "push") for cell in CELLS]
    return [*texts, "stay", "fly off", "starter 0", "starter 1", *[f"tile {code}" for code in CODES.values()]]


def choose(game: Oracle, dice: random.Random, eagerness: float) -> str:
    """At random; an eager seat runs for the goal, avoids what is deadly, and stays on eggs."""
    texts = game.legal()
    if game.actor() == "chance":
        return dice.choices(texts, [float(weight) for weight in game.chances().values()])[0]
    if dice.random() >= eagerness:
        return dice.choice(texts)
    return max(texts, key=lambda text: (promise(game, text), dice.random()))


def promise(game: Oracle, text: str) -> float:
    verb, _, argument = text.partition(" ")
    if verb not in ("step", "fly") or argument == "off":
        return -9.0 if argument == "off" else 3.5
    rank = int(argument[1]) if game.on_turn == 0 else 8 - int(argument[1])
    arrival = 3 if argument in START[1 - game.on_turn] else 0
    return rank + arrival - {"Z": 9, "S": 6}.get(game.tiles[argument], 0)


def check_position(game: Oracle, tiles: Counter[str]) -> None:
    """The invariants of one position."""
    shown: dict[str, Any] = game.facts()
    pawns = [cell for seat in (0, 1) for cell in shown["active"][seat] + shown["arrived"][seat]]
    assert len(pawns) == len(set(pawns))
    assert shown["fixed"] == "L" * 16
    for seat in (0, 1):
        active, arrived = shown["active"][seat], shown["arrived"][seat]
        assert shown["reserve"][seat] + len(active) + len(arrived) + shown["lost"][seat] == 4
        assert min(shown["reserve"][seat], shown["lost"][seat]) >= 0
        assert set(arrived) <= set(START[1 - seat])
        assert not set(active) & set(START[1 - seat])
    assert shown["scores"] == [len(shown["arrived"][0]), len(shown["arrived"][1])]
    assert max(shown["turns"]) <= game.turn_cap
    if game.phase() != "deal":
        assert Counter(shown["tiles"]) + Counter([shown["spare"]]) == tiles
        assert not any(shown["undealt"].values())
    forbidden = sum(shown["tiles"].count(code) for code in "CHF")
    assert shown["moves"] <= forbidden + 1  # 5.5
    if game.phase() == "shift":
        own = shown["active"][game.on_turn]
        assert set(own) == set(shown["acted"]) | set(shown["resting"])
        if game.chain == "full":
            assert {game.tiles[cell] for cell in own} <= {"L", "E"}


def check_legal(game: Oracle) -> None:
    legal = game.legal()
    assert bool(legal) == (game.phase() != "over") == (game.ended_by() is None)
    assert len(legal) == len(set(legal)) <= 12
    assert bool(game.winners()) == (game.phase() == "over")
    if game.actor() == "chance":
        assert list(game.chances()) == legal
        assert sum(game.chances().values()) == 1
    else:
        assert game.chances() == {}


def check_move(before: dict[str, Any], text: str, after: dict[str, Any]) -> None:
    """What one action changes."""
    other = 1 - before["on_turn"]
    for seat in (0, 1):
        assert set(before["arrived"][seat]) <= set(after["arrived"][seat])
        assert before["lost"][seat] <= after["lost"][seat]
    if before["phase"] not in ("deal", "draw_starter", "place"):
        for name in ("active", "arrived", "lost", "reserve"):
            assert before[name][other] == after[name][other]
    if text.startswith("push"):
        cells = line(text.split()[1])
        changed = {cell for cell, old, new in zip(LOOSE, before["tiles"], after["tiles"], strict=True) if old != new}
        assert changed <= set(cells)
        assert after["barred"] == cells[-1]
        for name in ("active", "arrived", "lost", "reserve"):
            assert before[name] == after[name]
    elif before["phase"] not in ("deal", "draw_starter"):
        for name in ("tiles", "spare", "barred"):
            assert before[name] == after[name]


def play(game: Oracle, dice: random.Random, eagerness: float) -> int:
    """A whole match with all checks; the number of seat decisions."""
    decisions = 0
    tiles: Counter[str] = Counter(game.undealt)
    tiles += Counter()
    while game.phase() != "over":
        check_position(game, tiles)
        check_legal(game)
        text = choose(game, dice, eagerness)
        decisions += game.actor() != "chance"
        before = game.facts()
        game.apply(text)
        check_move(before, text, game.facts())
    check_position(game, tiles)
    check_legal(game)
    return decisions


def check_end(game: Oracle) -> None:
    """8.6 and 8.7, counted again."""
    zero, one = game.scores()
    if game.ended_by() == "8.1":
        (winner,) = game.winners()
        loser = 1 - winner
        assert (game.lost[loser], game.scores()[loser]) == (4, 0)
    elif zero != one:
        assert game.winners() == [int(one > zero)]
    elif game.tiebreak == "none" or zero == 0:
        assert game.winners() == [0, 1]
    else:
        moments = [[place for place, who in enumerate(game.arrivals) if who == seat][zero - 1] for seat in (0, 1)]
        assert game.winners() == [moments.index(min(moments))]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_invariants_on_random_matches(number: int) -> None:
    for seed in range(8):
        dice = random.Random(1000 * number + seed)
        game = Oracle(**OPTIONS[number])
        assert play(game, dice, (0.0, 0.5, 0.8, 0.95)[seed % 4]) <= 14_000
        check_end(game)


def test_random_matches_come_to_every_phase_reason_and_ending() -> None:
    """So that the invariants above are looked at where it matters."""
    met: set[str | None] = set()
    for seed in range(60):
        dice = random.Random(seed)
        game = Oracle(**OPTIONS[seed % len(OPTIONS)])
        while game.phase() != "over":
            game.apply(choose(game, dice, (0.0, 0.8, 0.95)[seed % 3]))
            met |= {game.phase(), game.reason}
        met.add(game.ended_by())
    assert met >= {"place", "react", "leaf", "walk", "fly", "back", "enter", "shift", "over"}
    assert met >= {"eggs", "loss", "arrival", "spider", "stuck"}
    assert met >= {"8.1", "8.2", "8.3", "8.4", "8.5"}


@pytest.mark.parametrize("seed", range(2))
def test_only_what_is_listed_is_accepted(seed: int) -> None:
    """Everything else is refused, names a rule, and changes nothing."""
    dice = random.Random(50 + seed)
    game = Oracle()
    texts = every_text()
    while game.phase() != "over":
        assert set(game.legal()) <= set(texts)
        if dice.random() < 0.08:
            before = game.facts()
            for text in texts:
                if text in game.legal():
                    copy = deepcopy(game)
                    copy.apply(text)
                    assert copy.facts() != before
                else:
                    with pytest.raises(ValueError, match=r"^\d\.\d+: "):
                        game.apply(text)
            assert game.facts() == before
        game.apply(choose(game, dice, 0.7))
