# mypyc
"""Random play in one compiled loop."""

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER, State


class Tally:
    """Totals over many random matches."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.decisions = 0  # of seats
        self.draws = 0  # of chance
        self.wins = [0] * seats
        self.shared = 0  # matches with several winners or none
        self.score_sums = [0.0] * seats

    def add(self, state: State) -> None:
        self.matches += 1
        winners = state.winners()
        if len(winners) != 1:
            self.shared += 1
        for seat in winners:
            self.wins[seat] += 1
        scores = state.scores()
        for seat in range(len(scores)):
            self.score_sums[seat] += scores[seat]


def finish(state: State, dice: Dice, tally: Tally | None = None) -> None:
    """Play `state` at random to its end."""
    decisions: i64 = 0
    draws: i64 = 0
    actor = state.actor()
    while actor != OVER:
        if actor == CHANCE:
            state.apply(state.draw(dice))
            draws += 1
        else:
            state.apply(state.pick(dice))
            decisions += 1
        actor = state.actor()
    if tally is not None:
        tally.decisions += decisions
        tally.draws += draws
        tally.add(state)


def look_ahead(state: State, dice: Dice, limit: i64) -> None:
    """Play at random to the horizon, the end, or for `limit` actions, whichever comes first."""
    start = state.horizon()
    if start < 0:
        settle(state, dice)
        return
    actor = state.actor()
    while limit > 0 and actor != OVER and state.horizon() == start:
        state.apply(state.draw(dice) if actor == CHANCE else state.pick(dice))
        limit -= 1
        actor = state.actor()


def settle(state: State, dice: Dice) -> None:
    """Let chance act until a seat is to act or the match is over."""
    while state.actor() == CHANCE:
        state.apply(state.draw(dice))


def advance(state: State, code: i64, dice: Dice) -> i64:
    """Play an action and whatever chance does then; returns who is to act."""
    state.apply(code)
    actor = state.actor()
    while actor == CHANCE:
        state.apply(state.draw(dice))
        actor = state.actor()
    return actor


def play_many(root: State, matches: int, seed: int, seats: int) -> Tally:
    dice = Dice(seed)
    tally = Tally(seats)
    for _ in range(matches):
        finish(root.copy(), dice, tally)
    return tally
