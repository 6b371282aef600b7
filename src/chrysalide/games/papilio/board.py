# mypyc
"""Static tables: the cells, the kinds of tiles, where a pawn may go, and the lines that slide.

A cell is 7 × (rank − 1) + file, from a1 = 0 to g7 = 48. A set of cells is a mask, read through the functions below.
A seat's tables follow each other: those of seat 1 begin at CELLS.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.vectors import vec

SIDE: Final = 7
CELLS: Final = 49
KINDS: Final = 7
LEAF: Final = 0
EGGS: Final = 1
CATERPILLAR: Final = 2
CHRYSALIS: Final = 3
FLYING: Final = 4
SPIDER: Final = 5
LIZARD: Final = 6
ENTRIES: Final = 12
PAWNS: Final = 4


def read(name: str) -> dict[str, Any]:
    with (Path(__file__).parent / "data" / name).open("rb") as file:
        return tomllib.load(file)


# --- sets of cells ----------------------------------------------------------------------------------------------


def cells_in(cells: i64) -> list[int]:
    """The cells of a set in ascending order."""
    return [cell for cell in range(CELLS) if (cells >> cell) & 1]


def count(tiles: i64, kind: i64) -> i64:
    """How many tiles of a kind a stack holds: a stack has eight bits for each kind."""
    return (tiles >> (kind * 8)) & 255


def one(kind: i64) -> i64:
    """A stack of a single tile."""
    return i64(1) << (kind * 8)


def stack(counts: list[int]) -> int:
    return sum(number << (8 * kind) for kind, number in enumerate(counts))


# --- names ------------------------------------------------------------------------------------------------------

_board: Final = read("board.toml")
_tiles: Final = read("tiles.toml")
FILES: Final[str] = _board["board"]["files"]
NAMES: Final[list[str]] = [f"{file}{rank}" for rank in range(1, SIDE + 1) for file in FILES]
KIND_IDS: Final[list[str]] = [table["id"] for table in _tiles["tile"]]
KIND_CODES: Final[list[str]] = [table["code"] for table in _tiles["tile"]]


def cell_of(name: str) -> int:
    return NAMES.index(name)


def set_of(names: list[str]) -> int:
    return sum(int(1) << cell_of(name) for name in names)


# --- 1.7, 1.8, 1.11: fixed tiles, starts and goals --------------------------------------------------------------

FIXED_KIND: Final[dict[str, str]] = {
    f"{file}{rank}": kind
    for rank in _board["board"]["fixed_ranks"]
    for file, kind in zip(_board["board"]["fixed_files"], _board["fixed_kinds"][f"rank{rank}"], strict=True)
}
FIXED: Final[int] = set_of(list(FIXED_KIND))
LOOSE: Final[list[int]] = [cell for cell in range(CELLS) if NAMES[cell] not in FIXED_KIND]  # in dealing order
STARTS: Final = vec[i64]([set_of(seat["start_leaves"]) for seat in _board["seat"]])
GOALS: Final = vec[i64]([STARTS[1], STARTS[0]])
FORWARD: Final[list[int]] = [seat["forward"] for seat in _board["seat"]]
START_RANKS: Final[list[int]] = [seat["start_rank"] for seat in _board["seat"]]


def fixed_plane(bit: int) -> int:
    """The fixed cells whose kind has this bit: tiles are kept as three sets of cells, one for each bit of a kind."""
    return sum(((KIND_IDS.index(kind) >> bit) & 1) << cell_of(name) for name, kind in FIXED_KIND.items())


FIXED_PLANES: Final[list[int]] = [fixed_plane(bit) for bit in range(3)]

# --- where a pawn may go ----------------------------------------------------------------------------------------

WAYS: Final[list[tuple[int, int]]] = [(0, 1), (0, -1), (1, 0), (-1, 0)]  # files to the right, ranks up


def away(cell: int, way: tuple[int, int], distance: int) -> int:
    """The cell so far away, or -1 off the board."""
    file = cell % SIDE + distance * way[0]
    rank = cell // SIDE + distance * way[1]
    return SIDE * rank + file if 0 <= file < SIDE and 0 <= rank < SIDE else -1


def reached(cell: int, distance: int, barred: int = 0) -> int:
    """The cells straight away in any direction but the one that leads by `barred` ranks."""
    found = 0
    for way in WAYS:
        other = away(cell, way, distance)
        if other >= 0 and (barred == 0 or way[1] != barred):
            found |= int(1) << other
    return found


def off_board(cell: int) -> int:
    """4.11: one where a flight leads over the edge."""
    return int(any(away(cell, way, 2) < 0 for way in WAYS))


STEPS: Final = vec[i64]([reached(cell, 1) for cell in range(CELLS)])  # 3.8
RETREATS: Final = vec[i64]([reached(cell, 1, FORWARD[seat]) for seat in (0, 1) for cell in range(CELLS)])  # 4.7
FLIGHTS: Final = vec[i64]([reached(cell, 2) for cell in range(CELLS)])  # 4.8
EDGE: Final = vec[i64]([off_board(cell) for cell in range(CELLS)])

# --- 1.9: the lines that slide ----------------------------------------------------------------------------------

ENTRY_CELLS: Final[list[int]] = [cell_of(entry["cell"]) for entry in _board["entry"]]
EXIT_CELLS: Final[list[int]] = [cell_of(entry["exit"]) for entry in _board["entry"]]
ENTRY_NAMES: Final[list[str]] = [NAMES[cell] for cell in ENTRY_CELLS]
OPPOSITE: Final = vec[i64]([ENTRY_CELLS.index(cell) for cell in EXIT_CELLS])
_strides: Final[list[int]] = [
    (leave - enter) // (SIDE - 1) for enter, leave in zip(ENTRY_CELLS, EXIT_CELLS, strict=True)
]
LINES: Final[list[list[int]]] = [
    [enter + place * stride for place in range(SIDE)] for enter, stride in zip(ENTRY_CELLS, _strides, strict=True)
]
WAY_IDS: Final[list[str]] = [{1: "right", -1: "left", 7: "up", -7: "down"}[stride] for stride in _strides]
STRIDES: Final = vec[i64](_strides)
LINE_CELLS: Final = vec[i64]([sum(int(1) << cell for cell in line) for line in LINES])
ENTRANCES: Final = vec[i64](ENTRY_CELLS)
EXITS: Final = vec[i64](EXIT_CELLS)


def slide(plane: i64, entry: i64, inserted: i64) -> i64:
    """7.1: a set of cells after one line of it has moved by one cell; `inserted`: 1 where the entry joins the set."""
    line = LINE_CELLS[entry]
    stride = STRIDES[entry]
    moved = plane & line
    moved = moved << stride if stride > 0 else moved >> -stride
    return (plane & ~line) | (moved & line) | (inserted << ENTRANCES[entry])


# --- 1.10: splits of the loose tiles ----------------------------------------------------------------------------

SPLITS: Final[dict[str, list[int]]] = {
    table["id"]: [table[kind] for kind in KIND_IDS] for table in _tiles["split"]
}  # by name: how many of each kind
OURS: Final[int] = stack(next(iter(SPLITS.values())))
TILES: Final = 34  # 1.2: one is left over


def check() -> None:
    """What is built into the rules must hold in the data."""
    if KIND_IDS != ["leaf", "eggs", "caterpillar", "chrysalis", "flying", "spider", "lizard"]:
        raise ValueError("tiles.toml: the seven kinds and their order are built in (1.5)")
    for name, counts in SPLITS.items():
        if sum(counts) != TILES or min(counts) < 0:
            raise ValueError(f"tiles.toml: split {name}: {sum(counts)} tiles where {TILES} are needed (1.2)")
    if len(LOOSE) != 33 or len(ENTRY_CELLS) != ENTRIES or _board["pawns"] != {"per_seat": 4, "placed_at_start": 1}:
        raise ValueError("board.toml: 33 loose cells, 12 entries and 4 pawns a seat are built in (1.2, 1.3, 1.9)")
    if any(FIXED & line for line in LINE_CELLS):
        raise ValueError("board.toml: a line with a fixed tile cannot slide (1.7)")
    if any(FIXED_KIND.get(NAMES[cell]) != "leaf" for cell in cells_in(STARTS[0] | STARTS[1])):
        raise ValueError("board.toml: start leaves are fixed leaves (1.11)")


check()
