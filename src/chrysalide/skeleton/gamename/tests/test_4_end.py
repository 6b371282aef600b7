"""Chapter 4: the end."""

import chrysalide
from chrysalide import Match


def played(*texts: str) -> Match:
    match = chrysalide.new("gamename", settle=False, goal=10)
    for text in texts:
        match.enter(text)
    return match


def test_4_1_over_when_somebody_has_reached_the_goal() -> None:
    match = played("roll", "face 4", "roll", "face 6")
    assert not match.over
    match.enter("hold")
    assert (match.over, match.scores) == (True, [10, 0])


def test_4_2_over_after_thirty_rounds() -> None:
    match = played(*["roll", "face 1"] * 59)
    assert not match.over
    match.enter("roll")
    match.enter("face 1")
    assert (match.over, match.scores) == (True, [0, 0])


def test_4_3_the_most_points_win_and_may_be_shared() -> None:
    assert played("roll", "face 4", "roll", "face 6", "hold").winners == [0]
    assert played(*["roll", "face 1"] * 60).winners == [0, 1]
