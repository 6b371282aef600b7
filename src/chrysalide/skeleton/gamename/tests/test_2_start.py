"""Chapter 2: before you start."""

import pytest

import chrysalide


def test_2_1_everybody_begins_with_nothing() -> None:
    assert chrysalide.new("gamename", seats=4).scores == [0, 0, 0, 0]


def test_2_2_everybody_in_turn_from_the_first_seat_on() -> None:
    match = chrysalide.new("gamename", seats=3, settle=False)
    for seat in (0, 1, 2, 0):
        assert match.actor == seat
        with pytest.raises(chrysalide.IllegalAction) as caught:
            match.play("hold")
        assert caught.value.rule == "3.3"
        with pytest.raises(chrysalide.ChrysalideError):
            match.play("roll", seat=(seat + 1) % 3)
        for text in ("roll", "face 1"):
            match.enter(text)
