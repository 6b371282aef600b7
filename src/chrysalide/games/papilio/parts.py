"""The evaluation of bots.py in named parts: how many pawns may be expected to arrive, and why."""

from chrysalide.core.bits import bits
from chrysalide.core.parts import Part, Parts
from chrysalide.games.papilio.bots import LEAD, PATIENCE, RESERVE, THREAT, haste, hopes
from chrysalide.games.papilio.position import FINISHED, PLACE
from chrysalide.games.papilio.rules import Papilio

WON = 10.0
PAWN = 1.0 / LEAD


def parts(state: Papilio, seat: int) -> Parts:
    """They add up to the log-odds of `evaluate`, but for the haste of a seat that stands still in a long match."""
    if state.phase == FINISHED:
        return {"won": Part(0.0 if state.winner < 0 else (1.0 if state.winner == seat else -1.0), WON)}
    if state.phase <= PLACE:
        return {"won": Part(0.0, WON)}
    theirs = {f"rival-{name}": Part(-part.amount, part.weight) for name, part in _hopes(state, 1 - seat).items()}
    return {"won": Part(0.0, WON)} | _hopes(state, seat) | theirs


def _hopes(state: Papilio, seat: int) -> Parts:
    """The parts of `prospects`: pawns at home, pawns in reserve, the way of the others, and what a push may cost."""
    home = float(bits(state.arrived(seat)))
    reserve = float(state.reserve(seat))
    expected, push = hopes(state, seat)
    fear = PATIENCE * THREAT * (1.0 - haste(state, seat))
    way = expected - home - RESERVE * reserve
    return {
        "home": Part(home, PAWN),
        "reserve": Part(reserve, RESERVE * PAWN, quiet=True),
        "way": Part(way, PAWN, quiet=True),
        "danger": Part(push, fear * PAWN),
    }
