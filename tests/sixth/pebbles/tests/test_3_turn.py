"""Chapter 3: a turn."""

import pytest

import chrysalide
from chrysalide.core.errors import IllegalAction
from chrysalide.core.state import CHANCE


def test_3_1_one_two_or_three_pebbles() -> None:
    match = chrysalide.new("pebbles", waves=False)
    assert [str(action) for action in match.legal()] == ["take 1", "take 2", "take 3"]
    with pytest.raises(IllegalAction) as caught:
        match.play("take 4")
    assert caught.value.rule == "3.1"
    match.play("take 3")
    assert match.view()["heap"] == 12


def test_3_2_not_more_than_there_are() -> None:
    match = chrysalide.new("pebbles", waves=False, pebbles=9)
    for _ in range(4):
        match.play("take 2")
    before = match.record()
    with pytest.raises(IllegalAction) as caught:
        match.play("take 2")
    assert (caught.value.rule, match.record()) == ("3.2", before)


def test_3_3_a_wave_takes_one_or_none_but_never_the_last() -> None:
    match = chrysalide.new("pebbles", settle=False, pebbles=9)
    for text in ("lucky 0 1", "lucky 1 1", "take 3", "take 3"):
        match.enter(text)
    assert match.actor == CHANCE
    assert [chance for _, chance in match.state.chance()] == [0.5, 0.5]
    for text in ("wave 1", "take 1"):
        match.enter(text)
    assert match.view()["heap"] == 1
    match.enter("take 1")
    assert match.over
