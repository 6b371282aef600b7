"""What the soak calls a leak: tests/faults/leaks.py."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults.leaks import BOUNDS, CONNECTIONS, Ledger, Sample, sample

SAMPLES = 40


def kept(megabytes: Callable[[int], float], files: Callable[[int], float] = lambda _: 25) -> Ledger:
    """A sample every ten seconds."""
    ledger = Ledger()
    for number in range(SAMPLES):
        ledger.note(Sample(megabytes(number), files(number), 0), 10.0 * number)
    return ledger


def noise(number: int) -> float:
    return (number * 7 % 5) - 2


def test_what_a_site_takes_at_first_is_no_leak() -> None:
    assert kept(lambda number: 120 + 30 * min(1, number / 15) + noise(number)).leaking() == []


def test_a_few_samples_far_off_are_no_leak() -> None:
    assert kept(lambda number: 150 + 60 * (number in (33, 38, 39)) + noise(number)).leaking() == []


def test_what_grows_to_the_end_is_a_leak() -> None:
    slow = BOUNDS.megabytes / (SAMPLES / 2) * 1.2
    ledger = kept(lambda number: 150 + slow * number + noise(number), lambda number: 25 + number)
    assert ledger.leaking() == ["megabytes", "files"]
    assert "second half" in ledger.told()


def test_a_growth_within_the_bound_is_none() -> None:
    slow = BOUNDS.megabytes / (SAMPLES / 2) * 0.5
    assert kept(lambda number: 150 + slow * number + noise(number)).leaking() == []


def test_connections_have_a_most() -> None:
    ledger = Ledger(processes=2)
    ledger.note(Sample(100, 20, 2 * CONNECTIONS), 0.0)
    assert ledger.leaking() == []
    ledger.note(Sample(100, 20, 2 * CONNECTIONS + 1), 1.0)
    assert ledger.leaking() == ["connections"]


def test_few_samples_say_nothing() -> None:
    ledger = Ledger()
    for number in range(6):
        ledger.note(Sample(100 * number, 20, 0), float(number))
    assert ledger.leaking() == []
    assert "too few" in ledger.told()
    assert "too few" in Ledger().told()


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")
def test_a_process_is_sampled() -> None:
    before = sample([os.getpid()], connections=3)
    with Path(os.devnull).open(), Path(os.devnull).open():
        during = sample([os.getpid()], connections=3)
    assert during.files - before.files == 2
    assert 10 < before.megabytes < 100_000
    assert before.connections == 3
