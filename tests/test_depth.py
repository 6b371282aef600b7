"""One scale for every suite: what an ordinary run does, and what a thorough one does instead."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import depth
from workshop.places import ROOT

SUITES = sorted([*(ROOT / "tests").rglob("*.py"), *(ROOT / "src/chrysalide/games").glob("*/tests/*.py")])


@pytest.fixture(params=[1, 10])
def scale(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(depth, "SCALE", request.param)
    return int(request.param)


def test_counts_grow_with_the_scale(scale: int) -> None:
    assert depth.times(200) == 200 * scale
    assert depth.examples(8).max_examples == 8 * scale
    assert depth.one_in(40) == 40 // scale
    assert depth.one_in(3) >= 1
    assert depth.choice("some", "all") == ("some" if scale == 1 else "all")


def test_kinds_share_a_total(scale: int) -> None:
    for kinds in (1, 14, 27, 64, 1000):
        number = depth.each(100, kinds)
        assert number >= 1
        assert scale == 1 or number * kinds >= 100 * scale


def test_the_fewest_and_the_most_seats_or_all(scale: int) -> None:
    assert depth.telling((2, 3, 4, 5)) == ([2, 5] if scale == 1 else (2, 3, 4, 5))
    assert list(depth.telling((2,))) == [2]


def test_the_scale_is_read_from_the_environment() -> None:
    command = [sys.executable, "-c", "from tests.depth import times; print(times(7))"]
    for value, printed in (("", "7"), ("1", "7"), ("10", "70")):
        environment = {**os.environ, depth.VARIABLE: value}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == printed


def test_property_tests_can_be_repeated_and_know_no_time() -> None:
    used = settings()
    assert used.deadline is None
    assert HealthCheck.too_slow in used.suppress_health_check
    assert used.derandomize
    assert used.max_examples == depth.times(depth.EXAMPLES)


def test_no_suite_counts_examples_by_itself() -> None:
    assert [path.name for path in SUITES if counts_examples(path)] == ["depth.py"]


def counts_examples(path: Path) -> bool:
    calls = (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))
    return any(word.arg == "max_examples" for call in calls for word in call.keywords)
