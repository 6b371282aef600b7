# mypyc
"""The table: cards on an unbounded square grid, kept in one piece (chapters 2 and 6)."""

from typing import Any, Final

from mypy_extensions import i64, u8

from chrysalide.core.bits import bits, lowest
from chrysalide.core.vectors import append, vec
from chrysalide.games.papillons.board import CELLS, EASY, MOVABLE, NETTED, ROW, SERVES, SIDE, SIMPLE
from chrysalide.games.papillons.pieces import (
    BRIDGE_COUNT,
    BRIDGED,
    BRIDGES,
    CORNER_COUNT,
    PARTS,
    WHOLE,
    has_another_cell,
    leave,
    note_corner,
    part_from,
    walk,
)

STEP_X: Final = vec[i64]([1, 0, 1, 1])  # row, column and both diagonals
STEP_Y: Final = vec[i64]([0, 1, 1, -1])


NO_ROWS: Final = vec[i64]([0] * SIDE)
NO_BRIDGES: Final = vec[i64]()
NO_CELLS: Final = vec[i64]()
NO_CARDS: Final = vec[u8]([0] * CELLS)


def right(row: i64) -> i64:
    """A row moved one cell to the right, around the torus."""
    return ((row << 1) | (row >> 35)) & ROW


def left(row: i64) -> i64:
    return (row >> 1) | ((row & 1) << 35)


def from_column(row: i64, x: i64) -> i64:
    """A row as seen from column `x`: that cell is the lowest bit."""
    return turned(row, x % SIDE)


def turned(row: i64, column: i64) -> i64:
    """The same for a column of the torus: loops reduce a coordinate once, not for every row."""
    return ((row >> column) | (row << (SIDE - column))) & ROW


def line_below(line: i64) -> i64:
    """The next row of the torus."""
    return line + 1 if line < SIDE - 1 else i64(0)


def packed(x: i64, y: i64) -> i64:
    """A cell as one number; coordinates are small (2.8)."""
    return ((x + 32768) << 16) | (y + 32768)


def grow(part: vec[i64], rows: vec[i64], line: i64) -> bool:
    """Let a part grow in one row; tells whether it did."""
    before = part[line]
    here = (before | part[(line + 35) % SIDE] | part[(line + 1) % SIDE]) & rows[line]
    more = (here | right(here) | left(here)) & rows[line]
    while more != here:
        here = more
        more = (here | right(here) | left(here)) & rows[line]
    part[line] = here
    return here != before


class Grid:
    """A row of bits for each line of the torus, and for each cell its kind + 1 with the token on it."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.rows = NO_ROWS[:]
        self.cards = NO_CARDS[:]
        self.room = NO_ROWS[:]  # the free rows last listed, from the row above the block on
        self.known_cell: i64 = -1  # what was last found out about lifting a card: see `movable`
        self.known_whole = False
        self.known_movable = False
        self.bridges = NO_BRIDGES  # the only targets of that card, where the others fall into two parts
        self.joints = NO_BRIDGES  # where they fall into more: its targets by row of the torus
        self.cells = vec[i64]()  # where the cards lie, packed, in no special order
        self.held = NO_CELLS  # where those with a token lie; they stay there (4.11), and copies share the array
        self.min_x: i64 = 0  # the box of the block, in true coordinates (2.2)
        self.max_x: i64 = 0
        self.min_y: i64 = 0
        self.max_y: i64 = 0

    def copy(self) -> "Grid":
        twin = Grid()
        twin.size = self.size
        twin.rows = self.rows[:]
        twin.cards = self.cards[:]
        twin.cells = self.cells[:]
        twin.held = self.held
        twin.min_x = self.min_x
        twin.max_x = self.max_x
        twin.min_y = self.min_y
        twin.max_y = self.max_y
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Arrays of machine numbers cannot be pickled; the cards and where they lie say all."""
        places = [(int(cell >> 16) - 32768, int(cell & 65535) - 32768) for cell in self.cells]
        return rebuilt, ([(x, y, int(self.card(x, y))) for x, y in places],)

    # --- cells --------------------------------------------------------------------------------------------------

    def card(self, x: i64, y: i64) -> i64:
        """Kind + 1 with the token's flag; 0 where nothing lies."""
        return i64(self.cards[(y % SIDE) * SIDE + x % SIDE])

    def mark(self, x: i64, y: i64, flag: i64) -> None:
        """Put a token on a card."""
        self.hold(x, y)
        cell = (y % SIDE) * SIDE + x % SIDE
        self.cards[cell] = u8(i64(self.cards[cell]) | flag)

    def hold(self, x: i64, y: i64) -> None:
        self.held = append(self.held[:], packed(x, y))

    def row(self, y: i64) -> i64:
        return self.rows[y % SIDE]

    def put(self, x: i64, y: i64, card: i64) -> None:
        self.cells = append(self.cells, packed(x, y))
        if card >= NETTED:
            self.hold(x, y)
        self.cover(x, y, card)

    def cover(self, x: i64, y: i64, card: i64) -> None:
        self.cards[(y % SIDE) * SIDE + x % SIDE] = u8(card)
        self.rows[y % SIDE] = self.rows[y % SIDE] | (i64(1) << (x % SIDE))
        self.known_cell = -1
        if self.size == 0:
            self.min_x = self.max_x = x
            self.min_y = self.max_y = y
        self.size += 1
        self.min_x = min(self.min_x, x)
        self.max_x = max(self.max_x, x)
        self.min_y = min(self.min_y, y)
        self.max_y = max(self.max_y, y)

    def take(self, x: i64, y: i64) -> i64:
        """Lift a card off the table; the box shrinks with it."""
        self.swap_out(packed(x, y), 0)
        self.cells = self.cells[: len(self.cells) - 1]
        return self.clear(x, y)

    def move(self, x: i64, y: i64, to_x: i64, to_y: i64) -> i64:
        """The same as `take` and `put`, without new arrays."""
        self.swap_out(packed(x, y), packed(to_x, to_y))
        card = self.clear(x, y)
        self.cover(to_x, to_y, card)
        return card

    def swap_out(self, cell: i64, new: i64) -> None:
        """The last of the cells takes the place of one, and leaves its own to a new one."""
        cells = self.cells
        last = len(cells) - 1
        place: i64 = 0
        while cells[place] != cell:
            place += 1
        cells[place] = cells[last]
        cells[last] = new

    def clear(self, x: i64, y: i64) -> i64:
        cell = (y % SIDE) * SIDE + x % SIDE
        card = i64(self.cards[cell])
        self.cards[cell] = 0
        self.rows[y % SIDE] = self.rows[y % SIDE] & ~(i64(1) << (x % SIDE))
        self.size -= 1
        self.known_cell = -1
        self.shrink()
        return card

    def hide(self, x: i64, y: i64) -> None:
        """Leave a card out of account for a moment."""
        self.rows[y % SIDE] = self.rows[y % SIDE] & ~(i64(1) << (x % SIDE))

    def unhide(self, x: i64, y: i64) -> None:
        self.rows[y % SIDE] = self.rows[y % SIDE] | (i64(1) << (x % SIDE))

    def shrink(self) -> None:
        if self.size == 0:
            return
        while self.row(self.min_y) == 0:
            self.min_y += 1
        while self.row(self.max_y) == 0:
            self.max_y -= 1
        columns: i64 = 0
        line = self.min_y % SIDE
        for _ in range(self.max_y - self.min_y + 1):
            columns |= self.rows[line]
            line = line_below(line)
        seen = from_column(columns, self.min_x)
        self.min_x += lowest(seen)
        while not (seen >> (self.max_x - self.min_x)) & 1 and self.max_x > self.min_x:
            seen = from_column(columns, self.min_x)
            self.max_x -= 1
            if (seen >> (self.max_x - self.min_x)) & 1:
                break

    # --- free neighbours ----------------------------------------------------------------------------------------

    def free(self, y: i64) -> i64:
        """3.5: the free cells of a row that share a side with a card."""
        here = self.row(y)
        return (right(here) | left(here) | self.row(y - 1) | self.row(y + 1)) & ~here

    def list_room(self) -> i64:
        """All free neighbours, row by row from the one above the block, into `room`; returns how many."""
        rows, room = self.rows, self.room
        line = (self.min_y - 2) % SIDE
        above = rows[line]
        line = line_below(line)
        here = rows[line]
        number: i64 = 0
        for place in range(self.max_y - self.min_y + 3):
            line = line_below(line)
            below = rows[line]
            free = (right(here) | left(here) | above | below) & ~here
            room[place] = free
            number += bits(free)
            above = here
            here = below
        return number

    def turn_room(self) -> None:
        """The rows just listed, as seen from the column before the block: that is how cells are coded."""
        room = self.room
        column = (self.min_x - 1) % SIDE
        for place in range(self.max_y - self.min_y + 3):
            if room[place]:
                room[place] = turned(room[place], column)

    # --- cards --------------------------------------------------------------------------------------------------

    def list_cards(self) -> i64:
        """The cards without a token, into `room`, as seen from the column before the block; returns how many rows."""
        room = self.room
        rows = self.rows
        room[0] = 0
        number = self.max_y - self.min_y + 2
        line = self.min_y % SIDE
        column = (self.min_x - 1) % SIDE
        for place in range(1, number):
            room[place] = turned(rows[line], column)
            line = line_below(line)
        for cell in self.held:
            self.leave_out((cell >> 16) - 32768, (cell & 65535) - 32768)
        return number

    def leave_out(self, x: i64, y: i64) -> None:
        """One card is not meant."""
        if self.min_y <= y <= self.max_y and self.min_x <= x <= self.max_x:
            self.room[y - self.min_y + 1] &= ~(i64(1) << (x - self.min_x + 1))

    def leave_movable(self) -> None:
        """4.3–4.6: of the cards listed, those that have another cell to go to; the same as `movable`, in one walk."""
        if self.size < 2:
            self.room[1] = 0
            return
        rows, room = self.rows, self.room
        walked: i64 = 0
        column = (self.min_x - 2) % SIDE  # one more to the left, so that every card has a column on both sides
        line = (self.min_y - 1) % SIDE
        above = turned(rows[line], column)
        line = line_below(line)
        here = turned(rows[line], column)
        for place in range(1, self.max_y - self.min_y + 2):
            next_line = line_below(line)
            below = turned(rows[next_line], column)
            left_over = room[place]
            seen = left_over
            while left_over:
                bit = lowest(left_over)
                left_over &= left_over - 1
                around = ((above >> bit) & 7) | ((here >> bit) & 7) << 3 | ((below >> bit) & 7) << 6
                if EASY[around]:
                    continue
                cell = line * SIDE + (column + 1 + bit) % SIDE
                if walked == 0:
                    walked = walk(self.cards, cell)
                    self.find_corners()
                if not has_another_cell(cell):
                    seen &= ~(i64(1) << bit)
            room[place] = seen
            line = next_line
            above = here
            here = below
        leave(walked)

    def find_corners(self) -> None:
        """After a walk: note the free cells beside two cards or more."""
        rows = self.rows
        number: i64 = 0
        line = (self.min_y - 2) % SIDE
        above = rows[line]
        line = line_below(line)
        here = rows[line]
        for _ in range(self.max_y - self.min_y + 3):
            next_line = line_below(line)
            below = rows[next_line]
            after, before = right(here), left(here)
            corners = ((after & before) | (above & below) | ((after | before) & (above | below))) & ~here
            while corners:
                note_corner(number, line * SIDE + lowest(corners))
                number += 1
                corners &= corners - 1
            line = next_line
            above = here
            here = below
        CORNER_COUNT[0] = number

    # --- one piece (2.4) ----------------------------------------------------------------------------------------

    def ring(self, x: i64, y: i64) -> i64:
        """The occupied cells around one, clockwise from the cell above."""
        above = from_column(self.row(y - 1), x - 1)
        beside = from_column(self.row(y), x - 1)
        below = from_column(self.row(y + 1), x - 1)
        return (
            ((above >> 1) & 1)
            | ((above & 4) >> 1)
            | (beside & 4)
            | ((below & 4) << 1)
            | ((below & 2) << 3)
            | ((below & 1) << 5)
            | ((beside & 1) << 6)
            | ((above & 1) << 7)
        )

    def movable(self, x: i64, y: i64) -> bool:
        """4.3–4.6: is there another cell for this card that keeps all in one piece?"""
        if self.size < 2:
            return False
        if MOVABLE[self.ring(x, y)]:  # no search is needed
            return True
        self.find_out(x, y)
        return self.known_movable

    def stays_whole(self, x: i64, y: i64) -> bool:
        """The others form one piece without this card."""
        self.find_out(x, y)
        return self.known_whole

    def find_out(self, x: i64, y: i64) -> None:
        """Asked when a card is chosen and again when it is lifted, so the answer is kept until the table changes."""
        cell = packed(x, y)
        if self.known_cell == cell:
            return
        self.known_cell = cell
        self.known_whole = self.size > 1
        self.bridges = NO_BRIDGES
        self.joints = NO_BRIDGES
        self.known_movable = self.size > 1  # a block always has several free neighbours
        if SIMPLE[self.ring(x, y)] == 0:
            answer = part_from(self.cards, (y % SIDE) * SIDE + x % SIDE)
            self.known_whole = answer == WHOLE
            self.bridges = BRIDGES[: BRIDGE_COUNT[0]] if answer == BRIDGED else NO_BRIDGES
            self.known_movable = answer == WHOLE or answer == BRIDGED
            if answer == PARTS and self.has_crowded(x, y):
                self.known_movable = self.has_targets(x, y)

    def has_crowded(self, x: i64, y: i64) -> bool:
        """Is there another free cell with cards on three sides? Joining three parts takes one."""
        self.hide(x, y)
        found: i64 = 0
        for line in range(self.min_y - 1, self.max_y + 2):
            here = self.row(line)
            beside, across = right(here), left(here)
            above, below = self.row(line - 1), self.row(line + 1)
            crowded = ((beside & across & (above | below)) | (above & below & (beside | across))) & ~here
            found |= crowded & ~(i64(1) << (x % SIDE)) if line == y else crowded
        self.unhide(x, y)
        return found != 0

    def has_targets(self, x: i64, y: i64) -> bool:
        self.joints = self.targets(x, y)
        return any(self.joints[line] for line in range(SIDE))

    def list_landings(self, x: i64, y: i64) -> None:
        """4.3–4.6: where a lifted card may go, into `room`; without a search where it is known what the others form."""
        self.find_out(x, y)
        room = self.room
        if self.known_whole:
            self.hide(x, y)
            self.list_room()
            self.unhide(x, y)
            room[y - self.min_y + 1] &= ~(i64(1) << (x % SIDE))  # 4.6
        elif len(self.bridges):
            for place in range(self.max_y - self.min_y + 3):
                room[place] = 0
            for bridge in self.bridges:
                room[(bridge // SIDE - self.min_y + 1) % SIDE] |= i64(1) << (bridge % SIDE)
        else:
            joints = self.joints if len(self.joints) else self.targets(x, y)
            for place in range(self.max_y - self.min_y + 3):
                room[place] = joints[(self.min_y - 1 + place) % SIDE]
        self.turn_room()

    def targets(self, x: i64, y: i64) -> vec[i64]:
        """4.3–4.6: by row of the torus, where the card on (x, y) may go: next to every part that the others form."""
        rows = self.rows[:]
        rows[y % SIDE] &= ~(i64(1) << (x % SIDE))
        allowed = NO_ROWS[:]
        for line in range(self.min_y - 1, self.max_y + 2):
            allowed[line % SIDE] = ~self.row(line) & ROW  # 4.6: nor the cell it came from
        while True:
            part = self.part_of(rows)
            if len(part) == 0:
                return allowed
            for line in range(self.min_y - 1, self.max_y + 2):
                here = part[line % SIDE]
                near = right(here) | left(here) | part[(line - 1) % SIDE] | part[(line + 1) % SIDE]
                allowed[line % SIDE] &= near
                rows[line % SIDE] &= ~here

    def part_of(self, rows: vec[i64]) -> vec[i64]:
        """One connected part of what lies in `rows`; empty where nothing is left."""
        for y in range(self.min_y, self.max_y + 1):
            line = y % SIDE
            if rows[line]:
                part = NO_ROWS[:]
                part[line] = rows[line] & -rows[line]
                self.spread(part, rows)
                return part
        return vec[i64]()

    def spread(self, part: vec[i64], rows: vec[i64]) -> None:
        """Grow a part within `rows`, down and up again, until it grows no more."""
        grown = True
        while grown:
            grown = False
            for y in range(self.min_y, self.max_y + 1):
                grown = grow(part, rows, y % SIDE) or grown
            for y in range(self.max_y, self.min_y - 1, -1):
                grown = grow(part, rows, y % SIDE) or grown

    # --- lines (6.1–6.4) ----------------------------------------------------------------------------------------

    def lines_through(self, x: i64, y: i64) -> i64:
        """The goals of which a line of four goes through a cell."""
        own: i64 = SERVES[self.card(x, y)]
        found: i64 = 0
        for way in range(4):
            step_x: i64 = STEP_X[way]
            step_y: i64 = STEP_Y[way]
            run_0: i64 = own
            run_1: i64 = 0
            run_2: i64 = 0
            run_3: i64 = 0
            # the goals served by an unbroken run of 0, 1, 2 and 3 further cards on one side
            ahead = own & SERVES[self.card(x + step_x, y + step_y)]
            if ahead:
                run_1 = ahead
                ahead &= SERVES[self.card(x + 2 * step_x, y + 2 * step_y)]
                if ahead:
                    run_2 = ahead
                    run_3 = ahead & SERVES[self.card(x + 3 * step_x, y + 3 * step_y)]
            back: i64 = own
            found |= run_3
            back &= SERVES[self.card(x - step_x, y - step_y)]
            if back:
                found |= back & run_2
                back &= SERVES[self.card(x - 2 * step_x, y - 2 * step_y)]
                if back:
                    found |= back & run_1
                    found |= back & run_0 & SERVES[self.card(x - 3 * step_x, y - 3 * step_y)]
        return found

    def standing(self) -> i64:
        """All goals of which a line stands on the table."""
        found: i64 = 0
        for y in range(self.min_y, self.max_y + 1):
            for x in range(self.min_x, self.max_x + 1):
                if self.card(x, y):
                    found |= self.lines_through(x, y)
        return found


def rebuilt(cards: list[tuple[int, int, int]]) -> Grid:
    """The grid on which these cards were put, in this order."""
    grid = Grid()
    for x, y, card in cards:
        grid.put(x, y, card)
    return grid
