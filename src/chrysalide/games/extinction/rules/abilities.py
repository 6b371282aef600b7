# mypyc
"""16.5, 16.6: abilities of the active seat between its dice: remove a Constant, look at an ambassador, shift a cube."""

from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import LOOK, PAYLIFT, SEE, SHIFT
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.powers import LIFTS, LOOKS, SHIFTS, powers_of
from chrysalide.games.extinction.rules.ambassadors import draw_who, identify, tell_cubes, who_codes
from chrysalide.games.extinction.rules.constants import remove_constant
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.money import pay, payable_slot, reduced
from chrysalide.games.extinction.rules.naming import named_ambassador, slot_args
from chrysalide.games.extinction.rules.opinions import leaning, seen_ambassador
from chrysalide.games.extinction.rules.phases import SEE_AMBASSADOR
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.wording import cannot_pay, constant_choice, no_constant, slot_choice


def has_main(at: Position) -> bool:
    """16.5, 16.6: can the active seat use a `main` ability now?"""
    return lifter(at) >= 0 or look_places(at) != 0 or can_shift(at)


def use_main(at: Position, power: i64) -> None:
    """Once per turn; of several sources the first."""
    slots = at.sources(at.active, power) & ~at.used
    at.used |= slots & -slots


# --- Constants --------------------------------------------------------------------------------------------------------


def lifter(at: Position) -> i64:
    """16.5: the slot that can remove a Constant for a price that can be paid, or -1."""
    return payable_slot(at, LIFTS) if at.row_size else i64(-1)


def lift(at: Position, position: i64) -> None:
    """16.5."""
    slot = lifter(at)
    price = at.tables.power_cost[at.source(at.active, slot)]
    at.used |= i64(1) << slot
    paid = reduced(at, at.active, price)
    pay(at, at.active, price)
    remove_constant(at, position, paid, at.active)


# --- ambassadors ------------------------------------------------------------------------------------------------------


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

    words: ClassVar = {"see": "16.6"}

    def outcomes(self, at: Position) -> list[int]:
        return who_codes(at, SEE)

    def draw(self, at: Position, dice: Dice) -> i64:
        return draw_who(at, SEE, dice)

    def apply(self, at: Position, code: i64) -> bool:
        learn(at, identify(at, code - SEE))
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


# --- people -----------------------------------------------------------------------------------------------------------


def lift_choice(at: Position, code: int) -> Choice:
    """16.5."""
    return constant_choice(at, code, code - PAYLIFT, "choice-pay-lift", lift_price(at))


def lift_price(at: Position) -> int:
    slot = lowest(at.sources(at.active, LIFTS) & ~at.used)
    return int(reduced(at, at.active, at.tables.power_cost[at.source(at.active, slot)]))


def why_no_lift(at: Position, code: int) -> Refusal:
    lacking = lacks(at, LIFTS, "16.5")
    if lacking is not None:
        return lacking
    position = code - PAYLIFT
    return no_constant(position) if position >= at.row_size else cannot_pay(at, lift_price(at))


def look_choice(at: Position, code: int) -> Choice:
    """16.6."""
    place = code - LOOK
    return slot_choice(code, place, Message("choice-look", seen_ambassador(at, place)), leaning(at, place, 0))


def why_no_look(at: Position, code: int) -> Refusal:
    lacking = lacks(at, LOOKS, "16.6")
    if lacking is not None:
        return lacking
    place = code - LOOK
    message = "refuse-amb-revealed" if (at.up >> place) & 1 else "refuse-known"
    return Refusal("16.6", Message(message, seen_ambassador(at, place)))


def shift_choice(at: Position, code: int) -> Choice:
    """16.6."""
    place, other = divmod(code - SHIFT, AMBASSADORS)
    there = seen_ambassador(at, other)
    args = {
        **seen_ambassador(at, place),
        "other_slot": other + 1,
        "other_ambassador": there["ambassador"],
        "other_ambassador_name": there["ambassador_name"],
    }
    targets = (f"amb:{place + 1}", f"amb:{other + 1}")
    return Choice(SPACE[code].text, Message("choice-shift", args), targets, leaning(at, other, 1), icon="cube")


def why_no_shift(at: Position, code: int) -> Refusal:
    lacking = lacks(at, SHIFTS, "16.6")
    if lacking is not None:
        return lacking
    place, other = divmod(code - SHIFT, AMBASSADORS)
    for one in (place, other):
        if not (at.up >> one) & 1:
            return Refusal("16.6", Message("refuse-amb-hidden", seen_ambassador(at, one)))
    message = "refuse-same-amb" if place == other else "refuse-no-cube"
    return Refusal("16.6", Message(message, seen_ambassador(at, place)))


def aim_ambassador(at: Position, slot: int) -> int:
    """Look at one that is face down, take a cube from one that is face up: with the first that may get it."""
    place = slot - 1
    if not (at.up >> place) & 1:
        return LOOK + place
    others = [other for other in range(AMBASSADORS) if other != place]
    able = [other for other in others if (at.up >> other) & 1] if (shift_places(at) >> place) & 1 else []
    return SHIFT + place * AMBASSADORS + (able or others)[0]


def lacks(at: Position, power: i64, rule: str) -> Refusal | None:
    """Why the active seat cannot use a `main` ability; None where it can."""
    slots = at.sources(at.active, power)
    if not slots:
        return Refusal(rule, Message("refuse-ability", bearer(at, power)))
    if not slots & ~at.used:
        return Refusal(rule, Message("refuse-used", slot_args(at, at.active, lowest(slots))))
    return None


def bearer(at: Position, power: i64) -> dict[str, str]:
    """The first specialty or Permanent of the pack that can do this."""
    for specialty in at.tables.pack.specialties:
        if power in powers_of(specialty.ability):
            return {"card": specialty.id, "card_name": specialty.name}
    for card in at.tables.pack.cards:
        if card.ability is not None and power in powers_of(card.ability):
            return {"card": card.id, "card_name": card.name}
    return {"card": "none", "card_name": ""}
