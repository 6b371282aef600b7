"""Chapter 2: before you start."""

import chrysalide


def test_2_1_three_secret_cards_each() -> None:
    match = chrysalide.new("pond", seed=1)
    assert [len(hand) for hand in match.view(0)["hands"]] == [3, 3]
    assert match.view(0)["hands"][1] == [None, None, None] == match.view(1)["hands"][0]
    assert None not in match.view(0)["hands"][0]
    assert [entry.endswith("?") for entry in match.seen_entries(0)] == [False] * 3 + [True] * 3


def test_2_2_everybody_in_turn_from_the_first_seat_on() -> None:
    match = chrysalide.new("pond", seats=3, seed=1)
    for seat in (0, 1, 2, 0):
        assert match.actor == seat
        match.play(match.legal()[0])
