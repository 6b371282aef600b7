"""The evaluation of bots.py in named parts, in points: what has been scored and what the rest promises."""

from chrysalide.core.bits import bits
from chrysalide.core.parts import Part, Parts
from chrysalide.games.mariposas.board import CYCLE_CARDS, GENERATION, PIECES, TYPES, flowers_of
from chrysalide.games.mariposas.bots import (
    ALIKE,
    BONUS,
    EDGE,
    FLOWER,
    PROMISE,
    ROW,
    butterflies,
    homecoming,
    prospect,
    turns_left,
)
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.scoring import active_goals, goal_points

FALL = 2  # the last season
POINT = 1.0 / EDGE


def parts(state: Mariposas, seat: int) -> Parts:
    """They add up to the log-odds of `evaluate`, until the match is over."""
    rivals = [prospect(state, other) for other in range(state.seats) if other != seat]
    home = homecoming(state, seat) if state.season == FALL else 0.0
    born = _born(state, seat)
    return {
        "points": Part(float(state.points[seat]), POINT),
        **_goals(state, seat),
        "births": Part(born, POINT),
        "spread": Part(butterflies(state, seat) - born - home, POINT),
        "home": Part(home, POINT),
        **_flowers(state, seat),
        **_cards(state, seat),
        "rivals": Part(-max(rivals), POINT),
    }


def _born(state: Mariposas, seat: int) -> float:
    """What the butterflies on the map promise by their generation, wherever they are."""
    pieces = [piece for piece in range(PIECES) if state.places[seat * PIECES + piece] >= 0]
    worths = [
        PROMISE[state.season][GENERATION[piece]] * (1.0 + float(state.doubles[seat] >> piece & 1)) for piece in pieces
    ]
    return float(sum(worths))


def _goals(state: Mariposas, seat: int) -> Parts:
    """13.1, 13.2: the goals of this season by number, those of the next together."""
    found: Parts = {}
    if state.free_step < 0:
        left = turns_left(state)
        sure = 0.9 if left < 1.0 else (0.55 if left < 2.0 else 0.3)
        for number, goal in enumerate(active_goals(state)):
            found[f"goal:{number + 1}"] = Part(float(goal_points(state, seat, goal, number)), sure * POINT)
    later = 0.0
    if state.season < FALL and state.revealed[state.season + 1] >= 0:
        goals = state.board.goals[state.revealed[state.season + 1]]
        later = float(sum(goal_points(state, seat, goal, 7) for goal in goals))
    return found | {"later": Part(later, 0.15 * POINT)}


def _flowers(state: Mariposas, seat: int) -> Parts:
    """Single flowers, and several of one type, which pay for births."""
    left = turns_left(state)
    useful = 1.0 if state.season < FALL or left > 1.5 else 0.15 + 0.4 * left
    numbers = [min(flowers_of(state.flowers[seat], flower), 6) for flower in range(TYPES)]
    return {
        "flowers": Part(float(sum(numbers)), useful * FLOWER[state.season] * POINT),
        "alike": Part(sum(ALIKE[number] for number in numbers), useful * POINT, quiet=True),
    }


def _cards(state: Mariposas, seat: int) -> Parts:
    """Life-cycle cards with their point each, rows of them, and bonus cards that are not used up."""
    held = state.held[seat]
    worth = BONUS if state.season < FALL or turns_left(state) > 0.5 else 0.0
    return {
        "cycle": Part(float(bits(held & CYCLE_CARDS)), float(state.board.points_each) * POINT),
        "row": Part(sum(ROW[bits((held >> (4 * row)) & 15)] for row in range(3)), POINT),
        "bonus": Part(float(bits(held >> 12)), worth * POINT),
    }
