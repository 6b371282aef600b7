"""Chapter 2: the map and its areas."""

from collections import Counter
from itertools import pairwise

import pytest

from chrysalide.games.mariposas.codes import EDITIONS, LEXICONS
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.facts.goals import cells_in
from chrysalide.games.mariposas.tests.oracle_board import (
    CELLS,
    CITIES,
    COLOUR,
    COUNT,
    DRAWN,
    FLOWER,
    PLANTS,
    inside,
    neighbours,
    place,
)
from chrysalide.games.mariposas.tests.oracle_data import COAST, FLOWER_NAMES, MILKWEEDS
from chrysalide.games.mariposas.tests.table import arranged, cell, flowers, legal, new, phase, run

FACTS = EDITIONS[DEFAULT]
BOARD = LEXICONS[DEFAULT].board
IDS = [found.id for found in FACTS.cells]


def beside(name: str) -> set[str]:
    found = {IDS[other] for other in FACTS.links[IDS.index(name)]}
    assert found == set(neighbours(name)), f"engine and oracle differ on what lies beside {name}"
    return found


def area(*terms: str) -> set[str]:
    found = {IDS[cell] for cell in cells_in(FACTS, terms)}
    assert found == {name for name in CELLS if inside(terms, name)}, f"engine and oracle differ on {terms}"
    return found


def test_2_1_the_oracle_draws_the_same_map() -> None:
    """Its map is a drawing of the specification: what holds of the engine's cells below holds of its own."""
    drawn = {
        name: (*place(name), COLOUR.get(name), FLOWER_NAMES.get(FLOWER.get(name, "")), COUNT.get(name, 0))
        for name in CELLS
    }
    shown = new().view()["cells"]
    assert {c["cell"]: (c["x"], c["y"], c["color"], c["flower"], c["count"]) for c in shown} == drawn
    assert {c["cell"]: c["place"] for c in shown if c["kind"] == "city"} == CITIES
    assert {c["cell"] for c in shown if c["milkweed"]} == PLANTS == {n for n, word in DRAWN.items() if word[-1] == "*"}
    assert {frozenset(IDS[found] for found in corner) for corner in FACTS.milkweed} == {frozenset(m) for m in MILKWEEDS}
    assert [IDS[found] for found in FACTS.coast] == list(COAST)


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
    assert [name for name in IDS if "m" in beside(name)] == ["l0", "l1"]


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_2_2_neighbours_by_the_formula(name: str) -> None:
    """That of the specification's data, which neither side uses."""
    rows = "abcdefghijkl"
    row, column = rows.index(name[0]), int(name[1:])
    shift = row % 2 - 1
    around = {(row, column - 1), (row, column + 1)}
    around |= {(row + dy, column + shift + dx) for dy in (-1, 1) for dx in (0, 1)}
    named = {f"{rows[r]}{c}" for r, c in around if 0 <= r < 12}
    assert beside(name) - {"m"} == named & set(IDS)


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
    assert {found.id[0] for found in FACTS.cells if found.count == 2} <= set("bcde")


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
    assert not {name for name in IDS if name[0] == own[0]} & (area(f"above:{city}") | area(f"below:{city}"))


@pytest.mark.parametrize("city", BOARD.cities)
def test_2_9_near_a_city_includes_it_around_does_not(city: str) -> None:
    own = IDS[[found.city for found in FACTS.cells].index(city)]
    assert area(f"around:{city}") == beside(own) == area(f"near:{city}") - {own}
    assert own in area(f"near:{city}")


@pytest.mark.parametrize(
    "term", ["double", *(f"color:{color}" for color in ("red", "yellow", "orange", "green", "blue"))]
)
def test_2_3_areas_of_colours_and_of_double_cells(term: str) -> None:
    color = term.partition(":")[2]
    wanted = {found.id for found in FACTS.cells if (found.color == color if color else found.count == 2)}
    assert area(term) == wanted


def test_2_10_the_coast_runs_from_under_orlando_to_quebec() -> None:
    coast = [IDS[found] for found in FACTS.coast]
    assert (coast[0], coast[-1]) == ("l7", "c10")
    assert all(other in beside(one) for one, other in pairwise(coast))
    assert "c9" in beside("c10")
    assert "k7" in beside("l7")
    assert [FACTS.cells[IDS.index(name)].city for name in ("k7", "c9")] == ["orlando", "quebec"]
    assert area("coast") == set(coast)
    ends = FACTS.cells[FACTS.coast[0]], FACTS.cells[FACTS.coast[-1]]
    assert [(end.color, end.flower, end.count) for end in ends] == [("blue", "pink", 1), ("green", "violet", 2)]


def test_2_11_landing_at_michoacan_gives_nothing_but_the_extra_flower() -> None:
    match = run(arranged("1:k1", "1:m", hands=["4f 22"]), "play 4f / go 1 4 / land m")
    assert flowers(match) == ""
    assert legal(match) == ["adj l0", "adj l1", "adj -"]
    run(match, "adj l0")
    assert (flowers(match), phase(match)) == ("w", "draw")


def test_2_2_distances_from_michoacan() -> None:
    wanted = {
        "houston": 3, "new_orleans": 5, "oklahoma_city": 5, "memphis": 6, "atlanta": 7, "kansas_city": 7, "orlando": 8,
        "chicago": 8, "cincinnati": 8, "minneapolis": 9, "washington": 10, "winnipeg": 11, "toronto": 11,
        "new_york": 12, "boston": 13, "quebec": 13,
    }  # fmt: skip
    found = {city: BOARD.distance[BOARD.city_cell[BOARD.cities.index(city)]] for city in BOARD.cities}
    assert found == wanted
    assert max(BOARD.distance) == 14
    reached, steps = {"m"}, 0
    while len(reached) < 90:
        steps += 1
        reached |= {near for name in reached for near in beside(name)}
        assert reached == {name for name, far in zip(IDS, BOARD.distance, strict=True) if far <= steps}
    assert steps == 14
