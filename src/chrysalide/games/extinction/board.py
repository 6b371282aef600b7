# mypyc
"""The 6 × 6 board as sets of cells (1.7): cell RC is bit 6 (R - 1) + C - 1 of a number."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.vectors import vec
from chrysalide.games.extinction.facts.records import SIDE

CELLS: Final = 36
ALL: Final = 0xFFFFFFFFF
FIRST_ROW: Final = 63
FIRST_COLUMN: Final = 0x041041041
LAST_COLUMN: Final = 0x820820820
NOT_LEFT: Final = ALL & ~FIRST_COLUMN
NOT_RIGHT: Final = ALL & ~LAST_COLUMN
BOTTOM: Final = 0xFC0000000  # the last row
LINES: Final = vec[i64](
    [FIRST_ROW * 64**row for row in range(SIDE)] + [FIRST_COLUMN * 2**column for column in range(SIDE)]
)


def beside(cells: i64) -> i64:
    """14.2: all cells that share a side with a cell of the set."""
    return (
        ((cells << SIDE) & ALL) | (cells >> SIDE) | ((cells & NOT_RIGHT) << 1) | ((cells & NOT_LEFT) >> 1)
    )  # fmt: skip


def cross(cell: i64) -> i64:
    """Row and column of a cell."""
    return LINES[cell // SIDE] | LINES[SIDE + cell % SIDE]


def reach(cell: i64, steps: i64, free: i64) -> i64:
    """7.1–7.3: the other cells that an animal can come to through free cells in so many steps."""
    start = i64(1) << cell
    found = start
    while steps > 0:
        found |= beside(found) & free
        steps -= 1
    return found & ~start


def hemmed(free: i64, most: i64) -> i64:
    """Cells with at most `most` free neighbours; neighbours off the board do not exist."""
    up = free >> SIDE
    down = (free << SIDE) & ALL
    right = (free & NOT_LEFT) >> 1
    left = (free & NOT_RIGHT) << 1
    one = up | down | right | left
    two = (up & down) | (right & left) | ((up | down) & (right | left))
    three = (up & down & (right | left)) | (right & left & (up | down))
    if most <= 0:
        return ALL & ~one if most == 0 else i64(0)
    if most == 1:
        return ALL & ~two
    if most == 2:
        return ALL & ~three
    return ALL & ~(up & down & right & left)


def cell_in(line: i64, place: i64) -> i64:
    """9.4: a cell of a line, counted from 0: of a row from the left, of a column from the top."""
    return line * SIDE + place if line < SIDE else place * SIDE + line - SIDE


def place_in(line: i64, cell: i64) -> i64:
    return cell % SIDE if line < SIDE else cell // SIDE


def nearest(line: i64, cell: i64, animals: i64, forwards: bool) -> i64:
    """The place in the line of the next animal on one side of a cell, or -1."""
    step: i64 = 1 if forwards else -1
    place = place_in(line, cell) + step
    while 0 <= place < SIDE:
        if (animals >> cell_in(line, place)) & 1:
            return place
        place += step
    return -1
