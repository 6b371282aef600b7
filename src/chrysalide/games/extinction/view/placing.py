"""Places of dice: what lies there, what each die of the active seat may do, and why not."""

from chrysalide.core.game import View
from chrysalide.games.extinction.codes import DIE, PLACE_IDS
from chrysalide.games.extinction.facts.records import DICE
from chrysalide.games.extinction.rules import Extinction, rolling
from chrysalide.games.extinction.rules.money import reduced
from chrysalide.games.extinction.rules.naming import place_args, place_code
from chrysalide.games.extinction.rules.phases import ACT, SETTING_UP
from chrysalide.games.extinction.rules.places import dice_on, has_own_die, is_open, needs, open_places, why_not
from chrysalide.games.extinction.rules.prices import cost_of
from chrysalide.games.extinction.tables import SLOTS


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
