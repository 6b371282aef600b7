# mypyc
"""Chapters 3 to 5 and 7: what a seat may do."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest, nth
from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.games.papillons.board import BOX, INDEXES, NETTED, SIDE
from chrysalide.games.papillons.grid import from_column
from chrysalide.games.papillons.rules.position import (
    ANNOUNCE,
    ANNOUNCE_GOAL,
    COLOUR_GOALS,
    DEMAND,
    LAID,
    LAY,
    LIFT,
    MOVE,
    NOT_PROTECTED,
    PASS,
    PLAY_DECK,
    SHAPE_GOALS,
    SILENT,
    TO_CELL,
    TURN,
    Position,
)

BEFORE_GOALS: Final = 0xFFFFFF  # codes below those of announcements, a set


class Listing(Position):
    """The only statement of legality, and the fast way to pick from it."""

    def legal(self) -> list[int]:
        codes: list[int] = []
        if self.phase == TURN:
            list_set(codes, 0, self.turn_codes())
            sorts = self.touches()
            while sorts:
                base = LIFT + lowest(sorts) * INDEXES
                self.list_rows(codes, base, self.find_cards(base))
                sorts &= sorts - 1
        elif self.phase == ANNOUNCE:
            list_set(codes, 0, self.answers())
        elif self.phase == LAY or self.phase == MOVE:
            self.list_rows(codes, TO_CELL, self.find_cells())
        return codes

    def mask(self, sheet: Sheet) -> None:
        """The same without a list."""
        if self.phase == TURN:
            sheet.marks(0, self.turn_codes())
            sorts = self.touches()
            while sorts:
                base = LIFT + lowest(sorts) * INDEXES
                self.mark_rows(sheet, base, self.find_cards(base))
                sorts &= sorts - 1
        elif self.phase == ANNOUNCE:
            sheet.marks(0, self.answers())
        elif self.phase == LAY or self.phase == MOVE:
            self.mark_rows(sheet, TO_CELL, self.find_cells())

    def pick(self, dice: Dice) -> i64:
        """Equally likely without listing all: what is not legal is drawn again."""
        if self.phase == TURN:
            return self.pick_turn(dice)
        if self.phase == LAY and self.grid.size:
            return self.pick_cell(dice)
        if self.phase == MOVE and self.grid.stays_whole(self.lifted_x, self.lifted_y):
            self.grid.hide(self.lifted_x, self.lifted_y)
            code = self.pick_cell(dice)
            while code - TO_CELL == self.index(self.lifted_x, self.lifted_y):  # 4.6
                code = self.pick_cell(dice)
            self.grid.unhide(self.lifted_x, self.lifted_y)
            return code
        if self.phase == MOVE and len(self.grid.bridges):
            return TO_CELL + self.place_of(self.grid.bridges[dice.below(len(self.grid.bridges))])
        if self.phase == MOVE:
            return self.pick_found(self.find_cells(), dice)
        return self.pick_listed(dice)

    def pick_found(self, rows: i64, dice: Dice) -> i64:
        """One of the cells in the grid's rows."""
        room = self.grid.room
        number: i64 = 0
        for place in range(rows):
            number += bits(room[place])
        left = dice.below(number)
        place = 0
        while left >= bits(room[place]):
            left -= bits(room[place])
            place += 1
        return TO_CELL + place * BOX + nth(room[place], left)

    def pick_listed(self, dice: Dice) -> i64:
        codes = self.legal()
        return codes[dice.below(len(codes))]

    def place_of(self, cell: i64) -> i64:
        """The index of a cell of the torus."""
        column = (cell % SIDE - self.grid.min_x + 1) % SIDE
        return (cell // SIDE - self.grid.min_y + 1) % SIDE * BOX + column

    def pick_turn(self, dice: Dice) -> i64:
        few = self.few()
        if few and not few & BEFORE_GOALS:  # only announcements: perhaps passing is legal too (3.8)
            return self.pick_listed(dice)
        cards = self.grid.size
        sorts = self.touches()
        first = bits(few)
        number = first + cards * bits(sorts)
        for _ in range(64 if number else 0):
            drawn = dice.below(number)
            if drawn < first:
                return nth(few, drawn)
            drawn -= first
            base = LIFT + nth(sorts, drawn // cards) * INDEXES
            cell = self.grid.cells[drawn % cards]
            x, y = (cell >> 16) - 32768, (cell & 65535) - 32768
            if self.may_touch(x, y, base):
                return base + self.index(x, y)
        return self.pick_listed(dice)

    def pick_cell(self, dice: Dice) -> i64:
        """A free cell beside a card."""
        grid = self.grid
        left = dice.below(grid.list_room())
        place: i64 = 0
        while True:
            row = grid.room[place]
            here = bits(row)
            if left < here:
                return TO_CELL + place * BOX + nth(from_column(row, grid.min_x - 1), left)
            left -= here
            place += 1

    def few(self) -> i64:
        """What a turn offers besides the cards on the table, a set of codes."""
        hand = self.hands[self.seat]
        codes: i64 = 0
        bit: i64 = 1
        while hand:
            if hand & 3:
                codes |= bit
            hand >>= 2
            bit <<= 1
        if self.deck and not (self.demands >> self.seat) & 1:
            codes |= i64(1) << PLAY_DECK
        if self.may_demand():
            codes |= self.demandable() << DEMAND
        if self.expert_teams():
            codes |= self.announceable() << ANNOUNCE_GOAL
        return codes

    def turn_codes(self) -> i64:
        """The same; 3.8: the only pass, where at most an announcement is left."""
        few = self.few()
        if few & BEFORE_GOALS or self.has_cards():
            return few
        return few | i64(1) << PASS

    def has_cards(self) -> bool:
        """May any card on the table be lifted, or bear a token?"""
        for sort in range(2, -1, -1):  # tokens first: that is found out sooner
            if not (self.touches() >> sort) & 1:
                continue
            base = LIFT + sort * INDEXES
            for place in range(self.find_cards(base)):
                if self.grid.room[place]:
                    return True
        return False

    def answers(self) -> i64:
        """7.10: silence, or the goals that may be announced, a set of codes."""
        return i64(1) << SILENT | self.announceable() << ANNOUNCE_GOAL

    def touches(self) -> i64:
        """4.1: what the threshold opens, the sorts of actions on cards of the table; no moves where a lay is due.

        A set: lifting, a net, a web, in the order of their codes.
        """
        if not self.open() or (self.demands >> self.seat) & 1:
            return 0
        sorts = ((self.nets >> self.seat) & 1) << 1 | ((self.webs >> self.seat) & 1) << 2
        return sorts if self.overdue() else sorts | 1

    def overdue(self) -> bool:
        """7.8: after so many turns without a lay or a token the seat owes one, or a demand, where it can do any.

        A token that is left has a card to go on: 4.1 leaves more cards than there are tokens and protected cards.
        """
        if self.phase != TURN or self.still < self.still_limit() or self.stall_draws:
            return False
        if self.hands[self.seat]:
            return True
        if (self.demands >> self.seat) & 1:
            return False
        if self.deck or (self.open() and ((self.nets | self.webs) >> self.seat) & 1):
            return True
        return self.may_demand() and self.demandable() != 0

    def may_demand(self) -> bool:
        """5.6, 5.7, 5.9."""
        return self.expert and not (self.demands >> self.seat) & 1 and (self.early_demand or self.open())

    def demandable(self) -> i64:
        """5.10, 5.11: the opponents not yet under demand, with a card in hand, a set."""
        barred = self.partners(self.seat) | self.demands
        found: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat] and not (barred >> seat) & 1:
                found |= i64(1) << seat
        return found

    def announceable(self) -> i64:
        """7.11: the goals whose line stands, one's own or of the sort that the partner holds, a set."""
        return self.grid.standing() & (self.goals[self.seat] | self.partner_sort())

    def partner_sort(self) -> i64:
        return COLOUR_GOALS if self.shape_seat[self.team(self.seat)] == self.seat else SHAPE_GOALS

    def find_cards(self, base: i64) -> i64:
        """4.8–4.18: the cards that may be lifted, or bear a token, into the grid's rows; returns how many rows."""
        grid = self.grid
        rows = grid.list_cards()
        if self.protected_from(base):
            grid.leave_out(self.protected_x, self.protected_y)
        if base == LIFT:
            grid.leave_movable()
        return rows

    def may_touch(self, x: i64, y: i64, base: i64) -> bool:
        if self.grid.card(x, y) >= NETTED:  # 4.11, 4.17
            return False
        if self.protected_from(base) and x == self.protected_x and y == self.protected_y:
            return False
        return base != LIFT or self.grid.movable(x, y)

    def protected_from(self, base: i64) -> bool:
        """4.8, 4.9, 4.16: is the card of the last turn safe from this?"""
        if self.protection == NOT_PROTECTED:
            return False
        return base != LIFT or self.protection == LAID or self.protect_moved

    def find_cells(self) -> i64:
        """3.5, 4.3–4.6: where a card may be laid or go, into the grid's rows; returns how many rows."""
        grid = self.grid
        if grid.size == 0:  # the first card goes to (0, 0), every other one beside a card
            grid.room[0] = 0
            grid.room[1] = 2
            return 2
        if self.phase == LAY:
            grid.list_room()
            grid.turn_room()
        else:
            grid.list_landings(self.lifted_x, self.lifted_y)
        return grid.max_y - grid.min_y + 3

    def list_rows(self, codes: list[int], base: i64, rows: i64) -> None:
        room = self.grid.room
        for place in range(rows):
            list_set(codes, base + place * BOX, room[place])

    def mark_rows(self, sheet: Sheet, base: i64, rows: i64) -> None:
        room = self.grid.room
        for place in range(rows):
            if room[place]:
                sheet.marks(base + place * BOX, room[place])


def list_set(codes: list[int], base: i64, numbers: i64) -> None:
    while numbers:
        codes.append(int(base + lowest(numbers)))
        numbers &= numbers - 1
