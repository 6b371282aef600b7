"""Chapter 3: a turn."""

import pytest

import chrysalide


def test_3_1_a_card_of_the_hand_on_an_empty_cell() -> None:
    match = chrysalide.new("pond", seed=1)
    card, foreign = match.view(0)["hands"][0][0], match.view(1)["hands"][1][0]
    match.play(f"lay {card} 5")
    assert match.view()["pond"][1][1] == card
    own = match.view(1)["hands"][1][0]
    for text in (f"lay {own} 5", f"lay {card} 6"):
        with pytest.raises(chrysalide.IllegalAction) as caught:
            match.play(text)
        assert caught.value.rule == "3.1"
    match.play(f"lay {foreign} 6")


def test_3_2_a_card_is_drawn_as_long_as_there_are_any() -> None:
    match = chrysalide.new("pond", seed=1)
    for left in (11, 10, 9):
        match.play(match.legal()[0])
        assert match.view()["deck"] == left
    while not match.over:
        match.play(match.legal()[0])
    assert match.view()["deck"] == 1, "nobody draws when the pond is full"
