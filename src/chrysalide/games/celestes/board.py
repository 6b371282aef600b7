# mypyc
"""Static tables: the deck, its points, the layouts and which slot covers which.

Slots and species are numbered from 0 inside the engine and from 1 (or by letter) in the notation.
A set of slots is a mask, a collection is a number with eight bits for each species: both read through the
functions below. Layouts are numbered over all editions, their ids too: an edition says which layout it means by an id.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.games.celestes.facts import DEFAULT, Layout, find_editions, older_layouts

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
POINTS: Final[list[list[int]]] = [[_points(table, cards) for cards in range(12)] for table in DECK[:SPECIES]]

_editions: Final[dict[str, list[Layout]]] = find_editions()
_older: Final[dict[int, list[Layout]]] = {version: older_layouts(version) for version in (1, 2)}  # of the rules
EDITIONS: Final[list[str]] = list(_editions)
LAYOUTS: Final[list[Layout]] = []  # all that there are
LAYOUT_IDS: Final[list[str]] = []  # each id once, those of the default edition first
DRAWN: Final[list[list[int]]] = []  # by edition, then by older rules: the layout that each id means; -1: none


def _add(layouts: list[Layout]) -> None:
    drawn = [-1] * len(LAYOUT_IDS)
    for layout in layouts:
        drawn[LAYOUT_IDS.index(layout.id)] = len(LAYOUTS)
        LAYOUTS.append(layout)
    DRAWN.append(drawn)


for _layouts in _editions.values():
    LAYOUT_IDS.extend([_layout.id for _layout in _layouts if _layout.id not in LAYOUT_IDS])
for _layouts in [*_editions.values(), *_older.values()]:
    _add(_layouts)


def older(version: int) -> int:
    """The place in DRAWN of the layouts as they were by older rules."""
    return len(EDITIONS) + list(_older).index(version)


def pool_of(edition: int, ids: list[str]) -> int:
    """The ids of these that an edition has, a set."""
    return sum([int(1) << number for number in range(len(LAYOUT_IDS)) if in_pool(edition, number, ids)])


def in_pool(edition: int, number: int, ids: list[str]) -> bool:
    return DRAWN[edition][number] >= 0 and LAYOUT_IDS[number] in ids


def _masks(upward: bool) -> list[int]:
    masks: list[int] = [0] * (len(LAYOUTS) * SLOTS)
    for number, layout in enumerate(LAYOUTS):
        for upper in range(SLOTS):
            for lower in layout.covers[upper]:
                if upward:
                    masks[number * SLOTS + upper] |= int(1) << lower
                else:
                    masks[number * SLOTS + lower] |= int(1) << upper
    return masks


def _face_up(layout: Layout) -> int:
    return sum([int(1) << slot for slot in range(SLOTS) if layout.face_up[slot]])


FACE_UP: Final[list[int]] = [_face_up(layout) for layout in LAYOUTS]
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
EVERY_LAYOUT: Final[int] = pool_of(EDITIONS.index(DEFAULT), LAYOUT_IDS)

if sum(COPIES) != SLOTS + ASIDE:
    raise ValueError(f"deck.toml: species, count: {sum(COPIES)} cards where {SLOTS} slots and {ASIDE} aside are needed")
