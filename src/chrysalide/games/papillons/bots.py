# mypyc
"""What the searches know of the game: how near every seat is to a line."""

from math import exp
from typing import Final

from mypy_extensions import i64

from chrysalide.games.papillons.board import SERVES
from chrysalide.games.papillons.grid import STEP_X, STEP_Y, Grid
from chrysalide.games.papillons.rules import FINISHED, Papillons

WORTH: Final = [0.0, 0.02, 0.18, 1.0, 4.0]  # of four cells in a row with so many cards of a goal and no other card


def evaluate(state: Papillons, seat: int) -> float:
    """From 0 to 1. In expert teams the partner's goal counts as far as it is known: not at all."""
    if state.phase == FINISHED:
        return state.scores()[seat]
    own = 0.0
    best_other = 0.0
    for other in range(state.seats):
        promise = promise_of(state.grid, state.goals[other])
        if (state.partners(seat) >> other) & 1:
            own = max(own, promise)
        else:
            best_other = max(best_other, promise)
    return 1.0 / (1.0 + exp(-(own - best_other)))


def promise_of(grid: Grid, goals: i64) -> float:
    """How much the table promises to the holder of these goals."""
    if grid.size == 0:
        return 0.0
    promised = 0.0
    for y in range(grid.min_y - 1, grid.max_y + 2):
        for x in range(grid.min_x - 1, grid.max_x + 2):
            for way in range(4):
                promised += window(grid, x, y, STEP_X[way], STEP_Y[way], goals)
    return promised


def window(grid: Grid, x: i64, y: i64, step_x: i64, step_y: i64, goals: i64) -> float:
    """Four cells in a row: cards that all serve one of the goals, and room for the rest."""
    served = goals
    cards: i64 = 0
    for place in range(4):
        card = grid.card(x + place * step_x, y + place * step_y)
        if card:
            served &= SERVES[card]
            if not served:
                return 0.0
            cards += 1
    return WORTH[cards]
