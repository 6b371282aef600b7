"""What the searches think of positions: how bots race."""

import pytest

from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.rules import Papilio
from chrysalide.games.papilio.tests.table import position


def worth(own: str, acted: bool = False, tiles: dict[str, str] | None = None, turns: int = 5, home: str = "") -> float:
    """Of a position for the first seat, before its turn or when its pawns have acted."""
    reserve = 4 - len(own.split()) - len(home.split())
    match = position(
        own, "e5", tiles, arrived=(home, ""), reserve=(reserve, 3), acted=own if acted else "", turns=(turns, turns)
    )
    assert isinstance(match.state, Papilio)
    return GAME.evaluate(match.state, 0)


def test_a_pawn_races_for_a_goal_leaf_that_is_still_open() -> None:
    """With a, c and e filled, f7 is beside the last goal and b7 far from it; with c, e and g filled the other way."""
    assert worth("f7", home="a7 c7 e7") > worth("d7", home="a7 c7 e7") > worth("b7", home="a7 c7 e7")
    assert worth("b7", home="c7 e7 g7") > worth("d7", home="c7 e7 g7") > worth("f7", home="c7 e7 g7")


def test_the_opponent_has_one_push_for_all_pawns() -> None:
    """Two pawns that two pushes threaten lose less together than two that one push takes."""
    apart = worth("b4 f4", acted=True, tiles={"b3": "Z", "f3": "Z"})
    in_one_line = worth("b4 b2", acted=True, tiles={"b3": "Z", "b1": "Z"})
    safe = worth("b4 f4", acted=True), worth("b4 b2", acted=True)
    assert safe[0] - apart < safe[1] - in_one_line


def test_late_in_a_match_less_is_feared() -> None:
    threatened = [worth("b4", acted=True, tiles={"b3": "Z"}, turns=turns) for turns in (5, 20, 25, 30)]
    assert threatened == sorted(set(threatened))
    assert threatened[-1] == worth("b4", acted=True, tiles={}, turns=30)


def stand(own: str, other: str, home: tuple[str, str], turns: int) -> float:
    """For the first seat, on turn, when nobody has a reserve."""
    match = position(own, other, arrived=home, reserve=(0, 0), turns=(turns, turns))
    assert isinstance(match.state, Papilio)
    return GAME.evaluate(match.state, 0)


def test_holding_the_last_goal_leaf_of_the_other_wins_nothing_in_a_long_match() -> None:
    """On g1 the last pawn keeps the other out for ever; on g3 it does not."""
    home = ("a7 c7 e7", "a1 c1 e1")
    early, later, late = (stand("g1", "g5", home, turns) for turns in (15, 22, 30))
    assert early > later > late == 0.0
    assert stand("g3", "g5", home, 30) > 0.0


def test_a_last_pawn_against_none_does_not_linger_in_a_safe_place() -> None:
    """Level with a seat that is out it can only win: late in a match a draw is better than to wait on a fixed leaf."""
    home = ("a7 c7 e7", "a1 c1 e1")
    assert stand("g5", "", home, 15) > 0.5 > stand("g5", "", home, 28)
    assert stand("g6", "", home, 28) > 0.5


def test_what_people_are_told_is_a_chance_that_no_haste_lowers() -> None:
    match = position("g1", "g5", arrived=("a7 c7 e7", "a1 c1 e1"), reserve=(0, 0), turns=(30, 30))
    assert isinstance(match.state, Papilio)
    assert GAME.evaluate(match.state, 0) == 0.0
    assert 0.3 < GAME.expectation(match.state, 0) < 0.95
    assert GAME.expectation(match.state, 0) + GAME.expectation(match.state, 1) == pytest.approx(1.0)
