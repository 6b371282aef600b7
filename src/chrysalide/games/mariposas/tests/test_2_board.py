"""Chapter 2: the map and its areas."""

from collections import Counter
from itertools import pairwise

import pytest

from chrysalide.games.mariposas.codes import EDITIONS, LEXICONS
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.facts.goals import cells_in
from chrysalide.games.mariposas.tests.table import arranged, cell, flowers, legal, new, phase, run

FACTS = EDITIONS[DEFAULT]
BOARD = LEXICONS[DEFAULT].board
IDS = [found.id for found in FACTS.cells]


def beside(name: str) -> set[str]:
    return {IDS[other] for other in FACTS.links[IDS.index(name)]}


def area(*terms: str) -> set[str]:
    return {IDS[found] for found in cells_in(FACTS, terms)}


def test_2_1_ninety_cells_with_michoacan_at_the_bottom() -> None:
    assert len(FACTS.cells) == 90
    assert new().view()["home"] == "m"
    lowest = max(new().view()["cells"], key=lambda shown: shown["y"])
    assert (lowest["cell"], lowest["kind"], lowest["name"]) == ("m", "home", "Michoacán")


def test_2_2_hexagons_touch_six_others_at_most() -> None:
    assert beside("d5") == {"d4", "d6", "c5", "c6", "e5", "e6"}
    assert beside("e5") == {"e4", "e6", "d4", "d5", "f4", "f5"}
    assert beside("m") == {"l0", "l1"}
    assert all(one in FACTS.links[other] for one in range(90) for other in FACTS.links[one])
    assert max(len(links) for links in FACTS.links) == 6


def test_2_3_every_other_cell_is_a_city_or_a_flower_cell() -> None:
    kinds = Counter(shown["kind"] for shown in new().view()["cells"])
    assert kinds == {"flower": 73, "city": 16, "home": 1}
    assert Counter(found.color for found in FACTS.cells if found.color) == {
        "red": 14, "yellow": 17, "orange": 13, "green": 16, "blue": 13,
    }  # fmt: skip
    assert Counter(found.flower for found in FACTS.cells if found.flower) == {
        "orange": 15, "violet": 15, "white": 15, "pink": 14, "yellow": 14,
    }  # fmt: skip
    assert Counter(found.flower for found in FACTS.cells if found.count == 2) == dict.fromkeys(
        ("orange", "pink", "violet", "yellow", "white"), 2
    )


def test_2_3_no_two_adjacent_cells_share_a_flower_and_only_two_cities_touch() -> None:
    pairs = [(one, other) for one in range(90) for other in FACTS.links[one] if one < other]
    alike = [pair for pair in pairs if FACTS.cells[pair[0]].flower == FACTS.cells[pair[1]].flower is not None]
    assert alike == []
    cities = [{FACTS.cells[one].city, FACTS.cells[other].city} for one, other in pairs]
    assert [pair for pair in cities if None not in pair] == [{"new_york", "boston"}]


def test_2_4_a_plant_touches_three_cells_around_one_corner() -> None:
    assert len(FACTS.milkweed) == 13
    touched = [found for corner in FACTS.milkweed for found in corner]
    assert len(set(touched)) == len(touched) == 39 == sum(BOARD.plant)
    for one, two, three in FACTS.milkweed:
        assert two in FACTS.links[one]
        assert three in FACTS.links[one]
        assert three in FACTS.links[two]


def test_2_5_butterflies_share_a_cell() -> None:
    match = arranged("2a:k1 2b:k2", "2a:k2 2b:k2", hands=["111 22"])
    run(match, "play 111 / go 2a 1 / land k2")
    assert {cell(match, name, seat) for name in ("2a", "2b") for seat in (0, 1)} == {"k2"}


def test_2_6_above_and_below_are_rows() -> None:
    """Worked example 12, and 2.8: the own row is neither. Rules: 2.8"""
    assert "h6" in area("above:atlanta")
    assert not {"i5", "i6", "i7"} & (area("above:atlanta") | area("below:atlanta"))
    assert {"j6", "m"} <= area("below:atlanta")


def test_2_7_left_and_right_mean_wholly_beyond() -> None:
    """Worked example 12."""
    assert "h3" in area("right:houston")
    assert "i3" not in area("right:houston")
    assert "i5" in area("left:atlanta")
    assert "h5" not in area("left:atlanta")


@pytest.mark.parametrize("city", BOARD.cities)
def test_2_8_a_citys_own_cell_is_on_no_side(city: str) -> None:
    own = IDS[[found.city for found in FACTS.cells].index(city)]
    for side in ("above", "below", "left", "right", "around"):
        assert own not in area(f"{side}:{city}")


def test_2_9_near_a_city_includes_it_around_does_not() -> None:
    assert area("around:boston") == beside("e10") == area("near:boston") - {"e10"}


def test_2_10_the_coast_runs_from_under_orlando_to_quebec() -> None:
    coast = [IDS[found] for found in FACTS.coast]
    assert (coast[0], coast[-1]) == ("l7", "c10")
    assert all(other in beside(one) for one, other in pairwise(coast))
    assert "c9" in beside("c10")
    assert area("coast") == set(coast)
    ends = FACTS.cells[FACTS.coast[0]], FACTS.cells[FACTS.coast[-1]]
    assert [(end.color, end.flower, end.count) for end in ends] == [("blue", "pink", 1), ("green", "violet", 2)]


def test_2_11_landing_at_michoacan_gives_nothing_but_the_extra_flower() -> None:
    match = run(arranged("1:k1", "1:m", hands=["4f 22"]), "play 4f / go 1 4 / land m")
    assert flowers(match) == ""
    assert legal(match) == ["adj l0", "adj l1", "adj -"]
    run(match, "adj l0")
    assert (flowers(match), phase(match)) == ("w", "draw")


def test_distances_of_the_specification() -> None:
    wanted = {"houston": 3, "new_orleans": 5, "memphis": 6, "atlanta": 7, "orlando": 8, "winnipeg": 11, "boston": 13}
    found = {city: BOARD.distance[BOARD.city_cell[BOARD.cities.index(city)]] for city in wanted}
    assert found == wanted
    assert max(BOARD.distance) == 14
