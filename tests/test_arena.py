"""`chrysalide arena`: stopped and resumed, on a cluster, for games of every kind, in three languages."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.arena.store import Store
from tests.arena_plan import COOPERATIVE, THREE_SEATS
from tests.cli_terminal import GAME, SHORT, Terminal

ROUND = tuple(word for name, value in SHORT.items() for word in ("--option", f"{name}={value}"))
QUICK = ("arena", GAME, *ROUND, "--players", "greedy,random", "--jobs", "1")


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return Terminal(capsys, monkeypatch)


def without_timing(results: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in results.items() if name != "timing"}


def arena(terminal: Terminal, *words: str | Path) -> dict[str, Any]:
    answer = terminal(*words, "--json")
    assert answer.status == 0, answer.err
    results: dict[str, Any] = json.loads(answer.out)
    return results


def test_stopped_and_resumed_gives_the_same_as_unbroken(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    unbroken = arena(terminal, *QUICK, "-n", "8", "--out", "whole")
    keep = Store.keep

    def keep_some(store: Store, outcome: Any) -> None:
        if len(store.outcomes) == 3:
            raise KeyboardInterrupt
        keep(store, outcome)

    monkeypatch.setattr(Store, "keep", keep_some)
    stopped = terminal(*QUICK, "-n", "8", "--out", "parts")
    assert stopped.status == 130
    assert "3 of 8 matches are kept in parts; the same command continues" in stopped.err
    assert not Path("parts/report.json").exists()
    monkeypatch.setattr(Store, "keep", keep)
    resumed = terminal(*QUICK, "-n", "8", "--out", "parts", "--json")
    assert "3 of 8 matches were already in parts" in resumed.err
    results = json.loads(resumed.out)
    assert results["timing"]["matches"] == 5
    assert without_timing(results) == without_timing(unbroken)
    assert without_timing(json.loads(Path("parts/report.json").read_text("utf-8"))) == without_timing(unbroken)


KILLED = """
import os, signal
from chrysalide.arena.store import Store
from chrysalide.cli import main

keep = Store.keep

def keep_three(store, outcome):
    keep(store, outcome)
    if len(store.outcomes) == 3:
        os.kill(os.getpid(), signal.SIGKILL)

Store.keep = keep_three
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills a process as Unix does")
def test_killed_and_resumed_gives_the_same_as_unbroken(terminal: Terminal) -> None:
    words = (*QUICK[:-1], "2", "-n", "12", "--out", "killed")
    done = subprocess.run([sys.executable, "-c", KILLED, *words], stderr=subprocess.DEVNULL, check=False)
    assert done.returncode == -signal.SIGKILL
    results = Path("killed/results.jsonl")
    assert results.read_text("utf-8").count("\n") == 3
    with results.open("a") as torn:
        torn.write('{"number": 5')
    resumed = terminal(*words, "--json")
    assert "1 line of results.jsonl" in resumed.err
    unbroken = arena(terminal, *QUICK, "-n", "12", "--out", "whole")
    assert without_timing(json.loads(resumed.out)) == without_timing(unbroken)


def test_figures_fit_the_records(terminal: Terminal) -> None:
    results = arena(terminal, *QUICK, "-n", "7")
    folder = Path("arena") / GAME
    assert results["matches"] == results["matches_each"] == 8, "rounded up: both sit on both seats"
    matches = [chrysalide.load(path.read_text("utf-8")) for path in sorted((folder / "records").iterdir())]
    assert len(matches) == 8
    for line in results["standings"]:
        seats = [match.names.index(line["player"]) for match in matches]
        assert line["wins"] == sum(seat in match.winners for seat, match in zip(seats, matches, strict=True))
        assert line["mean_score"] == sum(match.scores[seat] for seat, match in zip(seats, matches, strict=True)) / 8
    [pair] = results["cross"]
    assert pair["players"] == [line["player"] for line in results["standings"]]
    assert pair["won"] == results["standings"][0]["wins"]
    means = [line["mean_score"] for line in results["standings"]]
    assert pair["margin"] == pytest.approx(means[0] - means[1])
    assert sum(line["rating"] for line in results["standings"]) == pytest.approx(0.0, abs=1e-6)
    assert sum(line["share"] for line in results["order"]) == pytest.approx(1.0)
    assert (folder / "report.html").is_file()


def test_a_cooperative_game_counts_wins_together(terminal: Terminal) -> None:
    words = ("arena", COOPERATIVE.id, "--players", "random", "-n", "3", "--jobs", "1", "--out", "kept")
    results = arena(terminal, *words)
    assert results["cooperative"]
    assert results["cross"] == results["order"] == []
    [line] = results["standings"]
    records = [chrysalide.load(path.read_text("utf-8")) for path in Path("kept/records").iterdir()]
    assert line["matches"] == len(records) == 3
    assert line["wins"] == sum(bool(match.winners) for match in records)
    assert all(set(match.names) == {"random"} for match in records)
    assert "Wilson" in terminal(*words).out


def test_a_game_of_three_seats(terminal: Terminal) -> None:
    words = ("arena", THREE_SEATS.id, "--players", "greedy,random", "--seats", "3", "-n", "3", "--jobs", "1")
    results = arena(terminal, *words)
    assert results["lineups"] == [["greedy", "greedy", "random"], ["greedy", "random", "random"]]
    assert results["matches"] == 6
    assert [line["matches"] for line in results["standings"]] == [9, 9]
    assert len(results["order"]) == 3
    assert sum(line["wins"] for line in results["standings"]) == pytest.approx(6.0)
    assert terminal(*words).status == 0


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("fr", ["Cote", "Avance", "Qui bat qui", "Écarts de score", "50,0", "maximum de vraisemblance"]),
        ("en", ["Rating", "Lead over the next", "Who beats whom", "Score margins", "50.0%", "maximum likelihood"]),
        ("es", ["Puntuación Elo", "Ventaja sobre", "Quién gana a quién", "puntos", "50,0", "máxima verosimilitud"]),
    ],
)
def test_the_report_is_in_the_readers_language(terminal: Terminal, lang: str, expected: list[str]) -> None:
    answer = terminal(*QUICK, "-n", "2", "--lang", lang)
    assert (answer.status, answer.err) == (0, "")
    assert [word for word in expected if word not in answer.out] == []
    assert "arena-" not in answer.out, "a message that is missing shows its id"
    assert f'<html lang="{lang}">' in (Path("arena") / GAME / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--players", "greedy"], "Give at least two"),
        (["--players", "greedy,random,greedy"], "“greedy” is given twice"),
        (["--players", "greedy,clever"], "“clever”. Choose from: random"),
        (["--players", "me,random"], "“me”"),
        (["--seats", "7"], "7 seats"),
        (["-n", "0"], "“0”"),
        (["--effort", "0"], "--effort"),
        (["--effort", "nan"], "“nan”"),
        (["--option", "tokens_to_win=9"], "“9”"),
        (["--seed", "two words"], "“two words”"),
        (["--html", "no/such.html"], "no such folder"),
        (["--out", "file"], "already exists"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_a_bad_command_line_is_refused(terminal: Terminal, words: list[str], expected: str) -> None:
    Path("file").touch()
    answer = terminal("arena", GAME, *words)
    assert answer.status == 2
    assert expected in answer.err
    assert len(answer.err.strip().splitlines()) == 1
    assert [path.name for path in Path.cwd().iterdir()] == ["file"], "nothing was begun"


def test_another_plan_is_refused_with_all_that_differs(terminal: Terminal) -> None:
    arena(terminal, *QUICK, "-n", "2")
    answer = terminal("arena", GAME, "--players", "greedy,easy", "--seed", "2", "--option", "tokens_to_win=2")
    assert answer.status == 2
    for part in ("players: greedy, random there, greedy, easy here", "seed: 1 there, 2 here", "tokens_to_win: 1 there"):
        assert part in answer.err
    assert "--out" in answer.err


def test_without_ray_the_extra_is_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = terminal(*QUICK, "-n", "2", "--ray")
    assert answer.status == 2
    assert "chrysalide[cluster]" in answer.err


def test_a_cluster_that_is_not_there_is_said_soon(terminal: Terminal) -> None:
    pytest.importorskip("ray", reason="the extra `cluster` is not installed")
    answer = terminal(*QUICK, "-n", "2", "--ray", "127.0.0.1:9")
    assert answer.status == 2
    assert "127.0.0.1:9" in answer.err


def test_a_ray_cluster_brings_the_same_results(terminal: Terminal, tmp_path: Path) -> None:
    """On a real cluster, on this machine."""
    pytest.importorskip("ray", reason="the extra `cluster` is not installed")
    terminal.monkeypatch.setenv("HOME", str(tmp_path))  # where it keeps its own settings
    here = arena(terminal, *QUICK, "-n", "6", "--out", "here")
    there = arena(terminal, *QUICK, "-n", "6", "--out", "there", "--ray")
    assert without_timing(here) == without_timing(there)
    assert {path.name: path.read_text() for path in Path("here/records").iterdir()} == {
        path.name: path.read_text() for path in Path("there/records").iterdir()
    }
