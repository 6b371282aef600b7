# mypyc
"""Chapter 2: roles, specialties, start cards and first hands."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import FIRST, LOT, ROLE, ROLE_IDS, SPEC
from chrysalide.games.extinction.facts.records import ROLES, SPECIALTIES
from chrysalide.games.extinction.phrases import in_short, phrasebook
from chrysalide.games.extinction.rules.cards import drawn_code, drawn_codes, lay_card, receive
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.naming import card_args
from chrysalide.games.extinction.rules.phases import FIRST_SEAT, SETUP_DRAW, SETUP_ROLE, SETUP_SPECIALTY, START_CARD
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.turns import begin_turn
from chrysalide.games.extinction.rules.wording import no_such_seat, not_in_deck

WHOLE_DECK: Final = 0x3FFF  # all slots


def ask_role(at: Position, seat: i64) -> bool:
    at.active = seat
    return at.ask(SETUP_ROLE, CHANCE if at.random_roles else seat)


class SetupRole(Decision):
    """2.8, 2.9: a seat takes a role that is free; with `random_roles` chance deals it."""

    words: ClassVar = {"role": "2.8", "lot": "2.8"}
    clicks: ClassVar = {"role": "role"}

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

    def choice(self, at: Position, code: int) -> Choice:
        role = at.tables.pack.roles[at.tables.role_of[code - ROLE]]
        label = Message("choice-role", {"role": role.id, "role_name": role.name})
        return Choice(SPACE[code].text, label, (f"role:{role.id}",), icon=f"role-{role.id}")

    def refuse(self, at: Position, code: int) -> Refusal:
        if code >= LOT:
            return Refusal("2.8", Message("refuse-outcome"))
        number = int(at.tables.role_of[code - ROLE])
        if number < 0:
            return Refusal("2.8", Message("refuse-no-such-role", {"role": ROLE_IDS[code - ROLE]}))
        role = at.tables.pack.roles[number]
        args = {"role": role.id, "role_name": role.name, "other_seat": int(at.seat_of(number))}
        return Refusal("2.8", Message("refuse-role-taken", args))


class SetupSpecialty(Decision):
    """2.8: one of the two specialties of the role; when all have chosen, the start cards follow."""

    words: ClassVar = {"spec": "2.8"}
    clicks: ClassVar = {"spec": "spec"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return SPEC, 3, -1

    def apply(self, at: Position, code: i64) -> bool:
        seat = at.active
        specialty = SPECIALTIES * at.roles[seat] + code - SPEC
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

    def choice(self, at: Position, code: int) -> Choice:
        number = SPECIALTIES * int(at.roles[at.active]) + code - SPEC
        specialty = at.tables.pack.specialties[number]
        args = {"specialty": specialty.id, "specialty_name": specialty.name}
        label = Message("choice-specialty", {**args, **card_args(at, at.tables.start_card[number])})
        detail = in_short(phrasebook(at.tables).ability(specialty.ability))
        return Choice(SPACE[code].text, label, (f"spec:{specialty.n}",), detail, badge=str(specialty.n), icon="card")


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

    words: ClassVar = {"draw": "2.11"}

    def outcomes(self, at: Position) -> list[int]:
        return drawn_codes(at)

    def draw(self, at: Position, dice: Dice) -> i64:
        return drawn_code(at, dice)

    def apply(self, at: Position, code: i64) -> bool:
        receive(at, code)
        at.cursor += 1
        return False

    def refuse(self, at: Position, code: int) -> Refusal:
        return not_in_deck(at, code)


class FirstSeat(Decision):
    """2.13: who has the first turn."""

    words: ClassVar = {"first": "1.1"}

    def outcomes(self, at: Position) -> list[int]:
        return [FIRST + number for number in range(at.seats)]

    def draw(self, at: Position, dice: Dice) -> i64:
        return FIRST + dice.below(at.seats)

    def apply(self, at: Position, code: i64) -> bool:
        if at.trace is not None:
            at.tell("first-named", {"seat": int(code - FIRST)})
        begin_turn(at, code - FIRST)
        return False

    def refuse(self, at: Position, code: int) -> Refusal:
        return no_such_seat(code - FIRST)
