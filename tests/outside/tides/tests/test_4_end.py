"""Chapter 4: the end."""

import chrysalide
from chrysalide import Match


def played(*steps: str, goal: int = 50) -> Match:
    """The test decides what falls: `12355` are five dice."""
    match = chrysalide.new("tides", settle=False, goal=goal)
    for step in steps:
        for text in [f"falls {face}" for face in step] if step.isdecimal() else [step]:
            match.enter(text)
    return match


def test_4_1_over_when_somebody_has_reached_the_goal() -> None:
    assert played("66666", "keep 6", "stop", goal=30).over
    assert not played("66666", "keep 6", "stop", goal=31).over


def test_4_2_over_after_twenty_rounds() -> None:
    turn = ("21111", "keep 2", "stop")
    assert not played(*turn * 39, goal=100).over
    assert played(*turn * 40, goal=100).over


def test_4_3_the_most_points_win_and_may_be_shared() -> None:
    assert played("66666", "keep 6", "stop", goal=30).winners == [0]
    turn = ("21111", "keep 1", "stop")
    assert played(*turn * 40, goal=100).winners == [0, 1]
