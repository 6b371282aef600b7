"""Bit sets, compared with Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.bits import bits, lowest, nth
from tests.depth import examples

members = st.sets(st.integers(0, 62), min_size=1)


def mask_of(numbers: set[int]) -> int:
    return sum(int(1) << number for number in numbers)


@examples(60)
@given(members)
def test_a_set_has_the_size_and_the_members_that_were_put_in(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert bits(mask) == len(numbers)
    assert lowest(mask) == min(numbers)
    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers)


def test_the_empty_set_has_no_members() -> None:
    assert bits(0) == 0
