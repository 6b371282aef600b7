"""Compiled and interpreted rules agree in thousands of matches: legal lists, odds, states, results; so do searches."""

import os
import subprocess
import sys
from itertools import zip_longest

import pytest

import chrysalide
from tests.depth import choice
from tests.positions import every_game
from workshop.places import ROOT

pytestmark = pytest.mark.skipif(
    not chrysalide.compiled(), reason="nothing is compiled here: there is only one way to run the rules"
)
MATCHES = choice(100, 2_000)  # of every game
WHOLE = choice(10, 200)  # of these are compared decision by decision


def transcripts(*arguments: object) -> tuple[list[str], list[str]]:
    """What tests/transcript.py prints, compiled and interpreted, run side by side."""
    command = [sys.executable, "-W", "error", "-m", "tests.transcript", *map(str, arguments)]
    running = []
    for interpreted, order in (("", "1"), ("1", "2")):  # sets of words in another order, too
        switches = {"CHRYSALIDE_INTERPRETED": interpreted, "PYTHONHASHSEED": order}
        environment = {**os.environ, **switches, "PYTHONPATH": os.pathsep.join(sys.path)}
        running.append(subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True))
    outputs = [process.communicate()[0].splitlines() for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert [lines.pop(0) for lines in outputs] == ["compiled True", "compiled False"]
    return outputs[0], outputs[1]


def first_difference(one: list[str], other: list[str]) -> int | None:
    pairs = enumerate(zip_longest(one, other))
    return next((number for number, (left, right) in pairs if left != right), None)


@every_game
def test_compiled_and_interpreted_rules_agree(game: str) -> None:
    compiled, interpreted = transcripts("digests", game, 0, MATCHES, WHOLE)
    assert len(compiled) == MATCHES
    seed = first_difference(compiled, interpreted)
    if seed is not None:
        pytest.fail(difference(game, seed))


def difference(game: str, seed: int) -> str:
    """The first decision of a match where the two part ways."""
    compiled, interpreted = transcripts("story", game, seed)
    number = first_difference(compiled, interpreted)
    if number is None:
        return f"match {seed} differs, but not when it is played by itself"
    before = compiled[number - 1] if number else "(the start)"
    left, right = (lines[number] if number < len(lines) else "(no line)" for lines in (compiled, interpreted))
    return f"match {seed}, decision {number}\nbefore:      {before}\ncompiled:    {left}\ninterpreted: {right}"


@every_game
def test_compiled_and_interpreted_searches_choose_the_same(game: str) -> None:
    compiled, interpreted = transcripts("search", game, 0, choice(1, 20))
    number = first_difference(compiled, interpreted)
    assert number is None, (compiled[number], interpreted[number])


def test_a_difference_is_shown_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_difference(["a", "b"], ["a", "b"]) is None
    assert first_difference(["a", "b"], ["a", "c"]) == 1
    assert first_difference(["a", "b"], ["a"]) == 1
    stories = ["the start", "same", "left"], ["the start", "same", "right"]
    monkeypatch.setattr(f"{__name__}.transcripts", lambda *arguments: stories)
    assert difference("any", 7) == ("match 7, decision 2\nbefore:      same\ncompiled:    left\ninterpreted: right")
