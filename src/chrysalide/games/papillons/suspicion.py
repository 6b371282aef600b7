# mypyc
"""What the table gives away about secret goals: who holds one builds for it.

A search that deals the unknown goals again draws each of them by a weight instead of evenly. The weights come from the
table alone, so bots need no memory of a match; they were fitted to matches of searching bots (docs/bots.md).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import GOALS
from chrysalide.games.papillons.bots import LOOSE
from chrysalide.games.papillons.features import BLOCKED, READY, THREES, TWOS, survey
from chrysalide.games.papillons.rules.play import Papillons

# log-odds that a goal is held: for each of its cards without a token, and for each of its rows
FOR_LOOSE: Final = -0.41
FOR_TWO: Final = 0.8
FOR_THREE: Final = 2.7
FOR_READY: Final = 6.0
FOR_BLOCKED: Final = 1.7
MOST: Final = 6.0  # what speaks for a goal counts up to here
SURE: Final = 1000.0  # the weights of all goals together, as whole numbers, and one more for each
DOUBT: Final = 0.1  # the share of a weight that is the same for all goals: people bluff


def suspect(state: Papillons, seat: int) -> bool:
    """Note in a state which goals the others probably hold. With three sides or more, most are held by somebody."""
    if state.seats > 2 and not state.teams:
        return False
    survey(state)
    weights = [0.0] * GOALS
    whole = 0.0
    for goal in range(GOALS):
        signs = FOR_LOOSE * float(LOOSE[goal]) + FOR_TWO * float(TWOS[goal]) + FOR_THREE * float(THREES[goal])
        signs += FOR_READY * float(READY[goal]) + FOR_BLOCKED * float(BLOCKED[goal])
        weights[goal] = exp(max(-MOST, min(MOST, signs)))
        whole += weights[goal]
    state.leanings = vec[i64]([i64(1)] * GOALS)
    for goal in range(GOALS):
        state.leanings[goal] = 1 + i64(SURE * ((1.0 - DOUBT) * weights[goal] / whole + DOUBT / float(GOALS)))
    return True
