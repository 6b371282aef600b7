# mypyc
"""Chapter 12: ambassadors are influenced and turned up; 16.13: a further cube."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest, nth
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.codes import AMB, AMBASSADOR_IDS, CUBE, EXTRA, NO
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.powers import ON_CUBE
from chrysalide.games.extinction.rules.decision import Decision, no_choice
from chrysalide.games.extinction.rules.money import can_pay, pay
from chrysalide.games.extinction.rules.naming import ambassador_args
from chrysalide.games.extinction.rules.opinions import leaning, seen_ambassador
from chrysalide.games.extinction.rules.phases import DID, EXTRA_CUBE, PLACE_CUBE, REVEAL, TIMES_LEFT
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, count_down, counted, frame, operand, pass_by, set_frame
from chrysalide.games.extinction.rules.wording import asked_price, slot_choice

# which ambassadors: the places in facts.records.CHOSEN
ANY: Final = 0
HIDDEN: Final = 1
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


def identify(at: Position, number: i64) -> i64:
    """Somebody is found at the place in question: see `who_codes`."""
    place = at.place
    at.faces[place] = at.tables.ambassador_of[number % len(AMBASSADOR_IDS)]
    at.place = -1
    return place


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

    words: ClassVar = {"cube": "15.7"}
    clicks: ClassVar = {"amb": "cube"}
    compulsory: ClassVar = "15.7"

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return CUBE, cube_places(at), -1

    def apply(self, at: Position, code: i64) -> bool:
        set_frame(at, DID, 1)
        count_down(at)
        return give_cube(at, code - CUBE)

    def choice(self, at: Position, code: int) -> Choice:
        return cube_choice(at, code, "choice-cube", code - CUBE, {})

    def refuse(self, at: Position, code: int) -> Refusal:
        return wrong_side_up(at, code - CUBE, "15.7")


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

    words: ClassVar = {"amb": "12.1"}

    def outcomes(self, at: Position) -> list[int]:
        return who_codes(at, AMB)

    def draw(self, at: Position, dice: Dice) -> i64:
        return draw_who(at, AMB, dice)

    def apply(self, at: Position, code: i64) -> bool:
        turn_up(at, identify(at, code - AMB))
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

    words: ClassVar = {"extra": "16.13", "no": "14.1"}
    clicks: ClassVar = {"amb": "extra"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        source = at.source(at.active, extra_giver(at))
        return EXTRA, chosen_places(at, at.tables.power_filter[source]), NO

    def apply(self, at: Position, code: i64) -> bool:
        if code == NO:
            return False
        price = self.price(at)
        at.used |= i64(1) << extra_giver(at)
        pay(at, at.active, price)
        return give_cube(at, code - EXTRA)

    def giver(self, at: Position) -> i64:
        return extra_giver(at)

    def price(self, at: Position) -> i64:
        return at.tables.power_cost[at.source(at.active, extra_giver(at))]

    def choice(self, at: Position, code: int) -> Choice:
        if code == NO:
            return no_choice(at)
        return cube_choice(at, code, "choice-extra-cube", code - EXTRA, {"price": asked_price(at, self.price(at))})

    def refuse(self, at: Position, code: int) -> Refusal:
        return wrong_side_up(at, code - EXTRA, "16.13")


# --- people -----------------------------------------------------------------------------------------------------------


def cube_choice(at: Position, code: int, message: str, place: int, more: dict[str, Any]) -> Choice:
    args = {**seen_ambassador(at, place), "cubes": int(at.cubes[place]) + 1, **more}
    return slot_choice(code, place, Message(message, args), leaning(at, place, 1))


def wrong_side_up(at: Position, place: int, rule: str) -> Refusal:
    """15.7, 16.13: a place that the filter leaves out."""
    message = "refuse-amb-revealed" if (at.up >> place) & 1 else "refuse-amb-hidden"
    return Refusal(rule, Message(message, seen_ambassador(at, place)))
