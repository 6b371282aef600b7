"""A game of one's own: `new-game` writes one that passes, `check` says what a broken one does not keep to."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chrysalide.cli.main import main
from chrysalide.language import LANGUAGES
from tests.cli_terminal import GAME, Answer, Terminal
from workshop.places import ROOT

SUITES = ("contract", "secrets", "presentation", "refusals", "words", "rules", "records", "bots", "tests")


def command(folder: Path, *words: str | Path, **more: str) -> Answer:
    """The command in a process of its own, with the games of a folder."""
    environment = {**os.environ, "CHRYSALIDE_GAMES": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-m", "chrysalide.cli", *map(str, words)],
        cwd=ROOT,
        env=environment | {"LANG": "C.UTF-8", "COLUMNS": "500", **more},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game, which no test changes."""
    folder = tmp_path_factory.mktemp("games")
    assert main(["new-game", "sea_side", "--out", str(folder), "--title", "Au bord de l’eau"]) == 0
    return folder


@pytest.fixture
def mine(written: Path, tmp_path: Path) -> Path:
    """A copy of its folder, to be broken."""
    return Path(shutil.copytree(written / "sea_side", tmp_path / "sea_side"))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def faults(mine: Path, *words: str) -> dict[str, str]:
    """What `check` finds: sentences by message id."""
    answer = command(mine.parent, "check", "sea_side", "--json", "--matches", "6", *words)
    found = json.loads(answer.out)["findings"]
    assert answer.status == int(any(not one["advice"] for one in found))
    return {one["id"]: one["text"] for one in found}


# The skeleton


def test_a_new_game_is_complete_and_passes_every_suite(written: Path) -> None:
    answer = command(written, "check", "sea_side")
    assert (answer.status, answer.err) == (0, ""), answer.out
    assert answer.out.startswith("Au bord de l’eau · ")
    assert [line.split()[:2] for line in answer.out.splitlines()[1:-1]] == [["✓", suite] for suite in SUITES]
    assert answer.out.splitlines()[-1] == "Everything is kept."


def test_nothing_of_the_template_is_left_in_it(written: Path) -> None:
    paths = [path for path in written.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    texts = [path.read_text("utf-8").lower() for path in paths]
    assert len(texts) > 25
    assert not any("gamename" in text for text in texts)
    assert "class SeaSide(State)" in (written / "sea_side/rules.py").read_text("utf-8")


def test_the_next_steps_are_commands_that_work(terminal: Terminal, tmp_path: Path) -> None:
    answer = terminal("new-game", "quay", "--out", tmp_path)
    assert f"export CHRYSALIDE_GAMES={tmp_path}" in answer.out
    assert "chrysalide check quay" in answer.out
    typed = "roll\n" * 400
    done = subprocess.run(
        [sys.executable, "-m", "chrysalide.cli", "play", "quay", "--players", "me,easy", "--lang", "en", "--seed", "1"],
        env={**os.environ, "CHRYSALIDE_GAMES": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Scores: You: 0" in done.stdout


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Terminal(capsys, monkeypatch)


@pytest.mark.parametrize("name", ["Harbour", "2harbours", "a b", "class", "x", "h" * 31, "../harbour", "café", GAME])
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(terminal: Terminal, tmp_path: Path, name: str) -> None:
    answer = terminal("new-game", name, "--out", tmp_path)
    assert answer.status == 2
    assert f"“{name}”" in answer.err
    assert [*tmp_path.iterdir()] == []


def test_a_folder_that_is_there_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "quay").mkdir()
    assert terminal("new-game", "quay", "--out", tmp_path).status == 2
    assert [path.name for path in tmp_path.iterdir()] == ["quay"]
    assert [*(tmp_path / "quay").iterdir()] == []
    assert terminal("new-game", "pier", "--out", tmp_path, "--title", 'A "pier"').status == 2
    (tmp_path / "file").write_text("", "utf-8")
    assert terminal("new-game", "pier", "--out", tmp_path / "file").status == 2


# What check notices


@pytest.mark.parametrize(
    ("file", "old", "new", "suite", "fault"),
    [
        ("rules.py", "max(self.points) >= self.goal or self.round > ROUNDS", "False", "contract", "check-endless"),
        ("rules.py", "self.points[:], self.active", "self.points, self.active", "contract", "check-copy-shared"),
        ("rules.py", "self.active, self.round, self.pot, ", "self.active, self.pot, ", "contract", "check-field-key"),
        ("rules.py", "FACE + dice.below(6)", "FACE + dice.below(5)", "contract", "check-draw-share"),
        ("rules.py", "1 / 6", "1 / 5", "contract", "check-chance-sum"),
        ("view.py", "min(0.99, max(0.01, ", "((", "contract", "check-evaluate-range"),
        ("rules.py", "self.pot += face", "self.pot += faces", "contract", "check-crash"),
        ("view.py", "    return min(0.99", "    min(0.99", "contract", "check-evaluate-range"),
        ("present.py", "return Refusal(None, ", "return None and (None, ", "refusals", "check-refuse-none"),
        ("data/view.toml", 'field = "pot"', 'field = "pott"', "presentation", "check-shown-missing"),
        ("view.py", '"turn": state.active', '"turn": 0', "secrets", "check-restore-view"),
        ("present.py", '"pot": HOLD', '"pots": HOLD', "presentation", "check-aim"),
        ("locale/es.ftl", "pot-kept =", "pot-guarded =", "presentation", "check-message-missing"),
        ("data/view.toml", 'field = "pot"', 'field = "points"', "presentation", "check-message-missing"),
        ("view.py", '"die": ', '"dice": ', "presentation", "check-shown-missing"),
        ("data/view.toml", 'as = "dice"', 'as = "board"', "presentation", "check-shown-form"),
        ("data/view.toml", 'as = "dice"', 'as = "dice"\nby_seat = true', "presentation", "check-shown-seats"),
        ("data/view.toml", 'target = "die"', 'target = "die:{face}"', "presentation", "check-shown-target"),
        ("present.py", '"3.3"', '"3.9"', "refusals", "check-refusal-rule"),
        ("locale/fr.ftl", "Lancez le dé aussi souvent que vous l’osez", "Roll as often as you dare", "words",
         "check-untranslated"),
        ("locale/fr.ftl", "\u202f:", " :", "words", "check-narrow-space"),
        ("rulebook/es.md", "- **2.1**", "- **2.7**", "rules", "check-numbers-other"),
        ("tests/test_3_turn.py", "test_3_2_a", "test_3_1_a", "rules", "check-rule-untested"),
        ("actions.py", '"hold"', '"keep"', "records", "check-encoding-changed"),
        ("rules.py", "LOST = 1", "LOST = 2", "records", "check-golden-changed"),
        ("view.py", "state.active else 0.0", "state.active else 99.0", "bots", "check-evaluate-weak"),
        ("rules.py", "LOST = 1", "LOST = 2", "tests", "check-tests-failed"),
    ],
)  # fmt: skip
def test_a_broken_promise_is_one_sentence(mine: Path, file: str, old: str, new: str, suite: str, fault: str) -> None:
    edit(mine / file, old, new)
    found = faults(mine, "--only", suite)
    assert fault in found
    assert "check-" not in found[fault].replace("chrysalide check", "")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("view.py", 'return f"deal {seat} ?" if', 'return None and f"deal {seat} ?" if', "check-entry-tells"),
        ("rules.py", '"card-drawn", {"seat": seat}', '"card-drawn", {"seat": seat, "card": code}', "check-event-tells"),
        ("view.py", "CARDS[card] if seat == viewer else None for", "CARDS[card] for", "check-view-secret"),
    ],
)
def test_a_secret_that_gets_out_is_noticed(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    """By an entry, an event or the view of a game with hidden cards."""
    pond = Path(shutil.copytree(ROOT / "tests/outside/pond", tmp_path / "pond"))
    edit(pond / file, old, new)
    answer = command(tmp_path, "check", "pond", "--json", "--matches", "4", "--only", "secrets")
    assert fault in [one["id"] for one in json.loads(answer.out)["findings"]], answer.out


def test_what_several_checks_meet_is_said_once(mine: Path) -> None:
    """One line of a game can break nearly every check of a suite."""
    edit(mine / "rules.py", "        if self.actor() < 0:", "        return []\n        if self.actor() < 0:")
    answer = command(mine.parent, "check", "sea_side", "--json", "--only", "contract,secrets")
    said = [(one["suite"], one["text"]) for one in json.loads(answer.out)["findings"]]
    assert said
    assert len(said) == len(set(said))


def test_a_game_that_stands_still_is_stopped_with_its_line(mine: Path) -> None:
    """Nobody can know whether a loop ends; but Ctrl-C says where it was."""
    edit(mine / "rules.py", "self.pot += face", "raise KeyboardInterrupt")
    answer = command(mine.parent, "check", "sea_side")
    lines = (mine / "rules.py").read_text("utf-8").splitlines()
    place = 1 + next(number for number, line in enumerate(lines) if "raise KeyboardInterrupt" in line)
    assert answer.status == 130
    assert f"Stopped in the suite “contract”, here: rules.py, line {place}." in answer.err


def test_commands_in_sentences_can_be_copied(mine: Path) -> None:
    (mine / "tests/encoding.txt").unlink()
    assert "chrysalide check sea_side --write" in faults(mine, "--only", "records")["check-encoding-missing"]


def test_what_the_game_s_own_tests_say_is_theirs_alone(mine: Path) -> None:
    edit(
        mine / "tests/test_4_end.py",
        "def test_4_2_",
        "def test_4_2_wrong() -> None:\n    assert False\n\n\ndef test_4_2_",
    )
    assert "Warning" not in faults(mine, "--only", "tests")["check-tests-failed"]


def test_a_fault_names_the_match_in_which_it_was_seen(mine: Path) -> None:
    edit(mine / "rules.py", "self.pot += face", "self.pot += faces")
    for lang, words in {"en": "3 seats", "fr": "3 places", "es": "3 asientos"}.items():
        answer = command(mine.parent, "check", "sea_side", "--only", "contract", "--lang", lang, "--seed", "2")
        assert answer.status == 1
        assert "NameError" in answer.out
        assert "rules.py" in answer.out
        assert {"en": "2 seats", "fr": "2 places", "es": "2 asientos"}[lang] in answer.out or words in answer.out


def test_advice_is_no_fault(mine: Path) -> None:
    edit(mine / "view.py", "state.active else 0.0", "state.active else 99.0")
    answer = command(mine.parent, "check", "sea_side", "--only", "bots")
    assert answer.status == 0
    assert "! bots" in answer.out
    assert "`evaluate` must be higher the better a position is" in answer.out


def test_what_tests_compare_with_is_written_on_request(mine: Path) -> None:
    edit(mine / "actions.py", '"hold"', '"keep"')
    edit(mine / "present.py", 'Choice("hold"', 'Choice("keep"')
    pinned = (mine / "tests/encoding.txt").read_bytes()
    assert set(faults(mine, "--only", "records")) == {"check-encoding-changed", "check-golden-changed"}
    assert (mine / "tests/encoding.txt").read_bytes() == pinned
    answer = command(mine.parent, "check", "sea_side", "--only", "records", "--write")
    assert answer.status == 0, answer.out
    assert "encoding.txt" in answer.err
    assert faults(mine, "--only", "records") == {}


def test_a_saved_match_is_kept_once_and_must_replay(mine: Path, tmp_path: Path) -> None:
    saved = tmp_path / "evening.txt"
    played = ("simulate", "sea_side", "-n", "1", "--players", "greedy,random", "--records", tmp_path / "saved")
    assert command(mine.parent, *played).status == 0
    [record] = (tmp_path / "saved").rglob("*.txt")
    shutil.copy(record, saved)
    for status in (0, 2):
        answer = command(mine.parent, "check", "sea_side", "--keep", saved)
        assert answer.status == status, answer.err
    assert (mine / "tests/records/evening.txt").is_file()
    assert faults(mine, "--only", "records") == {}
    edit(mine / "rules.py", "LOST = 1", "LOST = 2")
    assert "check-corpus-changed" in faults(mine, "--only", "records")


def test_a_suite_that_does_not_exist_is_named(terminal: Terminal) -> None:
    answer = terminal("check", GAME, "--only", "wrods")
    assert answer.status == 2
    assert "Did you mean words?" in answer.err or "words" in answer.err


def test_every_sentence_is_there_in_every_language() -> None:
    locale = ROOT / "src/chrysalide/locale/check"
    used = {
        word
        for path in (ROOT / "src/chrysalide/conformance").glob("*.py")
        for word in path.read_text("utf-8").replace('"', " ").split()
        if word.startswith("check-")
    }
    for lang in LANGUAGES:
        lines = (locale / f"{lang}.ftl").read_text("utf-8").splitlines()
        assert {line.split(" ")[0] for line in lines if line.startswith("check-")} == used
