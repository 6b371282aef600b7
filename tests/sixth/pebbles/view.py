"""What a viewer may know: everything but the lucky numbers of others, until the match is over."""

from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.state import OVER

from .rules import LUCKY, WAVE, Pebbles


def paint(state: Pebbles, viewer: int | None) -> View:
    over = state.actor() == OVER
    drawing = len(state.lucky) < state.seats
    return {
        "phase": "over" if over else "wave" if state.wave_due else "lucky" if drawing else "take",
        "heap": state.heap,
        "turn": state.active,
        "drawn": len(state.lucky),
        "takes": [list(take) for take in state.takes],
        "last": state.last,
        "lucky": {str(seat): number for seat, number in enumerate(state.lucky) if over or seat == viewer},
    }


def restore(state: Pebbles, view: View, dice: Dice) -> None:
    """Draws the lucky numbers that this viewer cannot know."""
    state.heap, state.active, state.last = int(view["heap"]), int(view["turn"]), int(view["last"])
    state.wave_due = view["phase"] == "wave"
    state.takes = [(int(seat), int(number)) for seat, number in view["takes"]]
    state.lucky = [int(view["lucky"].get(str(seat)) or dice.below(3) + 1) for seat in range(view["drawn"])]
    state.count()


def mask(state: Pebbles, code: int, viewer: int | None) -> str | None:
    """2.1: a lucky number is written down for its own seat only."""
    if LUCKY <= code < WAVE and (code - LUCKY) // 3 != viewer:
        return f"lucky {(code - LUCKY) // 3} ?"
    return None


def evaluate(state: Pebbles, seat: int) -> float:
    """What is certain so far, against the best of the others; a multiple of four is bad for the seat to act."""
    if state.actor() == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    lead = state.hits[seat] - max(hits for other, hits in enumerate(state.hits) if other != seat)
    suits = (state.heap % 4 == 0) != (state.active == seat)
    return min(0.95, max(0.05, 0.5 + 0.08 * lead + (0.1 if suits else -0.1)))
