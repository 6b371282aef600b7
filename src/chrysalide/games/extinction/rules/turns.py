# mypyc
"""Chapters 2 to 5 and 11: the set-up, turns and years, dice on actions, cards."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.board import bits, lowest
from chrysalide.games.extinction.facts.records import AMBASSADORS, DICE
from chrysalide.games.extinction.rules.operations import Operations
from chrysalide.games.extinction.rules.phases import (
    ACT,
    ACTING,
    BEARING,
    BY_ABILITY,
    BY_DIE,
    BY_UNIQUE,
    CLOSING,
    DESTROYING,
    DRAW_CARD,
    FIRST_SEAT,
    IN_HAND,
    NAMING,
    NEXT_SEAT,
    REROLL_DIE,
    ROLL_DICE,
    ROLLING,
    SETUP_DRAW,
    SETUP_ROLE,
    SETUP_SPECIALTY,
    STARTING,
    SUFFERING,
    VOTING,
)
from chrysalide.games.extinction.tables import (
    ACTION,
    AT_START,
    CAMPAIGN,
    GAP,
    LIFTS,
    LOOKS,
    PERMANENT,
    REROLL_POWER,
    SHIFTS,
    SLOTS,
    SPECIALTY,
)

TYPE_NAMES: Final[list[str]] = ["action", "permanent", "unique"]


class Turns(Operations):
    """What follows when no operation is pending."""

    def proceed(self) -> bool:
        stage = self.stage
        if stage == ACTING:
            return self.proceed_actions()
        if stage == BEARING:
            self.stage = DESTROYING
            return self.begin_births()
        if stage == DESTROYING:
            self.stage = SUFFERING
            if self.skip > 0:
                self.skip_destruction()
                return False
            self.begin_destruction(0)
            return True
        if stage == SUFFERING:
            self.stage = CLOSING
            return self.begin_effect()
        if stage == CLOSING:
            self.stage = NAMING
            return self.closing_draw()
        if stage == NAMING:
            return self.end_turn()
        if stage == STARTING:
            return self.proceed_start()
        if stage == VOTING:
            if self.next_poll():
                return True
            return self.begin_year()
        return self.proceed_setup()

    # --- set-up -----------------------------------------------------------------------------------------------------

    def choose_role(self, role: i64) -> None:
        """2.8, 2.9."""
        seat = self.active
        self.roles[seat] = role
        self.decks[seat] = 0x3FFF
        if self.trace is not None:
            found = self.tables.pack.roles[role]
            self.tell("role-taken", {"seat": int(seat), "role": found.id, "role_name": found.name})
        self.ask(SETUP_SPECIALTY, seat)

    def choose_specialty(self, number: i64) -> None:
        """2.8, 2.10: its card is played at once."""
        seat = self.active
        specialty = 2 * self.roles[seat] + number
        self.specialties[seat] = specialty
        if self.trace is not None:
            found = self.tables.pack.specialties[specialty]
            args = {"seat": int(seat), "specialty": found.id, "specialty_name": found.name}
            self.tell("specialty-taken", args)
        slot = self.tables.slot_of[self.roles[seat] * self.tables.cards + self.tables.start_card[specialty]]
        self.decks[seat] = self.decks[seat] & ~(i64(1) << slot)
        self.cursor = 0
        self.lay_card(slot)
        self.run()

    def proceed_setup(self) -> bool:
        """2.11, 2.13: the first hand, the next seat, the first turn."""
        seat = self.active
        if self.cursor < self.tables.hand_start and self.decks[seat]:
            self.ask(SETUP_DRAW, CHANCE)
            return True
        self.cursor = 0
        if seat + 1 < self.seats:
            self.active = seat + 1
            self.used = 0
            self.ask(SETUP_ROLE, CHANCE if self.random_roles else self.active)
        else:
            self.ask(FIRST_SEAT, CHANCE)
        return True

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

    # --- the start of a turn ----------------------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        """3.3."""
        self.active = seat
        self.played |= i64(1) << seat
        self.used = 0
        self.tiles_placed = 0
        self.saved = 0
        self.cursor = 0
        self.stage = STARTING
        if self.trace is not None:
            self.tell("turn-began", {"seat": int(seat), "year": int(self.year), "turn": int(self.turns + 1)})

    def proceed_start(self) -> bool:
        """3.5: the specialty, then Permanents in the order of play; 4.1: then all dice are rolled."""
        seat = self.active
        able = self.sources(seat, AT_START)
        while able and self.cursor <= DICE * 5:
            slot: i64 = SPECIALTY
            if self.cursor > 0:
                slot = ((self.order[seat] >> (4 * (self.cursor - 1))) & 15) - 1
            if slot < 0:
                break
            self.cursor += 1
            if (able >> slot) & 1:
                self.push(self.tables.power_ops[self.source(seat, slot)], BY_ABILITY, slot, 0)
                return False
        self.cursor = 0
        for die in range(seat * DICE, seat * DICE + DICE):
            self.places[die] = IN_HAND
        self.stage = ROLLING
        self.ask(ROLL_DICE, CHANCE)
        return True

    def roll_dice(self, low: i64, middle: i64, high: i64) -> None:
        """4.1; 16.4: one die may be rolled again."""
        seat = self.active
        self.dice[seat * DICE] = low
        self.dice[seat * DICE + 1] = middle
        self.dice[seat * DICE + 2] = high
        if self.trace is not None:
            self.tell("dice-rolled", {"seat": int(seat), "values": [int(low), int(middle), int(high)]})
        self.stage = ACTING
        if self.sources(seat, REROLL_POWER):
            self.ask(REROLL_DIE, seat)
        else:
            self.run()

    def reroll(self, value: i64) -> None:
        """16.4: the new value stands; dice are kept in ascending order."""
        first = self.active * DICE
        dice = self.dice
        old = dice[self.cell]
        dice[self.cell] = value
        self.cell = -1
        for _ in range(2):
            for die in range(first, first + 2):
                if dice[die] > dice[die + 1]:
                    swapped = dice[die]
                    dice[die] = dice[die + 1]
                    dice[die + 1] = swapped
        if self.trace is not None:
            self.tell("die-rerolled", {"seat": int(self.active), "old": int(old), "value": int(value)})
        self.run()

    # --- actions ----------------------------------------------------------------------------------------------------

    def dice_left(self) -> i64:
        """How many dice the active seat has still to place."""
        found: i64 = 0
        first = self.active * DICE
        for die in range(first, first + DICE):
            if self.places[die] == IN_HAND:
                found += 1
        return found

    def proceed_actions(self) -> bool:
        """4.17."""
        if self.dice_left() == 0 and not self.has_main():
            self.stage = BEARING
            return False
        self.ask(ACT, self.active)
        return True

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

    # --- the end of a turn ------------------------------------------------------------------------------------------

    def closing_draw(self) -> bool:
        """11.1, 5.8."""
        if not self.decks[self.active]:
            self.tell_seat("no-card-left", self.active)
            return False
        self.ask(DRAW_CARD, CHANCE)
        return True

    def end_turn(self) -> bool:
        """11.2–11.5: the next turn of the year, or its end."""
        self.remember()
        if self.played != self.all_seats():
            return self.name_next()
        if self.trace is not None:
            self.tell("year-ended", {"year": int(self.year)})
        if self.is_vote_year():
            self.begin_vote()
            self.stage = VOTING
            return False
        return self.begin_year()

    def begin_year(self) -> bool:
        """11.5: all markers return to their owners."""
        self.year += 1
        self.played = 0
        self.yes = 0
        self.polled = 0
        if self.trace is not None:
            self.tell("year-began", {"year": int(self.year)})
        return self.name_next()

    def name_next(self) -> bool:
        """11.3, 18.3."""
        self.stage = NAMING
        if self.seats == 2:
            self.begin_turn(1 - self.active)
            return False
        self.ask(NEXT_SEAT, self.active)
        return True

    def name(self, seat: i64) -> None:
        """11.3: that seat starts at once."""
        if self.trace is not None:
            self.tell("next-named", {"seat": int(self.active), "other_seat": int(seat)})
        self.begin_turn(seat)
        self.run()
