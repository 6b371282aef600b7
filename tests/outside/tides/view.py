"""What a viewer may know: everything."""

from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.state import OVER

from .actions import FACES
from .rules import DICE, Tides


def paint(state: Tides, viewer: int | None) -> View:
    over = state.actor() == OVER
    return {
        "phase": "over" if over else "fall" if state.flying else "keep" if state.beach else "roll",
        "points": state.points[:],
        "turn": state.active,
        "round": state.round,
        "pot": state.pot(),
        "flying": state.flying,
        "beach": state.beach[:],
        "kept": state.kept[:],
    }


def restore(state: Tides, view: View, dice: Dice) -> None:
    state.points, state.active, state.round = list(view["points"]), int(view["turn"]), int(view["round"])
    state.flying, state.beach, state.kept = int(view["flying"]), list(view["beach"]), list(view["kept"])


def evaluate(state: Tides, seat: int) -> float:
    """The lead, with the pot for what it is worth: a roll loses it if every die shows a face that is kept already."""
    if state.actor() == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    pot = float(state.pot())
    if state.flying and state.kept:
        lost = (len(set(state.kept)) / FACES) ** (DICE - len(state.kept))
        pot = (1 - lost) * (pot + 4.5)
    worth = [points + (pot if other == state.active else 0.0) for other, points in enumerate(state.points)]
    lead = worth[seat] - max(points for other, points in enumerate(worth) if other != seat)
    return min(0.99, max(0.01, 0.5 + 0.5 * lead / state.goal))
