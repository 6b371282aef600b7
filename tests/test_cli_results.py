"""`simulate`, `bench`, `replay` and `verify`: many matches, and finished matches."""

import json
import math
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.arena.crew import play_all
from chrysalide.arena.intervals import wilson
from chrysalide.arena.playing import Fixture, Outcome, Setting, prepared
from chrysalide.arena.series import Series
from chrysalide.bots.searching import Searcher
from chrysalide.cli import simulate
from chrysalide.cli.simulate import labels
from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.cli_terminal import GAME, SHORT, Terminal, finished, shell

ROUND = ("--option", "tokens_to_win=1")


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("LC_ALL", "C")
    return Terminal(capsys, monkeypatch)


# Simulate


def test_an_interrupted_simulation_shows_what_it_has(terminal: Terminal) -> None:
    def some(setting: Setting, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Outcome]:
        yield from islice(play_all(setting, fixtures, jobs), 3)
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr(simulate, "play_all", some)
    answer = terminal("simulate", GAME, *ROUND, "-n", "5", "--json")
    results = json.loads(answer.out)
    assert (answer.status, results["matches"], results["wanted"]) == (130, 3, 5)
    assert "3 of 5" in answer.err


def simulated(terminal: Terminal, *words: str | Path) -> dict[str, Any]:
    answer = terminal("simulate", GAME, *ROUND, *words, "--json")
    assert (answer.status, answer.err) == (0, "")
    results: dict[str, Any] = json.loads(answer.out)
    return results


def test_results_are_the_same_however_many_processes_work(terminal: Terminal) -> None:
    words = ("-n", "6", "--players", "greedy,random", "--seed", "5")
    alone = simulated(terminal, *words, "--jobs", "1")
    together = simulated(terminal, *words, "--jobs", "2")
    other = simulated(terminal, "-n", "6", "--players", "greedy,random", "--seed", "6", "--jobs", "1")
    assert (alone.pop("timing")["jobs"], together.pop("timing")["jobs"]) == (1, 2)
    other.pop("timing")
    assert alone == together
    assert alone | {"seed": "6"} != other


def test_a_search_is_not_bounded_by_the_clock() -> None:
    player = prepared(chrysalide.bot(GAME, "medium"))
    assert isinstance(player, Searcher)
    assert player.seconds == math.inf


def test_figures_add_up_and_fit_the_records(terminal: Terminal, tmp_path: Path) -> None:
    results = simulated(terminal, "-n", "6", "--players", "greedy,random", "--records", tmp_path / "kept")
    matches = [chrysalide.load(path.read_text("utf-8")) for path in sorted((tmp_path / "kept").iterdir())]
    assert len(matches) == 6
    assert [match.names for match in matches] == [["greedy", "random"], ["random", "greedy"]] * 3, "seats rotate"
    for player in results["players"]:
        name = player["player"]
        assert player["wins"] == sum(match.names[match.winners[0]] == name for match in matches)
        assert player["decisions"] == sum(
            sum(entry.actor == match.names.index(name) for entry in match.log) for match in matches
        )
        assert player["mean_score"] == sum(match.scores[match.names.index(name)] for match in matches) / 6
    assert sum(player["wins"] for player in results["players"]) == results["matches"] == 6
    assert results["draws"] == sum(sum(entry.actor == -1 for entry in match.log) for match in matches)
    assert all(chrysalide.verify(match.record()).honest for match in matches)
    assert len(results["timing"]["milliseconds_per_decision"]) == 2


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ["Victoires", "Intervalle à 95\u202f%", "changé de place", "100,0"]),
        ("en", ["Wins", "95% interval", "changed seats", "100.0%"]),
        ("es", ["Victorias", "Intervalo del 95\u00a0%", "cambiaron de asiento", "100,0"]),
    ],
)
def test_the_table_is_in_the_readers_language(terminal: Terminal, lang: str, words: list[str]) -> None:
    answer = terminal("simulate", GAME, *ROUND, "-n", "1", "--lang", lang)
    assert answer.status == 0
    assert all(word in answer.out for word in words)
    assert answer.err == "", "no progress bar where there is no terminal"


def test_players_move_round_the_table() -> None:
    series = Series(("a", "b", "c"), "1")
    assert [[series.seat(player, number) for player in range(3)] for number in range(3)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
    ]


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (60, 100, 0.5020, 0.6906)],
)
def test_intervals_are_wilsons(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


def test_two_players_of_one_level_are_told_apart() -> None:
    assert labels(("greedy", "random", "greedy")) == ["greedy 1", "random", "greedy 2"]


# Bench


def test_bench_measures_both_loops(terminal: Terminal) -> None:
    answer = terminal("bench", GAME, "--seconds", "0.05", "--json")
    [results] = json.loads(answer.out)
    assert results["compiled"] is chrysalide.compiled()
    for loop in ("playouts", "python_loop"):
        assert all(results[loop][unit] > 0 for unit in ("matches", "decisions", "draws"))
        assert results[loop]["decisions"] > results[loop]["matches"]
    table = terminal("bench", "--seconds", "0.01", "--lang", "fr").out
    assert ("compilées" if chrysalide.compiled() else "interprétées") in table


# Replay


@pytest.mark.parametrize(
    ("lang", "taking", "chance"), [("fr", "prend", "hasard"), ("en", "takes", "chance"), ("es", "toma", "azar")]
)
def test_a_match_is_told_entry_by_entry(
    terminal: Terminal, tmp_path: Path, lang: str, taking: str, chance: str
) -> None:
    match = finished()
    file = tmp_path / "match.txt"
    file.write_text(match.record(), "utf-8")
    answer = terminal("replay", file, "--lang", lang)
    lines = answer.out.splitlines()
    assert answer.status == 0
    for number, entry in enumerate(match.entries, start=1):
        [line] = [line for line in lines if re.match(rf" *{number}  ", line)]
        assert f" {entry}" in line
    assert any(f"Camille {taking}" in line for line in lines)
    assert any(chance in line for line in lines)
    assert match.names[match.winners[0]] in answer.out.rpartition("│")[2]
    assert lines[-1].endswith(": 7"), "the seed"


def test_a_match_can_be_read_by_programs_and_from_a_pipe(terminal: Terminal) -> None:
    match = finished()
    told = json.loads(terminal("replay", "-", "--json", typed=match.record()).out)
    assert [entry["action"] for entry in told["entries"]] == match.entries
    assert told["winners"] == match.winners
    assert told["seats"] == ["Camille", "Lucas"]
    assert told["seed"] == "7"
    at = json.loads(terminal("replay", "-", "--at", "20", "--json", typed=match.record()).out)
    assert [entry["action"] for entry in at["entries"]] == match.entries[:20]
    assert at["seed"] is None
    assert at["view"] == json.loads(json.dumps(match.at(20).view()))


@pytest.mark.parametrize(("lang", "said"), [("fr", "Camille annule"), ("en", "Camille undoes"), ("es", "deshace")])
def test_what_was_undone_is_told_as_well(terminal: Terminal, lang: str, said: str) -> None:
    match = chrysalide.new("celestes", seed=7, names=("Camille", "Lucas"), first_player=0)
    while not match.undone:
        match.play(match.legal()[0])
        if match.undo_refusal(0) is None:
            match.undo(0)
    gone = match.undone[0].removed[0].action.text
    match.play(match.legal()[-1])
    lines = terminal("replay", "-", "--lang", lang, typed=match.record()).out.splitlines()
    [undone] = [line for line in lines if "×" in line]
    number = match.undone[0].length + 1
    assert undone.split()[0] == str(number)
    assert gone in undone
    assert said in lines[lines.index(undone) + 1]
    told = json.loads(terminal("replay", "-", "--json", typed=match.record()).out)
    assert [entry["action"] for entry in told["entries"]] == match.entries
    assert [step.get("undone", False) for step in told["history"]].count(True) == 1
    assert [step["number"] for step in told["history"] if "undo" in step] == [number]


def test_a_position_that_is_not_there_is_refused(terminal: Terminal) -> None:
    match = finished()
    answer = terminal("replay", "-", "--at", "5000", typed=match.record())
    assert answer.status == 2
    assert str(len(match.entries)) in answer.err
    assert "Camille" in terminal("replay", "-", "--at", "20", typed=match.record()).out


def test_a_reader_who_has_seen_enough_is_no_trouble(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(finished().record(), "utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "chrysalide.cli", "replay", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as telling:
        assert telling.stdout is not None
        assert telling.stderr is not None
        telling.stdout.close()
        assert telling.stderr.read() == b""


# Verify


def dishonest() -> str:
    """A match whose chance was chosen by hand, with a commitment and a seed that fits it."""
    match = Match(find_game(GAME), 2, SHORT, settle=False)
    match.commit("7")
    while not match.over:
        match.play(match.legal()[0])
    return match.record()


def test_an_honest_record_is_found_honest(terminal: Terminal) -> None:
    record = finished().record()
    for lang, expected in (("fr", "Vérifié"), ("en", "Verified"), ("es", "Verificado")):
        answer = terminal("verify", "-", "--lang", lang, typed=record)
        assert (answer.status, answer.err) == (0, "")
        assert answer.out.startswith(expected)
    results = json.loads(terminal("verify", "-", "--json", typed=record).out)
    assert results["honest"] is True
    assert results["draws"] == sum(entry.actor == -1 for entry in finished().log)


def test_a_table_that_chose_its_chance_is_found_out(terminal: Terminal) -> None:
    answer = terminal("verify", "-", "--lang", "fr", typed=dishonest())
    assert answer.status == 1
    assert "Non conforme" in answer.out
    assert json.loads(terminal("verify", "-", "--json", typed=dishonest()).out)["honest"] is False


def test_a_table_that_reveals_another_seed_is_found_out(terminal: Terminal) -> None:
    record = finished().record().replace("\nseed: 7\n", "\nseed: 8\n")
    answer = terminal("verify", "-", "--json", typed=record)
    assert answer.status == 1
    assert json.loads(answer.out)["honest"] is False


def test_what_nobody_can_judge_is_said_so(terminal: Terminal) -> None:
    unfinished = Match(find_game(GAME), 2, SHORT, "7").record()
    by_hand = "\n".join(line for line in finished().record().splitlines() if not line.startswith(("seed", "commit")))
    for record in (unfinished, by_hand):
        answer = terminal("verify", "-", "--json", typed=record)
        assert answer.status == 2
        assert json.loads(answer.out)["honest"] is None


def test_the_command_works_away_from_a_terminal_in_plain_ascii() -> None:
    answer = shell("games", PYTHONIOENCODING="ascii", LC_ALL="fr_FR.UTF-8")
    assert (answer.status, answer.err) == (0, "")
    assert GAME in answer.out
