# mypyc
"""Chapter 12: ambassadors are influenced, turned up and looked at; 16.6, 16.13: abilities about them."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.board import bits, lowest, nth
from chrysalide.games.extinction.codes import AMB, AMBASSADOR_IDS, CUBE, EXTRA, NO, SEE
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.money import can_pay, pay
from chrysalide.games.extinction.rules.naming import ambassador_args, named_ambassador
from chrysalide.games.extinction.rules.phases import DID, EXTRA_CUBE, PLACE_CUBE, REVEAL, SEE_AMBASSADOR, TIMES_LEFT
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, count_down, counted, frame, operand, pass_by, set_frame
from chrysalide.games.extinction.tables import ANY, HIDDEN, LOOKS, ON_CUBE, SHIFTS

EVERY: Final = 63  # all six places


def unidentified(at: Position, place: i64) -> i64:
    """2.3, 15.7: ambassadors of the colour of a place that nobody has identified."""
    found = at.tables.backs[at.tables.row[place]]
    for other in range(AMBASSADORS):
        if at.faces[other] >= 0:
            found &= ~(i64(1) << at.faces[other])
    return found


def who_codes(at: Position, first: int) -> list[int]:
    """The codes of all who may sit at the place in question."""
    base = first + int(at.place) * len(AMBASSADOR_IDS)
    left = unidentified(at, at.place)
    known = range(len(at.tables.pack.ambassadors))
    return sorted([base + int(at.tables.ambassador_code[who]) for who in known if (left >> who) & 1])


def draw_who(at: Position, first: i64, dice: Dice) -> i64:
    left = unidentified(at, at.place)
    who = nth(left, dice.below(bits(left)))
    return first + at.place * len(AMBASSADOR_IDS) + at.tables.ambassador_code[who]


def chosen_places(at: Position, filter: i64) -> i64:  # noqa: A002 - the word of the rules
    """15.7: the places that fit."""
    if filter == ANY:
        return EVERY
    return EVERY & ~at.up if filter == HIDDEN else at.up


# --- cubes ------------------------------------------------------------------------------------------------------------


class Influence(Operation):
    """15.7; 16.13: at its end a further cube may be offered."""

    def step(self, at: Position) -> bool:
        if counted(at) > 0 and at.cubes_left > 0 and cube_places(at):
            return at.ask(PLACE_CUBE, at.active)
        if frame(at, DID) and extra_giver(at) >= 0:
            set_frame(at, TIMES_LEFT, 0)
            set_frame(at, DID, 0)
            return at.ask(EXTRA_CUBE, at.active)
        return pass_by(at)


def cube_places(at: Position) -> i64:
    """15.7: where the operation under way may put a cube."""
    found = chosen_places(at, operand(at, 2))
    if not found and operand(at, 3) >= 0:
        return chosen_places(at, operand(at, 3))
    return found


class PlaceCube(Decision):
    """15.7."""

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return CUBE, cube_places(at), -1

    def apply(self, at: Position, code: i64) -> bool:
        set_frame(at, DID, 1)
        count_down(at)
        return give_cube(at, code - CUBE)


def give_cube(at: Position, place: i64) -> bool:
    """12.1, 15.7: True where chance is asked who it is."""
    at.cubes_left -= 1
    at.cubes[place] = at.cubes[place] + 1
    tell_cubes(at, "cube-placed", place)
    if (at.up >> place) & 1:
        return False
    if at.faces[place] < 0:
        at.place = place
        return at.ask(REVEAL, CHANCE)
    turn_up(at, place)
    return False


def tell_cubes(at: Position, kind: str, place: i64) -> None:
    if at.trace is not None:
        args = {"seat": int(at.active), **ambassador_args(at, place), "cubes": int(at.cubes[place])}
        at.tell(kind, args)


class Reveal(Decision):
    """12.1: who it is that has got the first cube."""

    def outcomes(self, at: Position) -> list[int]:
        return who_codes(at, AMB)

    def draw(self, at: Position, dice: Dice) -> i64:
        return draw_who(at, AMB, dice)

    def apply(self, at: Position, code: i64) -> bool:
        place = at.place
        at.faces[place] = at.tables.ambassador_of[(code - AMB) % len(AMBASSADOR_IDS)]
        at.place = -1
        turn_up(at, place)
        return False


def turn_up(at: Position, place: i64) -> None:
    """12.1–12.3: known to all from now on."""
    at.up |= i64(1) << place
    at.known[place] = at.all_seats()
    if at.trace is not None:
        target = int(at.tables.target[at.faces[place]])
        at.tell("ambassador-revealed", {**ambassador_args(at, place), "target": target})


def extra_giver(at: Position) -> i64:
    """16.13: the slot that offers one more cube now, or -1."""
    slots = at.sources(at.active, ON_CUBE) & ~at.used
    while slots and at.cubes_left > 0:
        slot = lowest(slots)
        source = at.source(at.active, slot)
        price = at.tables.power_cost[source]
        if can_pay(at, at.active, price) and chosen_places(at, at.tables.power_filter[source]):
            return slot
        slots &= slots - 1
    return -1


class ExtraCube(Decision):
    """16.13: one more cube, for a price."""

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        source = at.source(at.active, extra_giver(at))
        return EXTRA, chosen_places(at, at.tables.power_filter[source]), NO

    def apply(self, at: Position, code: i64) -> bool:
        if code == NO:
            return False
        slot = extra_giver(at)
        at.used |= i64(1) << slot
        pay(at, at.active, at.tables.power_cost[at.source(at.active, slot)])
        return give_cube(at, code - EXTRA)


# --- abilities between dice -------------------------------------------------------------------------------------------


def look_places(at: Position) -> i64:
    """16.6: face-down ambassadors that the active seat may look at."""
    found: i64 = 0
    if at.sources(at.active, LOOKS) & ~at.used:
        for place in range(AMBASSADORS):
            if not (at.up >> place) & 1 and not (at.known[place] >> at.active) & 1:
                found |= i64(1) << place
    return found


def look(at: Position, place: i64) -> bool:
    """16.6: it stays face down; True where chance is asked who it is."""
    if at.trace is not None:
        at.tell("ambassador-looked", {"seat": int(at.active), **named_ambassador(at, place, -1)})
    if at.faces[place] < 0:
        at.place = place
        return at.ask(SEE_AMBASSADOR, CHANCE)
    learn(at, place)
    return False


class SeeAmbassador(Decision):
    """16.6: who it is that the active seat looks at."""

    def outcomes(self, at: Position) -> list[int]:
        return who_codes(at, SEE)

    def draw(self, at: Position, dice: Dice) -> i64:
        return draw_who(at, SEE, dice)

    def apply(self, at: Position, code: i64) -> bool:
        place = at.place
        at.faces[place] = at.tables.ambassador_of[(code - SEE) % len(AMBASSADOR_IDS)]
        at.place = -1
        learn(at, place)
        return False


def learn(at: Position, place: i64) -> None:
    """Views: with open hands all see it, otherwise the seat that looked."""
    seat = at.active
    at.known[place] = at.all_seats() if at.open_hands else at.known[place] | (i64(1) << seat)
    if at.trace is not None:
        args = {"seat": int(seat), **named_ambassador(at, place, at.faces[place])}
        at.tell("ambassador-seen", args, None if at.open_hands else (int(seat),))


def shift_places(at: Position) -> i64:
    """16.6: face-up ambassadors that a cube may be taken from."""
    found: i64 = 0
    if at.sources(at.active, SHIFTS) & ~at.used:
        for place in range(AMBASSADORS):
            if at.cubes[place] > 0 and (at.up >> place) & 1:
                found |= i64(1) << place
    return found


def can_shift(at: Position) -> bool:
    """16.6: a cube lies on a face-up ambassador, and there is another one."""
    return bits(at.up) > 1 and shift_places(at) != 0


def shift_cube(at: Position, place: i64, other: i64) -> None:
    """16.6."""
    at.cubes[place] = at.cubes[place] - 1
    tell_cubes(at, "cube-taken", place)
    at.cubes[other] = at.cubes[other] + 1
    tell_cubes(at, "cube-placed", other)
