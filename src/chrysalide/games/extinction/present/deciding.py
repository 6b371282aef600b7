"""Choices about destruction, effects, the next seat and votes."""

from collections.abc import Callable

from chrysalide.core.messages import Choice, Message
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import LINE
from chrysalide.games.extinction.facts.records import CELLS
from chrysalide.games.extinction.present.naming import ambassador, animal, cell_at, leaning, value
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.naming import effect_args, line_args
from chrysalide.games.extinction.rules.phases import PART_NAMES, PHASES
from chrysalide.games.extinction.view.asking import price
from chrysalide.games.extinction.view.previews import line_preview, sides

# --- destruction ------------------------------------------------------------------------------------------------------


def _line(state: Extinction, code: int) -> Choice:
    args = line_args(state, code - LINE)
    seen = line_preview(state, code - LINE)
    label = Message("choice-line", animal(state, n=seen["animals"], **args))
    loss = round(seen["loss"]["value"], 1)
    detail = Message("detail-line", animal(state, loss=loss, worst=seen["worst"]))
    return Choice(SPACE[code].text, label, (f"line:{args['line']}",), detail, icon="line")


def _side(state: Extinction, code: int) -> Choice:
    cell = value(code, "cell")
    seen = next(side for side in sides(state) if side["cell"] == cell)
    lost = sum(one["animals"] for one in seen["lost"])
    label = Message("choice-side", animal(state, cell=cell))
    detail = Message("detail-side", animal(state, cell=seen["tiles"][0], n=lost))
    return Choice(SPACE[code].text, label, (f"cell:{cell}",), detail, badge=cell, icon="tile")


def _burn(state: Extinction, code: int) -> Choice:
    cell = value(code, "cell")
    lost = int(state.animals_on(cell_at(code)))
    label = Message("choice-tile", {"cell": cell})
    detail = Message("detail-lost", animal(state, n=lost)) if lost else None
    return Choice(SPACE[code].text, label, (f"cell:{cell}",), detail, badge=cell, icon="tile")


def _ignore(state: Extinction, code: int) -> Choice:
    return Choice("ignore", Message("choice-ignore", {"part": PART_NAMES[state.part]}), ("ignore",), icon="yes")


# --- effects ----------------------------------------------------------------------------------------------------------


def _drop(state: Extinction, code: int) -> Choice:
    label = Message("choice-drop", {**effect_args(state, state.top), "price": price(state)})
    return Choice("drop", label, ("drop",), icon="effect")


def _keep(state: Extinction, code: int) -> Choice:
    return Choice("keep", Message("choice-keep-effect", effect_args(state, state.top)), ("keep",), icon="effect")


def _cancel(state: Extinction, code: int) -> Choice:
    label = Message("choice-cancel", {**effect_args(state, state.card), "price": price(state)})
    return Choice("cancel", label, ("cancel",), icon="yes")


def _lose(state: Extinction, code: int) -> Choice:
    cell = value(code, "cell")
    label = Message("choice-victim", animal(state, cell=cell))
    return Choice(SPACE[code].text, label, (f"cell:{cell}",), badge=cell, icon="animal")


def _save(state: Extinction, code: int) -> Choice:
    label = Message("choice-save", animal(state, cell=CELLS[state.cell]))
    return Choice("save", label, ("save",), icon="yes")


def _strip(state: Extinction, code: int) -> Choice:
    slot = value(code, "slot")
    label = Message("choice-strip", {**ambassador(state, slot - 1), "cubes": int(state.cubes[slot - 1])})
    return Choice(SPACE[code].text, label, (f"amb:{slot}",), badge=str(slot), icon="cube")


def _no(state: Extinction, code: int) -> Choice:
    return Choice("no", Message("choice-no", {"phase": PHASES[state.phase]}), ("no",), icon="no")


# --- the next seat, votes ---------------------------------------------------------------------------------------------


def _next(state: Extinction, code: int) -> Choice:
    seat = value(code, "seat")
    label = Message("choice-next", {"other_seat": seat})
    return Choice(SPACE[code].text, label, (f"seat:{seat}",), icon="seat")


def _poll(state: Extinction, code: int) -> Choice:
    slot = value(code, "slot")
    label = Message("choice-poll", ambassador(state, slot - 1))
    detail = leaning(state, slot - 1, 0)
    return Choice(SPACE[code].text, label, (f"amb:{slot}",), detail, badge=str(slot), icon="cube")


DECISIONS: dict[str, Callable[[Extinction, int], Choice]] = {
    "line": _line,
    "side": _side,
    "burn": _burn,
    "ignore": _ignore,
    "drop": _drop,
    "keep": _keep,
    "cancel": _cancel,
    "lose": _lose,
    "save": _save,
    "strip": _strip,
    "no": _no,
    "next": _next,
    "poll": _poll,
}
