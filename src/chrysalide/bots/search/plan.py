# mypyc
"""Planning to the end of a seat's own turn: its consecutive decisions are planned together."""

from collections.abc import Callable
from typing import Final

from chrysalide.core.dice import Dice
from chrysalide.core.playout import settle
from chrysalide.core.state import CHANCE, State

DEPTH: Final = 60  # decisions in one turn, at most
UNDECIDED: Final = 64  # positions also kept whose value the last decision did not change: a choice half made


class Branch:
    """A position within the turn, and the first decision that led to it."""

    def __init__(self, state: State, first: int, value: float) -> None:
        self.state = state
        self.first = first
        self.value = value


def worth(branch: Branch) -> float:
    return branch.value


def plan(
    state: State, seat: int, evaluate: Callable[[State, int], float], dice: Dice, width: int, deals: int
) -> dict[int, float]:
    """By legal action: the best value found at the end of the turn.

    A turn lasts while the same seat decides. When chance acts or another seat is to decide, the position is evaluated;
    after chance, by the mean of several outcomes. Of the positions on the way only the `width` best are kept, and those
    whose value the last decision did not change, such as a piece chosen but not yet moved.
    """
    values: dict[int, float] = {}
    open_branches = [Branch(state, -1, evaluate(state, seat))]
    for _ in range(DEPTH):
        better: list[Branch] = []
        undecided: list[Branch] = []
        for branch in open_branches:
            for code in branch.state.legal():
                first = code if branch.first < 0 else branch.first
                after = branch.state.copy()
                after.apply(code)
                if after.actor() == seat:
                    value = evaluate(after, seat)
                    if value == branch.value:
                        undecided.append(Branch(after, first, value))
                    else:
                        better.append(Branch(after, first, value))
                else:
                    value = judge(after, seat, evaluate, dice, deals)
                    if first not in values or values[first] < value:
                        values[first] = value
        if not better and not undecided:
            break
        better.sort(key=worth, reverse=True)
        undecided.sort(key=worth, reverse=True)
        open_branches = better[:width] + undecided[:UNDECIDED]
    return values


def judge(after: State, seat: int, evaluate: Callable[[State, int], float], dice: Dice, deals: int) -> float:
    if after.actor() != CHANCE:
        return evaluate(after, seat)
    total = 0.0
    for _ in range(deals):
        settled = after.copy()
        settle(settled, dice)
        total += evaluate(settled, seat)
    return total / float(deals)
