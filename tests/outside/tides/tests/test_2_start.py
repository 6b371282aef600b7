"""Chapter 2: before you start."""

import chrysalide
from chrysalide import Match


def played(*steps: str, goal: int = 50) -> Match:
    """The test decides what falls: `12355` are five dice."""
    match = chrysalide.new("tides", settle=False, goal=goal)
    for step in steps:
        for text in [f"falls {face}" for face in step] if step.isdecimal() else [step]:
            match.enter(text)
    return match


def test_2_1_everybody_begins_with_nothing() -> None:
    assert chrysalide.new("tides", seats=4).scores == [0, 0, 0, 0]


def test_2_2_everybody_in_turn() -> None:
    match = played("12345", "keep 5", "stop", "12345")
    assert match.actor == 1
    assert played("12345", "keep 5", "stop", "12345", "keep 1", "stop", "11111").actor == 0
