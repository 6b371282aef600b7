# mypyc
"""Chapters 4, 5 and 16: cards are drawn and played, dice lie on actions, abilities are used between them."""

from typing import Final

from mypy_extensions import i64

from chrysalide.games.extinction.board import bits, lowest
from chrysalide.games.extinction.facts.records import AMBASSADORS, DICE
from chrysalide.games.extinction.rules.operations import Operations
from chrysalide.games.extinction.rules.phases import (
    BY_DIE,
    BY_UNIQUE,
    IN_HAND,
)
from chrysalide.games.extinction.tables import (
    ACTION,
    CAMPAIGN,
    GAP,
    LIFTS,
    LOOKS,
    PERMANENT,
    SHIFTS,
    SLOTS,
)

TYPE_NAMES: Final[list[str]] = ["action", "permanent", "unique"]


class Acting(Operations):
    """What the active seat does with its cards and dice."""

    # --- cards ------------------------------------------------------------------------------------------------------

    def draw_card(self, slot: i64) -> None:
        """11.1, 15.8."""
        seat = self.active
        bit = i64(1) << slot
        self.decks[seat] = self.decks[seat] & ~bit
        self.hands[seat] = self.hands[seat] | bit
        if self.trace is not None:
            args = {"seat": int(seat), **self.card_args(self.card_in(seat, slot))}
            if self.open_hands:
                self.tell("card-drawn-open", args)
            else:
                self.tell("card-drawn", {"seat": int(seat)})
                self.tell("card-received", args, (int(seat),))

    def lay_card(self, slot: i64) -> None:
        """5.2–5.4: to the area, before its seat, or carried out."""
        seat = self.active
        bit = i64(1) << slot
        card = self.card_in(seat, slot)
        sort = self.tables.type_of[card]
        if self.trace is not None:
            args = {"seat": int(seat), **self.card_args(card), "type": TYPE_NAMES[sort]}
            self.tell("card-played", args)
        if sort == ACTION:
            self.laid[seat] = self.laid[seat] | bit
        elif sort == PERMANENT:
            place = 4 * bits(self.permanents[seat])
            self.permanents[seat] = self.permanents[seat] | bit
            self.order[seat] = self.order[seat] | ((slot + 1) << place)
        else:
            self.push(self.tables.card_ops[card], BY_UNIQUE, slot, 0)

    # --- actions ----------------------------------------------------------------------------------------------------

    def dice_left(self) -> i64:
        """How many dice the active seat has still to place."""
        found: i64 = 0
        first = self.active * DICE
        for die in range(first, first + DICE):
            if self.places[die] == IN_HAND:
                found += 1
        return found

    def has_main(self) -> bool:
        """16.5, 16.6: can the active seat use a `main` ability now?"""
        return self.lifter() >= 0 or self.look_places() != 0 or self.can_shift()

    def lifter(self) -> i64:
        """16.5: the slot that can remove a Constant for a price that can be paid, or -1."""
        if self.row_size == 0:
            return -1
        slots = self.sources(self.active, LIFTS) & ~self.used
        while slots:
            slot = lowest(slots)
            if self.can_pay(self.active, self.tables.power_cost[self.source(self.active, slot)]):
                return slot
            slots &= slots - 1
        return -1

    def look_places(self) -> i64:
        """16.6: face-down ambassadors that the active seat may look at."""
        found: i64 = 0
        if self.sources(self.active, LOOKS) & ~self.used:
            for place in range(AMBASSADORS):
                if not (self.up >> place) & 1 and not (self.known[place] >> self.active) & 1:
                    found |= i64(1) << place
        return found

    def can_shift(self) -> bool:
        """16.6: a cube lies on a face-up ambassador, and there is another one."""
        return bits(self.up) > 1 and self.shift_places() != 0

    def shift_places(self) -> i64:
        """16.6: face-up ambassadors that a cube may be taken from."""
        found: i64 = 0
        if self.sources(self.active, SHIFTS) & ~self.used:
            for place in range(AMBASSADORS):
                if self.cubes[place] > 0 and (self.up >> place) & 1:
                    found |= i64(1) << place
        return found

    def use_main(self, power: i64) -> None:
        """Once per turn; of several sources the first."""
        slots = self.sources(self.active, power) & ~self.used
        self.used |= slots & -slots

    def gap_of(self, seat: i64) -> i64:
        """4.5, 16.7, 18.2: by how much a seat's die must beat those on a place."""
        gap = self.tables.gap
        slots = self.sources(seat, GAP)
        while slots:
            gap += self.tables.power_n[self.source(seat, lowest(slots))]
            slots &= slots - 1
        return max(gap, i64(0))

    def cost_of(self, place: i64) -> i64:
        """4.13, 15.3, 16.17: what an action costs now, without discount."""
        tables = self.tables
        if place < SLOTS:
            cost = tables.start_cost[place]
            for position in range(self.row_size):
                cost += tables.price_mods[self.row[position] * tables.starts + place]
            return cost
        card = self.card_in(place // SLOTS - 1, place % SLOTS)
        if tables.cost_none_hidden[card] >= 0 and self.up == 63:
            return tables.cost_none_hidden[card]
        return tables.cost[card]

    def is_open(self, place: i64) -> bool:
        """4.8: a place without placement rule."""
        return place < SLOTS and (self.tables.open_places >> place) & 1 != 0

    def put_die(self, value: i64, place: i64) -> None:
        """4.2, 4.13."""
        seat = self.active
        die = seat * DICE
        while self.dice[die] != value or self.places[die] != IN_HAND:
            die += 1
        self.places[die] = place
        cost = self.cost_of(place)
        if self.trace is not None:
            args = {"seat": int(seat), "value": int(value), **self.place_args(place), "cost": int(cost)}
            self.tell("die-placed", args)
        self.pay(seat, cost)
        if place >= SLOTS:
            card = self.card_in(place // SLOTS - 1, place % SLOTS)
            self.push(self.tables.card_ops[card], BY_DIE, place, value)
        else:
            self.push(self.tables.start_ops[place], BY_DIE, place, value)
            if self.is_open(place):
                self.campaign()
        self.run()

    def campaign(self) -> None:
        """16.10: the first die of a turn on the open place brings more."""
        slots = self.sources(self.active, CAMPAIGN) & ~self.used
        self.used |= slots
        while slots:
            self.gain(self.active, self.tables.power_n[self.source(self.active, lowest(slots))])
            slots &= slots - 1
