# mypyc
"""What a seat knows in numbers: everything, as the board is open. Cells are absolute, like those of the actions."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chrysalide.core.observing import Sheet
from chrysalide.games.papilio.board import CELLS, ENTRIES, KINDS

if TYPE_CHECKING:
    from chrysalide.games.papilio.rules import Papilio

PHASE_COUNT: Final = 11
REASONS: Final = 6


def observe(state: "Papilio", seat: i64, sheet: Sheet) -> None:
    other = 1 - seat
    sheet.part("phase")
    sheet.choice(state.phase, PHASE_COUNT)
    sheet.part("reason")
    sheet.choice(state.reason, REASONS)
    sheet.part("to-act")
    sheet.flag(state.seat == seat)
    sheet.part("seat")
    sheet.flag(seat == 1)
    sheet.part("tiles")  # a board for each kind
    write_tiles(state, sheet)
    sheet.part("spare")
    sheet.choice(state.spare, KINDS)
    sheet.part("barred")
    sheet.choice(state.barred, ENTRIES)
    sheet.part("own-pawns")
    sheet.members(state.active(seat), CELLS)
    sheet.part("own-arrived")
    sheet.members(state.arrived(seat), CELLS)
    sheet.part("other-pawns")
    sheet.members(state.active(other), CELLS)
    sheet.part("other-arrived")
    sheet.members(state.arrived(other), CELLS)
    sheet.part("waiting")
    sheet.members(state.waiting, CELLS)
    sheet.part("acting")
    sheet.choice(state.pawn, CELLS)
    sheet.part("visited")
    sheet.members(state.visited, CELLS)
    sheet.part("reserves")
    sheet.number(state.reserve(seat))
    sheet.number(state.reserve(other))
    sheet.part("turns")
    sheet.number(state.turns(seat))
    sheet.number(state.turns(other))
    sheet.number(state.turn_cap)
    sheet.part("latest")
    sheet.flag(state.latest == seat)
    sheet.flag(state.latest == other)
    sheet.part("stay")
    sheet.flag(state.extra != 0)


def write_tiles(state: "Papilio", sheet: Sheet) -> None:
    low = state.plane_0
    middle = state.plane_1
    high = state.plane_2
    for cell in range(CELLS):
        kind = (low & 1) | (middle & 1) << 1 | (high & 1) << 2
        sheet.mark(kind * CELLS + cell)
        low >>= 1
        middle >>= 1
        high >>= 1
    sheet.skip(KINDS * CELLS)
