# mypyc
"""What a seat knows in numbers: the table card by card, its own hand and goals, and what is public about the others."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.observing import Sheet
from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import GOALS, KINDS, NETTED, SIDE, WEBBED, total
from chrysalide.games.papillons.grid import from_column

if TYPE_CHECKING:
    from chrysalide.games.papillons.rules.play import Papillons

PHASE_COUNT: Final = 11
CARDS: Final = 32  # in the box
MOVE: Final = 7  # the phase, as in rules/position.py
FINISHED: Final = 10


def _byte(place: int) -> int:
    return int(i64(1) << (8 * place))


# what is written of a card, by its value on the grid (kind + 1, with the token flags)
SHAPE_OF: Final = vec[i64]([_byte(2 + ((value % NETTED - 1) >> 2 & 3)) for value in range(128)])
REST_OF: Final = vec[i64](
    [
        _byte((value % NETTED - 1) & 3) + (value // NETTED % 2) * _byte(4) + (value // WEBBED) * _byte(5)
        for value in range(128)
    ]
)


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
    """Row by row: where a card lies in the box that the codes count in, its shape and colour, and what is on it.

    Thirteen places: two coordinates, four shapes, four colours, two tokens, protection; written in two goes.
    """
    grid = state.grid
    sheet.part("table")
    cards = grid.cards
    first = grid.min_x % SIDE
    protected = -1
    if state.protection:
        protected = (state.protected_y % SIDE) * SIDE + state.protected_x % SIDE
    left: i64 = CARDS
    line: i64 = 1
    for y in range(grid.min_y, grid.max_y + 1):
        start = (y % SIDE) * SIDE
        row = from_column(grid.rows[y % SIDE], first)
        while row:
            column = lowest(row)
            row &= row - 1
            cell = start + (first + column if first + column < SIDE else first + column - SIDE)
            card = i64(cards[cell])
            sheet.octets((column + 1) | (line << 8) | SHAPE_OF[card], 6)
            if cell == protected:
                sheet.octets(REST_OF[card] | (state.protection << 48), 7)
            else:
                sheet.octets(REST_OF[card], 7)
            left -= 1
        line += 1
    sheet.skip(left * 13)
