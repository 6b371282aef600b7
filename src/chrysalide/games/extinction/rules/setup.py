# mypyc
"""Chapter 2: roles, specialties, start cards and first hands."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.codes import FIRST, LOT, ROLE, ROLE_IDS, SPEC
from chrysalide.games.extinction.facts.records import ROLES
from chrysalide.games.extinction.rules.cards import drawn_code, drawn_codes, lay_card, receive
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.phases import FIRST_SEAT, SETUP_DRAW, SETUP_ROLE, SETUP_SPECIALTY, START_CARD
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.turns import begin_turn

WHOLE_DECK: Final = 0x3FFF  # all slots


def ask_role(at: Position, seat: i64) -> bool:
    at.active = seat
    return at.ask(SETUP_ROLE, CHANCE if at.random_roles else seat)


class SetupRole(Decision):
    """2.8, 2.9: a seat takes a role that is free; with `random_roles` chance deals it."""

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        codes: i64 = 0
        for role in range(ROLES):
            if at.seat_of(role) < 0:
                codes |= i64(1) << at.tables.role_code[role]
        return ROLE, codes, -1

    def outcomes(self, at: Position) -> list[int]:
        _, numbers, _ = self.offer(at)
        base = LOT + int(at.active) * len(ROLE_IDS)
        return [base + number for number in range(len(ROLE_IDS)) if (numbers >> number) & 1]

    def draw(self, at: Position, dice: Dice) -> i64:
        role = dice.below(ROLES)
        while at.seat_of(role) >= 0:
            role = dice.below(ROLES)
        return LOT + at.active * len(ROLE_IDS) + at.tables.role_code[role]

    def apply(self, at: Position, code: i64) -> bool:
        seat = at.active
        number = (code - LOT) % len(ROLE_IDS) if at.asked == CHANCE else code - ROLE
        role = at.tables.role_of[number]
        at.roles[seat] = role
        at.decks[seat] = WHOLE_DECK
        if at.trace is not None:
            found = at.tables.pack.roles[role]
            at.tell("role-taken", {"seat": int(seat), "role": found.id, "role_name": found.name})
        return at.ask(SETUP_SPECIALTY, seat)


class SetupSpecialty(Decision):
    """2.8: one of the two specialties of the role; when all have chosen, the start cards follow."""

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return SPEC, 3, -1

    def apply(self, at: Position, code: i64) -> bool:
        seat = at.active
        specialty = 2 * at.roles[seat] + code - SPEC
        at.specialties[seat] = specialty
        if at.trace is not None:
            found = at.tables.pack.specialties[specialty]
            args = {"seat": int(seat), "specialty": found.id, "specialty_name": found.name}
            at.tell("specialty-taken", args)
        if not at.first_rules:
            if seat + 1 < at.seats:
                return ask_role(at, seat + 1)
            at.active = 0
        at.cursor = START_CARD
        return False


def deal(at: Position) -> bool:
    """2.10, 2.11, 2.13: a seat's start card and hand, those of the next seat, the first turn."""
    seat = at.active
    if at.cursor == START_CARD:
        at.cursor = 0
        at.used = 0
        play_start_card(at, seat)
        return False
    if at.cursor < at.tables.hand_start and at.decks[seat]:
        return at.ask(SETUP_DRAW, CHANCE)
    at.cursor = 0
    if seat + 1 == at.seats:
        return at.ask(FIRST_SEAT, CHANCE)
    if at.first_rules:
        return ask_role(at, seat + 1)
    at.active = seat + 1
    at.cursor = START_CARD
    return False


def play_start_card(at: Position, seat: i64) -> None:
    """2.10."""
    slot = at.slot_of(seat, at.tables.start_card[at.specialties[seat]])
    at.decks[seat] = at.decks[seat] & ~(i64(1) << slot)
    lay_card(at, slot)


class SetupDraw(Decision):
    """2.11: the next card of a seat's first hand."""

    def outcomes(self, at: Position) -> list[int]:
        return drawn_codes(at)

    def draw(self, at: Position, dice: Dice) -> i64:
        return drawn_code(at, dice)

    def apply(self, at: Position, code: i64) -> bool:
        receive(at, code)
        at.cursor += 1
        return False


class FirstSeat(Decision):
    """2.13: who has the first turn."""

    def outcomes(self, at: Position) -> list[int]:
        return [FIRST + number for number in range(at.seats)]

    def draw(self, at: Position, dice: Dice) -> i64:
        return FIRST + dice.below(at.seats)

    def apply(self, at: Position, code: i64) -> bool:
        if at.trace is not None:
            at.tell("first-named", {"seat": int(code - FIRST)})
        begin_turn(at, code - FIRST)
        return False
