"""Why something may not be done now: the rule number and a message id."""

from chrysalide.core.messages import Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.papilio.actions import SPACE
from chrysalide.games.papilio.board import (
    CATERPILLAR,
    CELLS,
    CHRYSALIS,
    FLIGHTS,
    FLYING,
    KIND_CODES,
    KIND_IDS,
    LEAF,
    NAMES,
    RETREATS,
    STARTS,
    STEPS,
    cells_in,
)
from chrysalide.games.papilio.position import (
    BACK,
    BY_ARRIVAL,
    BY_EGGS,
    BY_LOSS,
    BY_SPIDER,
    DEAL,
    DRAW_STARTER,
    ENTER,
    FLY,
    ON_LEAF,
    PHASES,
    PLACE,
    REACT,
    REASONS,
    SHIFT,
    WALK,
)
from chrysalide.games.papilio.rules import Papilio

DEMANDS = {LEAF: "4.1", CATERPILLAR: "4.6", CHRYSALIS: "4.7", FLYING: "4.8"}
WHY_ENTER = {BY_EGGS: "4.3", BY_LOSS: "6.3", BY_ARRIVAL: "6.7"}


def refuse(state: Papilio, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    action = SPACE[code]
    if action.chance:
        return _refuse_chance(state, action.word, str(action.values[0][1]))
    if state.actor() == CHANCE or seat != state.actor():
        return _told(None, "refuse-chance" if state.actor() == CHANCE else "error-not-your-turn")
    name = str(action.values[0][1]) if action.values else ""
    if state.phase == PLACE:
        return _refuse_place(state, action.word, name)
    if state.phase in (BACK, ENTER):
        return _refuse_start(state, action.word, name)
    if state.phase in (ON_LEAF, WALK, FLY):
        return _refuse_action(state, action.word, name)
    if action.word == "act":
        return _refuse_act(state, name)
    return _refuse_between(state, action.word, name)


def _told(rule: str | None, message: str, **args: object) -> Refusal:
    return Refusal(rule, Message(message, dict(args)))


def _not_now(state: Papilio) -> Refusal:
    return _told(None, "refuse-not-now", phase=PHASES[state.phase])


def _bit(name: str) -> int:
    return int(1) << NAMES.index(name)


def _refuse_chance(state: Papilio, word: str, value: str) -> Refusal:
    if word == "tile" and state.phase == DEAL:
        return _told("1.10", "refuse-tiles-exhausted", kind=KIND_IDS[KIND_CODES.index(value)])
    if word == "starter" and state.phase == DRAW_STARTER:
        return _told("2.2", "refuse-starter-given")
    return _not_now(state)


# --- onto a start leaf ------------------------------------------------------------------------------------------


def _refuse_place(state: Papilio, word: str, name: str) -> Refusal:
    """2.3: nothing else is done before both have put a pawn down; at that time every start leaf is free."""
    return _told("2.3", "refuse-not-start", cell=name) if word == "enter" else _told("2.3", "refuse-place-first")


def _refuse_start(state: Papilio, word: str, name: str) -> Refusal:
    """4.3, 4.13, 4.15, 6.3, 6.7: a start leaf has to be chosen now; 4.5: or nobody enters."""
    if state.phase == BACK:
        rule, wanted = ("4.13" if state.reason == BY_SPIDER else "4.15"), "back"
    else:
        rule, wanted = WHY_ENTER[state.reason], "enter"
    if word != wanted:
        if state.phase == BACK:
            return _told(rule, "refuse-must-return", reason=REASONS[state.reason])
        return _told(rule, "refuse-must-enter", reason=REASONS[state.reason], stay="yes" if state.extra else "no")
    if STARTS[state.seat] & _bit(name):
        return _told("1.13", "refuse-taken", cell=name)
    return _told(rule, "refuse-not-start", cell=name)


# --- in the middle of a pawn's action ---------------------------------------------------------------------------


def _refuse_action(state: Papilio, word: str, name: str) -> Refusal:
    kind = int(state.kind_at(state.pawn))
    if word == "step":
        return _told("4.8", "refuse-must-fly") if kind == FLYING else _refuse_step(state, kind, name)
    if word == "fly":
        flying = kind == FLYING
        return _refuse_flight(state, name) if flying else _told(DEMANDS[kind], "refuse-cannot-fly", kind=KIND_IDS[kind])
    if word == "off":
        return (
            _told("4.11", "refuse-no-edge") if kind == FLYING else _told("4.12", "refuse-on-board", kind=KIND_IDS[kind])
        )
    if word == "stay":
        return (
            _told("3.5", "refuse-first-step")
            if kind == LEAF
            else _told(DEMANDS[kind], "refuse-must-move", kind=KIND_IDS[kind])
        )
    if word == "push":
        cells = [NAMES[cell] for cell in cells_in(state.waiting | int(1) << state.pawn)]
        return _told("3.1", "refuse-react-first", cells=cells)
    if word == "act":
        unfinished = (state.waiting | int(1) << state.pawn) & _bit(name)
        return _told("3.2", "refuse-finish", cell=NAMES[state.pawn]) if unfinished else _refuse_act(state, name)
    return _told("4.13", "refuse-no-return") if word == "back" else _told("4.3", "refuse-no-entering")


def _refuse_step(state: Papilio, kind: int, name: str) -> Refusal:
    bit = _bit(name)
    if bit == int(1) << state.pawn and kind != LEAF:
        return _told(DEMANDS[kind], "refuse-must-move", kind=KIND_IDS[kind])
    if not STEPS[state.pawn] & bit:
        return _told("3.8", "refuse-not-adjacent", cell=name, from_cell=NAMES[state.pawn])
    if state.occupied & bit:
        return _told("1.13", "refuse-taken", cell=name)
    if kind == CHRYSALIS and not RETREATS[state.seat * CELLS + state.pawn] & bit:
        return _told("4.7", "refuse-forward", cell=name)
    return _told("5.3", "refuse-visited", cell=name)


def _refuse_flight(state: Papilio, name: str) -> Refusal:
    bit = _bit(name)
    if not FLIGHTS[state.pawn] & bit:
        return _told("4.8", "refuse-not-flight", cell=name, from_cell=NAMES[state.pawn])
    return (
        _told("1.13", "refuse-taken", cell=name) if state.occupied & bit else _told("5.3", "refuse-visited", cell=name)
    )


# --- between two pawns, and before the shift --------------------------------------------------------------------


def _refuse_act(state: Papilio, name: str) -> Refusal:
    bit = _bit(name)
    if state.active(state.seat) & bit:
        return _told("3.2", "refuse-acted", cell=name)
    if state.arrived(state.seat) & bit:
        return _told("6.1", "refuse-arrived", cell=name)
    return _told("3.2", "refuse-other-pawn" if state.occupied & bit else "refuse-no-pawn", cell=name)


def _refuse_between(state: Papilio, word: str, name: str) -> Refusal:
    if word == "push":
        if state.phase == SHIFT:
            return _told("7.3", "refuse-barred", entry=name)
        return _told("3.1", "refuse-react-first", cells=[NAMES[cell] for cell in cells_in(state.waiting)])
    if word == "enter":
        return _told("4.3", "refuse-no-entering")
    if word == "back":
        return _told("4.13", "refuse-no-return")
    return _told("3.2", "refuse-choose-pawn") if state.phase == REACT else _told("7.2", "refuse-must-push")
