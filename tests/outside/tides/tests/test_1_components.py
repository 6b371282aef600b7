"""Chapter 1: what you need."""

import chrysalide


def test_1_1_five_dice_and_two_to_four_players() -> None:
    assert chrysalide.game("tides").seats == (2, 3, 4)
    assert len(chrysalide.new("tides", seed=1).view()["beach"]) == 5
