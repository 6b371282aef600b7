"""Chapter 3: a turn. `settle=False` lets a test decide what chance does."""

import pytest

import chrysalide
from chrysalide import Match


def played(*texts: str) -> Match:
    match = chrysalide.new("gamename", settle=False)
    for text in texts:
        match.enter(text)
    return match


def test_3_1_two_to_six_add_to_the_pot() -> None:
    match = played("roll", "face 2", "roll", "face 6")
    assert (match.view()["pot"], match.actor, match.scores) == (8, 0, [0, 0])


def test_3_2_a_one_empties_the_pot_and_ends_the_turn() -> None:
    match = played("roll", "face 6", "roll", "face 1")
    assert (match.view()["pot"], match.actor, match.scores) == (0, 1, [0, 0])


def test_3_3_holding_keeps_the_pot() -> None:
    match = played("roll", "face 5", "hold")
    assert (match.view()["pot"], match.actor, match.scores) == (0, 1, [5, 0])


def test_3_3_there_must_be_something_to_keep() -> None:
    match = played()
    with pytest.raises(chrysalide.IllegalAction) as caught:
        match.play("hold")
    assert (caught.value.rule, match.entries) == ("3.3", [])
