"""A state from a view: what is hidden is dealt at random."""

from chrysalide.core.bits import lowest
from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.ambassadors import unidentified
from chrysalide.games.extinction.view.people import slots_of


def restore(state: Extinction, view: View, dice: Dice) -> None:
    """What is hidden is dealt at random."""
    viewer = -1 if view["viewer"] is None else int(view["viewer"])
    shown = view["position"]
    state.restore(list(shown["numbers"]), [list(array) for array in shown["arrays"]])
    if not state.open_hands:
        _deal(state, view)
        state.resample(viewer, dice)


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
