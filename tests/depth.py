"""How thorough the suites are: one scale for all of them, read once.

It is 1 for `python3 run.py test`; `--thorough` sets it to 10 with the variable CHRYSALIDE_DEPTH (workshop/thorough.py).
A suite says what an ordinary run does, and this module scales it; no suite has a count of its own. Tests
of games, wherever their folder is, do the same: `from tests.depth import times`.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

T = TypeVar("T")
U = TypeVar("U")
PROFILE = "chrysalide"
VARIABLE = "CHRYSALIDE_DEPTH"
SCALE = int(os.environ.get(VARIABLE) or 1)
EXAMPLES = 100  # of a property test, by default


def times(count: int) -> int:
    """Matches, seeds, messages, repetitions: so many in an ordinary run."""
    return count * SCALE


def each(total: int, kinds: int) -> int:
    """How many of each kind: together about `total` in an ordinary run, and at least as many as the scale asks for."""
    return max(1, total // kinds) if SCALE == 1 else -(-times(total) // kinds)


def examples(count: int) -> settings:
    """Settings of a property test."""
    return settings(max_examples=times(count))


# The same examples in every run, and nothing that depends on how busy the machine is.
settings.register_profile(
    PROFILE,
    max_examples=times(EXAMPLES),
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def one_in(count: int) -> int:
    """One in so many is checked closely in an ordinary run."""
    return max(1, count // SCALE)


def telling(numbers: Sequence[T]) -> Sequence[T]:
    """The numbers of seats to test: the fewest and the most in an ordinary run, otherwise all."""
    return choice(list(dict.fromkeys((numbers[0], numbers[-1]))), numbers)


# For a test that is repeated, each time with another seed.
again = pytest.mark.parametrize("turn", range(times(1)))


def choice(ordinary: T, thorough: T) -> T:
    """For settings that are not a count."""
    return ordinary if SCALE == 1 else thorough


def in_turn(these: Sequence[T], those: Sequence[U]) -> list[tuple[T, U]]:
    """Pairs: each of these with one of those, in turn; a thorough run has all of them."""
    ordinary = [(one, those[number % len(those)]) for number, one in enumerate(these)]
    return choice(ordinary, [(one, other) for one in these for other in those])
