"""The engine and the oracle, a second statement of the rules by another hand, play the same matches in step.

`python -m chrysalide.games.extinction.tests.test_oracle 0 1000` compares a thousand further matches, from number 0 on,
with a view after every entry.
"""

import sys
from typing import Any

import pytest

import chrysalide
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_player import Chooser
from chrysalide.games.extinction.tests.oracle_view import (
    engine_phase,
    oracle_odds,
    oracle_values,
    seen,
    told_lines,
    told_odds,
    told_values,
    tried_lines,
)

OPTIONS: list[dict[str, Any]] = [
    {},
    {"open_hands": False},
    {"shared_decider": "majority"},
    {"optional_births": True},
    {"random_roles": True},
    {"easy_three_votes": True},
    {"starting_money": 2, "tiles_delta": 2},
    {"starting_money": 1, "tiles_delta": -2, "conference_cost": 3},
    {"open_hands": False, "shared_decider": "majority", "optional_births": True, "random_roles": True},
    {"solo": True, "open_hands": False},
]
MODULES = ("tigre", "loutre", "panda")
LEVELS = ("facile", "normal", "difficile")
SETS = [(options, seats) for options in OPTIONS for seats in (2, 3, 4, 5) if seats == 2 or "solo" not in options]
MATCHES = 2  # of each option set and number of seats


def both(seats: int, options: dict[str, Any]) -> tuple[Match, Oracle]:
    return chrysalide.new("extinction", seats=seats, settle=False, **options), Oracle(seats, **options)


def legal(match: Match) -> dict[str, float | None]:
    """The engine's actions, with their probabilities where chance acts."""
    if match.actor == CHANCE:
        return {match.kit.action(match.state, code).text: odds for code, odds in match.state.chance()}
    return {str(action): None for action in match.legal()}


def expected(oracle: Oracle) -> dict[str, float | None]:
    odds = oracle.odds()
    return {text: float(odds[text]) if odds else None for text in oracle.legal()}


def differences(engine: Any, oracle: Any, path: str = "") -> list[str]:
    """Where two structures differ, in words."""
    if isinstance(engine, dict) and isinstance(oracle, dict):
        keys = sorted(engine.keys() | oracle.keys())
        return [d for key in keys for d in differences(engine.get(key), oracle.get(key), f"{path} {key}")]
    if isinstance(engine, list) and isinstance(oracle, list) and len(engine) == len(oracle):
        return [
            d for at, (a, b) in enumerate(zip(engine, oracle, strict=True)) for d in differences(a, b, f"{path} {at}")
        ]
    return [] if engine == oracle else [f"{path}: engine {engine}, oracle {oracle}"]


def disagreements(match: Match, oracle: Oracle) -> list[str]:
    """On whose decision it is, what may be done and how likely the outcomes are."""
    actor = {"chance": CHANCE, "over": OVER}.get(str(oracle.actor()), oracle.actor())
    found = differences(match.actor, actor, "actor")
    engine, said = legal(match), expected(oracle)
    found += differences(sorted(engine.keys() - said.keys()), sorted(said.keys() - engine.keys()), "only one allows")
    return found or differences(engine, said, "odds")


def differences_seen(match: Match, oracle: Oracle, viewer: int | None) -> list[str]:
    """On all that a seat, or somebody without one, may know, and on the odds shown."""
    view = match.view(viewer)
    said = oracle.facts(-1 if viewer is None else viewer) | {"phase": engine_phase(oracle)}
    found = differences(seen(view), said, "facts")
    if oracle.phase() == "line":
        found += differences(told_lines(view, oracle), tried_lines(oracle), "line")
    found += differences(told_values(view), oracle_values(oracle, viewer), "value of ambassador")
    return found + differences(told_odds(view), oracle_odds(oracle, viewer), "odds shown")


def play_together(seats: int, options: dict[str, Any], seed: int, every: int) -> None:
    """Three matches of four by the careful player; views are compared `every` so many entries, in votes always."""
    match, oracle = both(seats, options)
    chooser = Chooser(f"{seats} {options} {seed}", careful=seed % 4 != 0)
    while True:
        number = len(match.actions)
        found = disagreements(match, oracle)
        if (number + seed) % every == 0 or oracle.phase() in ("poll", "poll_roll", "over"):
            viewer = (number // every + seed) % (seats + 1)  # the last is somebody without a seat
            found += differences_seen(match, oracle, viewer if viewer < seats else None)
        assert found == [], f"{seats} seats {options} seed {seed}, entry {number}: {found} after {match.entries[-12:]}"
        if match.over:
            return
        text = chooser.choose(oracle)
        oracle.apply(text)
        match.enter(text)


def settings(options: dict[str, Any], number: int) -> dict[str, Any]:
    """The options with a module and a level, so that consecutive numbers give all pairs of these."""
    level = "facile" if "easy_three_votes" in options else LEVELS[number // 3 % 3]
    return {"module": MODULES[number % 3], "level": level, **options}


@pytest.mark.parametrize(("options", "seats"), SETS, ids=str)
def test_engine_and_oracle_agree_after_every_entry(options: dict[str, Any], seats: int) -> None:
    for seed in range(MATCHES):
        number = 2 * OPTIONS.index(options) + seats + seed
        play_together(seats, settings(options, number), seed, every=15)


def main(first: int, number: int) -> None:
    """Further matches, all option sets in turn; 9 for each give every module with every level."""
    for at in range(first, first + number):
        options, seats = SETS[at % len(SETS)]
        play_together(seats, settings(options, at // len(SETS)), 1000 + at, every=1)
    sys.stdout.write(f"{number} matches agree\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
