"""Chapter 4: points."""

import chrysalide
from chrysalide import Match

DEALT = ("reed-1", "reed-2", "water-1", "reed-3", "sky-1", "sky-2")


def played(*texts: str, twins: bool = True) -> Match:
    match = chrysalide.new("pond", settle=False, twins=twins)
    for place, card in enumerate(DEALT):
        match.enter(f"deal {place // 3} {card}")
    for text in texts:
        match.enter(text)
    return match


def test_4_1_a_point_for_each_neighbour_of_its_suit() -> None:
    assert played("lay reed-1 0", "deal 0 sky-6", "lay reed-3 1").scores == [0, 1]
    assert played("lay reed-1 0", "deal 0 sky-6", "lay reed-3 5").scores == [0, 0], "not diagonally"
    assert played("lay reed-1 3", "deal 0 sky-6", "lay reed-3 4").scores == [0, 0], "not around the edge"


def test_4_2_two_points_for_each_neighbour_of_its_number() -> None:
    assert played("lay reed-1 0", "deal 0 sky-6", "lay sky-1 4").scores == [0, 2]
    assert played("lay reed-1 0", "deal 0 sky-6", "lay sky-1 4", twins=False).scores == [0, 0]
