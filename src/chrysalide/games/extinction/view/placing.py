"""Places of dice: what lies there, what each die of the active seat may do, and why not."""

from chrysalide.core.game import View
from chrysalide.core.messages import Message, Refusal
from chrysalide.games.extinction.codes import DIE, PLACE_IDS
from chrysalide.games.extinction.facts.records import DICE
from chrysalide.games.extinction.rules import Extinction, rolling
from chrysalide.games.extinction.rules.acting import cost_of, gap_of, is_open
from chrysalide.games.extinction.rules.money import purse, reduced
from chrysalide.games.extinction.rules.naming import place_args, place_code
from chrysalide.games.extinction.rules.phases import ACT, IN_HAND, SETTING_UP
from chrysalide.games.extinction.tables import SLOTS
from chrysalide.games.extinction.view.people import slots_of

NOTHING = 7  # no die is so high


def open_places(state: Extinction) -> list[int]:
    """4.7, 4.9: the starting actions of this face, and the Action cards of all seats."""
    found = [place for place in range(int(state.tables.starts)) if (state.tables.start_places >> place) & 1]
    for seat in range(int(state.seats)):
        found += [(seat + 1) * SLOTS + slot for slot in slots_of(state.laid[seat])]
    return found


def places(state: Extinction) -> list[View]:
    legal = set(state.legal()) if state.phase == ACT else set()
    return [_place(state, place, legal) for place in open_places(state)]


def _place(state: Extinction, place: int, legal: set[int]) -> View:
    args = place_args(state, place)
    turn = state.stage != SETTING_UP
    cost = int(cost_of(state, place))
    return {
        "place": args["place"],
        "card": args["card"],
        "name": args["card_name"],
        "start": place < SLOTS,
        "owner": None if place < SLOTS else args["owner_seat"],
        "twin": args["twin"] == "yes",
        "free": bool(is_open(state, place)),
        "cost": cost,
        "price": int(reduced(state, state.active, cost)) if turn else cost,
        "dice": [{"seat": die // DICE, "value": int(state.dice[die])} for die in dice_on(state, place)],
        "needs": needs(state, place) if turn else 1,
        "own_die": turn and has_own_die(state, place),
        "values": [_value(state, place, value, legal) for value in values_in_hand(state)],
    }


def _value(state: Extinction, place: int, value: int, legal: set[int]) -> View:
    may = DIE + (value - 1) * len(PLACE_IDS) + int(place_code(state, place)) in legal
    refusal = None if may else why_not(state, place, value)
    return {
        "value": value,
        "may": may,
        "rule": refusal.rule if refusal else None,
        "why": refusal.message.as_json() if refusal else None,
    }


def values_in_hand(state: Extinction) -> list[int]:
    """The different dice that the active seat has still to place."""
    if state.phase != ACT:
        return []
    found = int(rolling.values_in_hand(state))
    return [value for value in range(1, 7) if (found >> value) & 1]


def dice_on(state: Extinction, place: int) -> list[int]:
    """Lowest first, which is the order of placing where there is a placement rule."""
    found = [die for die in range(int(state.seats) * DICE) if state.places[die] == place]
    return sorted(found, key=lambda die: (state.dice[die], die))


def has_own_die(state: Extinction, place: int) -> bool:
    return any(die // DICE == state.active for die in dice_on(state, place))


def needs(state: Extinction, place: int) -> int:
    """4.4, 4.5, 4.8: the lowest value that the active seat may put there, whatever it costs."""
    if is_open(state, place):
        return 1
    if has_own_die(state, place):
        return NOTHING
    highest = max((int(state.dice[die]) for die in dice_on(state, place)), default=None)
    return 1 if highest is None else min(highest + int(gap_of(state, state.active)), NOTHING)


def why_not(state: Extinction, place: int, value: int) -> Refusal:
    """Why the active seat may not put a die of this value on a place of the area."""
    args = place_args(state, place)
    if not is_open(state, place):
        if has_own_die(state, place):
            return Refusal("4.4", Message("refuse-own-die", args))
        least = needs(state, place)
        if value < least:
            highest = max(int(state.dice[die]) for die in dice_on(state, place))
            gap = int(gap_of(state, state.active))
            told = {"value": value, "highest": highest, "needs": least, "gap": gap, **args}
            return Refusal("18.2" if state.seats == 2 else "4.5", Message("refuse-too-low", told))
    price = int(reduced(state, state.active, cost_of(state, place)))
    money = int(state.money[state.active] + purse(state, state.active))
    return Refusal("4.13", Message("refuse-too-dear", {"price": price, "money": money, **args}))


def in_hand(state: Extinction, value: int) -> bool:
    first = int(state.active) * DICE
    return any(state.dice[die] == value and state.places[die] == IN_HAND for die in range(first, first + DICE))
