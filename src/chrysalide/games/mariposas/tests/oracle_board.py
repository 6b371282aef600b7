"""The oracle's map and the questions that need no match: neighbours, walks, areas, payments, Michoacán's points."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement

from chrysalide.games.mariposas.tests.oracle_data import (
    CITY_NAMES,
    COAST,
    COLOUR_NAMES,
    DRAWING,
    FLOWERS,
    LINKS,
    MICHOACAN,
    MICHOACAN_BEYOND,
    MICHOACAN_POINTS,
    MICHOACAN_X,
    MICHOACAN_Y,
    MILKWEEDS,
)


def _drawn() -> dict[str, str]:
    """Every hexagon and what is drawn on it."""
    return {
        f"{row}{column}": word
        for row, line in DRAWING.items()
        for column, word in enumerate(line.split())
        if word != "."
    }


DRAWN = _drawn()
CELLS = (*DRAWN, MICHOACAN)
CITIES = {cell: CITY_NAMES[word[1:4]] for cell, word in DRAWN.items() if word.startswith("#")}
CITY_CELL = {name: cell for cell, name in CITIES.items()}
COLOUR = {cell: COLOUR_NAMES[word[0]] for cell, word in DRAWN.items() if cell not in CITIES}
FLOWER = {cell: word[1] for cell, word in DRAWN.items() if cell not in CITIES}
COUNT = {cell: len(word.rstrip("*")) - 1 for cell, word in DRAWN.items() if cell not in CITIES}
PLANTS = {cell for three in MILKWEEDS for cell in three}


def place(cell: str) -> tuple[float, int]:
    """D1: x and y."""
    if cell == MICHOACAN:
        return MICHOACAN_X, MICHOACAN_Y
    row = "abcdefghijkl".index(cell[0])
    return int(cell[1:]) + (0.5 if row % 2 == 1 else 0.0), row


@cache
def neighbours(cell: str) -> tuple[str, ...]:
    """2.2: hexagons that share a side are one apart in a row, or half a cell apart in touching rows."""
    if cell == MICHOACAN:
        near = []
    else:
        x, y = place(cell)
        near = [
            other
            for other in DRAWN
            if (place(other)[1] == y and abs(place(other)[0] - x) == 1)
            or (abs(place(other)[1] - y) == 1 and abs(place(other)[0] - x) == 0.5)
        ]
    near += [b if a == cell else a for a, b in LINKS if cell in (a, b)]
    return tuple(near)


@cache
def walk_ends(start: str, steps: int, backtracking: bool) -> frozenset[str]:
    """5.3, 5.4: where a walk of exactly so many steps may end."""
    if backtracking:
        ends = {start}
        for _ in range(steps):
            ends = {near for cell in ends for near in neighbours(cell)}
        return frozenset(ends)
    paths = [[start]]
    for _ in range(steps):
        paths = [[*path, near] for path in paths for near in neighbours(path[-1]) if near not in path]
    return frozenset(path[-1] for path in paths)


def holds(term: str, cell: str) -> bool:
    """D6: does the cell fulfil one term of an area?"""
    word, _, name = term.partition(":")
    if word == "coast":
        return cell in COAST
    if word == "double":
        return COUNT.get(cell) == 2
    if word == "color":
        return COLOUR.get(cell) == name
    city = CITY_CELL[name]
    (x, y), (city_x, city_y) = place(cell), place(city)
    if word == "above":
        return y < city_y
    if word == "below":
        return y > city_y
    if word == "left":
        return x < city_x - 0.5
    if word == "right":
        return x > city_x + 0.5
    if word == "around":
        return cell in neighbours(city)
    if word == "near":
        return cell == city or cell in neighbours(city)
    raise ValueError(f"D6: {term!r} is no term")


def inside(area: tuple[str, ...], cell: str) -> bool:
    """D6: all terms must hold; the empty area is the whole board."""
    return all(holds(term, cell) for term in area)


def is_payment(letters: str, k: int) -> bool:
    """9.5: exactly k of one type, or exactly k + 1 with fewer than k of every type."""
    most = max((letters.count(flower) for flower in FLOWERS), default=0)
    return (len(letters) == k and most == k) or (len(letters) == k + 1 and most < k)


@cache
def all_payments(k: int) -> tuple[str, ...]:
    """Every payment there is, written in the order of the letters."""
    texts = ["".join(letters) for n in (k, k + 1) for letters in combinations_with_replacement(FLOWERS, n)]
    return tuple(text for text in texts if is_payment(text, k))


def payments(stock: Mapping[str, int], k: int) -> list[str]:
    """9.4: the payments that a stock affords."""
    return [text for text in all_payments(k) if all(text.count(flower) <= stock[flower] for flower in FLOWERS)]


def michoacan_points(weight: int) -> int:
    """12.2"""
    if weight < len(MICHOACAN_POINTS):
        return MICHOACAN_POINTS[weight]
    return MICHOACAN_POINTS[-1] + MICHOACAN_BEYOND * (weight - len(MICHOACAN_POINTS) + 1)
