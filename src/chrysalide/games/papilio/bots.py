# mypyc
"""What the searches know of the game: how good a position is for a seat.

Every pawn has a worth: about the chance that it will arrive. A pawn that is still to act in this turn is worth what the
tile under it lets it reach; any other is worth what the opponent's next push may leave it.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from chrysalide.games.papilio.board import (
    CELLS,
    EDGE,
    EGGS,
    ENTRIES,
    ENTRY_CELLS,
    FIXED,
    FLYING,
    GOALS,
    LEAF,
    LINE_CELLS,
    LIZARD,
    SIDE,
    SPIDER,
    START_RANKS,
    STRIDES,
    lowest,
    size,
)
from chrysalide.games.papilio.position import FINISHED, PLACE
from chrysalide.games.papilio.rules import Papilio

# found by thousands of matches of players that look one step ahead by these numbers
ON_THE_WAY: Final = [1.0, 0.75, 0.7, 0.52, 0.45, 0.4, 0.36, 0.36, 0.36]  # by steps to the nearest goal leaf
AT_START: Final = 0.4  # sent back
RESERVE: Final = 0.3
HATCHING: Final = 0.12  # standing on eggs while there is a reserve
THREAT: Final = 0.75  # how much of the worst that a push can do is expected of an opponent
PATIENCE: Final = 0.97  # what comes only in the next turn
LEAD: Final = 0.6  # the lead, in pawns, that makes a win likely
DEPTH: Final = 2  # moves of a chain that are followed


def _steps_to_goal(seat: int, cell: int) -> int:
    ranks = abs(START_RANKS[1 - seat] - 1 - cell // SIDE)
    return ranks + cell % SIDE % 2


WORTH: Final[list[float]] = [ON_THE_WAY[_steps_to_goal(seat, cell)] for seat in (0, 1) for cell in range(CELLS)]


def evaluate(state: Papilio, seat: int) -> float:
    """From 0 to 1: the chance to win."""
    if state.phase == FINISHED:
        return 0.5 if state.winner < 0 else float(state.winner == seat)
    if state.phase <= PLACE:
        return 0.5
    lead = prospects(state, seat) - prospects(state, 1 - seat)
    return 1.0 / (1.0 + exp(-lead / LEAD))


def prospects(state: Papilio, seat: i64) -> float:
    """How many pawns of a seat may be expected to arrive."""
    expected = float(size(state.arrived(seat))) + RESERVE * float(state.reserve(seat))
    left = state.active(seat)
    while left:
        cell = lowest(left)
        bit = i64(1) << cell
        left ^= bit
        if state.waiting & bit or (cell == state.pawn and state.seat == seat):
            visited = state.visited if cell == state.pawn else 0
            expected += outcome(state, seat, cell, state.kind_at(cell), visited, DEPTH)
        else:
            expected += PATIENCE * exposed(state, seat, cell)
    return expected


def exposed(state: Papilio, seat: i64, cell: i64) -> float:
    """A pawn that acts only after the opponent's push: something between the tile it has and the worst it may get."""
    now = outcome(state, seat, cell, state.kind_at(cell), 0, 1)
    if (FIXED >> cell) & 1:
        return now
    worst = now
    for entry in range(ENTRIES):
        line: i64 = LINE_CELLS[entry]
        if (line >> cell) & 1 and entry != state.barred:
            stride: i64 = STRIDES[entry]
            kind = state.spare if ENTRY_CELLS[entry] == cell else state.kind_at(cell - stride)
            worst = min(worst, outcome(state, seat, cell, kind, 0, 1))
    return THREAT * worst + (1.0 - THREAT) * now


def outcome(state: Papilio, seat: i64, cell: i64, kind: i64, visited: i64, depth: i64) -> float:
    """The worth of a pawn after it has obeyed a tile of this kind, played as well as a few moves ahead show."""
    here = WORTH[seat * CELLS + cell]
    if kind == LIZARD:
        return 0.0
    if kind == SPIDER:
        return AT_START if state.free_starts(seat) else 0.0
    if kind == EGGS:
        return here + HATCHING if state.reserve(seat) else here
    best = here if kind == LEAF else -1.0
    if depth == 0:
        return here
    visited |= i64(1) << cell
    left = state.steps(seat, cell, kind) & ~visited
    while left:
        other = lowest(left)
        left &= left - 1
        best = max(best, landed(state, seat, other, visited, depth - 1))
    if best < 0.0:
        return 0.0 if kind == FLYING and EDGE[cell] else AT_START
    return best


def landed(state: Papilio, seat: i64, cell: i64, visited: i64, depth: i64) -> float:
    """The worth of a pawn that a move brings onto a cell."""
    if (GOALS[seat] >> cell) & 1:
        return 1.0
    kind = state.kind_at(cell)
    if kind == LEAF or state.single:
        return WORTH[seat * CELLS + cell]
    return outcome(state, seat, cell, kind, visited, depth)
