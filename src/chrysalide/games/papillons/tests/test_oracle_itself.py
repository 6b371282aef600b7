"""Tests of the oracle itself: the worked examples, the invariants, the recorded opening, the bounds of termination."""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from fractions import Fraction

import pytest

from chrysalide.games.papillons.tests.oracle import CHANCE_PHASES, GOALS, KINDS, Cell, Oracle, around, one_block, read

HALF = Fraction(1, 2)


# --- helpers ----------------------------------------------------------------------------------------------------------


def say(oracle: Oracle, text: str) -> Oracle:
    """Play actions separated by " / "."""
    for action in text.split(" / "):
        oracle.play(action)
    return oracle


def start(oracle: Oracle, goals: str, hands: str, *, starter: int = 0, shapes: tuple[int, ...] = ()) -> Oracle:
    """Set up: `goals` as "R g | S b" and `hands` as "Rb Ty | Sv Pb", one part for each holder."""
    oracle.play(f"starter {starter}")
    holders = "AB" if oracle.teams else "0123"
    for holder, part in zip(holders, goals.split(" | "), strict=False):
        for goal in part.split():
            oracle.play(f"goal {holder} {goal}")
    for seat in shapes:
        oracle.play(f"shape {seat}")
    for seat, part in enumerate(hands.split(" | ")):
        for kind in part.split():
            oracle.play(f"give {seat} {kind}")
    return oracle


HANDS = {2: "Rb Rb | Tg Tg", 3: "Rb Rb | Tg Tg | Pb Pb", 4: "Rb Rb | Tg Tg | Pb Pb | Sg Sg"}
SIX = "Ty 0,0 · Py 1,0 · Tv 2,0 · Pv 0,1 · Ty -1,0 · Py 0,-1"  # no line, threshold reached with two seats


def lay(oracle: Oracle, layout: str) -> Oracle:
    """Lay cards from the deck, one a turn: "Rb 0,0 · Ty 1,0"."""
    for part in layout.split(" · "):
        kind, cell = part.split(" ")
        say(oracle, f"deck / reveal {kind} / lay {cell}")
        if oracle.phase() == "announce":
            oracle.play("silent")
    return oracle


def arrange(layout: dict[Cell, str], *, nets: set[Cell] | None = None, webs: set[Cell] | None = None) -> Oracle:
    """A table put down at once, threshold reached: also one that no match of so few cards can reach (4.1)."""
    oracle = start(Oracle(2), "R g | S b", HANDS[2])
    oracle.table = dict(layout)
    oracle.nets, oracle.webs = nets or set(), webs or set()
    for player in oracle.players:
        player.laid = 3
    return oracle


def targets(oracle: Oracle, cell: str) -> set[str]:
    trial = copy.deepcopy(oracle)
    trial.play(f"lift {cell}")
    return {text.removeprefix("to ") for text in trial.legal()}


def verbs(oracle: Oracle) -> set[str]:
    return {text.split(" ")[0] for text in oracle.legal()}


def refused(oracle: Oracle, text: str, rule: str) -> None:
    assert text not in oracle.legal()
    before = oracle.facts()
    with pytest.raises(ValueError, match=rf"^{re.escape(rule)}:"):
        oracle.play(text)
    assert oracle.facts() == before


def shows_line(oracle: Oracle) -> bool:
    return any(oracle.lines(goal) for goal in GOALS)


def quiet_deck(oracle: Oracle) -> None:
    """One turn from the deck after which the table shows no line at all."""
    oracle.play("deck")
    for reveal in oracle.legal():
        trial = copy.deepcopy(oracle)
        trial.play(reveal)
        for cell in trial.legal():
            after = copy.deepcopy(trial)
            after.play(cell)
            if not shows_line(after):
                say(oracle, f"{reveal} / {cell}")
                return
    raise AssertionError("no quiet lay")


def quiet_hand(oracle: Oracle) -> None:
    """One turn from hand after which the table shows no line at all."""
    oracle.play(next(text for text in oracle.legal() if text.startswith("hand")))
    for cell in oracle.legal():
        after = copy.deepcopy(oracle)
        after.play(cell)
        if not shows_line(after):
            oracle.play(cell)
            if oracle.phase() == "draw":
                oracle.play(next(iter(oracle.legal())))
            return
    raise AssertionError("no quiet lay")


def quiet_move(oracle: Oracle) -> None:
    """One move after which the table shows no line at all."""
    for x, y in sorted(oracle.table):
        lift = f"lift {x},{y}"
        if oracle.why_not(lift) is not None:
            continue
        trial = copy.deepcopy(oracle)
        trial.play(lift)
        for cell in trial.legal():
            after = copy.deepcopy(trial)
            after.play(cell)
            if not shows_line(after):
                say(oracle, f"{lift} / {cell}")
                return
    raise AssertionError("no quiet move")


def opened(oracle: Oracle, *, starter: int = 0, shapes: tuple[int, ...] = ()) -> Oracle:
    """A match at its first turn with moves and tokens, without any line."""
    goals = "T v | S y" if oracle.teams else "R g | S b | P v | T y"
    if not oracle.teams:
        goals = " | ".join(goals.split(" | ")[: oracle.seats])
    start(oracle, goals, HANDS[oracle.seats], starter=starter, shapes=shapes)
    for _ in range(3 * oracle.seats):
        quiet_deck(oracle)
    return oracle


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(2, 28), (3, 26), (4, 24)])
def test_1_6_and_1_8_deck_and_goals_out(seats: int, size: int) -> None:
    oracle = start(Oracle(seats), " | ".join(["R b", "T y", "P v", "S g"][:seats]), HANDS[seats])
    assert oracle.deck.total() == size
    assert oracle.known_to(0)["deck"] == size
    assert oracle.facts()["goals_out"] == list({2: "PSvg", 3: "Sg", 4: ""}[seats])
    assert oracle.known_to(0)["goals_out"] == ["?"] * (8 - 2 * seats)
    assert oracle.phase() == "turn"
    assert oracle.facts()["turn"] == 1


def test_1_5_goals_are_dealt_shape_first_and_uniformly() -> None:
    oracle = say(Oracle(3), "starter 2 / goal 0 T")
    assert oracle.legal() == {f"goal 0 {goal}": Fraction(1, 4) for goal in "byvg"}
    say(oracle, "goal 0 v")
    assert oracle.legal() == {f"goal 1 {goal}": Fraction(1, 3) for goal in "RPS"}
    refused(oracle, "goal 1 T", "1.5")


def test_1_8_cards_are_dealt_by_count() -> None:
    oracle = say(Oracle(2), "starter 0 / goal 0 R / goal 0 b / goal 1 T / goal 1 y / give 0 Rb")
    assert oracle.legal()["give 0 Rb"] == Fraction(1, 31)
    assert oracle.legal()["give 0 Ry"] == Fraction(2, 31)
    say(oracle, "give 0 Rb")
    assert len(oracle.legal()) == 15
    refused(oracle, "give 1 Rb", "1.8")


def test_1_9_starter_is_drawn_or_given() -> None:
    assert Oracle(3).legal() == {f"starter {seat}": Fraction(1, 3) for seat in range(3)}
    assert Oracle(3, starter=2).legal() == {"starter 2": Fraction(1)}
    refused(Oracle(3, starter=2), "starter 1", "1.9")


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (5, {}, "0"),
        (3, {"teams": True}, "5.1"),
        (4, {"teams": True, "expert": True, "own_action_only": True}, "7.3"),
        (4, {"early_demand": True}, "5.9"),
        (2, {"stall_rounds": 2}, "7.8"),
        (2, {"starter": 2}, "1.9"),
    ],
)
def test_options_are_checked(seats: int, options: dict[str, int], rule: str) -> None:
    with pytest.raises(ValueError, match=f"^{rule}:"):
        Oracle(seats, **options)  # type: ignore[arg-type]  # a dict cannot spell the types of the options


# --- the worked examples ----------------------------------------------------------------------------------------------


def test_example_1_rule_3_5_first_cells() -> None:
    oracle = start(Oracle(2), "R g | S b", "Rb Ty | Sv Pb")
    oracle.play("hand Rb")
    assert set(oracle.legal()) == {"lay 0,0"}
    say(oracle, "lay 0,0 / draw Rb / deck / reveal Sg")
    assert set(oracle.legal()) == {"lay 1,0", "lay -1,0", "lay 0,1", "lay 0,-1"}


def test_example_2_rule_3_6_corner_contact() -> None:
    oracle = lay(start(Oracle(2), "R g | S b", HANDS[2]), "Ty 0,0")
    say(oracle, "deck / reveal Sg")
    refused(oracle, "lay 1,1", "3.6")
    refused(oracle, "lay 0,0", "3.5")
    refused(oracle, "lay 3,0", "3.5")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_3_rule_4_2_threshold(seats: int) -> None:
    goals = " | ".join(["R g", "S b", "P v", "T y"][:seats])
    oracle = start(Oracle(seats), goals, HANDS[seats], starter=1)
    for turn in range(1, 3 * seats + 1):
        assert oracle.facts()["turn"] == turn
        assert verbs(oracle) == {"hand", "deck"}
        if turn == 5:
            refused(oracle, "net 0,0", "4.1")
            refused(oracle, "lift 0,0", "4.1")
        quiet_deck(oracle)
    assert oracle.facts()["turn"] == 3 * seats + 1
    assert verbs(oracle) == {"hand", "deck", "lift", "net", "web"}


def test_example_4_rule_7_1_row_wins_before_the_draw() -> None:
    oracle = start(Oracle(2), "R g | S b", "Rg Ty | Tg Tg")
    lay(oracle, "Rb 0,0 · Ry 1,0 · Rv 2,0 · Tb 0,1")
    say(oracle, "hand Rg / lay 3,0")
    assert oracle.phase() == "over"
    assert oracle.actor() == "over"
    assert oracle.legal() == {}
    facts = oracle.facts()
    assert facts["winners"] == [0]
    assert facts["scores"] == [1, 0]
    assert facts["hands"] == [["Ty"], ["Tg", "Tg"]]
    assert oracle.deck.total() == 24
    refused(oracle, "draw Rb", "7.1")


def test_example_5_rule_6_1_diagonal() -> None:
    oracle = start(Oracle(2), "R g | S y", HANDS[2])
    lay(oracle, "Ty 0,0 · Tb 1,0 · Py 1,-1 · Pb 2,-1 · Sy 2,-2 · Sb 3,-2 · Ry 3,-3")
    assert oracle.lines("y") == [[(0, 0), (1, -1), (2, -2), (3, -3)]]
    assert oracle.facts()["winners"] == [1]


def test_example_6_rule_6_4_gap() -> None:
    oracle = start(Oracle(2), "R g | S b", "Pg Pg | Tg Tg")
    lay(oracle, "Rb 0,0 · Ry 1,0 · Rv 2,0 · Ty 3,0 · Rg 4,0")
    assert oracle.lines("R") == []
    assert oracle.phase() == "turn"


def test_example_7_rules_4_13_and_4_14_tokens_in_lines() -> None:
    row: dict[Cell, str] = dict(zip([(x, 0) for x in range(5)], ["Rb", "Ry", "Rv", "Rg", "Rb"], strict=True))
    first, second = [[(x + step, 0) for step in range(4)] for x in (0, 1)]
    assert arrange(row).lines("R") == [first, second]
    assert arrange(row, webs={(2, 0)}).lines("R") == []
    assert arrange(row, webs={(4, 0)}).lines("R") == [first]
    assert arrange(row, nets={(2, 0)}).lines("R") == [first, second]


def test_example_8_rule_4_4_forbidden_move() -> None:
    oracle = arrange({(0, 0): "Ty", (1, 0): "Py", (2, 0): "Tv"})
    refused(oracle, "lift 1,0", "4.4")
    oracle.stage, oracle.lifted = "move", (1, 0)  # even if it were lifted
    refused(oracle, "to 1,0", "4.6")
    refused(oracle, "to 3,0", "4.4")
    assert oracle.legal() == {}


def test_example_9_rule_4_3_end_card() -> None:
    oracle = arrange({(0, 0): "Ty", (1, 0): "Py", (2, 0): "Tv"})
    assert targets(oracle, "0,0") == {"1,-1", "1,1", "2,-1", "2,1", "3,0"}
    oracle.play("lift 0,0")
    refused(oracle, "to -1,0", "4.3")
    refused(oracle, "to 0,0", "4.6")
    refused(oracle, "to 1,0", "4.3")


def test_example_10_rule_4_5_only_the_end_counts() -> None:
    assert targets(arrange({(0, 0): "Ty", (1, 0): "Py", (1, 1): "Tv"}), "1,0") == {"0,1"}


def test_example_11_rules_4_8_4_10_4_16() -> None:
    oracle = lay(start(Oracle(2), "R g | S b", HANDS[2]), SIX + " · Rv 2,1")
    assert oracle.facts()["protected"] == ("2,1", "laid")
    refused(oracle, "lift 2,1", "4.8")
    refused(oracle, "web 2,1", "4.16")
    refused(oracle, "net 2,1", "4.16")
    say(oracle, "net 0,0")
    assert oracle.facts()["protected"] is None
    assert "lift 2,1" in oracle.legal()
    assert "web 2,1" in oracle.legal()
    refused(oracle, "lift 0,0", "4.13")


@pytest.mark.parametrize("protect", [True, False])
def test_example_12_rule_4_9_moved_card_is_protected(protect: bool) -> None:
    oracle = lay(start(Oracle(2, protect_moved=protect), "R g | S b", HANDS[2]), SIX)
    say(oracle, "lift -1,0 / to 3,0")
    assert oracle.facts()["protected"] == ("3,0", "moved")
    refused(oracle, "web 3,0", "4.16")
    if protect:
        refused(oracle, "lift 3,0", "4.9")
    else:
        say(oracle, "lift 3,0 / to -1,0")
        assert oracle.facts()["table"] == lay(start(Oracle(2), "R g | S b", HANDS[2]), SIX).facts()["table"]


def test_example_13_rules_4_12_4_15_4_17() -> None:
    oracle = lay(start(Oracle(2), "R g | S b", HANDS[2]), SIX)
    say(oracle, "net 0,0")
    refused(oracle, "web 0,0", "4.17")
    refused(oracle, "net 0,0", "4.17")
    refused(oracle, "web 7,7", "4.12")
    refused(oracle, "net 7,7", "4.12")
    say(oracle, "web 2,0")
    refused(oracle, "net 1,0", "4.15")
    refused(oracle, "lift 2,0", "4.14")
    assert oracle.facts()["tokens"] == [{"net": 0, "web": 1}, {"net": 1, "web": 0}]


FOUR_BLUE = "Rb 0,0 · Sb 1,0 · Pb 2,0 · Ry 0,1 · Tb 3,0"  # seat 0 completes it in turn 5


def test_example_14_rule_7_2_line_of_a_seat_that_did_not_act() -> None:
    oracle = lay(start(Oracle(2), "R g | S b", "Rv Tg | Tg Tv"), FOUR_BLUE)
    assert oracle.facts()["winners"] == [1]


def test_example_14_rule_7_3_own_action_only() -> None:
    oracle = lay(start(Oracle(2, own_action_only=True), "R g | S b", "Rv Tg | Tg Tv"), FOUR_BLUE)
    assert oracle.phase() == "turn"
    lay(oracle, "Pv 0,2")
    assert oracle.facts()["winners"] == [1]


def test_7_3_a_token_is_neither_lay_nor_move() -> None:
    oracle = start(Oracle(2, own_action_only=True), "R g | S b", "Rv Tg | Tg Tv")
    lay(oracle, "Rb 0,0 · Sb 1,0 · Pb 2,0 · Ry 0,1 · Py 0,2 · Ty -1,0 · Tb 3,0")
    say(oracle, "net 0,0")  # by seat 1, whose line stands
    assert oracle.phase() == "turn"
    lay(oracle, "Pv 0,3")  # by seat 0
    assert oracle.phase() == "turn"
    refused(oracle, "lift 0,3", "4.8")
    say(oracle, "lift -1,0 / to 1,1")  # by seat 1, far from its line
    assert oracle.facts()["winners"] == [1]


CROSS = "Sb 0,0 · Sy 1,0 · Sg 2,0 · Tb 2,1 · Rv 3,1 · Tv 3,2 · Pv 3,3 · Sv 0,1 · Py -1,0 · Ty -2,0 · Rg -2,1 · Pb -2,2"


@pytest.mark.parametrize(
    ("goals", "winner"),
    [("R y | T g | S b | P v", 2), ("T y | S g | R b | P v", 3), ("T v | S g | R b | P y", 0)],
)
def test_example_15_rule_7_2_order_of_the_test(goals: str, winner: int) -> None:
    oracle = start(Oracle(4), goals, "Rb Rb | Ry Ty | Pg Pg | Tg Tg", starter=2)
    lay(oracle, CROSS)
    assert oracle.actor() == 2
    say(oracle, "lift 0,1 / to 3,0")
    assert oracle.lines("S")
    assert oracle.lines("v")
    assert oracle.facts()["winners"] == [winner]


def test_example_16_rule_7_4_goal_nobody_holds() -> None:
    oracle = start(Oracle(2), "R g | S b", HANDS[2])
    lay(oracle, "Pb 0,0 · Py 1,0 · Pv 2,0 · Pg 3,0")
    assert oracle.lines("P")
    assert oracle.phase() == "turn"


def test_example_17_rule_3_7_empty_deck() -> None:
    oracle = start(Oracle(2), "R g | S b", HANDS[2])
    while oracle.deck.total():
        quiet_deck(oracle)
    assert oracle.facts()["turn"] == 29
    for _ in range(2):
        quiet_hand(oracle)
    assert oracle.facts()["hands"] == [["Rb"], ["Tg"]]
    refused(oracle, "deck", "3.7")
    quiet_hand(oracle)
    say(oracle, "net 0,0")
    refused(oracle, "hand Rb", "3.7")
    refused(oracle, "deck", "3.7")


def test_example_18_rules_5_7_and_5_11_demand() -> None:
    oracle = opened(Oracle(3, expert=True))
    assert oracle.facts()["turn"] == 10
    say(oracle, "demand 2")
    assert oracle.facts()["demands"] == [2]
    assert oracle.facts()["protected"] is None  # 4.10
    refused(oracle, "demand 2", "5.11")
    say(oracle, "net 0,0")
    assert verbs(oracle) == {"hand"}
    free = next(write for write in oracle.facts()["table"] if write != "0,0")  # type: ignore[attr-defined]
    for text in ("deck", f"lift {free}", f"net {free}", "demand 0"):
        refused(oracle, text, "5.7")
    quiet_hand(oracle)
    assert oracle.facts()["demands"] == []
    assert oracle.facts()["laid"] == [3, 3, 4]  # 5.8
    assert oracle.protected is not None


def test_example_19_rules_5_5_and_5_10() -> None:
    oracle = start(Oracle(3, expert=True), "R g | S b | P v", HANDS[3])
    refused(oracle, "web 0,0", "5.5")
    for _ in range(9):
        quiet_deck(oracle)
    refused(oracle, "web 0,0", "5.5")
    assert "web" not in verbs(oracle)
    experts = opened(Oracle(4, teams=True, expert=True), starter=1, shapes=(0, 3))
    assert experts.actor() == 1
    refused(experts, "demand 3", "5.10")
    refused(experts, "demand 1", "5.10")
    assert {"demand 0", "demand 2"} <= set(experts.legal())


def three_lines() -> Oracle:
    oracle = Oracle(4, teams=True, expert=True)
    start(oracle, "T v | S y", "Ry Ry | Sg Sg | Rg Rg | Sv Sv", starter=2, shapes=(0, 1))
    return lay(oracle, "Tb 0,0 · Ty 1,0 · Tv 2,0 · Tg 3,0 · Pb 0,1 · Sb 0,2 · Rb 0,3 · Py 1,1 · Pv 2,1 · Pg 3,1")


@pytest.mark.parametrize(("goal", "winners"), [("T", [0, 2]), ("b", [1, 3])])
def test_example_20_rules_7_11_to_7_13_announcements(goal: str, winners: list[int]) -> None:
    oracle = three_lines()
    assert oracle.actor() == 0
    assert {text for text in oracle.legal() if text.startswith("announce")} == {"announce T", "announce b"}
    refused(oracle, "announce P", "7.11")
    refused(oracle, "announce v", "7.11")
    oracle.play(f"announce {goal}")
    assert oracle.facts()["winners"] == winners
    assert oracle.facts()["scores"] == [1 if seat in winners else 0 for seat in range(4)]


def test_example_21_rules_7_10_and_7_14_announce_later() -> None:
    oracle = Oracle(4, teams=True, expert=True)
    start(oracle, "T v | S y", "Ry Ry | Sg Pg | Rg Rg | Sv Pv", starter=2, shapes=(0, 1))
    lay(oracle, "Sb 0,0 · Sy 1,0 · Sv 2,0")  # by seats 2, 3 and 0
    say(oracle, "hand Sg / lay 3,0")
    assert oracle.phase() == "announce"
    assert oracle.actor() == 1
    assert set(oracle.legal()) == {"announce S", "silent"}
    say(oracle, "silent / draw Rb")
    for seat in (2, 3, 0):
        assert oracle.actor() == seat
        assert ("announce S" in oracle.legal()) == (seat in (2, 3))  # seat 0 holds a shape itself
        say(oracle, f"deck / reveal Pb / lay {seat},1" if seat != 3 else "deck / reveal Ty / lay 3,1")
        assert ("announce S" in oracle.legal()) == (seat in (2, 3))
        say(oracle, "silent")  # also where it is the only action: the condition is public
    assert "announce S" in oracle.legal()
    say(oracle, "announce S")
    assert oracle.facts()["winners"] == [1, 3]


def test_example_22_encoding_of_a_cell() -> None:
    oracle = arrange({(-2, 0): "Ty", (-1, 0): "Py", (0, 0): "Tv", (0, -1): "Pv"})
    assert oracle.index((3, 0)) == 74
    assert oracle.code("lay 3,0") == 3574
    assert [oracle.code(text) for text in ("hand Sg", "deck", "pass", "silent")] == [15, 16, 17, 18]
    assert [oracle.code(text) for text in ("demand 3", "announce g", "lift -3,-2")] == [23, 31, 32]
    assert Oracle(2).index((0, 0)) == 35


def test_example_23_rule_7_8_sixteen_moves_draw() -> None:
    oracle = opened(Oracle(2))
    for move in range(16):
        assert oracle.phase() == "turn"
        assert oracle.facts()["idle"] == move
        quiet_move(oracle)
    assert oracle.phase() == "over"
    assert oracle.facts()["idle"] == 16
    assert oracle.facts()["winners"] == []
    assert oracle.facts()["scores"] == [HALF, HALF]


def test_example_23_rule_7_8_token_restarts_the_count() -> None:
    oracle = opened(Oracle(2, stall_rounds=3))
    for _ in range(5):
        quiet_move(oracle)
    say(oracle, next(text for text in oracle.legal() if text.startswith("net")))
    assert oracle.facts()["idle"] == 0
    for _ in range(6):
        assert oracle.phase() == "turn"
        quiet_move(oracle)
    assert oracle.phase() == "over"


# --- more rules -------------------------------------------------------------------------------------------------------


def test_3_2_two_equal_cards_are_one_action() -> None:
    oracle = start(Oracle(2), "R g | S b", HANDS[2])
    assert set(oracle.legal()) == {"hand Rb", "deck"}
    refused(oracle, "hand Ry", "3.2")
    refused(oracle, "lay 0,0", "3.1")
    refused(oracle, "pass", "3.8")
    refused(oracle, "silent", "7.10")
    refused(oracle, "demand 1", "5.6")
    refused(oracle, "announce R", "7.9")
    refused(oracle, "dance", "Notation")


def test_3_8_nothing_left_but_to_pass() -> None:
    """With early_demand a seat can lay too few cards for the threshold ever to open."""
    oracle = start(Oracle(2, expert=True, early_demand=True, stall_rounds=3), "R g | S b", HANDS[2])
    while oracle.players[1].hand:
        say(oracle, "demand 1")
        assert verbs(oracle) == {"hand"}
        if not oracle.deck.total():
            assert oracle.players[1].laid >= 28
        quiet_hand(oracle)
    assert oracle.players[1].laid == 30
    refused(oracle, "demand 1", "5.11")
    quiet_hand(oracle)
    assert set(oracle.legal()) == {"demand 0"}  # seat 1 has no card left, and the threshold is not reached
    refused(oracle, "net 0,0", "4.1")
    say(oracle, "demand 0")  # 5.13: a hand of one card
    quiet_hand(oracle)
    assert len(oracle.table) == 32
    for _ in range(6):
        assert set(oracle.legal()) == {"pass"}
        say(oracle, "pass")
    assert oracle.facts()["winners"] == []
    assert oracle.facts()["scores"] == [HALF, HALF]


def test_3_8_announcing_leaves_passing_legal() -> None:
    oracle = three_lines()
    for player in oracle.players:
        player.laid, player.nets = 3, 0
        player.hand.clear()
    oracle.deck.clear()
    oracle.nets = set(oracle.table)
    assert set(oracle.legal()) == {"announce T", "announce b", "pass"}
    say(oracle, "pass")
    assert oracle.phase() == "announce"
    assert set(oracle.legal()) == {"announce T", "announce b", "silent"}


def test_4_10_nothing_is_protected_after_a_demand() -> None:
    oracle = opened(Oracle(2, expert=True))
    say(oracle, "demand 1")
    assert oracle.protected is None
    assert verbs(oracle) == {"hand"}


def test_5_9_demand_needs_the_threshold_unless_early() -> None:
    refused(start(Oracle(2, expert=True), "R g | S b", HANDS[2]), "demand 1", "5.9")
    early = start(Oracle(2, expert=True, early_demand=True), "R g | S b", HANDS[2])
    say(early, "demand 1 / hand Tg / lay 0,0 / draw Rg")
    assert early.facts()["laid"] == [0, 1]


def test_5_12_several_demands_stand_together() -> None:
    oracle = opened(Oracle(4, expert=True))
    say(oracle, "demand 3 / demand 2")
    assert oracle.facts()["demands"] == [2, 3]
    quiet_hand(oracle)
    assert oracle.facts()["demands"] == [3]
    quiet_hand(oracle)
    assert oracle.facts()["demands"] == []


def test_7_10_announcing_after_a_token_a_demand_and_under_demand() -> None:
    oracle = three_lines()
    for player in oracle.players:
        player.laid = 3  # the threshold, two turns before its time
    say(oracle, "net 0,0")
    assert set(oracle.legal()) == {"announce T", "announce b", "silent"}
    say(oracle, "silent / demand 2")  # by seat 1, which holds shape S: colours of its partner's sort
    assert set(oracle.legal()) == {"announce b", "silent"}
    say(oracle, "silent")
    assert oracle.actor() == 2
    assert set(oracle.legal()) == {"hand Rg", "announce T", "announce P"}
    right, wrong = copy.deepcopy(oracle), copy.deepcopy(oracle)
    assert say(right, "announce T").facts()["winners"] == [0, 2]  # the partner's goal
    assert say(wrong, "hand Rg / lay -1,0 / announce P").facts()["winners"] == [1, 3]


def test_7_9_expert_teams_are_not_tested_automatically() -> None:
    oracle = three_lines()
    assert oracle.lines("T")
    assert oracle.facts()["winners"] is None


def test_1_10_turns_go_round() -> None:
    oracle = start(Oracle(3), "R g | S b | P v", HANDS[3], starter=2)
    seats = []
    for _ in range(5):
        seats.append(oracle.actor())
        quiet_deck(oracle)
    assert seats == [2, 0, 1, 2, 0]


# --- teams and views --------------------------------------------------------------------------------------------------


def test_5_2_partners_share_their_goals_but_not_their_hands() -> None:
    oracle = start(Oracle(4, teams=True), "T v | S y", HANDS[4])
    assert oracle.facts()["goals"] == {"A": ["T", "v"], "B": ["S", "y"]}
    assert oracle.facts()["goals_out"] == ["R", "P", "b", "g"]
    assert oracle.known_to(2)["goals"] == {"A": ["T", "v"], "B": ["?", "?"]}
    assert oracle.known_to(2)["hands"] == [2, 2, ["Pb", "Pb"], 2]  # 5.4
    assert oracle.known_to(None)["goals"] == {"A": ["?", "?"], "B": ["?", "?"]}
    assert oracle.known_to(None)["hands"] == [2, 2, 2, 2]


def test_5_14_partners_do_not_know_each_others_goal() -> None:
    oracle = say(Oracle(4, teams=True, expert=True), "starter 0 / goal A T / goal A v / goal B S / goal B y")
    assert oracle.legal() == {"shape 0": HALF, "shape 2": HALF}
    assert oracle.known_to(0)["goals"] == {"A": ["?", "?"], "B": ["?", "?"]}
    say(oracle, "shape 2")
    assert oracle.legal() == {"shape 1": HALF, "shape 3": HALF}
    say(oracle, "shape 1")
    assert oracle.facts()["goals"] == {"0": ["v"], "2": ["T"], "1": ["S"], "3": ["y"]}
    assert oracle.known_to(0)["goals"] == {"0": ["v"], "2": ["?"], "1": ["?"], "3": ["?"]}
    assert oracle.known_to(0)["shape_holders"] == [2, 1]  # 5.15
    assert oracle.known_to(None)["goals_out"] == ["?"] * 4


def test_7_5_and_7_6_team_wins_and_goals_are_shown() -> None:
    oracle = start(Oracle(4, teams=True), "T v | S y", HANDS[4], starter=3)
    lay(oracle, "Tb 0,0 · Ty 1,0 · Tv 2,0")
    say(oracle, "deck / reveal Tb / lay 3,0")  # by seat 2
    assert oracle.facts()["winners"] == [0, 2]
    assert oracle.facts()["scores"] == [1, 0, 1, 0]
    for viewer in (None, 0, 1):
        assert oracle.known_to(viewer)["goals"] == {"A": ["T", "v"], "B": ["S", "y"]}
        assert oracle.known_to(viewer)["goals_out"] == ["R", "P", "b", "g"]
    assert oracle.known_to(1)["hands"] == [2, ["Tg", "Tg"], 2, 2]


# --- the recorded opening ---------------------------------------------------------------------------------------------

OPENING = """
starter 1
goal 0 R / goal 0 g / goal 1 S / goal 1 b
give 0 Rb / give 0 Ty / give 1 Sv / give 1 Pb
1 hand Sv lay 0,0 draw Sy
0 deck reveal Rg lay 1,0
1 hand Sy lay 0,1 draw Tg
0 hand Rb lay 1,-1 draw Pv
1 deck reveal Sb lay -1,0
0 hand Ty lay 2,0 draw Rv
1 hand Pb lay -1,1 draw Sg
0 lift 2,0 to 0,-1
1 net 0,0
"""


def test_notation_recorded_opening() -> None:
    oracle = Oracle(2)
    for line in OPENING.strip().splitlines():
        if line[0] in "01":
            assert oracle.phase() == "turn"
            assert str(oracle.actor()) == line[0]
            if oracle.facts()["turn"] == 8:
                refused(oracle, "lift -1,1", "4.8")
            words = line.split()[1:]
            actions: list[str] = []
            while words:
                verb = words.pop(0)
                actions.append(verb if verb == "deck" else f"{verb} {words.pop(0)}")
        else:
            actions = line.split(" / ")
        for action in actions:
            oracle.play(action)
    facts = oracle.facts()
    assert facts["table"] == {
        "0,0": "Sv", "1,0": "Rg", "0,1": "Sy", "1,-1": "Rb", "-1,0": "Sb", "0,-1": "Ty", "-1,1": "Pb",
    }  # fmt: skip
    assert facts["hands"] == [["Pv", "Rv"], ["Sg", "Tg"]]
    assert facts["nets"] == ["0,0"]
    assert facts["tokens"] == [{"net": 1, "web": 1}, {"net": 0, "web": 1}]
    assert (facts["turn"], facts["actor"], facts["laid"], facts["idle"]) == (10, 0, [3, 4], 0)


# --- invariants on random matches -------------------------------------------------------------------------------------

MODES: dict[str, Oracle] = {
    "base 2": Oracle(2),
    "base 3": Oracle(3),
    "base 4": Oracle(4),
    "base 2 free moves": Oracle(2, protect_moved=False, stall_rounds=3),
    "base 3 own action": Oracle(3, own_action_only=True, starter=1),
    "teams": Oracle(4, teams=True),
    "teams own action": Oracle(4, teams=True, own_action_only=True),
    "expert 2": Oracle(2, expert=True),
    "expert 3": Oracle(3, expert=True),
    "expert 4": Oracle(4, expert=True),
    "expert 2 early": Oracle(2, expert=True, early_demand=True, stall_rounds=3),
    "expert 3 early": Oracle(3, expert=True, early_demand=True, stall_rounds=4),
    "expert teams": Oracle(4, expert=True, teams=True),
    "expert teams early": Oracle(4, expert=True, teams=True, early_demand=True, stall_rounds=3),
}


def check_cards(oracle: Oracle) -> None:
    cards = Counter({kind: count for kind, count in oracle.deck.items() if count})
    assert all(count >= 0 for count in oracle.deck.values())
    for player in oracle.players:
        assert len(player.hand) <= 2
        cards.update(player.hand)
    cards.update(oracle.table.values())
    if oracle.laying is not None:
        cards[oracle.laying] += 1
    assert cards == Counter(KINDS + KINDS)
    if oracle.phase() == "turn" and oracle.deck.total():
        assert all(len(player.hand) == 2 for player in oracle.players)
    assert sum(player.laid for player in oracle.players) == len(oracle.table)


def check_table(oracle: Oracle) -> None:
    cells = set(oracle.table)
    assert one_block(cells)
    assert all(abs(x) <= oracle.turn and abs(y) <= oracle.turn for x, y in cells)
    if cells:
        width = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
        height = max(y for _, y in cells) - min(y for _, y in cells) + 1
        assert width + height <= len(cells) + 1
        free = {near for cell in cells for near in around(cell)} - cells
        assert len(free) <= 2 * len(cells) + 2
    assert len(oracle.nets) + sum(player.nets for player in oracle.players) == oracle.seats
    assert len(oracle.webs) + sum(player.webs for player in oracle.players) == (0 if oracle.expert else oracle.seats)
    assert not oracle.nets & oracle.webs
    assert oracle.nets | oracle.webs <= cells
    assert oracle.protected is None or oracle.protected[0] in cells


def check_course(oracle: Oracle) -> None:
    if any(player.laid < 3 for player in oracle.players):
        assert not oracle.nets | oracle.webs
        assert oracle.lifted is None
        assert not oracle.demands or oracle.early_demand
    held = [goal for goals in oracle.dealt.values() for goal in goals]
    assert len(held) == len(set(held))
    if oracle.turn:
        assert len(held) == (4 if oracle.teams else 2 * oracle.seats)
    if oracle.phase() == "turn" and not oracle.own_action_only and not (oracle.teams and oracle.expert):
        assert not any(oracle.lines(goal) for goal in held)
    assert oracle.idle <= oracle.stall_rounds * oracle.seats
    if oracle.idle == oracle.stall_rounds * oracle.seats:
        assert oracle.winners == []
    assert oracle.turn <= (32 + 2 * oracle.seats + 1) * oracle.stall_rounds * oracle.seats
    if oracle.winners is not None:
        scores = oracle.facts()["scores"]
        assert isinstance(scores, list)
        assert sum(scores) == (2 if oracle.teams else 1)


def check_actions(oracle: Oracle, actions: dict[str, Fraction | None]) -> None:
    assert actions
    assert list(actions) == list(dict.fromkeys(actions))
    if oracle.phase() in CHANCE_PHASES:
        assert oracle.actor() == "chance"
        assert sum(chance for chance in actions.values() if chance is not None) == 1
        assert None not in actions.values()
        return
    assert oracle.actor() in range(oracle.seats)
    assert set(actions.values()) == {None}
    assert len({oracle.code(text) for text in actions}) == len(actions)
    assert all(0 <= oracle.code(text) < 4656 for text in actions)
    assert len(actions) <= (64 if oracle.phase() in ("lay", "move") else 75 if oracle.expert else 96)
    if oracle.actor() in oracle.demands and oracle.phase() == "turn":
        assert {text.split(" ")[0] for text in actions} <= {"hand", "announce"}
    cells = set(oracle.table)
    if oracle.phase() == "lay" and cells:
        free = {near for cell in cells for near in around(cell)} - cells
        assert {read(text.removeprefix("lay ")) for text in actions} == free
    if "pass" in actions:
        assert {text.split(" ")[0] for text in actions} <= {"pass", "announce"}


def check_views(oracle: Oracle, dice: random.Random) -> None:
    """Change what a viewer may not know; its view must stay the same."""
    viewer = dice.choice([None, *range(oracle.seats)])
    other = copy.deepcopy(oracle)
    for seat, player in enumerate(other.players):
        if seat != viewer and player.hand and other.deck.total():
            new = dice.choice([kind for kind in KINDS if other.deck[kind]])
            old = player.hand.pop()
            player.hand.append(new)
            other.deck[new] -= 1
            other.deck[old] += 1
    if oracle.turn and oracle.phase() != "over":
        own = None if viewer is None else "AB"[viewer % 2] if oracle.teams else str(viewer)
        hidden = [holder for holder in other.dealt if holder != own]
        spare = [goal for goal in "RTPS" if goal not in [goals[0] for goals in other.dealt.values()]]
        if spare and hidden:
            other.dealt[hidden[0]][0] = spare[0]
        if own is not None and oracle.teams and oracle.expert and viewer not in oracle.shape_holders:
            other.dealt[own][0] = spare[-1]  # 5.14: the partner's shape
    assert other.known_to(viewer) == oracle.known_to(viewer)
    public = {key for key in oracle.facts() if key not in ("hands", "goals", "goals_out", "deck")}
    assert all(oracle.known_to(viewer)[key] == oracle.facts()[key] for key in public)


def random_text(oracle: Oracle, dice: random.Random) -> str:
    cell = dice.choice([*oracle.table, (0, 0), (1, 1), (dice.randint(-4, 4), dice.randint(-4, 4))])
    near = dice.choice(around(cell))
    spot = dice.choice([cell, near])
    where = f"{spot[0]},{spot[1]}"
    kind, goal, seat = dice.choice(KINDS), dice.choice(GOALS), dice.randrange(5)
    forms = "hand K|deck|lay C|lift C|to C|net C|web C|demand N|announce G|silent|pass|starter N|goal N G|goal A G"
    form = dice.choice(
        (forms + "|shape N|give N K|reveal K|draw K|lay|lay 1;0|lay 01,0|pass 0|hand|deck K||demand A").split("|")
    )
    values = {"K": kind, "C": where, "N": str(seat), "G": goal}
    return " ".join(values.get(word, word) for word in form.split(" "))


def check_lifts(oracle: Oracle) -> None:
    """Try every cell of a wide box: a card refused under 4.4 has no target, any other has one (4.4 to 4.6)."""
    cells = set(oracle.table)
    box = [(x, y) for x in range(-1, 2) for y in range(-1, 2)]
    wide = {(x + dx, y + dy) for x, y in cells for dx, dy in box}
    for old in cells:
        reason = oracle.why_not(f"lift {old[0]},{old[1]}")
        if reason is None or reason.startswith("4.4"):
            others = cells - {old}
            assert any(one_block(others | {new}) for new in wide - cells) == (reason is None)


def choose(actions: dict[str, Fraction | None], dice: random.Random) -> str:
    """A verb first, then one of its actions: uniform over all, lifts would crowd out the rest."""
    verb = dice.choice(sorted({text.split(" ")[0] for text in actions}))
    return dice.choice([text for text in actions if text.split(" ")[0] == verb])


def follow(oracle: Oracle, dice: random.Random, *, patient: bool) -> None:
    """Play to the end with all checks; patient players avoid the end of the match while they can."""
    while oracle.phase() != "over":
        actions = oracle.legal()
        check_actions(oracle, actions)
        text = random_text(oracle, dice)
        if text not in actions:
            before = oracle.facts()
            with pytest.raises(ValueError, match=r"^(\d+\.\d+|Notation): "):
                oracle.play(text)
            assert oracle.facts() == before
        text = choose(actions, dice)
        for _ in range(6 if patient else 0):
            trial = copy.deepcopy(oracle)
            trial.play(text)
            if trial.phase() != "over":
                break
            text = choose(actions, dice)
        held_fast = {cell: oracle.table[cell] for cell in oracle.nets | oracle.webs}
        forbidden = oracle.protected
        if text.startswith("lift") and forbidden is not None and (forbidden[1] == "laid" or oracle.protect_moved):
            assert read(text.removeprefix("lift ")) != forbidden[0]
        oracle.play(text)
        assert all(oracle.table.get(cell) == kind for cell, kind in held_fast.items())
        check_cards(oracle)
        check_table(oracle)
        check_course(oracle)
        if dice.random() < 0.05:
            check_views(oracle, dice)
            if oracle.phase() == "turn":
                check_lifts(oracle)


@pytest.mark.parametrize("mode", MODES)
def test_invariants_on_random_matches(mode: str) -> None:
    follow(copy.deepcopy(MODES[mode]), random.Random(mode), patient=False)


@pytest.mark.parametrize("mode", ["base 2", "teams", "expert 2 early", "expert teams"])
def test_invariants_on_long_matches(mode: str) -> None:
    oracle = copy.deepcopy(MODES[mode])
    oracle.stall_rounds = 3
    follow(oracle, random.Random(f"long {mode}"), patient=True)


# --- termination ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "bound"), [(2, 592), (3, 936), (4, 1312)])
def test_7_8_bounds_at_a_glance(seats: int, bound: int) -> None:
    assert (32 + 2 * seats + 1) * Oracle(seats).stall_rounds * seats == bound


def test_7_8_slowest_match_ends_within_the_bound() -> None:
    """Two seats, three rounds: five moves, then a lay or a token, until nothing but moves is left."""
    oracle = opened(Oracle(2, stall_rounds=3))
    while oracle.phase() != "over":
        follower = oracle.players[1 - oracle.seat]
        nothing_left = not (oracle.deck.total() or follower.hand or follower.nets or follower.webs)
        if oracle.idle < 4 or (oracle.idle == 4 and not nothing_left):
            quiet_move(oracle)
        elif oracle.deck.total():
            quiet_deck(oracle)
        elif oracle.players[oracle.seat].hand:
            quiet_hand(oracle)
        elif oracle.players[oracle.seat].nets or oracle.players[oracle.seat].webs:
            oracle.play(next(text for text in oracle.legal() if text.split(" ")[0] in ("net", "web")))
        else:
            quiet_move(oracle)
    assert oracle.winners == []
    assert len(oracle.table) == 32
    assert len(oracle.nets | oracle.webs) == 4
    # 6 lays, then 26 lays and tokens of seat 1 after five moves each, 4 of seat 0, the first after four; six moves.
    assert oracle.turn == 6 + 26 * 6 + 5 + 3 * 6 + 6
    assert oracle.turn <= (32 + 2 * 2 + 1) * 3 * 2
