"""What is more than luck.

A share is judged by the score test, which corresponds to Wilson's interval: the interval excludes the expectation
exactly if the test says 5 % or less. Many comparisons are made at once, and of a hundred without any effect five would
look significant by luck. So the p-values of a whole study are adjusted by the method of Benjamini and Hochberg: of all
that is marked, no more than one in twenty is expected to be luck.
"""

from collections.abc import Iterable
from math import erfc, sqrt
from typing import Any

from chrysalide.arena.intervals import share_of

LEVEL = 0.05
FEW = 20  # cases; with fewer there is no verdict
Line = dict[str, Any]


def estimated(wins: float, number: int) -> Line:
    share = share_of(wins, number)
    return {"cases": number, "wins": wins, "share": share.value, "share_low": share.low, "share_high": share.high}


def against(wins: float, number: int, even: float) -> Line:
    """A share compared with the share that is fair."""
    p = None
    if number >= FEW:
        p = _p((wins / number - even) / sqrt(even * (1.0 - even) / number))
    return {**estimated(wins, number), "expected": even, "p": p}


def beside(wins: float, number: int, other_wins: float, others: int) -> Line:
    """A share compared with that of other matches."""
    p = None
    expected = other_wins / others if others else None
    if number >= FEW and others >= FEW:
        pooled = (wins + other_wins) / (number + others)
        spread = sqrt(pooled * (1.0 - pooled) * (1.0 / number + 1.0 / others))
        p = _p((wins / number - other_wins / others) / spread) if spread else 1.0
    return {**estimated(wins, number), "expected": expected, "p": p}


def _p(score: float) -> float:
    """The two-sided p-value of a standard score."""
    return erfc(abs(score) / sqrt(2.0))


def adjusted(p_values: list[float]) -> list[float]:
    """By Benjamini and Hochberg: for each, the smallest false discovery rate at which it would be marked."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    found = [1.0] * len(p_values)
    least = 1.0
    for rank in range(len(order), 0, -1):
        place = order[rank - 1]
        least = min(least, p_values[place] * len(order) / rank)
        found[place] = least
    return found


def mark(lines: Iterable[Line]) -> int:
    """Mark each line as odd or not; returns the number of comparisons."""
    everything = list(lines)
    for line in everything:
        line["odd"] = False
    compared = [line for line in everything if line["p"] is not None]
    for line, q in zip(compared, adjusted([line["p"] for line in compared]), strict=True):
        line["q"] = q
        line["odd"] = q <= LEVEL
    return len(compared)
