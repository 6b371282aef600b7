"""Chapter 7: how a match ends."""

from typing import Any

import pytest

from chrysalide.core.errors import BadOption, MatchOver
from chrysalide.core.match import Match
from chrysalide.games.papillons import GAME
from chrysalide.games.papillons.tests.opinion import LETTERS
from chrysalide.games.papillons.tests.table import (
    EVERY_GOAL,
    SIX,
    arranged,
    dealt,
    each,
    give,
    goals,
    hand,
    lay,
    lines,
    new,
    offered,
    opened,
    phase,
    quiet_deck,
    quiet_hand,
    quiet_move,
    row,
    run,
    second,
    set_still,
    shown,
    told,
    truth,
    words,
)
from tests.agreement import Agreed, refused

FOUR_BLUE = "Rb 0,0 · Sb 1,0 · Pb 2,0 · Ry 0,1 · Tb 3,0"  # seat 0 completes it in turn 5
BLUE_HANDS = "Rv Tg | Tg Tv"
# Seat 2 begins; a move of the card on 0,1 to 3,0 then completes four S and, in a column, four v.
CROSS = "Sb 0,0 · Sy 1,0 · Sg 2,0 · Tb 2,1 · Rv 3,1 · Tv 3,2 · Pv 3,3 · Sv 0,1 · Py -1,0 · Ty -2,0 · Rg -2,1 · Pb -2,2"
EXPERT_TEAMS: dict[str, Any] = {"teams": True, "expert": True}


def four_round(**options: Any) -> Agreed:
    """Example 4: seat 0 has Rg in hand and three R before it."""
    match = dealt(hands="Rg Ty | Tg Tg", **options)
    return lay(match, "Rb 0,0 · Ry 1,0 · Rv 2,0 · Tb 0,1")


def three_lines(starter: int = 0) -> Agreed:
    """Example 20: seats 0 and 1 hold shapes, T and S, seats 2 and 3 colours, v and y; lines of T, b and P stand."""
    match = dealt(
        4, **EXPERT_TEAMS, goals="T v | S y", shapes=(0, 1), starter=starter, hands="Ry Ry | Sg Sg | Rg Rg | Sv Sv"
    )
    cells = "Tb 0,0 · Ty 1,0 · Tv 2,0 · Tg 3,0 · Pb 0,1 · Sb 0,2 · Rb 0,3 · Py 1,1 · Pv 2,1 · Pg 3,1"
    return arranged(cells, match=match)


# --- the automatic test -------------------------------------------------------------------------------------------


def test_7_1_example_4_a_row_wins_at_once_before_any_draw() -> None:
    match = run(four_round(), "hand Rg lay 3,0")
    assert (match.over, match.winners, match.scores) == (True, [0], [1.0, 0.0])
    assert (hand(match, 0), match.view()["deck"]) == (["Ty"], 24)
    assert match.legal() == []
    with pytest.raises(MatchOver):
        match.play("draw Rb")
    assert match.objection == "7.1"
    assert match.view()["end"] == {
        "drawn": False,
        "goal": "round",
        "line": ["0,0", "1,0", "2,0", "3,0"],
        "by": 0,
        "out": ["tailed", "pointed", "yellow", "vermilion"],
    }
    assert told(match)[-1] == "match-won"


def test_7_1_a_move_wins_as_well_as_a_lay() -> None:
    match = arranged("Rb 0,0 · Ry 1,0 · Rv 2,0 · Tb 0,1 · Rg 0,2")
    assert run(match, "lift 0,2 to 3,0").winners == [0]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"teams": True}), (3, {"expert": True})], ids=str)
def test_7_1_in_all_modes_but_expert_teams(seats: int, options: dict[str, Any]) -> None:
    first = "R g" if options.get("teams") else " | ".join(["R g", "S b", "P v"][:seats])
    match = dealt(seats, goals=f"{first} | S b" if options.get("teams") else first, **options)
    lay(match, "Rg 0,0 · Ry 1,0 · Rv 2,0 · Ry 3,0")
    assert 0 in match.winners


def test_7_2_example_14_a_line_wins_for_a_seat_that_did_not_act() -> None:
    match = lay(dealt(hands=BLUE_HANDS), FOUR_BLUE)
    assert (match.log[-1].actor, match.winners) == (0, [1])
    event = match.story()[-1]
    assert (event.kind, event.args["seat"], event.args["other_seat"]) == ("match-won", 1, 0)


@pytest.mark.parametrize(
    ("held", "winner"),
    [
        ("R y | T g | S b | P v", 2),  # example 15: the seat that acted, before seat 3
        ("T y | S g | R b | P v", 3),  # then seat 3, before seat 1
        ("T v | S g | R b | P y", 0),  # then seat 0, before seat 1
        ("T y | S v | R b | P g", 1),
    ],
)
def test_7_2_example_15_the_order_of_the_test(held: str, winner: int) -> None:
    match = lay(dealt(4, goals=held, hands="Rb Rb | Ry Ty | Pg Pg | Tg Tg", starter=2), CROSS)
    assert match.actor == 2
    run(match, "lift 0,1 to 3,0")
    assert lines(match, "S")
    assert lines(match, "v")
    assert match.winners == [winner]


@pytest.mark.parametrize(("held", "team"), [("S g | T v", [0, 2]), ("T v | S g", [0, 2]), ("T y | S v", [1, 3])])
def test_7_2_in_teams_the_acting_team_comes_first(held: str, team: list[int]) -> None:
    match = dealt(4, teams=True, goals=held, hands="Rb Rb | Ry Ty | Pg Pg | Tg Tg", starter=2)
    assert run(lay(match, CROSS), "lift 0,1 to 3,0").winners == team


def test_7_3_example_14_with_own_action_only_the_line_waits_for_its_seat() -> None:
    match = lay(dealt(hands=BLUE_HANDS, own_action_only=True), FOUR_BLUE)
    assert (match.over, match.actor) == (False, 1)
    assert match.view()["seats"][0]["excluded"] == ["blue"], "everybody can tell that seat 0 does not hold it"
    assert match.view()["seats"][1]["excluded"] == []
    lay(match, "Pv 0,2")
    assert match.winners == [1]


def test_7_3_a_token_is_neither_a_lay_nor_a_move() -> None:
    match = dealt(hands=BLUE_HANDS, own_action_only=True)
    lay(match, "Rb 0,0 · Sb 1,0 · Pb 2,0 · Ry 0,1 · Py 0,2 · Ty -1,0 · Tb 3,0")
    run(match, "1 net 0,0")
    assert not match.over
    lay(match, "Pv 0,3")
    assert not match.over, "seat 0 is tested, not seat 1"
    refused(match, "lift 0,3", "4.8")
    assert run(match, "1 lift -1,0 to 1,1").winners == [1], "a move far from the line"


def test_7_3_a_line_broken_in_time_wins_nothing() -> None:
    match = lay(
        dealt(3, hands="Rv Tg | Tg Tv | Pg Pg", own_action_only=True, goals="R g | S y | P b"), "Rb 0,0 · Sb 1,0"
    )
    lay(match, "Py 0,1 · Pv 0,2 · Ty 0,3 · Rg -1,0 · Sg -1,1 · Tv -1,2 · Pb 2,0 · Tb 3,0")
    assert (match.over, match.actor) == (False, 1), "the line of seat 2 stands"
    run(match, "web 1,0")
    lay(match, "Sy 4,0")
    assert not match.over


def test_7_3_in_teams_the_acting_team_is_tested() -> None:
    match = dealt(4, teams=True, own_action_only=True, goals="T v | S b", hands="Rv Tg | Tg Tv | Pg Pg | Sg Sg")
    lay(match, FOUR_BLUE.replace("Ry 0,1 · ", "Ry 0,1 · Pv 0,2 · Py 0,3 · Rg 0,4 · Sy 0,5 · "))
    assert (match.log[-1].actor, match.over) == (0, False)
    assert lay(match, "Ty 1,5").winners == [1, 3]


def test_7_3_not_in_expert_teams() -> None:
    with pytest.raises(BadOption):
        new(4, **EXPERT_TEAMS, own_action_only=True)


def test_7_4_example_16_a_line_of_a_goal_that_nobody_holds_has_no_effect() -> None:
    match = lay(dealt(), "Pb 0,0 · Py 1,0 · Pv 2,0 · Pg 3,0")
    assert lines(match, "P")
    assert (match.over, match.actor, phase(match)) == (False, 0, "turn")
    assert [seat["excluded"] for seat in match.view()["seats"]] == [["pointed"], ["pointed"]]


def test_7_5_at_the_end_all_goals_are_public() -> None:
    match = four_round()
    assert [goals(match, seat, None) for seat in (0, 1)] == [None, None]
    run(match, "hand Rg lay 3,0")
    for viewer in (None, 0, 1):
        assert [goals(match, seat, viewer) for seat in (0, 1)] == ["Rg", "Sb"]
        assert [LETTERS[goal] for goal in match.view(viewer)["end"]["out"]] == list("TPyv")
    assert match.view()["hand"] == [], "hands are not"


def test_7_5_also_after_a_draw_and_an_announcement() -> None:
    match = laid_out()
    for _ in range(6):
        quiet_move(match)
    assert [goals(match, seat, None) for seat in (0, 1)] == ["Rg", "Sb"]
    assert match.view()["end"] == {
        "drawn": True,
        "goal": None,
        "line": [],
        "by": None,
        "out": ["tailed", "pointed", "yellow", "vermilion"],
    }
    announced = run(three_lines(), "announce b")
    assert [goals(announced, seat, None) for seat in range(4)] == ["T", "S", "v", "y"]
    assert [LETTERS[goal] for goal in announced.view()["end"]["out"]] == list("RPbg")


def test_7_6_in_teams_both_partners_win() -> None:
    match = dealt(4, teams=True, goals="T v | S y", starter=3)
    lay(match, "Tb 0,0 · Ty 1,0 · Tv 2,0 · Tb 3,0")
    assert (match.log[-1].actor, match.winners, match.scores) == (2, [0, 2], [1.0, 0.0, 1.0, 0.0])


def test_7_7_a_seat_that_fulfils_both_goals_at_once_wins_just_the_same() -> None:
    match = arranged("Rb 0,0 · Ry 1,0 · Rv 2,0 · Tg 3,1 · Pg 3,2 · Sg 3,3 · Pb 2,1")
    run(match, "deck reveal Rg lay 3,0")
    assert lines(match, "R")
    assert lines(match, "g")
    assert (match.winners, match.scores) == ([0], [1.0, 0.0])
    assert told(match).count("match-won") == 1


# --- when nobody lays ---------------------------------------------------------------------------------------------


def laid_out(seats: int = 2, **options: Any) -> Agreed:
    """No card left to lay and no token to put: moves alone."""
    return arranged(SIX, match=dealt(seats, **options), spent=True, deck=False)


def moved(match: Agreed, turns: int) -> Agreed:
    """So many turns with moves alone."""
    for _ in range(turns):
        quiet_move(match)
    return match


def test_7_8_example_23_after_six_moves_something_else_is_due() -> None:
    match = opened()
    for still in range(6):
        view = match.view()
        assert (view["still"], view["duty"], "lift" in words(match)) == (still, False, True)
        quiet_move(match)
    assert told(match)[-1] == "lay-due"
    assert (match.view()["still"], match.view()["duty"]) == (6, True)
    assert words(match) == {"hand", "deck", "net", "web"}
    for cell in shown(match):
        refused(match, f"lift {cell}", "7.8")
    refused(match, "pass", "7.8")
    quiet_deck(match)
    assert (match.view()["still"], match.view()["duty"]) == (0, False)
    assert "lift" in words(match), "all is free again"


@pytest.mark.parametrize("restart", ["net", "web", "deck", "hand"])
@pytest.mark.parametrize("turns", [5, 6])
def test_7_8_example_23_a_token_or_a_card_restarts_the_count(restart: str, turns: int) -> None:
    match = moved(opened(), turns)
    assert match.view()["still"] == turns
    if restart == "deck":
        quiet_deck(match)
    elif restart == "hand":
        quiet_hand(match)
    else:
        run(match, offered(match, restart)[0])
    assert match.view()["still"] == 0
    moved(match, 6)
    assert match.view()["duty"]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 2), (3, 3), (4, 2), (2, 20)])
def test_7_8_so_many_rounds_of_all_seats(seats: int, rounds: int) -> None:
    match = opened(seats, stall_rounds=rounds)
    assert match.view()["still_limit"] == seats * rounds
    moved(match, seats * rounds)
    assert match.view()["duty"]
    assert "lift" not in words(match)


@pytest.mark.parametrize("rounds", [1, 21, 0])
def test_7_8_from_2_to_20_rounds_3_by_default(rounds: int) -> None:
    assert new(2).options.as_json()["stall_rounds"] == 3
    with pytest.raises(BadOption):
        new(2, stall_rounds=rounds)


def test_7_8_example_23_a_seat_that_can_only_move_may_and_the_next_has_the_duty() -> None:
    match = laid_out()
    give(match, 1, "Sg")
    moved(match, 6)
    assert (match.actor, match.view()["duty"]) == (0, False)
    assert words(match) == {"lift"}
    assert match.view()["still_end"] == "lay", "there is a card to lay"
    quiet_move(match)
    assert (match.actor, match.view()["duty"], match.view()["still"]) == (1, True, 7)
    assert words(match) == {"hand"}
    refused(match, offered(laid_out(), "lift")[0], "7.8")
    quiet_hand(match)
    assert (match.view()["still"], words(match)) == (0, {"lift"})


def test_7_8_a_token_is_due_where_it_is_all_that_is_left() -> None:
    """Seat 0 has its net alone, seat 1 a card."""
    match = laid_out()
    truth(match).nets = 1
    second(match).players[0].nets = 1
    give(match, 1, "Sg")
    moved(match, 6)
    assert (match.actor, words(match)) == (0, {"net"})


def test_7_8_a_seat_that_can_do_nothing_passes_and_the_next_has_the_duty() -> None:
    match = arranged(SIX, nets=[part.split()[1] for part in SIX.split(" · ")], spent=True, deck=False)
    give(match, 1, "Sg")
    set_still(match, 6)
    assert [action.text for action in match.legal()] == ["pass"]
    run(match, "pass")
    assert words(match) == {"hand"}
    refused(match, "pass", "7.8")


@pytest.mark.parametrize("left", [False, True])
def test_7_8_example_23_with_no_card_left_the_match_is_drawn(left: bool) -> None:
    """Tokens left or not."""
    match = row(32) if left else laid_out()
    for still in range(6):
        assert (match.over, match.view()["still"], match.view()["still_end"]) == (False, still, "draw")
        quiet_move(match)
    assert any(each(match, "net")) == left
    assert (match.over, match.winners, match.scores) == (True, [], [0.5, 0.5])
    assert (phase(match), told(match)[-1]) == ("over", "match-drawn")


def test_7_8_passes_count() -> None:
    match = run(row(32), "net 0,0 / net 31,0 / web 5,0 / web 9,0")
    for _ in range(6):
        assert not match.over
        run(match, "pass")
    assert (match.over, match.winners) == (True, [])


def test_7_8_a_demand_counts_but_its_seat_must_lay() -> None:
    match = opened(3, expert=True)
    quiet_move(match)
    run(match, "demand 0")
    assert match.view()["still"] == 2
    quiet_move(match)
    assert match.view()["still"] == 3
    quiet_hand(match)
    assert match.view()["still"] == 0


def test_7_8_example_23_a_demand_fulfils_the_duty_and_leaves_it_to_the_next() -> None:
    match = moved(opened(3, expert=True), 9)
    assert (match.actor, words(match)) == (0, {"hand", "deck", "net", "demand"})
    run(match, "demand 2")
    assert (match.actor, match.view()["still"], match.view()["duty"]) == (1, 10, True)
    assert words(match) == {"hand", "deck", "net", "demand"}
    assert offered(match, "demand") == ["demand 0"]
    refused(match, f"lift {next(iter(shown(match)))}", "7.8")
    run(match, "demand 0")
    assert words(match) == {"hand"}
    assert not match.view()["duty"], "the demand is all it has to think of"
    refused(match, "pass", "7.8")
    refused(match, "deck", "5.7")
    quiet_hand(match)
    assert (match.actor, match.view()["still"]) == (0, 0)


def test_7_8_an_announcement_is_free_under_the_duty() -> None:
    match = three_lines()
    set_still(match, 12)
    assert match.view()["duty"]
    assert words(match) == {"hand", "deck", "net", "demand", "announce"}
    assert run(match, "announce T").winners == [0, 2]


@pytest.mark.parametrize(("seats", "bound"), [(2, 294), (3, 465), (4, 652)])
def test_7_8_how_long_a_match_can_be(seats: int, bound: int) -> None:
    limit = int(new(seats).view()["still_limit"])
    assert (32 + 2 * seats) * (limit + seats) + limit == bound


def test_7_8_a_match_of_those_who_move_as_long_as_they_may_ends_within_the_bound() -> None:
    match = opened(stall_rounds=2)
    while not match.over:
        tokens = offered(match, "net") + offered(match, "web")
        if "lift" in words(match):
            quiet_move(match)
        elif match.view()["deck"]:
            quiet_deck(match)
        elif offered(match, "hand"):
            quiet_hand(match)
        else:
            run(match, tokens[0])
    assert (match.winners, len(shown(match))) == ([], 32)
    # 6 lays, then 26 of them after four moves each, and four moves: nobody was asked for a token.
    assert match.view()["turn"] == 6 + 26 * 5 + 4 <= (32 + 2 * 2) * 6 + 4


def test_7_8_by_version_1_of_the_rules_sixteen_moves_made_a_draw() -> None:
    match = Match(GAME.by_rules(1), 2, settle=False)
    for entry in opened().entries:
        match.enter(entry)
    for still in range(16):
        view = match.view()
        assert (match.over, view["still"], view["still_end"], view["duty"]) == (False, still, "draw", False)
        quiet_move(match)
    assert (match.over, match.winners, match.scores) == (True, [], [0.5, 0.5])


# --- announcements ------------------------------------------------------------------------------------------------


def test_7_9_in_expert_teams_nothing_is_tested_automatically() -> None:
    match = dealt(4, **EXPERT_TEAMS, goals="T v | S y", shapes=(0, 1), starter=3)
    lay(match, "Tb 0,0 · Ty 1,0 · Tv 2,0 · Tb 3,0 · Sb 0,1 · Sy 1,1 · Sv 2,1")
    run(match, "deck reveal Sb lay 3,1")
    assert lines(match, "T")
    assert lines(match, "S")
    assert (match.over, phase(match)) == (False, "announce")
    assert [seat["excluded"] for seat in match.view()["seats"]] == [[]] * 4, "silence excludes nothing"


def test_7_9_elsewhere_there_are_no_announcements() -> None:
    for match in (opened(), opened(4, teams=True), opened(4, expert=True)):
        refused(match, "announce R", "7.9")
        assert not offered(match, "announce")


def test_7_10_example_21_announcing_before_the_action_and_just_after_it() -> None:
    match = dealt(4, **EXPERT_TEAMS, goals="T v | S y", shapes=(0, 1), starter=2, hands="Ry Ry | Sg Pg | Rg Rg | Sv Pv")
    lay(match, "Sb 0,0 · Sy 1,0 · Sv 2,0")
    run(match, "hand Sg lay 3,0")
    assert (match.actor, phase(match)) == (1, "announce")
    assert {action.text for action in match.legal()} == {"announce S", "silent"}
    for text in ("deck", "pass", "hand Pg"):
        refused(match, text, "7.10")
    run(match, "silent draw Rb")
    assert match.actor == 2
    lay(match, "Pb 2,1 · Ty 3,1 · Pb 0,1")
    assert match.actor == 1
    assert "announce S" in offered(match, "announce")
    assert run(match, "announce S").winners == [1, 3]


def test_7_10_all_are_asked_while_a_line_stands() -> None:
    """Example 21, seat by seat; silence may be all that a seat can answer."""
    match = dealt(4, **EXPERT_TEAMS, goals="T v | S y", shapes=(0, 1), starter=2, hands="Ry Ry | Sg Pg | Rg Rg | Sv Pv")
    run(lay(match, "Sb 0,0 · Sy 1,0 · Sv 2,0"), "hand Sg lay 3,0 silent draw Rb")
    for seat, card in ((2, "Pb 2,1"), (3, "Ty 3,1"), (0, "Pb 0,1")):
        assert match.actor == seat
        may_announce = seat != 0  # it holds a shape itself
        assert ("announce S" in offered(match, "announce")) == may_announce
        kind, cell = card.split()
        run(match, f"deck reveal {kind} lay {cell}")
        assert ("announce S" in offered(match, "announce")) == may_announce
        run(match, "silent")
    assert (match.actor, "announce S" in offered(match, "announce")) == (1, True)


def test_7_10_the_phase_depends_on_what_all_can_see() -> None:
    """Seat 0 has nothing to announce, and is asked all the same."""
    match = arranged(
        "Pb 0,0 · Py 1,0 · Pv 2,0 · Pg 3,0",
        match=dealt(4, **EXPERT_TEAMS, shapes=(0, 1), hands="Ry Ry | Sg Sg | Rg Rg | Sv Sv"),
    )
    run(match, "hand Ry lay 0,1")
    assert (phase(match), [action.text for action in match.legal()]) == ("announce", ["silent"])
    quiet = dealt(4, **EXPERT_TEAMS, shapes=(0, 1))
    run(quiet, "hand Rb lay 0,0")
    assert phase(quiet) == "draw", "no line, no question"


def test_7_10_after_a_token_and_a_demand_and_also_under_demand() -> None:
    match = three_lines()
    run(match, "net 0,0")
    assert {action.text for action in match.legal()} == {"announce T", "announce b", "silent"}
    run(match, "silent / 1 demand 2")
    assert {action.text for action in match.legal()} == {"announce b", "silent"}
    run(match, "silent")
    assert {action.text for action in match.legal()} == {"hand Rg", "announce T", "announce P"}
    assert run(match.copy(), "announce T").winners == [0, 2]
    assert run(match, "hand Rg lay -1,0 announce P").winners == [1, 3]


def test_7_11_example_20_what_may_be_announced() -> None:
    match = three_lines()
    assert {goal for goal in EVERY_GOAL if lines(match, goal)} == {"T", "b", "P"}
    assert offered(match, "announce") == ["announce T", "announce b"]
    refused(match, "announce P", "7.11")
    refused(match, "announce v", "7.11")
    refused(match, "announce R", "7.11")
    run(match, "net 0,0")
    refused(match, "announce P", "7.11")


@pytest.mark.parametrize(("seat", "goals_offered"), [(0, "Tb"), (1, "b"), (2, "TP"), (3, "TP")])
def test_7_11_the_own_goal_or_any_of_the_sort_the_partner_holds(seat: int, goals_offered: str) -> None:
    assert offered(three_lines(seat), "announce") == [f"announce {goal}" for goal in goals_offered]


def test_7_11_a_line_must_stand_now() -> None:
    match = three_lines()
    run(match, "lift 3,0 to 4,1 silent")  # four T are no longer in a row
    assert not lines(match, "T")
    assert offered(three_lines(2), "announce") == ["announce T", "announce P"]
    run(match, "deck reveal Py lay 5,1 silent")
    assert (match.actor, offered(match, "announce")) == (2, ["announce P"])


@pytest.mark.parametrize(("seat", "goal"), [(0, "T"), (2, "T")])
def test_7_12_the_own_goal_or_the_partners_wins(seat: int, goal: str) -> None:
    match = run(three_lines(seat), f"announce {goal}")
    assert (match.over, match.winners, match.scores) == (True, [0, 2], [1.0, 0.0, 1.0, 0.0])
    event = next(event for event in match.story() if event.kind == "goal-announced")
    assert (event.args["seat"], event.args["right"]) == (seat, "yes")
    assert match.view()["end"]["line"] == ["0,0", "1,0", "2,0", "3,0"]


@pytest.mark.parametrize(
    ("seat", "goal", "winners"), [(0, "b", [1, 3]), (1, "b", [0, 2]), (2, "P", [1, 3]), (3, "T", [0, 2])]
)
def test_7_13_a_wrong_announcement_gives_the_match_to_the_others(seat: int, goal: str, winners: list[int]) -> None:
    match = run(three_lines(seat), f"announce {goal}")
    assert (match.over, match.winners) == (True, winners)
    assert match.scores == [float(other in winners) for other in range(4)]
    event = next(event for event in match.story() if event.kind == "goal-announced")
    assert (event.args["seat"], event.args["right"]) == (seat, "no")


def test_7_14_example_21_a_line_may_be_announced_later_whoever_completed_it() -> None:
    match = dealt(4, **EXPERT_TEAMS, goals="T v | S y", shapes=(0, 1), starter=2)
    lay(match, "Sb 0,0 · Sy 1,0 · Sv 2,0 · Sv 3,0")  # completed by seat 1 in silence
    lay(match, "Py 0,1 · Pv 1,1 · Ty 2,1 · Pv 3,1")
    assert match.actor == 2
    lay(match, "Ry 0,2")
    assert (match.actor, "announce S" in offered(match, "announce")) == (3, True)
    assert run(match, "announce S").winners == [1, 3]


def test_7_14_a_line_counts_while_it_stands() -> None:
    match = run(three_lines(), "lift 3,0 to 4,1 silent / deck reveal Py lay 1,2 silent")
    refused(match, "announce T", "7.11")
    run(match, "2 lift 4,1 to 3,0")
    assert shown(match)["3,0"] == "Tg"
    assert run(match, "announce T").winners == [0, 2]


# --- the result ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "share"), [(2, {}, 1 / 2), (3, {}, 1 / 3), (4, {}, 1 / 4), (4, {"teams": True}, 1 / 2)]
)
def test_7_15_a_draw_shares_the_sum_equally(seats: int, options: dict[str, Any], share: float) -> None:
    match = laid_out(seats, stall_rounds=2, **options)
    while not match.over:
        quiet_move(match)
    assert (match.winners, match.scores) == ([], [share] * seats)


def test_7_15_a_draw_in_expert_teams() -> None:
    match = laid_out(4, **EXPERT_TEAMS, shapes=(0, 1), stall_rounds=2)
    while not match.over:
        quiet_move(match)
    assert (match.winners, match.scores) == ([], [0.5] * 4)


def test_7_15_a_win_gives_one_to_each_winning_seat() -> None:
    match = four_round()
    assert match.scores == [0.0, 0.0]
    assert match.winners == []
    run(match, "hand Rg lay 3,0")
    assert (match.winners, match.scores) == ([0], [1.0, 0.0])
    assert each(match, "hand") == [1, 2]
