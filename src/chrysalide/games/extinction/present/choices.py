"""The legal actions of a seat as a human meets them."""

from collections.abc import Callable

from chrysalide.core.messages import Choice, Message
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.board import lowest
from chrysalide.games.extinction.codes import DIE, PLACE_IDS, PLAY, ROLE, SPEC
from chrysalide.games.extinction.present.deciding import DECISIONS
from chrysalide.games.extinction.present.naming import (
    ambassador,
    animal,
    cell_at,
    effect_at,
    leaning,
    ops_at,
    ops_told,
    told,
    value,
)
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.acting import cost_of
from chrysalide.games.extinction.rules.money import reduced
from chrysalide.games.extinction.rules.naming import card_args, place_args, place_number
from chrysalide.games.extinction.rules.phases import MOVE_ANIMAL, TIMES_LEFT
from chrysalide.games.extinction.rules.stack import frame
from chrysalide.games.extinction.tables import LIFTS
from chrysalide.games.extinction.view.asking import price
from chrysalide.games.extinction.view.people import phrasebook
from chrysalide.games.extinction.view.texts import TYPE_WORDS


def choices(state: Extinction) -> list[Choice]:
    offers = OFFERS | DECISIONS
    return [offers[SPACE[code].word](state, code) for code in state.legal()]


# --- set-up -----------------------------------------------------------------------------------------------------------


def _role(state: Extinction, code: int) -> Choice:
    role = state.tables.pack.roles[state.tables.role_of[code - ROLE]]
    label = Message("choice-role", {"role": role.id, "role_name": role.name})
    return Choice(SPACE[code].text, label, (f"role:{role.id}",), icon=f"role-{role.id}")


def _specialty(state: Extinction, code: int) -> Choice:
    specialty = state.tables.pack.specialties[2 * state.roles[state.active] + code - SPEC]
    start = card_args(state, state.tables.start_card[2 * state.roles[state.active] + code - SPEC])
    args = {"specialty": specialty.id, "specialty_name": specialty.name, **start}
    detail = told(state, phrasebook(state.tables).ability(specialty.ability))
    label = Message("choice-specialty", args)
    return Choice(SPACE[code].text, label, (f"spec:{specialty.n}",), detail, badge=str(specialty.n), icon="card")


# --- dice and cards ---------------------------------------------------------------------------------------------------


def _die(state: Extinction, code: int) -> Choice:
    die, place_code = divmod(code - DIE, len(PLACE_IDS))
    place = int(place_number(state, place_code))
    args = place_args(state, place)
    cost = int(reduced(state, state.active, cost_of(state, place)))
    return Choice(
        SPACE[code].text,
        Message("choice-die", {"value": die + 1, **args, "cost": cost}),
        (f"die:{die + 1}", f"place:{args['place']}"),
        detail=ops_told(state, ops_at(state, place)),
        icon=f"die-{die + 1}",
    )


def _end(state: Extinction, code: int) -> Choice:
    return Choice("end", Message("choice-end"), ("end",), icon="end")


def _reroll(state: Extinction, code: int) -> Choice:
    die = value(code, "value")
    label = Message("choice-reroll", {"value": die})
    return Choice(SPACE[code].text, label, (f"die:{die}",), badge=str(die), icon=f"die-{die}")


def _stand(state: Extinction, code: int) -> Choice:
    return Choice("stand", Message("choice-keep-roll"), ("keep",), icon="no")


def _play(state: Extinction, code: int) -> Choice:
    number = int(state.tables.card_of[code - PLAY])
    card = state.tables.pack.cards[number]
    book = phrasebook(state.tables)
    phrases = book.ability(card.ability) if card.ability else [book.op(op) for op in card.ops]
    label = Message("choice-play", {**card_args(state, number), "type": TYPE_WORDS[card.type]})
    return Choice(SPACE[code].text, label, (f"card:{card.id}",), told(state, phrases), icon="card")


def _amount(state: Extinction, code: int) -> Choice:
    number = value(code, "n")
    label = Message("choice-amount", {"n": number})
    return Choice(SPACE[code].text, label, (f"amount:{number}",), badge=str(number), icon="money")


# --- animals and tiles ------------------------------------------------------------------------------------------------


def _move(state: Extinction, code: int) -> Choice:
    origin, cell = cell_at(code, "from_cell"), cell_at(code)
    args = animal(state, from_cell=value(code, "from_cell"), cell=value(code, "cell"))
    detail = None
    if state.animals_on(cell) % 2:
        detail = Message("detail-couple", animal(state))
    elif state.animals_on(origin) % 2 == 0:
        detail = Message("detail-breaks", animal(state))
    targets = (f"cell:{args['from_cell']}", f"cell:{args['cell']}")
    return Choice(SPACE[code].text, Message("choice-move", args), targets, detail, badge=args["cell"], icon="animal")


def _stop(state: Extinction, code: int) -> Choice:
    left = int(frame(state, TIMES_LEFT)) if state.phase == MOVE_ANIMAL else 1
    return Choice("stop", Message("choice-stop", {"left": left}), ("stop",), icon="stop")


def _put(state: Extinction, code: int) -> Choice:
    return _at_cell(state, code, "choice-place", "animal")


def _clear(state: Extinction, code: int) -> Choice:
    cell = value(code, "cell")
    label = Message("choice-untile", {"cell": cell})
    return Choice(SPACE[code].text, label, (f"cell:{cell}",), badge=cell, icon="tile")


def _at_cell(state: Extinction, code: int, message: str, icon: str) -> Choice:
    cell = value(code, "cell")
    label = Message(message, animal(state, cell=cell))
    return Choice(SPACE[code].text, label, (f"cell:{cell}",), badge=cell, icon=icon)


def _born(state: Extinction, code: int) -> Choice:
    cell, parent = value(code, "cell"), value(code, "parent_cell")
    label = Message("choice-newborn", animal(state, cell=cell, parent_cell=parent))
    return Choice(SPACE[code].text, label, (f"cell:{cell}", f"cell:{parent}"), badge=cell, icon="animal")


def _split(state: Extinction, code: int) -> Choice:
    return _at_cell(state, code, "choice-split", "animal")


# --- ambassadors ------------------------------------------------------------------------------------------------------


def _cube(state: Extinction, code: int) -> Choice:
    slot = value(code, "slot")
    args = {**ambassador(state, slot - 1), "cubes": int(state.cubes[slot - 1]) + 1}
    detail = leaning(state, slot - 1, 1)
    label = Message("choice-cube", args)
    return Choice(SPACE[code].text, label, (f"amb:{slot}",), detail, badge=str(slot), icon="cube")


def _extra(state: Extinction, code: int) -> Choice:
    slot = value(code, "slot")
    args = {**ambassador(state, slot - 1), "cubes": int(state.cubes[slot - 1]) + 1, "price": price(state)}
    label = Message("choice-extra-cube", args)
    return Choice(
        SPACE[code].text, label, (f"amb:{slot}",), leaning(state, slot - 1, 1), badge=str(slot), icon="cube"
    )  # fmt: skip


def _look(state: Extinction, code: int) -> Choice:
    slot = value(code, "slot")
    label = Message("choice-look", ambassador(state, slot - 1))
    return Choice(
        SPACE[code].text, label, (f"amb:{slot}",), leaning(state, slot - 1, 0), badge=str(slot), icon="cube"
    )  # fmt: skip


def _shift(state: Extinction, code: int) -> Choice:
    slot, other = value(code, "slot"), value(code, "other_slot")
    there = ambassador(state, other - 1)
    args = {
        **ambassador(state, slot - 1),
        "other_slot": other,
        "other_ambassador": there["ambassador"],
        "other_ambassador_name": there["ambassador_name"],
    }
    detail = leaning(state, other - 1, 1)
    label = Message("choice-shift", args)
    return Choice(SPACE[code].text, label, (f"amb:{slot}", f"amb:{other}"), detail, icon="cube")


# --- Constants --------------------------------------------------------------------------------------------------------


def _lift(state: Extinction, code: int) -> Choice:
    return _constant(state, code, "choice-lift", None)


def _pay_lift(state: Extinction, code: int) -> Choice:
    slot = lowest(state.sources(state.active, LIFTS) & ~state.used)
    cost = state.tables.power_cost[state.source(state.active, slot)]
    return _constant(state, code, "choice-pay-lift", int(reduced(state, state.active, cost)))


def _fund(state: Extinction, code: int) -> Choice:
    return _constant(state, code, "choice-fund", price(state))


def _constant(state: Extinction, code: int, message: str, cost: int | None) -> Choice:
    position = value(code, "position")
    args = effect_at(state, position)
    if cost is not None:
        args["price"] = cost
    label = Message(message, args)
    return Choice(SPACE[code].text, label, (f"const:{position}",), badge=str(position), icon="effect")


OFFERS: dict[str, Callable[[Extinction, int], Choice]] = {
    "role": _role,
    "spec": _specialty,
    "die": _die,
    "end": _end,
    "reroll": _reroll,
    "stand": _stand,
    "play": _play,
    "amount": _amount,
    "move": _move,
    "stop": _stop,
    "put": _put,
    "clear": _clear,
    "born": _born,
    "split": _split,
    "cube": _cube,
    "extra": _extra,
    "look": _look,
    "shift": _shift,
    "lift": _lift,
    "paylift": _pay_lift,
    "fund": _fund,
}
