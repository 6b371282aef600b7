"""A state from a view: what is hidden is dealt at random."""

from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadOption, BadView
from chrysalide.core.kit import View
from chrysalide.games.extinction.board import lowest
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.rules import OLDER_STARTS, Extinction, start
from chrysalide.games.extinction.rules.ambassadors import unidentified
from chrysalide.games.extinction.view.people import slots_of


def imagine(view: View, dice: Dice) -> Extinction:
    """A state that this view cannot tell from the true one."""
    try:
        viewer = -1 if view["viewer"] is None else int(view["viewer"])
        state = _public(view)
        if not state.open_hands:
            _deal(state, view)
            state.resample(viewer, dice)
        return state
    except (BadOption, KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as wrong:
        raise BadView("error-view", "extinction", why=f"{type(wrong).__name__}: {wrong}"[:80]) from wrong


def _public(view: View) -> Extinction:
    seats = len(view["seats"])
    begin = OLDER_STARTS.get(view["rules_version"], start)
    state = begin(seats, ExtinctionOptions.read(view["options"], seats, "extinction"))
    shown = view["position"]
    state.restore(list(shown["numbers"]), [list(array) for array in shown["arrays"]])
    return state


def _deal(state: Extinction, view: View) -> None:
    """Any deal of the right sizes; `resample` then makes it a random one."""
    for seat in view["seats"]:
        number = seat["seat"]
        if seat["hand"] is None:
            slots = slots_of(state.decks[number])[: seat["hand_count"]]
            hand = sum(int(1) << slot for slot in slots)
            state.hands[number] = hand
            state.decks[number] = state.decks[number] & ~hand
    for place, shown in enumerate(view["ambassadors"]):
        if shown["looked"] and state.faces[place] < 0:
            state.faces[place] = lowest(unidentified(state, place))
