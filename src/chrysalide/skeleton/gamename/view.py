"""What a viewer may know, the way back from a view to a state, and how good a position is."""

from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.state import OVER

from .rules import GameName


def paint(state: GameName, viewer: int | None) -> View:
    """Nothing is hidden here. If something is, show it to its `viewer` only, and see CONTRIBUTING for the rest."""
    over = state.actor() == OVER
    return {
        "phase": "over" if over else "die" if state.rolling else "turn",
        "points": state.points[:],
        "turn": state.active,
        "round": state.round,
        "pot": state.pot,
        "rolling": state.rolling,
        "die": [state.face],
    }


def restore(state: GameName, view: View, dice: Dice) -> None:
    """Put what a view shows into a fresh state; what it hides would be dealt with the `dice`."""
    state.points, state.active, state.round = list(view["points"]), int(view["turn"]), int(view["round"])
    state.pot, state.rolling = int(view["pot"]), bool(view["rolling"])
    [state.face] = view["die"]


def evaluate(state: GameName, seat: int) -> float:
    """From 0 (lost) to 1 (won): how good this position is for a seat. It is all that bots need.

    A bot compares positions right after its own action, when a die may still be in the air: such a position must be
    worth what the die will bring on average. With a pot of p, a roll brings 5/6 · (p + 4) and holding p, so rolling is
    the better choice up to a pot of 20.
    """
    if state.actor() == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    pot = 5 / 6 * (state.pot + 4) if state.rolling else float(state.pot)
    worth = [points + (pot if other == state.active else 0.0) for other, points in enumerate(state.points)]
    lead = worth[seat] - max(points for other, points in enumerate(worth) if other != seat)
    return min(0.99, max(0.01, 0.5 + 0.5 * lead / state.goal))
