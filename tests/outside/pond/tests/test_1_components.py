"""Chapter 1: what you need."""

import chrysalide


def test_1_1_eighteen_cards_and_twelve_cells() -> None:
    match = chrysalide.new("pond", settle=False)
    assert len(match.legal()) == 18
    assert [len(row) for row in match.view()["pond"]] == [4, 4, 4]


def test_1_2_two_or_three_play() -> None:
    assert chrysalide.game("pond").seats == (2, 3)
