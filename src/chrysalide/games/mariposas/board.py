# mypyc
"""Static tables of one edition, as the rules need them: numbers for ids, lists for look-ups.

Cells, kinds, tiles and season cards are numbered in the order of their file. Flowers are counted in one number with
eight bits for each type, action cards in one with four bits for each kind.
"""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.vectors import vec
from chrysalide.games.mariposas.facts import Edition
from chrysalide.games.mariposas.facts.goals import cells_in
from chrysalide.games.mariposas.facts.records import FLOWERS, LONGEST, SEASONS, TOKENS, Aim, Tile

TYPES: Final = 5  # of flowers
PIECES: Final = 10  # of a seat
CARDS: Final = 15  # waystation cards: twelve of life cycles, then the bonus cards
DOUBLE: Final = 12
EXTRA: Final = 13
STRETCH: Final = 14
WILD_TOKEN: Final = 15
CYCLE_CARDS: Final = 0xFFF
STEPS: Final = 10  # lengths 0 to LONGEST
NEAR: Final = 2  # steps of a short flight
GENERATION: Final = vec[i64]([1, 2, 2, 3, 3, 3, 4, 4, 4, 4])  # by piece
FIRST_OF: Final = vec[i64]([0, 0, 1, 3, 6, 10])  # by generation: its first piece

COUNT_IN: Final = 0
ONCE: Final = 1
BIRTH_IN: Final = 2
DOUBLE_ON_BIRTH: Final = 3
GOAL_KINDS: Final[list[str]] = ["count_in", "once", "birth_in", "double_on_birth"]
AT_LEAST: Final = 0
NONE_IN: Final = 1
OPS: Final[list[str]] = ["at_least", "none_in", "flowers_each"]

OWN: Final = 1  # what a copy card copies
OTHER: Final = 2
COPIES: Final[list[str]] = ["", "own", "other"]


class Area:
    """A set of cells, with the terms that made it."""

    def __init__(self, edition: Edition, terms: tuple[str, ...]) -> None:
        self.terms = terms
        self.cells: list[int] = cells_in(edition, terms)
        self.holds: list[i64] = [0] * len(edition.cells)
        for cell in self.cells:
            self.holds[cell] = 1
        away = _steps_to(edition.links, self.cells)
        self.near: list[i64] = [1 if 0 < steps <= NEAR else 0 for steps in away]  # beside it, about a flight away


class Condition:
    def __init__(self, op: i64, n: i64, area: Area) -> None:
        self.op = op
        self.n = n
        self.area = area


class Goal:
    def __init__(self, edition: Edition, aim: Aim) -> None:
        self.kind: i64 = GOAL_KINDS.index(aim.kind)
        self.points: i64 = aim.points
        self.immediate = aim.immediate
        self.area = Area(edition, aim.area)
        self.conditions: list[Condition] = [
            Condition(OPS.index(demand.op), demand.n, Area(edition, demand.area)) for demand in aim.conditions
        ]


class Board:
    """Everything that an edition says and that does not change in a match."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._set_map(edition)
        self._set_cards(edition)
        self.turns: list[i64] = list(edition.turns)
        self.butterflies: list[i64] = [0, *edition.butterflies]
        self.waiting: list[i64] = list(edition.waiting)
        self.costs: list[i64] = list(edition.costs)
        self.hand_size: i64 = edition.hand_size
        self.supply: i64 = 0  # 1.10: flower tokens at the start
        for flower in range(TYPES):
            self.supply += edition.tokens_each * one_flower(flower)
        self.points_each: i64 = edition.points_each
        self.michoacan_points: list[i64] = _michoacan(edition)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        from chrysalide.games.mariposas.codes import board_named  # which needs this class

        return board_named, (self.edition.name,)

    def _set_map(self, edition: Edition) -> None:
        cells = edition.cells
        self.size: i64 = len(cells)
        self.ids: list[str] = [cell.id for cell in cells]
        self.flower: list[i64] = [FLOWERS.index(cell.flower) if cell.flower else -1 for cell in cells]
        self.count: list[i64] = [cell.count for cell in cells]
        self.cities: list[str] = [cell.city for cell in cells if cell.city is not None]
        self.city: list[i64] = [self.cities.index(cell.city) if cell.city else -1 for cell in cells]
        self.city_cell: list[i64] = [number for number, cell in enumerate(cells) if cell.city is not None]
        self.home: i64 = [cell.place is not None for cell in cells].index(True)
        self.links: list[list[int]] = edition.links
        self.plant: list[i64] = [0] * len(cells)  # 2.4: does the cell touch a milkweed?
        for corner in edition.milkweed:
            for cell in corner:
                self.plant[cell] = 1
        self.distance: list[i64] = _steps_to(edition.links, [int(self.home)])  # steps from Michoacán
        self.to_plant: list[i64] = _steps_to(edition.links, [cell for cell in range(self.size) if self.plant[cell]])
        self.cities_near: list[i64] = _cities_near(edition.links, self.city_cell)  # by cell, a set of cities
        self.walks: list[list[int] | None] = [None] * (len(cells) * STEPS)
        self.paths: list[list[int] | None] = [None] * (len(cells) * STEPS)

    def _set_cards(self, edition: Edition) -> None:
        self.kinds: list[str] = [kind.id for kind in edition.kinds]
        # what a card does, by kind; the last one is the bonus card double
        self.moves: list[i64] = [packed_moves(list(kind.moves)) for kind in edition.kinds]
        self.moves.append(packed_moves(edition.double_moves))
        self.flower_move: list[i64] = [kind.moves[0] if kind.flower else 0 for kind in edition.kinds] + [0]
        self.copies: list[i64] = [COPIES.index(kind.copies or "") for kind in edition.kinds] + [0]
        self.copy_kinds: i64 = 0  # 4.5: the kinds that copy, a set
        self.deck: i64 = 0
        for number, kind in enumerate(edition.kinds):
            self.deck += kind.count * one_card(number)
            if kind.copies is not None:
                self.copy_kinds |= i64(1) << number
        self.extra_move: i64 = edition.extra_move
        self.stretch_length: i64 = edition.stretch_length
        self.tokens: i64 = 0  # those of the match, a set
        for token in edition.tokens:
            self.tokens |= i64(1) << TOKENS.index(token)
        self.tiles: list[Tile] = edition.tiles
        self.goals: list[list[Goal]] = [[Goal(edition, aim) for aim in card.goals] for card in edition.season_cards]
        self.season_of: list[i64] = [SEASONS.index(card.season) for card in edition.season_cards]
        self.cards_of: list[list[int]] = [
            [number for number, card in enumerate(edition.season_cards) if card.season == season] for season in SEASONS
        ]

    def reach(self, cell: i64, length: i64, backtracking: bool) -> list[int]:
        """5.3, 5.4: the cells where a walk of exactly `length` steps may end, in ascending order."""
        known = self.walks if backtracking else self.paths
        found = known[cell * STEPS + length]
        if found is None:
            ends = [False] * self.size
            if backtracking:
                self._walk(cell, length, ends)
            else:
                self._wander(cell, length, ends, [False] * self.size)
            found = [other for other in range(self.size) if ends[other]]
            known[cell * STEPS + length] = found
        return found

    def _walk(self, cell: i64, length: i64, ends: list[bool]) -> None:
        """5.4: any walk, there and back too."""
        here = [False] * self.size
        here[cell] = True
        for _ in range(length):
            there = [False] * self.size
            for start in range(self.size):
                if here[start]:
                    for beside in self.links[start]:
                        there[beside] = True
            here = there
        for end in range(self.size):
            ends[end] = here[end]

    def _wander(self, cell: i64, length: i64, ends: list[bool], passed: list[bool]) -> None:
        """5.4 with `backtracking` off: no cell twice."""
        if length == 0:
            ends[cell] = True
            return
        passed[cell] = True
        for beside in self.links[cell]:
            if not passed[beside]:
                self._wander(beside, length - 1, ends, passed)
        passed[cell] = False

    def michoacan(self, weight: i64) -> i64:
        """12.2: points for so many butterflies of generation 4 at Michoacán."""
        return self.michoacan_points[min(weight, len(self.michoacan_points) - 1)]


def _steps_to(links: list[list[int]], ends: list[int]) -> list[i64]:
    """Steps from every cell to the nearest of some."""
    found: list[i64] = [-1] * len(links)
    for end in ends:
        found[end] = 0
    waiting = list(ends)
    for cell in waiting:
        for beside in links[cell]:
            if found[beside] < 0:
                found[beside] = found[cell] + 1
                waiting.append(beside)
    return found


def _cities_near(links: list[list[int]], cities: list[int]) -> list[i64]:
    """By cell: the cities that one short flight may reach."""
    found: list[i64] = [0] * len(links)
    for city in range(len(cities)):
        away = _steps_to(links, [cities[city]])
        for cell in range(len(links)):
            if 0 < away[cell] <= NEAR:
                found[cell] = found[cell] | (i64(1) << city)
    return found


def _michoacan(edition: Edition) -> list[i64]:
    """12.2: extended to the most butterflies and tiles possible; beyond the table each one scores the same."""
    table: list[i64] = list(edition.michoacan)
    while len(table) < 80:
        table.append(table[-1] + edition.beyond)
    return table


def packed_moves(lengths: list[int]) -> i64:
    """Movements as a multiset: four bits for each length."""
    packed: i64 = 0
    for length in lengths:
        packed += i64(1) << (4 * length)
    return packed


def one_card(kind: i64) -> i64:
    return i64(1) << (kind * 4)


def copies_of(cards: i64, kind: i64) -> i64:
    return (cards >> (kind * 4)) & 15


def one_flower(flower: i64) -> i64:
    return i64(1) << (flower * 8)


def flowers_of(flowers: i64, flower: i64) -> i64:
    return (flowers >> (flower * 8)) & 255


def nibbles(packed: i64) -> i64:
    """The sum of all four-bit counts: how many cards, or movements."""
    number: i64 = 0
    while packed:
        number += packed & 15
        packed >>= 4
    return number


def bytes_sum(packed: i64) -> i64:
    """The sum of all eight-bit counts: how many flowers."""
    number: i64 = 0
    while packed:
        number += packed & 255
        packed >>= 8
    return number


if LONGEST + 1 != STEPS:
    raise ValueError("movements of up to nine steps are built in")
