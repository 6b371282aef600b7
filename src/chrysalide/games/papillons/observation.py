# mypyc
"""What a seat knows in numbers: the table card by card, its own hand and goals, and what is public about the others."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.observing import Sheet
from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import GOALS, KINDS, NETTED, SIDE, WEBBED, total
from chrysalide.games.papillons.grid import line_below, turned

if TYPE_CHECKING:
    from chrysalide.games.papillons.rules.play import Papillons

PHASE_COUNT: Final = 11
CARDS: Final = 32  # in the box
MOVE: Final = 7  # the phase, as in rules/position.py
FINISHED: Final = 10


def _byte(place: int) -> int:
    return int(i64(1) << (8 * place))


# what is written of a card, by its value on the grid (kind + 1, with the token flags): thirteen places, of which two
# coordinates come first and protection last, in words of eight and of five
HEAD_OF: Final = vec[i64]([0] * 128)
TAIL_OF: Final = vec[i64]([0] * 128)
for _value in range(128):
    _shape, _colour = (_value % NETTED - 1) >> 2 & 3, (_value % NETTED - 1) & 3
    HEAD_OF[_value] = _byte(2 + _shape) + (_byte(6 + _colour) if _colour < 2 else 0)
    TAIL_OF[_value] = (
        (_byte(_colour - 2) if _colour >= 2 else 0) + (_value // NETTED % 2) * _byte(2) + (_value // WEBBED) * _byte(3)
    )
HEAD: Final = 64  # bits
TAIL: Final = 40
PLACES: Final = 13


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
    partners = state.partners(seat)
    for place in range(state.seats):  # the others in the order of their turns
        write_seat(state, seat, place, partners, sheet)
    write_lifted(state, sheet)
    write_table(state, sheet)


def write_unseen(state: "Papillons", seat: i64, sheet: Sheet) -> None:
    unseen = state.deck
    for other in range(state.seats):
        if other != seat:
            unseen += state.hands[other]
    sheet.numbers(unseen, 2, KINDS)


def write_seat(state: "Papillons", seat: i64, place: i64, partners: i64, sheet: Sheet) -> None:
    other = seat + place
    if other >= state.seats:
        other -= state.seats
    sheet.part("own-seat" if place == 0 else "other-seat")
    sheet.number(total(state.hands[other]))
    sheet.number(state.laid[other])
    sheet.flag((state.nets >> other) & 1 != 0)
    sheet.flag((state.webs >> other) & 1 != 0)
    sheet.flag((state.demands >> other) & 1 != 0)
    sheet.flag((partners >> other) & 1 != 0)
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

    Thirteen places: two coordinates, four shapes, four colours, two tokens, protection.
    """
    sheet.part("table")
    if sheet.noting:
        sheet.skip(CARDS * PLACES)
        return
    grid = state.grid
    cards = grid.cards
    first = grid.min_x % SIDE
    protected: i64 = -1
    if state.protection:
        protected = (state.protected_y % SIDE) * SIDE + state.protected_x % SIDE
    words = sheet.words
    word = sheet.at >> 3
    full = (sheet.at & 7) * 8  # bits of the word that are written, which are
    now = words[word]
    rows = grid.rows
    line = grid.min_y % SIDE
    for place in range(1, grid.max_y - grid.min_y + 2):
        start = line * SIDE
        row = turned(rows[line], first)
        line = line_below(line)
        while row:
            column = lowest(row)
            row &= row - 1
            cell = start + (first + column if first + column < SIDE else first + column - SIDE)
            card = i64(cards[cell])
            head = HEAD_OF[card] | (column + 1) | (place << 8)
            tail = TAIL_OF[card]
            if cell == protected:
                tail |= state.protection << 32
            room = HEAD - full
            if full == 0:
                words[word] = head
                now = 0
            else:
                words[word] = now | ((head & ((i64(1) << room) - 1)) << full)
                now = head >> room
            word += 1
            if full + TAIL < HEAD:
                now |= tail << full
                full += TAIL
            else:
                words[word] = now | ((tail & ((i64(1) << room) - 1)) << full)
                now = tail >> room
                word += 1
                full += TAIL - HEAD
    if full:
        words[word] = now
    sheet.skip(CARDS * PLACES)
