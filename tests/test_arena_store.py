"""The folder of an arena: what it keeps, what it refuses, and how it is repaired."""

import sys
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.arena.crew import play_here
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Setting
from chrysalide.arena.store import BadFolder, OtherPlan, Store
from tests.arena_plan import OPTIONS, plan
from tests.cli_terminal import GAME


def filled(folder: Path, arranged: Plan, matches: int = 6) -> Store:
    store = Store(folder, arranged)
    with store.open():
        fixtures = store.missing(arranged.fixtures(matches))
        for outcome in play_here(Setting(GAME, OPTIONS, records=True), fixtures):
            store.keep(outcome)
    return store


def test_every_match_is_a_record_that_replays(tmp_path: Path) -> None:
    store = filled(tmp_path, plan())
    for outcome in store.kept(6):
        match = chrysalide.load(store.record_of(outcome.number).read_text("utf-8"))
        assert (match.names, match.scores, match.winners) == (outcome.players, outcome.scores, outcome.winners)
        assert sum(entry.actor == outcome.first for entry in match.log) == outcome.decisions[outcome.first]
        assert chrysalide.verify(match.record()).honest
    assert len(store.kept(6)) == 6


@pytest.mark.parametrize(
    ("other", "field"),
    [
        ({"players": ("greedy", "easy")}, "players"),
        ({"seed": "2"}, "seed"),
        ({"effort": 0.5}, "effort"),
        ({"rules_version": 2}, "rules_version"),
        ({"version": "9"}, "version"),
        ({"options": {"tokens_to_win": 3}}, "--option tokens_to_win"),
        ({"sides": (0, 1, 2)}, "seats"),
    ],
)
def test_a_folder_of_another_plan_is_refused(tmp_path: Path, other: dict[str, Any], field: str) -> None:
    filled(tmp_path, plan(), 2)
    before = sorted(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    with pytest.raises(OtherPlan) as refused, Store(tmp_path, plan(**other)).open():
        pass
    assert [difference.field for difference in refused.value.differences] == [field]
    assert sorted(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()) == before


def test_a_folder_that_is_no_arena_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("mine\n")
    with pytest.raises(BadFolder, match="isn’t a tournament folder"), Store(tmp_path, plan()).open():
        pass
    assert (tmp_path / "results.jsonl").read_text() == "mine\n"
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(BadFolder, match="isn’t a tournament folder"), Store(tmp_path, plan()).open():
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not locked there")
def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    with (
        Store(tmp_path, plan()).open(),
        pytest.raises(BadFolder, match="right now"),
        Store(tmp_path, plan()).open(),
    ):
        pass


@pytest.mark.parametrize("torn", ['{"number": 9, "pla', "\0\0\0\0", "{}\n", '{"number": 1, "players": []}\n', "[1]\n"])
def test_damaged_lines_are_taken_out(tmp_path: Path, torn: str) -> None:
    whole = filled(tmp_path, plan()).results.read_text("utf-8")
    with (tmp_path / "results.jsonl").open("a") as results:
        results.write(torn)
    store = Store(tmp_path, plan())
    with store.open():
        assert store.damaged == 1
        assert len(store.outcomes) == 6
    assert store.results.read_text("utf-8") == whole


def test_a_match_without_its_record_is_played_again(tmp_path: Path) -> None:
    first = filled(tmp_path, plan())
    first.record_of(2).unlink()
    first.record_of(4).write_text("")
    store = Store(tmp_path, plan())
    with store.open():
        assert [fixture.number for fixture in store.missing(plan().fixtures(6))] == [2, 4]
    again = filled(tmp_path, plan())
    assert [one.as_json() | {"seconds": 0, "longest": 0} for one in again.kept(6)] == [
        one.as_json() | {"seconds": 0, "longest": 0} for one in first.kept(6)
    ]
