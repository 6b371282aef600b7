# mypyc
"""Chapters 3 to 5 and 7: what a seat may do."""

from mypy_extensions import i64

from chrysalide.core.bits import bits, nth
from chrysalide.core.dice import Dice
from chrysalide.games.papillons.board import BOX, GOALS, NETTED, SIDE
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
    PUT_NET,
    PUT_WEB,
    SHAPE_GOALS,
    SILENT,
    TO_CELL,
    TURN,
    Position,
)


class Listing(Position):
    """The only statement of legality, and the fast way to pick from it."""

    def legal(self) -> list[int]:
        codes: list[int] = []
        if self.phase == TURN:
            self.list_turn(codes)
        elif self.phase == LAY:
            self.list_free(codes)
        elif self.phase == MOVE:
            self.list_targets(codes)
        elif self.phase == ANNOUNCE:
            codes.append(SILENT)
            self.list_announcements(codes)
        return codes

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
        codes = self.legal()
        return codes[dice.below(len(codes))]

    def place_of(self, cell: i64) -> i64:
        """The index of a cell of the torus."""
        column = (cell % SIDE - self.grid.min_x + 1) % SIDE
        return (cell // SIDE - self.grid.min_y + 1) % SIDE * BOX + column

    def pick_turn(self, dice: Dice) -> i64:
        few: list[int] = []
        self.list_few(few)
        if few and few[0] >= ANNOUNCE_GOAL:  # only announcements: perhaps passing is legal too (3.8)
            codes = self.legal()
            return codes[dice.below(len(codes))]
        cards = self.grid.size
        sorts: list[int] = []
        self.list_touches(sorts)
        number: i64 = len(few)
        number += cards * len(sorts)
        for _ in range(64 if number else 0):
            drawn = dice.below(number) - len(few)
            if drawn < 0:
                return few[drawn + len(few)]
            base: i64 = sorts[drawn // cards]
            cell = self.grid.cells[drawn % cards]
            x, y = (cell >> 16) - 32768, (cell & 65535) - 32768
            if self.may_touch(x, y, base):
                return base + self.index(x, y)
        codes = self.legal()
        return codes[dice.below(len(codes))]

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

    def list_few(self, codes: list[int]) -> None:
        """What a turn offers besides the cards on the table."""
        hand = self.hands[self.seat]
        kind = 0
        while hand:
            if hand & 3:
                codes.append(kind)
            hand >>= 2
            kind += 1
        demanded = (self.demands >> self.seat) & 1
        if self.deck and not demanded:
            codes.append(PLAY_DECK)
        if self.may_demand():
            named = self.demandable()
            codes.extend([DEMAND + seat for seat in range(self.seats) if (named >> seat) & 1])
        if self.expert_teams():
            self.list_announcements(codes)

    def list_turn(self, codes: list[int]) -> None:
        """3.8: the only pass, where at most an announcement is left."""
        self.list_few(codes)
        touches: list[int] = []
        self.list_touches(touches)
        for base in touches:
            self.list_cards(codes, base)
        for code in codes:
            if code < ANNOUNCE_GOAL or code >= LIFT:
                return
        codes.insert(0, PASS)

    def list_touches(self, bases: list[int]) -> None:
        """4.1: what the threshold opens, the sorts of actions on cards of the table; no moves where a lay is due."""
        if not self.open() or (self.demands >> self.seat) & 1:
            return
        if not self.overdue():
            bases.append(LIFT)
        if (self.nets >> self.seat) & 1:
            bases.append(PUT_NET)
        if (self.webs >> self.seat) & 1:
            bases.append(PUT_WEB)

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

    def list_announcements(self, codes: list[int]) -> None:
        """7.11: a goal whose line stands, one's own or of the sort that the partner holds."""
        offered = self.grid.standing() & (self.goals[self.seat] | self.partner_sort())
        codes.extend([ANNOUNCE_GOAL + goal for goal in range(GOALS) if (offered >> goal) & 1])

    def partner_sort(self) -> i64:
        return COLOUR_GOALS if self.shape_seat[self.team(self.seat)] == self.seat else SHAPE_GOALS

    def list_cards(self, codes: list[int], base: i64) -> None:
        """4.8–4.18: the cards that may be lifted, or bear a token, in the order of their cells."""
        grid = self.grid
        for y in range(grid.min_y, grid.max_y + 1):
            row = from_column(grid.row(y), grid.min_x)
            x = grid.min_x
            while row:
                if row & 1 and self.may_touch(x, y, base):
                    codes.append(int(base + self.index(x, y)))
                row >>= 1
                x += 1

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

    def list_free(self, codes: list[int]) -> None:
        """3.5: the first card goes to (0, 0), every other one beside a card."""
        grid = self.grid
        if grid.size == 0:
            codes.append(TO_CELL + BOX + 1)
            return
        for y in range(grid.min_y - 1, grid.max_y + 2):
            self.list_row(codes, grid.free(y), y)

    def list_targets(self, codes: list[int]) -> None:
        """4.3–4.6."""
        grid = self.grid
        targets = grid.landings(self.lifted_x, self.lifted_y)
        for y in range(grid.min_y - 1, grid.max_y + 2):
            self.list_row(codes, targets[y % SIDE], y)

    def list_row(self, codes: list[int], row: i64, y: i64) -> None:
        seen = from_column(row, self.grid.min_x - 1)
        code = TO_CELL + (y - self.grid.min_y + 1) * BOX
        while seen:
            if seen & 1:
                codes.append(int(code))
            seen >>= 1
            code += 1
