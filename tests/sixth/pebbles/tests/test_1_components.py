"""Chapter 1: what you need."""

import pytest

import chrysalide
from chrysalide.core.errors import BadOption


def test_1_1_the_heap_has_15_pebbles_or_as_many_as_the_option_says() -> None:
    assert chrysalide.new("pebbles").view()["heap"] == 15
    assert chrysalide.new("pebbles", pebbles=30).view()["heap"] == 30
    for pebbles in (8, 31):
        with pytest.raises(BadOption, match="9–30"):
            chrysalide.new("pebbles", pebbles=pebbles)


def test_1_2_two_or_three_play() -> None:
    assert [chrysalide.new("pebbles", seats=seats).seats for seats in (2, 3)] == [2, 3]
