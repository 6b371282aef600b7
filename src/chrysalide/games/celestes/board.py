# mypyc
"""Static tables: the deck, its points, the layouts and which slot covers which.

Slots and species are numbered from 0 inside the engine and from 1 (or by letter) in the notation.
A set of slots is a mask, a collection is a number with eight bits for each species: both read through the
functions below. The ids of layouts are numbered over all editions; a book says which layout it means by an id.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.vectors import vec
from chrysalide.games.celestes.facts import DEFAULT, Layout, find_editions

SLOTS: Final = 18
SPECIES: Final = 4  # the species that are dealt; the Bolina is not one of them
EIGHTY_EIGHT: Final = 0
MORPHO: Final = 1
MONARCH: Final = 2
SWALLOWTAIL: Final = 3
BOLINA: Final = 4


def read(name: str) -> dict[str, Any]:
    with (Path(__file__).parent / "data" / name).open("rb") as file:
        return tomllib.load(file)


def slots_in(mask: i64) -> list[int]:
    """The slots of a set in ascending order."""
    return [slot for slot in range(SLOTS) if (mask >> slot) & 1]


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
MOST: Final = 12  # more cards than there are of a species, a joker included
POINTS: Final[list[list[int]]] = [[_points(table, cards) for cards in range(MOST)] for table in DECK[:SPECIES]]
WORTH: Final = vec[i64]([int(points) for species in POINTS for points in species])  # the same in one row

_editions: Final[dict[str, list[Layout]]] = find_editions()
EDITIONS: Final[list[str]] = list(_editions)
LAYOUT_IDS: Final[list[str]] = []  # each id once, those of the default edition first
for _layouts in _editions.values():
    LAYOUT_IDS.extend([_layout.id for _layout in _layouts if _layout.id not in LAYOUT_IDS])


class Book:
    """The layouts that a match is played with, by the number of their id: an edition, a pack, or those of old."""

    def __init__(self, source: str, name: str, layouts: list[Layout]) -> None:
        self.source = source  # what `books.book_of` makes it from
        self.name = name  # in keys of positions; nothing under older rules, whose records have no editions
        self.layouts: dict[int, Layout] = {LAYOUT_IDS.index(layout.id): layout for layout in layouts}
        self.titles: list[str] = LAYOUT_IDS[:]  # how messages call each
        self.face_up: vec[i64] = vec[i64]([i64(0)] * len(LAYOUT_IDS))
        # by layout and slot: the slots that this one covers, and those that cover it
        self.covered: vec[i64] = vec[i64]([i64(0)] * (len(LAYOUT_IDS) * SLOTS))
        self.covering: vec[i64] = vec[i64]([i64(0)] * (len(LAYOUT_IDS) * SLOTS))
        self.first_free: vec[i64] = vec[i64]([i64(0)] * len(LAYOUT_IDS))  # 2.5: the accessible slots of a full layout
        for number, layout in self.layouts.items():
            self._lay(number, layout)

    def _lay(self, number: int, layout: Layout) -> None:
        self.face_up[number] = sum([int(1) << slot for slot in range(SLOTS) if layout.face_up[slot]])
        for upper in range(SLOTS):
            for lower in layout.covers[upper]:
                self.covered[number * SLOTS + upper] |= i64(1) << lower
                self.covering[number * SLOTS + lower] |= i64(1) << upper
        free = [slot for slot in range(SLOTS) if self.covering[number * SLOTS + slot] == 0]
        self.first_free[number] = sum([int(1) << slot for slot in free])

    def number_titles(self) -> None:
        """For a pack: the names of our layouts are about their drawings, so that others only have numbers."""
        for number, layout in self.layouts.items():
            if layout.covers != OURS.layouts[number].covers:
                self.titles[number] = str(number + 1)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        from chrysalide.games.celestes.books import book_of  # it imports this module

        return book_of, (self.source,)

    def pool(self, ids: list[str]) -> int:
        """Those of these ids that it has a layout for, a set."""
        return sum([int(1) << number for number in self.layouts if LAYOUT_IDS[number] in ids])


BOOKS: Final[dict[str, Book]] = {name: Book(name, name, layouts) for name, layouts in _editions.items()}
OURS: Final[Book] = BOOKS[DEFAULT]
EVERY_SLOT: Final = 0x3FFFF
EVERY_LAYOUT: Final[int] = OURS.pool(LAYOUT_IDS)

if sum(COPIES) != SLOTS + ASIDE:
    raise ValueError(f"deck.toml: species, count: {sum(COPIES)} cards where {SLOTS} slots and {ASIDE} aside are needed")
