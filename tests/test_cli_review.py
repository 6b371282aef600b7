"""`chrysalide review`: the same review in the terminal, in three languages and as JSON."""

import json
from pathlib import Path

import pytest

import chrysalide
from chrysalide.cli.main import main
from chrysalide.reviewing import making


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short match; reviewed with few simulations and in this process."""
    monkeypatch.setitem(making.DEPTHS, "quick", 0.5)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    match = chrysalide.new("papillons", seats=2, seed="cli", names=("Camille", "Lucas"))
    bot = chrysalide.bot("papillons", "easy", seed=1)
    while not match.over:
        match.play(bot.choose(match.view(match.actor)))
    file = tmp_path / "match.txt"
    file.write_text(match.record(), "utf-8")
    return file


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_sides_players_and_moments(record: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--all", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert "Camille" in shown
    assert "Lucas" in shown
    assert "±" in shown
    assert "cli-review" not in shown, "every message has its words"


def test_json_is_the_review(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["done"] == found["of"]
    assert found["sides"] == [[0], [1]]
    assert sorted(found["result"]) == [0.0, 1.0]
    assert all(0 <= number < len(found["steps"]) for number in found["moments"])


def test_processes_find_the_same_as_one(record: Path) -> None:
    text = record.read_text("utf-8")
    assert chrysalide.review(text, processes=2).as_json() == chrysalide.review(text).as_json()


def test_an_unfinished_match_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "running.txt"
    file.write_text(chrysalide.new("papilio", seed=1).record(), "utf-8")
    assert main(["review", str(file), "--lang", "fr"]) == 2
    assert "n’est pas terminée" in capsys.readouterr().err
