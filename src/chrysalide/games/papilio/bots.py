# mypyc
"""What the searches know of the game: how good a position is for a seat.

Every pawn has a worth: about the chance that it will arrive, by the way to the nearest goal leaf that is still open. A
pawn that is still to act in this turn is worth what the tile under it lets it reach; the others are worth what the
opponent's next push may leave them, and there is only one push for all of them.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
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
    STARTS,
    STRIDES,
)
from chrysalide.games.papilio.position import FINISHED, PLACE
from chrysalide.games.papilio.rules import Papilio

# found by thousands of matches of players that look one step ahead by these numbers
ON_THE_WAY: Final = [1.0, 0.75, 0.7, 0.52, 0.45, 0.4, 0.36, 0.35, 0.34, 0.33, 0.32, 0.31, 0.3]  # by steps to go
AT_START: Final = 0.4  # sent back
RESERVE: Final = 0.3
HATCHING: Final = 0.12  # standing on eggs while there is a reserve
THREAT: Final = 0.75  # how much of the worst that a push can do is expected of an opponent
BOLDER: Final = 0.15  # from this share of the longest possible match on less of it is feared, from twice that nothing
PATIENCE: Final = 0.97  # what comes only in the next turn
LEAD: Final = 0.6  # the lead, in pawns, that makes a win likely
DEPTH: Final = 2  # moves of a chain that are followed
FILLINGS: Final = 16  # sets of goal leaves of a seat


def _worth(seat: int, filled: int, cell: int) -> float:
    """Of a pawn on a cell, when the goal leaves in `filled`, counted from the left, have their pawns."""
    rank = START_RANKS[1 - seat] - 1
    open_files = [file for file in range(0, SIDE, 2) if not (filled >> (file // 2)) & 1]
    return ON_THE_WAY[abs(rank - cell // SIDE) + min([abs(file - cell % SIDE) for file in open_files], default=0)]


# by seat, goal leaves that are filled, and cell: a pawn beside a goal leaf that is taken has still a way to go
WORTH: Final[list[float]] = [
    _worth(seat, filled, cell) for seat in (0, 1) for filled in range(FILLINGS) for cell in range(CELLS)
]


def evaluate(state: Papilio, seat: int) -> float:
    """From 0 to 1: the chance to win, and less of it the longer a seat keeps the match from ending."""
    chance = expectation(state, seat)
    if state.phase == FINISHED or state.phase <= PLACE or not stands_still(state, seat):
        return chance
    return chance * (1.0 - haste(state, seat))


def expectation(state: Papilio, seat: int) -> float:
    """From 0 to 1: the chance to win."""
    if state.phase == FINISHED:
        return 0.5 if state.winner < 0 else float(state.winner == seat)
    if state.phase <= PLACE:
        return 0.5
    lead = prospects(state, seat) - prospects(state, 1 - seat)
    return 1.0 / (1.0 + exp(-lead / LEAD))


def haste(state: Papilio, seat: i64) -> float:
    """From 0 to 1: how much the length of a match urges a seat to try something."""
    played = float(state.turns(seat)) / float(state.turn_cap)
    return max(0.0, min(1.0, played / BOLDER - 1.0))


def stands_still(state: Papilio, seat: i64) -> bool:
    return blocks(state, seat) or lingers(state, seat)


def blocks(state: Papilio, seat: i64) -> bool:
    """Do pawns of a seat stand on every goal leaf that is still open to the other? It can hold them for ever."""
    open_leaves = STARTS[seat] & ~state.arrived(1 - seat)
    return open_leaves & ~state.active(seat) == 0


def lingers(state: Papilio, seat: i64) -> bool:
    """Does a seat that has nothing to lose, level with one that is out, only keep its last pawns safe on the way?"""
    other = 1 - seat
    if not state.is_out(other) or state.reserve(seat) or bits(state.arrived(seat)) != bits(state.arrived(other)):
        return False
    left = state.active(seat)
    while left:
        cell = lowest(left)
        bit = i64(1) << cell
        left ^= bit
        if STARTS[seat] & bit or not (FIXED & bit or state.kind_at(cell) == EGGS):
            return False
    return True


def worths(state: Papilio, seat: i64) -> i64:
    """Where the worths of the cells begin that hold for a seat now."""
    filled = state.arrived(seat) >> lowest(GOALS[seat])
    files = (filled & 1) | (filled >> 1 & 2) | (filled >> 2 & 4) | (filled >> 3 & 8)
    return (seat * FILLINGS + files) * CELLS


def prospects(state: Papilio, seat: i64) -> float:
    """How many pawns of a seat may be expected to arrive."""
    expected, push = hopes(state, seat)
    return expected + PATIENCE * THREAT * (1.0 - haste(state, seat)) * push


def hopes(state: Papilio, seat: i64) -> tuple[float, float]:
    """The same as long as nobody pushes, and what the worst push would change."""
    expected = float(bits(state.arrived(seat))) + RESERVE * float(state.reserve(seat))
    worth = worths(state, seat)
    later: i64 = 0
    left = state.active(seat)
    while left:
        cell = lowest(left)
        bit = i64(1) << cell
        left ^= bit
        if state.waiting & bit or (cell == state.pawn and state.seat == seat):
            visited = state.visited if cell == state.pawn else 0
            expected += outcome(state, seat, worth, cell, state.kind_at(cell), visited, DEPTH)
        else:
            later |= bit
            expected += PATIENCE * outcome(state, seat, worth, cell, state.kind_at(cell), 0, 1)
    return expected, worst_push(state, seat, worth, later & ~FIXED)


def worst_push(state: Papilio, seat: i64, worth: i64, pawns: i64) -> float:
    """What these pawns, which act only after the opponent's push, lose by the push that is worst for all together."""
    worst = 0.0
    for entry in range(ENTRIES):
        line = LINE_CELLS[entry]
        left = line & pawns
        if left and entry != state.barred:
            stride = STRIDES[entry]
            change = 0.0
            while left:
                cell = lowest(left)
                left &= left - 1
                kind = state.spare if ENTRY_CELLS[entry] == cell else state.kind_at(cell - stride)
                change += outcome(state, seat, worth, cell, kind, 0, 1)
                change -= outcome(state, seat, worth, cell, state.kind_at(cell), 0, 1)
            worst = min(worst, change)
    return worst


def outcome(state: Papilio, seat: i64, worth: i64, cell: i64, kind: i64, visited: i64, depth: i64) -> float:
    """The worth of a pawn after it has obeyed a tile of this kind, played as well as a few moves ahead show."""
    here = WORTH[worth + cell]
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
        best = max(best, landed(state, seat, worth, other, visited, depth - 1))
    if best < 0.0:
        return 0.0 if kind == FLYING and EDGE[cell] else AT_START
    return best


def landed(state: Papilio, seat: i64, worth: i64, cell: i64, visited: i64, depth: i64) -> float:
    """The worth of a pawn that a move brings onto a cell."""
    if (GOALS[seat] >> cell) & 1:
        return 1.0
    kind = state.kind_at(cell)
    if kind == LEAF or state.single:
        return WORTH[worth + cell]
    return outcome(state, seat, worth, cell, kind, visited, depth)
