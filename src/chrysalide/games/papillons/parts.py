"""The evaluation of bots.py in named parts: what the table promises to a side, and to the others."""

from math import exp, log

from chrysalide.core.parts import Part, Parts
from chrysalide.games.papillons.board import GOALS, SERVES
from chrysalide.games.papillons.bots import SUPPLY, THREAT, WIN, can_finish, promised, survey
from chrysalide.games.papillons.rules import FINISHED, Papillons

WON = 10.0  # a match that is won, next to what a table can promise


def parts(state: Papillons, seat: int) -> Parts:
    """They add up to the log-odds of `evaluate`: what is promised to the side, less what the others may hope for."""
    if state.phase == FINISHED:
        return {"won": Part(state.scores()[seat], WON)}
    ready = survey(state)
    goals = state.team_goals[seat & 1] if state.teams else state.goals[seat]
    near = goals & ready
    finish = (WIN if can_finish(state, seat, near) else THREAT) if near else 0.0
    cards = _serving(state, goals)
    whole = promised(state, seat, ready)
    others = [seat ^ 1] if state.teams else [other for other in range(state.seats) if other != seat]
    return {
        "won": Part(0.0, WON),
        "cards": Part(float(cards), SUPPLY),
        "rows": Part(whole - finish - SUPPLY * cards, 1.0),
        "ready": Part(finish, 1.0),
        "rivals": Part(-log(sum(exp(promised(state, other, ready)) for other in others)), 1.0),
    }


def _serving(state: Papillons, goals: int) -> int:
    """How often cards on the table, and one about to be laid, serve these goals."""
    grid = state.grid
    on_table = [
        SERVES[grid.card(x, y)]
        for y in range(grid.min_y, grid.max_y + 1)
        for x in range(grid.min_x, grid.max_x + 1)
        if grid.size
    ]
    held = [SERVES[state.holding + 1]] if state.holding >= 0 else []
    return sum((goals & serves) >> goal & 1 for serves in on_table + held for goal in range(GOALS))
