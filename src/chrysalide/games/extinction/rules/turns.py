# mypyc
"""Chapters 2, 3 and 11: the set-up, turns and years."""

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.facts.records import DICE
from chrysalide.games.extinction.rules.acting import Acting
from chrysalide.games.extinction.rules.phases import (
    ACT,
    ACTING,
    BEARING,
    BY_ABILITY,
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
    START_CARD,
    STARTING,
    SUFFERING,
    VOTING,
)
from chrysalide.games.extinction.tables import (
    AT_START,
    REROLL_POWER,
    SPECIALTY,
)


class Turns(Acting):
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
        """2.8: when all have chosen, the start cards follow."""
        seat = self.active
        specialty = 2 * self.roles[seat] + number
        self.specialties[seat] = specialty
        if self.trace is not None:
            found = self.tables.pack.specialties[specialty]
            args = {"seat": int(seat), "specialty": found.id, "specialty_name": found.name}
            self.tell("specialty-taken", args)
        if seat + 1 < self.seats and not self.first_rules:
            self.ask_role(seat + 1)
            return
        if not self.first_rules:
            self.active = 0
        self.cursor = START_CARD
        self.run()

    def ask_role(self, seat: i64) -> None:
        self.active = seat
        self.ask(SETUP_ROLE, CHANCE if self.random_roles else seat)

    def proceed_setup(self) -> bool:
        """2.10, 2.11, 2.13: a seat's start card and hand, those of the next seat, the first turn."""
        seat = self.active
        if self.cursor == START_CARD:
            self.cursor = 0
            self.used = 0
            self.play_start_card(seat)
            return False
        if self.cursor < self.tables.hand_start and self.decks[seat]:
            self.ask(SETUP_DRAW, CHANCE)
            return True
        self.cursor = 0
        if seat + 1 == self.seats:
            self.ask(FIRST_SEAT, CHANCE)
            return True
        if self.first_rules:
            self.ask_role(seat + 1)
            return True
        self.active = seat + 1
        self.cursor = START_CARD
        return False

    def play_start_card(self, seat: i64) -> None:
        """2.10."""
        card = self.tables.start_card[self.specialties[seat]]
        slot = self.tables.slot_of[self.roles[seat] * self.tables.cards + card]
        self.decks[seat] = self.decks[seat] & ~(i64(1) << slot)
        self.lay_card(slot)

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

    def proceed_actions(self) -> bool:
        """4.17."""
        if self.dice_left() == 0 and not self.has_main():
            self.stage = BEARING
            return False
        self.ask(ACT, self.active)
        return True

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
