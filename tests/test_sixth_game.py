"""A game is a folder: tests/sixth/pebbles is found through CHRYSALIDE_GAMES, with nothing else changed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import chrysalide
from workshop.places import ROOT

SIXTH = ROOT / "tests/sixth"
SUITES = [
    "test_contract",
    "test_presentation",
    "test_refusals",
    "test_encoding",
    "test_secrets",
    "test_replay",
    "test_golden",
    "test_older_rules",
    "test_fairness",
    "test_bots",
    "test_public_surface",
    "test_rule_numbers",
    "test_fields",
    "test_catalogues",
    "test_glossaries",
    "test_encyclopedia",
    "test_problems",
]


def run(*command: str | Path, game_only: bool = False) -> subprocess.CompletedProcess[str]:
    """Runs Python with the games of tests/sixth in CHRYSALIDE_GAMES."""
    environment = {**os.environ, "CHRYSALIDE_GAMES": str(SIXTH), "PYTHONPATH": os.pathsep.join(sys.path)}
    environment["LANG"] = "C.UTF-8"
    if game_only:
        environment["CHRYSALIDE_TEST_GAMES"] = "pebbles"
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def answer(*command: str) -> str:
    done = run(*command)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_not_there_by_itself() -> None:
    assert "pebbles" not in chrysalide.games()


def test_it_is_found() -> None:
    listed = answer("-c", "import chrysalide; print(*chrysalide.games())").split()
    assert listed == sorted([*chrysalide.games(), "pebbles"])


def test_the_command_line_lists_and_plays_it() -> None:
    games = json.loads(answer("-m", "chrysalide.cli", "games", "--json"))
    assert "pebbles" in [game["id"] for game in games]
    assert "Galets" in answer("-m", "chrysalide.cli", "games", "--lang", "fr")
    simulated = answer(
        "-m", "chrysalide.cli", "simulate", "pebbles", "-n", "6", "--players", "greedy,random", "--seed", "1", "--json"
    )
    assert json.loads(simulated)


def test_it_keeps_all_that_is_checked() -> None:
    told = answer("-m", "chrysalide.cli", "check", "pebbles", "--lang", "en")
    assert told.splitlines()[-1] == "Everything is kept."


def test_problems_can_be_mined_in_it(tmp_path: Path) -> None:
    """It has none by itself, and nothing is missing without them."""
    none = "from chrysalide.problems.reading import count, problems; print(count('pebbles'), len(problems('pebbles')))"
    assert answer("-c", none).split() == ["0", "0"]
    command = ("problems", "pebbles", "-n", "1", "--matches", "2", "--effort", "0.01", "--out", str(tmp_path), "--json")
    assert json.loads(answer("-m", "chrysalide.cli", *command))["matches"] in (1, 2)


def test_every_suite_takes_it_in() -> None:
    suites = [f"tests/{suite}.py" for suite in SUITES]
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *suites, game_only=True)
    assert done.returncode == 0, done.stdout[-6000:]
    assert "pebbles" not in chrysalide.games()


def test_its_own_tests_pass() -> None:
    folder = SIXTH / "pebbles/tests"
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", f"--confcutdir={folder}", folder)
    assert done.returncode == 0, done.stdout[-6000:]


def test_nothing_outside_its_folder_names_it() -> None:
    named = [
        path
        for top in ("src", "web/src", "workshop")
        for path in (ROOT / top).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".toml", ".ftl") and "pebbles" in path.read_text("utf-8").lower()
    ]
    assert named == []
