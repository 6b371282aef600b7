# mypyc
"""Static tables: the deck, its points, the layouts and which slot covers which.

Slots and species are numbered from 0 inside the engine and from 1 (or by letter) in the notation.
A set of slots is a mask, a collection is a number with eight bits for each species: both read through the
functions below.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

SLOTS: Final = 18
SPECIES: Final = 4  # those that are dealt; the Bolina is none of them
EIGHTY_EIGHT: Final = 0
MORPHO: Final = 1
MONARCH: Final = 2
SWALLOWTAIL: Final = 3
BOLINA: Final = 4


def read(name: str) -> dict[str, Any]:
    with (Path(__file__).parent / "data" / name).open("rb") as file:
        return tomllib.load(file)


class Layout:
    """2.1–2.4: eighteen slots in rows, numbered row by row from the top, left to right."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.id: str = table["id"]
        self.rows: list[str] = table["rows"]
        self.row: list[int] = []
        self.x: list[int] = []
        self.face_up: int = 0
        for row, line in enumerate(self.rows):
            for x, mark in enumerate(line):
                if mark not in "OX.":
                    raise ValueError(f"layouts.toml: layout {self.id}, rows: {mark!r} is none of O, X and .")
                if mark != ".":
                    self.face_up |= int(mark == "O") << len(self.row)
                    self.row.append(row)
                    self.x.append(x)
        if len(self.row) != SLOTS:
            raise ValueError(f"layouts.toml: layout {self.id}, rows: {len(self.row)} slots where 18 are needed (2.1)")
        self.width: int = max(self.x) + 2

    def covers(self, upper: int, lower: int) -> bool:
        """2.4: the slot `upper` lies on `lower`: in the row just below it, at most half a card aside."""
        return self.row[upper] == self.row[lower] + 1 and abs(self.x[upper] - self.x[lower]) <= 1


def slots_in(mask: i64) -> list[int]:
    """The slots of a set in ascending order."""
    return [slot for slot in range(SLOTS) if (mask >> slot) & 1]


def size(mask: i64) -> i64:
    """How many slots are in a set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def lowest(mask: i64) -> i64:
    """The lowest slot of a set that is not empty."""
    slot: i64 = 0
    if not mask & 511:
        mask >>= 9
        slot = 9
    while not mask & 1:
        mask >>= 1
        slot += 1
    return slot


def nth(mask: i64, n: i64) -> i64:
    """The n-th slot of a set, counted from 0 in ascending order."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def count(cards: i64, species: i64) -> i64:
    """How many cards of a species a collection holds."""
    return (cards >> (species * 8)) & 255


def one(species: i64) -> i64:
    """A collection of a single card."""
    return i64(1) << (species * 8)


def collection(counts: list[int]) -> int:
    return sum(number << (8 * species) for species, number in enumerate(counts))


def _points(table: dict[str, Any], cards: int) -> int:
    """6.1–6.4: what `cards` cards of one species bring by themselves."""
    if "scale" in table:
        scale: list[int] = table["scale"]
        return scale[min(cards, len(scale) - 1)]
    if "set_size" in table:
        return int(table["set_points"]) * (cards // int(table["set_size"]))
    return int(table["single_points"]) if cards == 1 else 0


_deck: Final = read("deck.toml")
DECK: Final[list[dict[str, Any]]] = _deck["species"]
IDS: Final[list[str]] = [table["id"] for table in DECK]
LETTERS: Final[list[str]] = [table["code"] for table in DECK]
COPIES: Final[list[int]] = [table["count"] for table in DECK[:SPECIES]]
FULL: Final[int] = collection(COPIES)
ASIDE: Final[int] = _deck["match"]["aside"]
TOKENS_TO_WIN: Final[int] = _deck["match"]["tokens_to_win"]
POINTS: Final[list[list[int]]] = [[_points(table, cards) for cards in range(12)] for table in DECK[:SPECIES]]

LAYOUTS: Final[list[Layout]] = [Layout(table) for table in read("layouts.toml")["layout"]]
LAYOUT_IDS: Final[list[str]] = [layout.id for layout in LAYOUTS]
FACE_UP: Final[list[int]] = [layout.face_up for layout in LAYOUTS]


def _masks(upward: bool) -> list[int]:
    masks: list[int] = []
    for layout in LAYOUTS:
        for slot in range(SLOTS):
            mask = 0
            for other in range(SLOTS):
                if layout.covers(slot, other) if upward else layout.covers(other, slot):
                    mask |= int(1) << other
            masks.append(mask)
    return masks


COVERED: Final[list[int]] = _masks(True)  # by layout * SLOTS + slot: the slots that this one covers
COVERING: Final[list[int]] = _masks(False)  # the slots that cover this one


def first_free(layout: int) -> int:
    """2.5: the accessible slots of a full layout."""
    mask = 0
    for slot in range(SLOTS):
        if COVERING[layout * SLOTS + slot] == 0:
            mask |= int(1) << slot
    return mask


FIRST_FREE: Final[list[int]] = [first_free(layout) for layout in range(len(LAYOUTS))]
EVERY_SLOT: Final = 0x3FFFF
EVERY_LAYOUT: Final[int] = (int(1) << len(LAYOUTS)) - 1

if sum(COPIES) != SLOTS + ASIDE:
    raise ValueError(f"deck.toml: species, count: {sum(COPIES)} cards where {SLOTS} slots and {ASIDE} aside are needed")
