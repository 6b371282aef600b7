"""Chapter 4: the end."""

import chrysalide
from chrysalide.core.match import Match
from tests.depth import times


def played(*texts: str) -> Match:
    match = chrysalide.new("pebbles", settle=False, pebbles=9, waves=False)
    for text in texts:
        match.enter(text)
    return match


def test_4_1_over_when_the_heap_is_empty() -> None:
    assert played("lucky 0 1", "lucky 1 1", "take 3", "take 3", "take 3").over


def test_4_1_every_match_comes_to_its_end() -> None:
    for seed in range(times(20)):
        match = chrysalide.new("pebbles", seed=seed)
        while not match.over:
            match.play(match.legal()[seed % len(match.legal())])
        assert match.view()["heap"] == 0


def test_4_2_the_last_pebble_brings_three_points() -> None:
    assert played("lucky 0 1", "lucky 1 1", "take 3", "take 3", "take 3").scores == [3.0, 0.0]


def test_4_3_every_lucky_take_brings_a_point() -> None:
    assert played("lucky 0 3", "lucky 1 2", "take 3", "take 2", "take 3", "take 1").scores == [2.0, 4.0]


def test_4_4_the_most_points_win_and_may_be_shared() -> None:
    assert played("lucky 0 3", "lucky 1 2", "take 3", "take 2", "take 3", "take 1").winners == [1]
    shared = played("lucky 0 1", "lucky 1 3", *["take 1", "take 2"] * 3)
    assert (shared.scores, shared.winners) == ([3.0, 3.0], [0, 1])
