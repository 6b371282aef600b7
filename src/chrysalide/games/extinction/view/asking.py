"""The decision that is asked, and what lies behind it."""

from chrysalide.core.game import View
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.facts.records import CELL_IDS, DICE, VICTIMS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.money import purse, reduced
from chrysalide.games.extinction.rules.naming import effect_args, place_args, slot_args
from chrysalide.games.extinction.rules.phases import (
    BY_CONSTANT,
    BY_DIE,
    BY_EFFECT,
    CHOOSE_VICTIM,
    FRAME,
    IGNORE_PART,
    MOVE_ANIMAL,
    PART_NAMES,
    PEEK_EFFECT,
    PHASES,
    PLACE_ANIMAL,
    PLACE_CUBE,
    REMOVE_TILE,
    SAVE_ANIMAL,
    SETTING_UP,
    SOURCE,
    SPLIT_COUPLE,
    THING,
    TIMES_LEFT,
    VALUE,
)
from chrysalide.games.extinction.rules.play import DECISIONS
from chrysalide.games.extinction.rules.stack import frame, operand
from chrysalide.games.extinction.tables import (
    SPECIALTY,
)
from chrysalide.games.extinction.view.people import used_ids

COUNTED = (MOVE_ANIMAL, PLACE_ANIMAL, REMOVE_TILE, PLACE_CUBE)
RULE: View = {"source": "rule", "card": None, "name": None}


def turn_state(state: Extinction) -> View:
    first = int(state.active) * DICE
    setting_up = state.stage == SETTING_UP
    return {
        "roll": [] if setting_up else [int(state.dice[die]) for die in range(first, first + DICE) if state.dice[die]],
        "die": _die(state),
        "tiles_placed": int(state.tiles_placed),
        "used": used_ids(state),
        "purse": None if setting_up else int(purse(state, state.active)) or None,
    }


def _die(state: Extinction) -> View | None:
    """The die that is being carried out: it is the lowest frame."""
    if state.depth and state.stack[SOURCE] == BY_DIE:
        return {"value": int(state.stack[VALUE]), "place": place_args(state, state.stack[THING])["place"]}
    return None


def question(state: Extinction) -> View | None:
    if state.asked < 0:
        return None
    phase = state.phase
    return {
        "phase": PHASES[phase],
        "seat": int(state.asked),
        "shared": bool(state.is_shared()),
        **_source(state),
        "left": int(frame(state, TIMES_LEFT)) if phase in COUNTED else 1,
        "steps": int(operand(state, 2)) if phase == MOVE_ANIMAL else None,
        "price": price(state),
        "effect": _effect(state),
        "cell": CELL_IDS[state.cell] if phase in (SAVE_ANIMAL, SPLIT_COUPLE) else None,
        "filter": VICTIMS[operand(state, 2)] if phase == CHOOSE_VICTIM else None,
        "part": PART_NAMES[state.part] if phase == IGNORE_PART else None,
        "answers": _answers(state),
    }


def price(state: Extinction) -> int | None:
    """What saying Yes to an offer would cost."""
    cost = DECISIONS[state.phase].price(state)
    return int(reduced(state, state.asked, cost)) if cost >= 0 else None


def _effect(state: Extinction) -> str | None:
    effects = state.tables.module.effects
    if state.phase == PEEK_EFFECT:
        return str(effects[state.top].id)
    return str(effects[state.card].id) if state.card >= 0 else None


def _answers(state: Extinction) -> list[View]:
    """14.6: from the active seat on."""
    order = [(int(state.active) + step) % int(state.seats) for step in range(int(state.answered))]
    return [
        {
            "seat": seat,
            "action": SPACE[state.answers[seat]].text,
            "targets": _targets(state, int(state.answers[seat])),
        }
        for seat in order
    ]


def _targets(state: Extinction, code: int) -> list[str]:
    """What is clicked for an action of the group: one thing, which is the action's only value."""
    return [f"{kind}:{SPACE[code].values[0][1]}" for kind in DECISIONS[state.phase].clicks]


# --- what asks --------------------------------------------------------------------------------------------------------


def _source(state: Extinction) -> View:
    slot = int(DECISIONS[state.phase].giver(state))
    if slot >= 0:
        return _ability(state, int(state.asked), slot)
    if not state.depth:
        return RULE
    base = (int(state.depth) - 1) * FRAME
    source, thing = state.stack[base + SOURCE], int(state.stack[base + THING])
    if source in (BY_EFFECT, BY_CONSTANT):
        args = effect_args(state, thing)
        kind = "effect" if source == BY_EFFECT else "constant"
        return {"source": kind, "card": args["effect"], "name": args["effect_name"]}
    if source == BY_DIE:
        args = place_args(state, thing)
        return {"source": "card", "card": args["card"], "name": args["card_name"]}
    return _ability(state, int(state.active), thing)  # a Unique is a slot too


def _ability(state: Extinction, seat: int, slot: int) -> View:
    args = slot_args(state, seat, slot)
    source = "specialty" if slot == SPECIALTY else "card"
    return {"source": source, "card": args["card"], "name": args["card_name"]}
