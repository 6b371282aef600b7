# mypyc
"""What a seat may do now: the only statement of legality."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.vectors import vec
from chrysalide.games.extinction.board import CELLS, LINES, beside, lowest, reach
from chrysalide.games.extinction.codes import (
    AMOUNT,
    BORN,
    BURN,
    CANCEL,
    CLEAR,
    CUBE,
    DIE,
    DROP,
    END,
    EXTRA,
    FUND,
    IGNORE,
    LIFT,
    LINE,
    LOOK,
    LOSE,
    MOVE,
    NEXT,
    NO,
    PAYLIFT,
    PLACES,
    PLAY,
    POLL,
    PUT,
    REROLL,
    ROLE,
    SAVE,
    SHIFT,
    SIDE,
    SPEC,
    SPLIT,
    STAND,
    STOP,
    STRIP,
)
from chrysalide.games.extinction.facts.records import AMBASSADORS, DICE
from chrysalide.games.extinction.rules.phases import (
    ACT,
    CANCEL_EFFECT,
    CHOOSE_AMOUNT,
    CHOOSE_LINE,
    CHOOSE_SIDE,
    CHOOSE_TILE,
    CHOOSE_VICTIM,
    EXTRA_CUBE,
    IGNORE_PART,
    IN_HAND,
    MOVE_ANIMAL,
    NEWBORN,
    NEXT_SEAT,
    PAY_FUND,
    PEEK_EFFECT,
    PLACE_ANIMAL,
    PLACE_CUBE,
    PLAY_CARD,
    POLL_NEXT,
    REMOVE_CONSTANT,
    REMOVE_TILE,
    REROLL_DIE,
    SAVE_ANIMAL,
    SETUP_ROLE,
    SETUP_SPECIALTY,
    SPLIT_COUPLE,
    STRIP_CUBE,
)
from chrysalide.games.extinction.rules.turns import Turns
from chrysalide.games.extinction.tables import SLOTS

LOW: Final = vec[i64]([0] * 7)  # scratch, by value of a die: places of groups 0 to 2 where it may lie
HIGH: Final = vec[i64]([0] * 7)  # and of groups 3 to 5
HALF: Final = 48  # places in one number


class Listing(Turns):
    """Codes in ascending order, but for declining and stopping, which come last."""

    def legal(self) -> list[int]:
        codes: list[int] = []
        phase = self.phase
        if self.asked < 0:
            return codes
        if phase == ACT:
            self.list_acts(codes)
        elif phase == MOVE_ANIMAL:
            self.list_moves(codes)
        elif phase == PLAY_CARD:
            self.list_plays(codes)
        elif phase == NEWBORN:
            self.list_births(codes)
        elif phase == PAY_FUND:
            self.list_positions(codes, FUND)
            codes.append(NO)
        elif phase == REMOVE_CONSTANT:
            self.list_positions(codes, LIFT)
            codes.append(STOP)
        elif phase == SETUP_ROLE:
            codes.extend([ROLE + int(self.tables.role_code[role]) for role in range(5) if self.seat_of(role) < 0])
            codes.sort()
        elif phase == CHOOSE_AMOUNT:
            codes.extend([AMOUNT + level for level in self.levels()])
        else:
            base, choices, last = self.simple_choices()
            codes.extend([base + number for number in range(CELLS) if (choices >> number) & 1])
            if last >= 0:
                codes.append(last)
        return codes

    def simple_choices(self) -> tuple[i64, i64, i64]:
        """Where a decision is one of a set: the first code, the set, and a code that comes last (or -1)."""
        phase = self.phase
        if phase == CHOOSE_LINE:
            return LINE, self.open_lines(), -1
        if phase == PLACE_ANIMAL:
            return PUT, self.put_cells(), -1
        if phase == REMOVE_TILE:
            return CLEAR, self.tiles, -1
        if phase == PLACE_CUBE:
            return CUBE, self.cube_places(), -1
        if phase == EXTRA_CUBE:
            return EXTRA, self.extra_places(), NO
        if phase == SPLIT_COUPLE:
            return SPLIT, beside(i64(1) << self.cell) & self.empty(), -1
        if phase == CHOOSE_SIDE:
            return SIDE, self.towards(), -1
        if phase == CHOOSE_VICTIM:
            return LOSE, self.victims(self.operand(2)), -1
        if phase == CHOOSE_TILE:
            return BURN, self.tile_cells(), -1
        if phase == STRIP_CUBE:
            return STRIP, self.richest(), -1
        if phase == NEXT_SEAT:
            return NEXT, self.all_seats() & ~self.played, -1
        if phase == POLL_NEXT:
            return POLL, self.up & ~self.polled, -1
        return self.answers_to_offers()

    def answers_to_offers(self) -> tuple[i64, i64, i64]:
        phase = self.phase
        if phase == PEEK_EFFECT:
            return DROP, 3 if self.can_pay(self.active, self.operand(2)) else 2, -1
        if phase == SAVE_ANIMAL:
            return SAVE, 1, NO
        if phase == CANCEL_EFFECT:
            return CANCEL, 1, NO
        if phase == IGNORE_PART:
            return IGNORE, 1, NO
        if phase == REROLL_DIE:
            return REROLL, self.values_in_hand() >> 1, STAND
        assert phase == SETUP_SPECIALTY
        return SPEC, 3, -1

    def open_lines(self) -> i64:
        """9.3: lines that hold an animal."""
        animals = self.animals()
        found: i64 = 0
        for line in range(12):
            if animals & LINES[line]:
                found |= i64(1) << line
        return found

    def levels(self) -> list[int]:
        """15.19."""
        return [x for x in range(self.operand(2), self.operand(3) + 1) if self.can_pay(self.active, x)]

    def list_positions(self, codes: list[int], base: int) -> None:
        codes.extend([base + position for position in range(self.row_size)])

    def list_plays(self, codes: list[int]) -> None:
        """15.9."""
        seat = self.active
        hand = self.hands[seat]
        while hand:
            codes.append(PLAY + self.tables.card_code[self.card_in(seat, lowest(hand))])
            hand &= hand - 1
        codes.sort()

    def list_births(self, codes: list[int]) -> None:
        """8.4, 8.5; 8.9 with `optional_births`."""
        couples = self.couples_at()
        while couples:
            parent = lowest(couples)
            cells = self.cradles(parent)
            while cells:
                codes.append(BORN + parent * CELLS + lowest(cells))
                cells &= cells - 1
            couples &= couples - 1
        if self.optional_births:
            codes.append(NO)

    def list_moves(self, codes: list[int]) -> None:
        """15.4."""
        free = self.free()
        steps = self.operand(2)
        animals = self.animals()
        while animals:
            cell = lowest(animals)
            cells = reach(cell, steps, free)
            while cells:
                codes.append(MOVE + cell * CELLS + lowest(cells))
                cells &= cells - 1
            animals &= animals - 1
        codes.append(STOP)

    # --- dice on places -----------------------------------------------------------------------------------------------

    def values_in_hand(self) -> i64:
        """The different values that are still to be placed: bit v for value v."""
        first = self.active * DICE
        found: i64 = 0
        for die in range(first, first + DICE):
            if self.places[die] == IN_HAND:
                found |= i64(1) << self.dice[die]
        return found

    def find_places(self) -> None:
        """4.4–4.13: for each value of a die, into LOW and HIGH, the places where the active seat may put it."""
        seat = self.active
        tables = self.tables
        able = self.purchasing(seat)
        low = self.affordable_starts(able)
        high: i64 = 0
        dear = min(able, i64(SLOTS - 1))
        for owner in range(self.seats):
            role = self.roles[owner]
            cards = self.laid[owner]
            shift = SLOTS * owner + SLOTS
            cheap = cards & ~tables.dear[role * SLOTS + dear]
            if cards & tables.changing[role] and self.up == 63:
                cheap = self.affordable_cards(owner, able)
            if shift < HALF:
                low |= cheap << shift
            else:
                high |= cheap << (shift - HALF)
        for value in range(1, 7):
            LOW[value] = low
            HIGH[value] = high
        self.block_places(seat)

    def affordable_starts(self, able: i64) -> i64:
        """Starting actions of this face; 16.17: a Constant may make some dearer."""
        tables = self.tables
        found = tables.start_places & ~tables.dear_starts[min(able, i64(SLOTS - 1))]
        for position in range(self.row_size):
            if tables.pricey[self.row[position]]:
                for place in range(tables.starts):
                    if self.cost_of(place) > able:
                        found &= ~(i64(1) << place)
        return found

    def affordable_cards(self, owner: i64, able: i64) -> i64:
        """The same card by card, where prices have changed."""
        found: i64 = 0
        cards = self.laid[owner]
        while cards:
            slot = lowest(cards)
            if self.cost_of((owner + 1) * SLOTS + slot) <= able:
                found |= i64(1) << slot
            cards &= cards - 1
        return found

    def block_places(self, seat: i64) -> None:
        """4.4, 4.5: dice on a place keep out what is not higher, own dice everything; 4.8: never on the open place."""
        gap = self.gap_of(seat)
        for die in range(self.seats * DICE):
            place = self.places[die]
            if place == IN_HAND or self.is_open(place):
                continue
            least = 7 if die // DICE == seat else min(self.dice[die] + gap, i64(7))
            if place < HALF:
                bit = ~(i64(1) << place)
                for value in range(1, least):
                    LOW[value] = LOW[value] & bit
            else:
                bit = ~(i64(1) << (place - HALF))
                for value in range(1, least):
                    HIGH[value] = HIGH[value] & bit

    def list_acts(self, codes: list[int]) -> None:
        """4.2, 4.17."""
        self.find_places()
        values = self.values_in_hand()
        for value in range(1, 7):
            if not (values >> value) & 1:
                continue
            base = DIE + (value - 1) * len(PLACES)
            places = [base + self.place_code(place) for place in range(HALF) if (LOW[value] >> place) & 1]
            places.extend([base + self.place_code(HALF + place) for place in range(HALF) if (HIGH[value] >> place) & 1])
            places.sort()
            codes.extend(places)
        if not values:
            codes.append(END)
        if self.lifter() >= 0:
            self.list_positions(codes, PAYLIFT)
        looks = self.look_places()
        codes.extend([LOOK + place for place in range(AMBASSADORS) if (looks >> place) & 1])
        takes = self.shift_places()
        for place in range(AMBASSADORS):
            if (takes >> place) & 1:
                base = SHIFT + place * AMBASSADORS
                codes.extend(
                    [base + other for other in range(AMBASSADORS) if other != place and (self.up >> other) & 1]
                )
