"""Where games are found: folders, installed packages; one that cannot be used is named and skipped."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chrysalide.cli.main import main
from tests.cli_terminal import GAME, Answer

NAMES = """
import sys
import chrysalide
from chrysalide.games import open_all, skipped

open_all()
print(*chrysalide.games())
for wrong in skipped():
    print(wrong, file=sys.stderr)
"""
SITE = """
from starlette.testclient import TestClient
from chrysalide.server.operate.app import create_app

with TestClient(create_app("sqlite:///{folder}/site.db", bot_processes=1)) as client:
    print(*(game["id"] for game in client.get("/api/games").json()["games"]))
    assert client.get("/api/covers/fr").status_code == 200
"""


def python(code: str, games: Path | str, path: str = "") -> Answer:
    environment = {**os.environ, "CHRYSALIDE_GAMES": str(games)}
    environment["PYTHONPATH"] = os.pathsep.join([*([path] if path else []), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    assert main(["new-game", "quay", "--out", str(tmp_path / "games")]) == 0
    return tmp_path / "games"


def test_a_game_that_is_all_right_is_listed(games: Path) -> None:
    answer = python(NAMES, games)
    assert (answer.status, answer.err) == (0, "")
    assert {"quay", GAME} <= set(answer.out.split())


@pytest.mark.parametrize(
    ("breaking", "said"),
    [
        (lambda quay: (quay / "__init__.py").write_text("GAME = = 1", "utf-8"), "SyntaxError"),
        (lambda quay: (quay / "__init__.py").write_text("import nowhere_at_all", "utf-8"), "__init__.py, line 1"),
        (lambda quay: (quay / "__init__.py").write_text("raise SystemExit(3)", "utf-8"), "SystemExit: 3"),
        (lambda quay: (quay / "__init__.py").write_text("", "utf-8"), "has no GAME"),
        (
            lambda quay: (quay / "rules.py").write_text("1 / 0", "utf-8"),
            "ZeroDivisionError: division by zero (rules.py",
        ),
        (lambda quay: (quay / "locale/es.ftl").unlink(), "locale/es.ftl"),
        (lambda quay: (quay / "data/game.toml").write_text("minutes = 0", "utf-8"), "game.toml"),
    ],
)
def test_a_broken_game_is_named_and_skipped(games: Path, breaking: object, said: str) -> None:
    assert callable(breaking)
    breaking(games / "quay")
    answer = python(NAMES, games)
    assert answer.status == 0
    assert "quay" not in answer.out.split()
    assert GAME in answer.out.split()
    assert said in answer.err
    assert "“quay”" in answer.err
    asked = python("import chrysalide; chrysalide.new('quay')", games)
    assert "BrokenGame" in asked.err
    assert said in asked.err


@pytest.mark.parametrize("name", ["quay copy", "Quay", "quay-2"])
def test_a_folder_whose_name_is_no_id_is_named_and_skipped(games: Path, name: str) -> None:
    (games / "quay").rename(games / name)
    answer = python(NAMES, games)
    assert "quay" not in answer.out.lower()
    assert f"“{name}”" in answer.err
    assert "2 to 30 small letters" in answer.err


def test_the_site_starts_without_it_and_says_so(games: Path, tmp_path: Path) -> None:
    (games / "quay/rules.py").write_text("1 / 0", "utf-8")
    answer = python(SITE.format(folder=tmp_path), games)
    assert answer.status == 0, answer.err
    assert GAME in answer.out.split()
    assert "quay" not in answer.out.split()
    assert "was skipped" in answer.err


def test_the_second_of_two_of_one_name_is_named_and_skipped(games: Path, tmp_path: Path) -> None:
    shutil.copytree(games, tmp_path / "others")
    shutil.copytree(games / "quay", tmp_path / "others" / GAME)
    answer = python(NAMES, os.pathsep.join([str(games), str(tmp_path / "others")]))
    assert answer.status == 0
    assert answer.out.split().count("quay") == answer.out.split().count(GAME) == 1
    lines = answer.err.splitlines()
    assert len(lines) == 2
    assert all("another one of that name" in line for line in lines)


def installed(folder: Path, package: Path, name: str = "quay") -> None:
    """A package as an installer leaves it, with an entry point."""
    shutil.copytree(package, folder / "harbour_games/quay")
    (folder / "harbour_games/__init__.py").write_text("", "utf-8")
    facts = folder / "harbour_games-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour-games\nVersion: 1.0\n", "utf-8")
    (facts / "entry_points.txt").write_text(f"[chrysalide.games]\n{name} = harbour_games.quay\n", "utf-8")


def test_an_installed_package_offers_a_game(games: Path, tmp_path: Path) -> None:
    installed(tmp_path / "site", games / "quay")
    (tmp_path / "site/harbour_games/quay/terminal.py").write_text(
        "def draw(view, say, names):\n    return [[('a quay', '')]]\n", "utf-8"
    )
    play = (
        "import pickle, chrysalide; from chrysalide.picture import picture; from chrysalide.language import Words\n"
        "match = chrysalide.new('quay', seed=1); print(type(match.state).__module__)\n"
        "print(picture(match.view(), Words('quay', 'fr'))[0][0][0])\n"
        "assert pickle.loads(pickle.dumps(match.game)) is match.game\n"
        "print(chrysalide.bot('quay', 'greedy').choose(match.view(0)))"
    )
    answer = python(play, "", path=str(tmp_path / "site"))
    assert (answer.status, answer.out.splitlines()) == (0, ["harbour_games.quay.rules", "a quay", "roll"]), answer.err


def test_an_entry_point_with_another_name_is_skipped(games: Path, tmp_path: Path) -> None:
    installed(tmp_path / "site", games / "quay", "pier")
    answer = python(NAMES, "", path=str(tmp_path / "site"))
    assert answer.status == 0
    assert not {"pier", "quay"} & set(answer.out.split())
    assert "its folder is called “quay”" in answer.err
