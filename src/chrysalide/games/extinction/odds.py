"""Exact odds of the rolls still to come. Nothing here depends on a position: numbers in, fractions out."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

from chrysalide.core.game import View

FACES = range(1, 7)
TAKES: dict[str, Callable[[tuple[int, ...]], int]] = {"sum": sum, "min": min, "max": max}


def odds(num: int, den: int) -> View:
    """A chance as people read it: `3 of 6` is not reduced to 1/2."""
    return {"value": num / den, "num": num, "den": den}


def of_fraction(chance: Fraction) -> View:
    return odds(chance.numerator, chance.denominator)


@cache
def rolls_reaching(dice: int, take: str, least: int) -> int:
    """How many of the 6^dice rolls add up to at least this much."""
    worth = TAKES[take]
    return sum(worth(roll) >= least for roll in product(FACES, repeat=dice))


def vote_odds(chances: list[Fraction], followers: list[int], yes: int, needed: int) -> Fraction:
    """12.7: enough Yes in the best order. `chances` stand by themselves and are polled first; a follower says Yes once
    its number of Yes has come before it, so the easiest to please is polled first among them."""
    spread = {yes: Fraction(1)}
    for chance in chances:
        after: dict[int, Fraction] = {}
        for count, weight in spread.items():
            for more, part in ((1, chance), (0, 1 - chance)):
                if part:
                    after[count + more] = after.get(count + more, Fraction(0)) + weight * part
        spread = after
    return sum((weight for count, weight in spread.items() if _followed(count, followers) >= needed), Fraction(0))


def _followed(count: int, followers: list[int]) -> int:
    for wanted in sorted(followers):
        if count >= wanted:
            count += 1
    return count
