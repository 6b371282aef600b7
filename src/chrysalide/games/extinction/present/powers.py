"""Abilities that a seat would need: which card has them, and whether they are used up."""

from chrysalide.core.messages import Message, Refusal
from chrysalide.games.extinction.board import lowest
from chrysalide.games.extinction.facts.records import Ability
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.naming import slot_args
from chrysalide.games.extinction.tables import LIFTS, LOOKS, SHIFTS

OPS = {LIFTS: "unconst", LOOKS: "look", SHIFTS: "shift_cube"}


def lacks(state: Extinction, power: int, rule: str) -> Refusal | None:
    """Why the active seat cannot use a `main` ability; None where it can."""
    slots = state.sources(state.active, power)
    if not slots:
        return Refusal(rule, Message("refuse-ability", _bearer(state, OPS[power])))
    if not slots & ~state.used:
        return Refusal(rule, Message("refuse-used", slot_args(state, state.active, lowest(slots))))
    return None


def _bearer(state: Extinction, op: str) -> dict[str, str]:
    """The first specialty or Permanent of the pack that can do this."""
    pack = state.tables.pack
    able = [(one.id, one.name, one.ability) for one in pack.specialties]
    able += [(one.id, one.name, one.ability) for one in pack.cards if one.ability is not None]
    found = [(name, title) for name, title, ability in able if _does(ability, op)]
    card, name = found[0] if found else ("none", "")
    return {"card": card, "card_name": name}


def _does(ability: Ability, op: str) -> bool:
    return ability.when == "main" and any(one.op == op for one in (*ability.ops, *ability.one_of))
