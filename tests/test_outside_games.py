"""Games without a painting: a dice game and a card game outside the tree, shown by their data/view.toml."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chrysalide.core.datafile import DataError
from chrysalide.core.shown import FILE, Shown, read_shown
from workshop.places import ROOT

OUTSIDE = ROOT / "tests/outside"
GAMES = sorted(init.parent.name for init in OUTSIDE.glob("*/__init__.py"))
DRAWN = """
import sys
import chrysalide
from chrysalide.language import Words
from chrysalide.picture import picture

match = chrysalide.new(sys.argv[1], seed=4)
match.play(match.legal()[0])
words = Words(sys.argv[1], "fr", ["Camille", "Lucas"], 0)
print("\\n".join("".join(piece.text for piece in line) for line in picture(match.view(0), words)))
"""


def run(*command: str) -> str:
    environment = {**os.environ, "CHRYSALIDE_GAMES": str(OUTSIDE), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_all_that_is_checked(game: str) -> None:
    assert json.loads(run("-m", "chrysalide.cli", "check", game, "--json"))["findings"] == []


def test_the_terminal_shows_scores_dice_and_numbers() -> None:
    drawn = run("-c", DRAWN, "tides").splitlines()
    assert drawn[0].split() == ["Camille", "0", "Lucas", "0"]
    assert drawn[1] == "Manche: 1"
    assert any(line.startswith("Dés gardés: [") for line in drawn)


def test_the_terminal_shows_boards_and_hands_and_no_secret() -> None:
    drawn = run("-c", DRAWN, "pond")
    assert "Lucas · Main: ▒▒  ▒▒  ▒▒" in drawn
    assert drawn.count("·  ") > 5
    assert any(suit in drawn for suit in ("Roseau", "Eau", "Ciel"))


def test_a_description_is_read_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "quay"
    (folder / "data").mkdir(parents=True)
    assert read_shown(folder) == ()
    path = folder / FILE
    path.write_text('[[shown]]\nfield = "dice"\nas = "dice"\ntarget = "die:{value}"\n', "utf-8")
    assert read_shown(folder) == (Shown("dice", "dice", target="die:{value}"),)
    for wrong, said in (
        ('[[shown]]\nfield = "dice"\nas = "dices"\n', "shown 1: as: 'dices' is not one of"),
        ('[[shown]]\nas = "dice"\n', "shown 1: field: is missing"),
        ('[[shown]]\nfield = "dice"\nas = "dice"\ncolour = 3\n', "colour: is not one of"),
        ("shown = 3\n", "shown: is not a list"),
    ):
        path.write_text(wrong, "utf-8")
        with pytest.raises(DataError, match=r"quay/data/view\.toml") as caught:
            read_shown(folder)
        assert said in str(caught.value)
