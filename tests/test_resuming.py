"""Saved before the end and resumed: every game, and nobody reads a hidden hand in the file."""

import json
import re
from pathlib import Path

import pytest

import chrysalide
from chrysalide.cli.reader import Reader
from chrysalide.cli.sealing import key_file, seal, unseal
from chrysalide.cli.sitting import Sitting, resumed
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import HIDDEN
from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.cli_terminal import GAME, Terminal, finished
from tests.positions import GAMES, Setting, every_game, with_secrets

READER = Reader("en")


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def begun(game: str, decisions: int = 12) -> Match:
    """In a setting with secrets, if the game has any."""
    found = find_game(game)
    options = with_secrets(Setting(found, found.seats[0]))[0] if found.about.secret_hands else {}
    match = Match(found, found.seats[0], options, "9")
    for turn in range(decisions):
        legal = match.legal()
        match.play(legal[turn % len(legal)])
    return match


@every_game
def test_every_game_goes_on_as_it_was_left(game: str, tmp_path: Path) -> None:
    match, file = begun(game), tmp_path / "left.txt"
    players = ["me:Ann", *["random"] * (match.seats - 1)]
    sitting = Sitting(match, players, READER, file)
    sitting.seen[0] = 3
    sitting.keep(file)
    again = resumed(file.read_text("utf-8"), str(file), READER, file)
    assert again.match.entries == match.entries
    assert again.match.state.key() == match.state.key()
    assert (again.players, again.seen, again.match.commitment) == (players, sitting.seen, match.commitment)
    for twin in (match, again.match):  # chance brings the same
        while not twin.over and len(twin.log) < len(match.entries) + 40:
            twin.play(twin.legal()[0])
    assert again.match.entries[:60] == match.entries[:60]


def secret_game() -> str:
    return next(name for name in GAMES if find_game(name).about.secret_hands)


@pytest.mark.parametrize("players", [["me", "random"], ["me:Ann", "me:Bob"]], ids=["alone", "two at one keyboard"])
def test_the_file_shows_no_hand_that_its_people_may_not_know(players: list[str], tmp_path: Path) -> None:
    match, file = begun(secret_game()), tmp_path / "left.txt"
    sitting = Sitting(match, players, READER, file)
    sitting.eyes = 0  # two at one keyboard: the file is for both of them
    sitting.keep(file)
    text = file.read_text("utf-8")
    viewer = 0 if len(sitting.people) == 1 else None
    shown = text.partition("\n\n")[2].splitlines()
    assert HIDDEN in " ".join(shown).split()
    assert [line.split(" ", 1)[-1] if line[0].isdigit() else line for line in shown] == match.seen_entries(viewer)
    assert str(match.seed) not in re.sub("sealed: .*", "", text).split()
    sealed = next(line for line in text.splitlines() if line.startswith("sealed: "))
    assert not any(entry in sealed for entry in match.entries if " " in entry)


def test_a_key_is_made_once_and_for_its_user_alone(tmp_path: Path) -> None:
    shown = begun(GAME).record()
    first = seal(shown, "secret")
    key = key_file().read_bytes()
    assert key_file().stat().st_mode & 0o777 == 0o600
    assert unseal(first, "x") == "secret"
    assert seal(shown, "secret") != first, "a nonce is used once"
    assert key_file().read_bytes() == key
    assert [path.name for path in key_file().parent.iterdir()] == ["seal.key"]


@pytest.mark.parametrize(
    ("pattern", "instead", "said"),
    [
        ("seats: 2", "seats: 3", "has been changed"),
        (r"\Z", "0 take 1\n", "has been changed"),
        (r"(sealed: 1 \S+ )....", r"\1AAAA", "has been changed"),
        (r"sealed: 1 \S+", "sealed: 1 00000000", "another user or on another machine"),
        (r"sealed: .*", "sealed: nonsense", "has been changed"),
        (r"sealed: .*\n", "", "not a match that was left"),
    ],
)
def test_a_file_that_was_changed_is_refused(pattern: str, instead: str, said: str) -> None:
    text = seal(begun(GAME).record(), json.dumps({}))
    with pytest.raises(ChrysalideError, match=said):
        unseal(re.sub(pattern, instead, text), "left.txt")


def test_without_its_key_it_stays_closed_and_a_damaged_key_is_named() -> None:
    text = seal(begun(GAME).record(), "secret")
    key_file().write_bytes(b"short")
    with pytest.raises(ChrysalideError, match="is damaged"):
        unseal(text, "left.txt")
    key_file().unlink()
    with pytest.raises(ChrysalideError, match="another machine"):
        unseal(text, "left.txt")
    assert not key_file().exists(), "opening makes no key"


def test_a_file_that_came_through_windows_opens() -> None:
    text = seal(begun(GAME).record(), "secret")
    assert unseal("\ufeff" + text.replace("\n", "\r\n"), "left.txt") == "secret"


# --- as a command -----------------------------------------------------------------------------------------------


def test_left_resumed_and_finished_it_verifies(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    words = ("play", GAME, "--players", "me,random", "--option", "tokens_to_win=1", "--save", file)
    left = terminal(*words, typed="1\nquit\n")
    assert f"chrysalide play --resume {file}" in left.out
    before = resumed(file.read_text("utf-8"), str(file), READER, file).match
    numbers = "".join(f"{number}\n" for number in range(1, 19)) * 30
    done = terminal("play", "--resume", file, typed=numbers)
    assert (done.status, done.err) == (0, "")
    after = chrysalide.load(file.read_text("utf-8"))
    assert after.over
    assert after.entries[: len(before.entries)] == before.entries
    assert chrysalide.verify(file.read_text("utf-8")).honest
    again = terminal("play", "--resume", file)
    assert (again.status, again.out) == (2, "")
    assert "cannot be resumed" in again.err


@pytest.mark.parametrize(
    "more", [(GAME,), ("--seed", "1"), ("--players", "me,me"), ("--seats", "2"), ("--option", "a=b"), ("--at", "3")]
)
def test_what_the_saved_match_decides_is_not_given_again(terminal: Terminal, tmp_path: Path, more: tuple[str]) -> None:
    file = tmp_path / "match.txt"
    Sitting(begun(GAME), ["me", "random"], READER, file).keep(file)
    answer = terminal("play", "--resume", file, *more)
    assert answer.status == 2
    assert "does not go with --resume" in answer.err


def test_a_hidden_position_is_no_beginning_but_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    Sitting(begun(secret_game()), ["me", "random"], READER, file).keep(file)
    answer = terminal("play", "--from", file)
    assert answer.status == 2
    assert "--resume" in answer.err
    assert terminal("play", "--resume", file, typed="quit\n").status == 0


@pytest.mark.parametrize("command", ["review", "replay", "verify"])
def test_what_needs_the_hidden_cards_says_how_to_finish_the_match(
    terminal: Terminal, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "match.txt"
    Sitting(begun(secret_game()), ["me", "random"], READER, file).keep(file)
    answer = terminal(command, file)
    assert answer.status == 2
    assert f"play --resume {file}" in answer.err


def test_what_is_over_needs_no_seal(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    Sitting(finished(), ["me", "random"], READER, file).keep(file)
    assert "sealed" not in file.read_text("utf-8")
    assert not key_file().exists()
