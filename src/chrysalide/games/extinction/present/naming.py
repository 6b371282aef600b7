"""How choices and refusals name what an action is about."""

from typing import Any

from chrysalide.core.messages import Message
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.facts.records import CELLS, Op
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.naming import effect_args, named_ambassador
from chrysalide.games.extinction.rules.votes import value_of
from chrysalide.games.extinction.tables import SLOTS
from chrysalide.games.extinction.view.embassies import candidates, knows, yes_chance
from chrysalide.games.extinction.view.people import phrasebook


def value(code: int, field: str) -> Any:
    """One field of an action: `value(code, "cell")` of `put 24` is `24`."""
    return dict(SPACE[code].values)[field]


def cell_at(code: int, field: str = "cell") -> int:
    return CELLS.index(value(code, field))


def animal(state: Extinction, **args: Any) -> dict[str, Any]:
    return {"module": state.tables.module.id, **args}


def effect_at(state: Extinction, position: int) -> dict[str, Any]:
    """The Constant at a position of the row, counted from 1."""
    return {**effect_args(state, state.row[position - 1]), "position": position}


def ambassador(state: Extinction, place: int) -> dict[str, Any]:
    """As the seat that is asked knows it."""
    known = knows(state, int(state.asked), place)
    return named_ambassador(state, place, state.faces[place] if known else -1)


def ops_at(state: Extinction, place: int) -> tuple[Op, ...]:
    """The operations of the action at a place of dice."""
    if place < SLOTS:
        return state.tables.pack.start_actions[place].ops
    return state.tables.pack.cards[state.card_in(place // SLOTS - 1, place % SLOTS)].ops


def told(state: Extinction, phrases: list[Message]) -> Message | None:
    """What a card does, where that is one phrase; else how many there are."""
    if len(phrases) == 1:
        return phrases[0]
    return Message("detail-place", {"parts": len(phrases)}) if phrases else None


def ops_told(state: Extinction, ops: tuple[Op, ...]) -> Message | None:
    book = phrasebook(state.tables)
    return told(state, [book.op(op) for op in ops])


def leaning(state: Extinction, place: int, more: int) -> Message:
    """How an ambassador would vote now with so many more cubes, as the seat that is asked can know."""
    if not knows(state, int(state.asked), place):
        left = len(candidates(state, int(state.asked), place))
        colour = named_ambassador(state, place, -1)["colour"]
        return Message("detail-unknown", {"candidates": left, "colour": colour})
    who = int(state.faces[place])
    cubes = int(state.cubes[place]) + more
    chance = yes_chance(state, who, cubes)
    args = {
        "total": int(value_of(state, who)) + cubes,
        "target": int(state.tables.target[who]),
        "percent": round(100 * chance["num"] / chance["den"]),
    }
    return Message("detail-votes", args)
