"""Chapter 8: the end of a match."""

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadOption, MatchOver
from chrysalide.core.match import Match
from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.tests.table import (
    ended,
    new,
    of_seat,
    phase,
    position,
    run,
    told,
)


def test_8_1_a_seat_with_nothing_left_loses_at_once() -> None:
    match = run(position("d4", tiles={"d4": "Z"}, reserve=(0, 3)), "0 act d4")
    assert ended(match) == ("8.1", [1])
    assert match.scores == [0.0, 0.0]
    assert told(match)[-2:] == ["pawn-eaten", "match-won"]
    with pytest.raises(MatchOver):
        match.play("push b1")
    assert (match.legal(), match.objection) == ([], "8.1")


def test_8_1_holds_with_first_out_too() -> None:
    match = run(position("d4", tiles={"d4": "Z"}, reserve=(0, 3), end_rule="first_out"), "0 act d4")
    assert ended(match) == ("8.1", [1])


def test_8_2_a_lead_that_cannot_be_overtaken() -> None:
    match = position("c6 a3", arrived=("a7", ""), reserve=(0, 1))
    assert of_seat(match, 1, "reach") == 2
    run(match, "0 act c6 step c7")
    assert ended(match) == ("8.2", [0])
    open_still = run(position("c6 a3", arrived=("a7", ""), reserve=(0, 2)), "0 act c6 step c7")
    assert phase(open_still) == "react"


@pytest.mark.parametrize(("reserve", "rule"), [(2, None), (1, "8.2")])
def test_8_2_the_reserve_counts_to_what_can_be_reached(reserve: int, rule: str | None) -> None:
    """Three arrivals against one, an active pawn, and the reserve."""
    match = position("g2", "d4", arrived=("a7", "a1 c1"), reserve=(reserve, 1), seat=1)
    run(match, "1 act g2 step g1")
    assert (match.view()["end"] or {"rule": None})["rule"] == rule


def test_8_2_a_loss_may_decide_for_the_other() -> None:
    match = position("d4 a3", "c3", {"d4": "Z"}, arrived=("", "a1 c1"), reserve=(1, 0))
    run(match, "0 act d4")
    assert ended(match) == ("8.2", [1])


@pytest.mark.parametrize(("reserve", "rule"), [(1, None), (0, "8.2")])
def test_8_2_by_decided_the_other_must_not_even_draw_level(reserve: int, rule: str | None) -> None:
    match = position("c6 a3", arrived=("a7", ""), reserve=(0, reserve), end_rule="decided")
    run(match, "0 act c6 step c7")
    assert (match.view()["end"] or {"rule": None})["rule"] == rule


def test_8_2_a_tie_that_would_be_lost_is_decided() -> None:
    match = position("c6 a3", arrived=("a7", ""), reserve=(0, 1), end_rule="decided", tiebreak="earliest")
    run(match, "0 act c6 step c7")
    assert ended(match) == ("8.2", [0])


@pytest.mark.parametrize("tiebreak", ["none", "earliest"])
@pytest.mark.parametrize("end_rule", ["settled", "decided"])
def test_8_2_equal_arrivals_decide_nothing(end_rule: str, tiebreak: str) -> None:
    match = position(
        "d4", "a2", {"d4": "Z"}, arrived=("g7", "a1"), reserve=(0, 0), seat=1, end_rule=end_rule, tiebreak=tiebreak
    )
    run(match, "1 act d4")
    assert (match.actor, phase(match)) == (1, "shift")


@pytest.mark.parametrize("tiebreak", ["none", "earliest"])
def test_8_2_by_the_first_rules_a_tie_was_always_waited_for(tiebreak: str) -> None:
    first = GAME.by_rules(1)
    match = Match(first, 2, {"tiebreak": tiebreak}, settle=False)
    view = {**position("c6 a3", arrived=("a7", ""), reserve=(0, 1)).view(), "rules_version": 1}
    match.state = first.imagine({**view, "options": match.options.as_json()}, Dice(0))
    match.state.trace = []
    run(match, "0 act c6 step c7")
    assert phase(match) == "react"
    with pytest.raises(BadOption):
        Match(first, 2, {"end_rule": "settled"})


def test_8_2_a_reserve_that_is_shut_out_does_not_count() -> None:
    match = position("c2", "d4", arrived=("a7", "a1 e1 g1"), reserve=(2, 0), seat=1)
    assert of_seat(match, 0, "reach") == 4
    run(match, "1 act c2 step c1")
    assert of_seat(match, 0, "reach") == 2
    assert ended(match) == ("8.2", [1])


def test_8_3_neither_seat_has_a_pawn_left_to_bring() -> None:
    match = run(position("d4", "", {"d4": "Z"}, arrived=("a7", "a1"), reserve=(0, 0)), "0 act d4")
    assert ended(match) == ("8.3", [])
    assert match.scores == [1.0, 1.0]


@pytest.mark.parametrize("cap", [20, 21])
def test_8_4_both_seats_have_had_their_turns(cap: int) -> None:
    match = position("c3", turns=(cap - 1, cap - 1), turn_cap=cap)
    run(match, "0 act c3 stay push b1")
    assert not match.over
    run(match, "1 act e7 stay push b1")
    assert ended(match) == ("8.4", [])
    assert [of_seat(match, seat, "turns") for seat in (0, 1)] == [cap, cap]


@pytest.mark.parametrize(
    "wrong",
    [{"turn_cap": 19}, {"turn_cap": 501}, {"chain": "double"}, {"end_rule": "last"}, {"tiebreak": "late"}],
    ids=str,
)
def test_8_4_options_that_do_not_exist_are_refused(wrong: dict[str, object]) -> None:
    """Rules: 8.4, 8.5, 8.7"""
    with pytest.raises(BadOption):
        new(**wrong)


def test_8_5_first_out_ends_after_equal_turns() -> None:
    match = position("c6", arrived=("a7", ""), reserve=(0, 3), turns=(5, 5), end_rule="first_out")
    run(match, "0 act c6 step c7 push b1")
    assert not match.over
    run(match, "1 act e7 stay push b1")
    assert ended(match) == ("8.5", [0])


def test_8_5_first_out_takes_the_place_of_8_2_and_8_3() -> None:
    decided = position("c6 a3", arrived=("a7", ""), reserve=(0, 0), end_rule="first_out")
    run(decided, "0 act c6 step c7")
    assert phase(decided) == "react"
    empty = position("c6", "", arrived=("a7", "a1 c1"), reserve=(0, 0), turns=(5, 6), end_rule="first_out")
    run(empty, "0 act c6 step c7")
    assert phase(empty) == "shift"
    run(empty, "0 push b1")
    assert ended(empty) == ("8.5", [])


def test_8_6_more_arrivals_win_and_are_the_scores() -> None:
    match = position("c3", arrived=("a7", "a1 g1"), reserve=(2, 1), turns=(20, 19), seat=1, other="e5", turn_cap=20)
    run(match, "1 act c3 stay push b1")
    assert ended(match) == ("8.4", [1])
    assert match.scores == [1.0, 2.0]


@pytest.mark.parametrize(("tiebreak", "winners"), [("none", []), ("earliest", [1])])
def test_8_7_equal_arrivals(tiebreak: str, winners: list[int]) -> None:
    match = position("d4", "", {"d4": "Z"}, arrived=("a7", "a1"), reserve=(0, 0), latest=0, tiebreak=tiebreak)
    run(match, "0 act d4")
    assert ended(match) == ("8.3", winners)
    assert match.view()["end"]["tie"]


def test_8_7_without_arrivals_it_stays_a_draw() -> None:
    match = position("c3", turns=(20, 19), seat=1, other="e5", turn_cap=20, tiebreak="earliest")
    run(match, "1 act c3 stay push b1")
    assert ended(match) == ("8.4", [])


@pytest.mark.parametrize("first", [0, 1])
def test_8_7_the_latest_arrival_reached_the_number_second(first: int) -> None:
    match = position("c3", arrived=("a7", "a1"), latest=1 - first, turns=(20, 19), seat=1, other="e5",
                     reserve=(2, 2), turn_cap=20, tiebreak="earliest")  # fmt: skip
    run(match, "1 act c3 stay push b1")
    assert ended(match) == ("8.4", [first])


def test_8_8_ends_by_loss_and_arrival_come_in_the_middle_of_a_turn() -> None:
    for match, line in (
        (position("d4", tiles={"d4": "Z"}, reserve=(0, 3), turns=(7, 7)), "0 act d4"),
        (position("c6 a3", arrived=("a7", ""), reserve=(0, 1), turns=(7, 7)), "0 act c6 step c7"),
        (position("d4", "", {"d4": "Z"}, arrived=("a7", "a1"), reserve=(0, 0), turns=(7, 7)), "0 act d4"),
    ):
        run(match, line)
        assert match.over
        assert of_seat(match, 0, "turns") == 7
        assert "tile-pushed" not in told(match)


def test_8_8_a_turn_without_shift_counts() -> None:
    match = position("d4", other="e5", tiles={"d4": "Z"}, turns=(20, 19), seat=1, turn_cap=20)
    run(match, "1 act d4 enter a7")
    assert ended(match) == ("8.4", [])
    assert of_seat(match, 1, "turns") == 20
