# mypyc
"""Static tables: kinds of cards, goals, and the ring around a cell.

A kind is 4 × shape + colour (0–15), a goal 0–3 a shape and 4–7 a colour. Inside the engine cells lie on a torus of
SIDE × SIDE; a block of 32 cards with w + h ≤ 33 (2.5) never meets itself there, however far it drifts (2.8).
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.vectors import vec

SIDE: Final = 36
CELLS: Final = 1296
ROW: Final = 0xFFFFFFFFF  # SIDE bits
KINDS: Final = 16
GOALS: Final = 8
BOX: Final = 34  # cells of an encoded row: the box of the table and one cell on each side
INDEXES: Final = 1156


def read(name: str) -> dict[str, Any]:
    with (Path(__file__).parent / "data" / name).open("rb") as file:
        return tomllib.load(file)


_cards: Final = read("cards.toml")
SHAPES: Final[list[str]] = [table["id"] for table in _cards["shape"]]
COLOURS: Final[list[str]] = [table["id"] for table in _cards["colour"]]
GOAL_IDS: Final[list[str]] = SHAPES + COLOURS
GOAL_CODES: Final[list[str]] = [table["code"] for table in _cards["shape"] + _cards["colour"]]
KIND_CODES: Final[list[str]] = [
    shape["code"] + colour["code"] for shape in _cards["shape"] for colour in _cards["colour"]
]
COPIES: Final[int] = _cards["deck"]["copies"]
HAND: Final[int] = _cards["rules"]["hand"]
LINE: Final[int] = _cards["rules"]["line"]
THRESHOLD: Final[int] = _cards["rules"]["threshold_laid"]
FULL: Final = 0xAAAAAAAA  # the whole deck: two bits a kind

if len(SHAPES) != 4 or len(COLOURS) != 4 or COPIES != 2 or LINE != 4 or HAND != 2:
    raise ValueError("cards.toml: four shapes, four colours, two copies, hands of two and lines of four are built in")


def goals_of(kind: i64) -> i64:
    """The two goals that a card may serve, as a set."""
    return (i64(1) << (kind >> 2)) | (i64(1) << (4 + (kind & 3)))


def copies(cards: i64, kind: i64) -> i64:
    """How many cards of a kind a multiset holds."""
    return (cards >> (kind * 2)) & 3


def one(kind: i64) -> i64:
    return i64(1) << (kind * 2)


def total(cards: i64) -> i64:
    """How many cards a multiset holds."""
    return bits(cards & 0x55555555) + 2 * bits(cards & 0xAAAAAAAA)


def _holds_together(ring: int) -> bool:
    """Do the side neighbours in a ring of eight (clockwise from above) touch one another within the ring?"""
    parts = 0
    for place in range(0, 8, 2):
        if ring >> place & 1 and not (ring >> ((place + 7) % 8) & 1 and ring >> ((place + 6) % 8) & 1):
            parts += 1
    return parts <= 1


# by the set of occupied cells around a card: taking it away surely leaves its neighbours connected
SIMPLE: Final = vec[i64]([int(_holds_together(ring)) for ring in range(256)])


def _can_move(ring: int) -> bool:
    """Do the neighbours hold together, or form two groups with a free corner between them, which joins both?"""
    groups = corners = 0
    for place in range(0, 8, 2):
        if ring >> place & 1 and not (ring >> ((place + 7) % 8) & 1 and ring >> ((place + 6) % 8) & 1):
            groups += 1
            corners += ring >> ((place + 6) % 8) & 1
    return groups <= 1 or (groups == 2 and corners > 0)


# by the same set: the card surely has another cell to go to (4.4)
MOVABLE: Final = vec[i64]([int(_can_move(ring)) for ring in range(256)])

# by the nine cells around and under a card, row by row: the same
EASY: Final = vec[i64](
    [
        int(_can_move(sum((around >> place & 1) << turn for turn, place in enumerate((1, 2, 5, 8, 7, 6, 3, 0)))))
        for around in range(512)
    ]
)

# by a card's value on the grid (kind + 1, with the token flags): the goals it serves there; a web serves none (4.14)
NETTED: Final = 32
WEBBED: Final = 64
SERVES: Final = vec[i64](
    [int(goals_of(value % 32 - 1)) if 1 <= value % 32 <= KINDS and value < WEBBED else 0 for value in range(128)]
)
