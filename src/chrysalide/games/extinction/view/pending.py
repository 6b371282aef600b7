# mypyc
"""Where in its rules a match stands, as far as nothing else of the view shows it: painted here, and read back."""

from chrysalide.core.game import View
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.facts.records import CELL_IDS, DICE, LINE_IDS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.naming import effect_args, place_args, slot_args
from chrysalide.games.extinction.rules.phases import (
    BY_ABILITY,
    BY_CONSTANT,
    BY_DIE,
    BY_EFFECT,
    BY_UNIQUE,
    DID,
    FRAME,
    FRESH,
    LEVEL,
    PART_NAMES,
    PC,
    ROLL_ONE,
    SAVE_ANIMAL,
    SOURCE,
    SOURCES,
    STAGES,
    THING,
    TIMES_LEFT,
    VALUE,
)
from chrysalide.games.extinction.tables import SLOTS
from chrysalide.games.extinction.view.names import Names


def position(state: Extinction) -> View:
    return {
        "stage": STAGES[state.stage],
        "active": int(state.active),
        "done": int(state.cursor),
        "operations": [_operation(state, depth * FRAME) for depth in range(int(state.depth))],
        "due": [place + 1 for place in range(int(state.row_size)) if (state.due >> place) & 1],
        "saved": [seat for seat in range(int(state.seats)) if (state.saved >> seat) & 1],
        "die": int(state.cell) % DICE + 1 if state.phase == ROLL_ONE else None,
        "slot": int(state.place) + 1 or None,
        "destruction": _destruction(state),
    }


def read_position(state: Extinction, view: View, names: Names) -> None:
    """What `position` shows, and what the question says about it; the seats must have their roles by now."""
    shown: View = view["position"]
    state.stage = STAGES.index(shown["stage"])
    state.active = shown["active"]
    state.cursor = shown["done"]
    state.due = sum([int(1) << (place - 1) for place in shown["due"]])
    state.saved = sum([int(1) << seat for seat in shown["saved"]])
    state.place = (shown["slot"] or 0) - 1
    if shown["destruction"] is not None:
        _read_destruction(state, shown["destruction"])
    if view["question"] is not None:
        _read_question(state, view["question"])
    if shown["die"] is not None:
        state.cell = state.active * DICE + shown["die"] - 1
    operations: list[View] = shown["operations"]
    for depth, operation in enumerate(operations):
        _read_operation(state, depth * FRAME, operation, names)
    state.depth = len(operations)
    die = view["turn_state"]["die"]
    if die is not None:  # the lowest list is this die's
        state.stack[VALUE] = die["value"]


def _read_question(state: Extinction, shown: View) -> None:
    state.cell = _number(CELL_IDS, shown["cell"])
    state.part = PART_NAMES.index(shown["part"] or "")
    if state.phase == SAVE_ANIMAL:  # 16.16: seats are asked from the active one on
        state.offered = (shown["seat"] - state.active) % state.seats
    answers: list[View] = shown["answers"]
    for answer in answers:
        state.answers[answer["seat"]] = SPACE.parse(answer["action"]).code
    state.answered = len(answers)


def _id(ids: list[str], number: int) -> str | None:
    return ids[number] if number >= 0 else None


def _number(ids: list[str], name: str | None) -> int:
    return -1 if name is None else ids.index(name)


def _destruction(state: Extinction) -> View | None:
    """Chapter 9: null where none is under way."""
    if state.line < 0 and state.spot < 0 and not state.extra and not state.spreading:
        return None
    return {
        "line": _id(LINE_IDS, state.line),
        "cell": _id(CELL_IDS, state.spot),
        "extra": bool(state.extra),
        "spreading": bool(state.spreading),
    }


def _read_destruction(state: Extinction, shown: View) -> None:
    state.line = _number(LINE_IDS, shown["line"])
    state.spot = _number(CELL_IDS, shown["cell"])
    state.extra = int(shown["extra"])
    state.spreading = int(shown["spreading"])


# --- lists of operations under way (chapter 15) -----------------------------------------------------------------------


def _operation(state: Extinction, base: int) -> View:
    source, thing = int(state.stack[base + SOURCE]), int(state.stack[base + THING])
    left = int(state.stack[base + TIMES_LEFT])
    return {
        "by": SOURCES[source],
        "of": _of(state, source, thing),
        "step": int(state.stack[base + PC]) - _first_row(state, source, thing) + 1,
        "left": None if left == FRESH else left,
        "did": bool(state.stack[base + DID]),
        "amount": int(state.stack[base + LEVEL]),
    }


def _read_operation(state: Extinction, base: int, shown: View, names: Names) -> None:
    source = SOURCES.index(shown["by"])
    thing = _thing(state, source, shown["of"], names)
    state.stack[base + PC] = _first_row(state, source, thing) + shown["step"] - 1
    state.stack[base + TIMES_LEFT] = FRESH if shown["left"] is None else shown["left"]
    state.stack[base + DID] = int(shown["did"])
    state.stack[base + LEVEL] = shown["amount"]
    state.stack[base + SOURCE] = source
    state.stack[base + THING] = thing


def _of(state: Extinction, source: int, thing: int) -> str:
    """What the list stands on: a place of dice, a card or specialty of the active seat, an effect card."""
    if source == BY_DIE:
        return str(place_args(state, thing)["place"])
    if source in (BY_EFFECT, BY_CONSTANT):
        return str(effect_args(state, thing)["effect"])
    return str(slot_args(state, state.active, thing)["card"])


def _thing(state: Extinction, source: int, name: str, names: Names) -> int:
    """The way back from `_of`."""
    if source == BY_DIE:
        return int(names.place(state, name))
    if source in (BY_EFFECT, BY_CONSTANT):
        return names.effects[name]
    return int(names.slot(state, state.active, name))


def _first_row(state: Extinction, source: int, thing: int) -> int:
    """Where the list begins in the tables of this match."""
    tables = state.tables
    if source == BY_EFFECT:
        return int(tables.effect_ops[thing])
    if source == BY_CONSTANT:
        return int(tables.triggers[thing])
    if source == BY_ABILITY:
        return int(tables.power_ops[state.source(state.active, thing)])
    if source == BY_UNIQUE:
        return int(tables.card_ops[state.card_in(state.active, thing)])
    if thing < SLOTS:
        return int(tables.start_ops[thing])
    return int(tables.card_ops[state.card_in(thing // SLOTS - 1, thing % SLOTS)])
