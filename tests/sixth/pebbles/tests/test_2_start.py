"""Chapter 2: before you start."""

import chrysalide
from chrysalide.core.match import Match


def drawn(*lucky: int, pebbles: int = 15) -> Match:
    match = chrysalide.new("pebbles", seats=len(lucky), settle=False, pebbles=pebbles)
    for seat, number in enumerate(lucky):
        match.enter(f"lucky {seat} {number}")
    return match


def test_2_1_lucky_numbers_are_even_and_secret() -> None:
    match = chrysalide.new("pebbles", settle=False)
    assert [round(chance, 3) for _, chance in match.state.chance()] == [0.333, 0.333, 0.333]
    match = drawn(2, 3)
    assert [match.view(viewer)["lucky"] for viewer in (None, 0, 1)] == [{}, {"0": 2}, {"1": 3}]
    assert match.seen_entries(1) == ["lucky 0 ?", "lucky 1 3"]


def test_2_2_everybody_in_turn_from_the_first_seat_on() -> None:
    match = drawn(1, 2, 3, pebbles=9)
    for seat in (0, 1, 2):
        match.play("take 1", seat=seat)
    match.enter("wave 0")
    assert match.actor == 0
