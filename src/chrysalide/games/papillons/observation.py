# mypyc
"""What a seat knows in numbers: the table card by card, its own hand and goals, and what is public about the others."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chrysalide.core.observing import Sheet
from chrysalide.games.papillons.board import GOALS, KINDS, NETTED, WEBBED, total
from chrysalide.games.papillons.grid import from_column

if TYPE_CHECKING:
    from chrysalide.games.papillons.rules.play import Papillons

PHASE_COUNT: Final = 11
CARDS: Final = 32  # in the box
MOVE: Final = 7  # the phase, as in rules/position.py
FINISHED: Final = 10


def observe(state: "Papillons", seat: i64, sheet: Sheet) -> None:
    sheet.part("phase")
    sheet.choice(state.phase, PHASE_COUNT)
    sheet.part("to-act")
    sheet.choice((state.seat - seat) % state.seats, state.seats)
    sheet.part("starter")
    sheet.choice((state.starter - seat) % state.seats if state.starter >= 0 else -1, state.seats)
    sheet.part("still")
    sheet.number(state.still)
    sheet.number(state.still_limit())
    sheet.part("holding")
    sheet.choice(state.holding, KINDS)
    sheet.flag(state.drawing != 0)
    sheet.flag(state.busy != 0)
    sheet.part("hand")
    sheet.numbers(state.hands[seat], 2, KINDS)
    sheet.part("unseen")  # in the deck and in the others' hands
    write_unseen(state, seat, sheet)
    sheet.part("deck")
    sheet.number(total(state.deck))
    for place in range(state.seats):  # the others in the order of their turns
        write_seat(state, seat, place, sheet)
    write_lifted(state, sheet)
    write_table(state, sheet)


def write_unseen(state: "Papillons", seat: i64, sheet: Sheet) -> None:
    unseen = state.deck
    for other in range(state.seats):
        if other != seat:
            unseen += state.hands[other]
    sheet.numbers(unseen, 2, KINDS)


def write_seat(state: "Papillons", seat: i64, place: i64, sheet: Sheet) -> None:
    other = (seat + place) % state.seats
    sheet.part("own-seat" if place == 0 else "other-seat")
    sheet.number(total(state.hands[other]))
    sheet.number(state.laid[other])
    sheet.flag((state.nets >> other) & 1 != 0)
    sheet.flag((state.webs >> other) & 1 != 0)
    sheet.flag((state.demands >> other) & 1 != 0)
    sheet.flag((state.partners(seat) >> other) & 1 != 0)
    sheet.flag(state.shape_seat[other & 1] == other)  # 5.15
    sheet.members(state.goals[other] if state.knows_goals(seat, other) else 0, GOALS)
    sheet.members(state.excluded[other], GOALS)


def write_lifted(state: "Papillons", sheet: Sheet) -> None:
    """Where the card came from that is being moved, in the coordinates of the codes."""
    grid = state.grid
    lifted = state.phase == MOVE
    sheet.part("lifted")
    sheet.flag(lifted)
    sheet.number(state.lifted_x - grid.min_x + 1 if lifted else 0)
    sheet.number(state.lifted_y - grid.min_y + 1 if lifted else 0)


def write_table(state: "Papillons", sheet: Sheet) -> None:
    """Row by row: where a card lies in the box that the codes count in, its shape and colour, and what is on it."""
    grid = state.grid
    sheet.part("table")
    written: i64 = 0
    for y in range(grid.min_y, grid.max_y + 1):
        row = from_column(grid.row(y), grid.min_x)
        x = grid.min_x
        while row:
            if row & 1:
                write_card(state, x, y, sheet)
                written += 1
            row >>= 1
            x += 1
    sheet.skip((CARDS - written) * 13)


def write_card(state: "Papillons", x: i64, y: i64, sheet: Sheet) -> None:
    """Thirteen places: two coordinates, four shapes, four colours, two tokens, protection; the first six in one go."""
    grid = state.grid
    card = grid.card(x, y)
    kind = (card & 31) - 1
    column, line = x - grid.min_x + 1, y - grid.min_y + 1
    sheet.numbers(column | (line << 8) | (i64(1) << (16 + 8 * (kind >> 2))), 8, 6)
    tokens = (i64(card & NETTED != 0) << 32) | (i64(card & WEBBED != 0) << 40)
    touched = state.protected_x == x and state.protected_y == y
    protection = state.protection if touched else i64(0)
    sheet.numbers((i64(1) << (8 * (kind & 3))) | tokens | (protection << 48), 8, 7)
