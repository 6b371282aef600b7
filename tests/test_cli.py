"""The command line: what it lists, how it helps, and what it says when it cannot."""

import json
import os
import socket
import threading
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

import chrysalide
import chrysalide.server
from chrysalide.cli import serve as serve_command
from chrysalide.cli.main import COMMANDS
from chrysalide.cli.reader import Reader
from chrysalide.language import LANGUAGES
from chrysalide.server.operate import serve as serving
from tests.cli_terminal import GAME, Terminal, finished, shell


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Terminal(capsys, monkeypatch)


# Help


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_examples_in_every_language(terminal: Terminal, command: str, lang: str) -> None:
    answer = terminal(command, "--help", "--lang", lang)
    assert answer.status == 0
    assert {"fr": "Exemples\u202f:", "en": "Examples:", "es": "Ejemplos:"}[lang] in answer.out
    assert answer.out.count("  chrysalide") >= 2
    assert "cli-" not in answer.out.replace("chrysalide.cli", "")  # a message that is missing shows its id


def test_the_overview_names_every_command(terminal: Terminal) -> None:
    answer = terminal("--help")
    assert answer.status == 0
    assert all(f"chrysalide {command} " in answer.out for command in COMMANDS)


def test_the_version_is_that_of_the_package(terminal: Terminal) -> None:
    assert terminal("--version").out == f"chrysalide {chrysalide.__version__}\n"


def test_the_language_comes_from_the_environment(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Título" in terminal("games").out
    terminal.monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert "Titre" in terminal("games").out
    terminal.monkeypatch.setenv("LC_ALL", "C")
    assert "Title" in terminal("games").out
    assert "Titre" in terminal("--lang=fr", "games").out


# Games


def test_games_lists_every_game(terminal: Terminal) -> None:
    answer = terminal("games")
    assert answer.status == 0
    assert all(game in answer.out for game in chrysalide.games())


def test_a_game_is_shown_with_its_options(terminal: Terminal) -> None:
    listed = terminal("games", "--json")
    shown = terminal("games", GAME, "--json", "--lang", "fr")
    game = json.loads(shown.out)
    assert [entry["id"] for entry in json.loads(listed.out)] == chrysalide.games()
    assert game["id"] == GAME
    assert game["compiled"] is chrysalide.compiled()
    assert game["options"]
    table = terminal("games", GAME, "--lang", "fr").out
    assert game["title"] in table
    for option in game["options"]:
        assert option["name"] in table
        assert {"name", "kind", "default"} <= set(option)


# What is refused: one sentence in the reader's language on stderr, status 2, nothing on stdout


def refused(terminal: Terminal, *words: str | Path, typed: str = "") -> str:
    answer = terminal(*words, typed=typed)
    assert answer.status == 2
    assert answer.out == ""
    [sentence] = answer.err.splitlines()
    assert sentence.startswith("chrysalide: ")
    assert "error-" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("fr", "n’existe pas"), ("en", "There is no game"), ("es", "No existe el juego")],
)
def test_an_unknown_game_is_refused_in_every_language(terminal: Terminal, lang: str, expected: str) -> None:
    for command in ("games", "play", "simulate", "bench"):
        sentence = refused(terminal, command, "nogame", "--lang", lang)
        assert expected in sentence
        assert GAME in sentence


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["fly"], "games, play, serve"),
        (["games", "--lang", "de"], "fr, en and es"),
        (["games", "--lang"], "fr, en and es"),
        (["play"], "GAME"),
        (["replay"], "FILE"),
        (["review", "match.txt", "--depth", "deeper"], "--depth must be one of quick and deep, not “deeper”"),
        (["rotate", "all"], "WHAT must be one of push, program and seat, not “all”"),
        (["moderate", "shout"], "WHAT must be one of close, mute, ban and lift, not “shout”"),
        (["games", "--fast"], "--fast"),
        (["simulate", GAME, "--players"], "--players"),
        (["simulate", GAME, "-n", "many"], "“many”"),
        (["simulate", GAME, "-n", "0"], "“0”"),
        (["simulate", GAME, "--jobs", "0"], "--jobs"),
        (["simulate", GAME, "--players", "greedy,clever"], "“clever”. Choose from: random"),
        (["simulate", GAME, "--players", "me,random"], "“me”"),
        (["simulate", GAME, "--players", "random,random,random"], "3 seats"),
        (["simulate", GAME, "--seats", "7"], "7 seats"),
        (["simulate", GAME, "--seats", "2", "--players", "random"], "There is 1 player for 2 seats"),
        (["simulate", GAME, "--option", "nothing"], "NAME=VALUE"),
        (["simulate", GAME, "--option", "no=1"], "“no”"),
        (["simulate", GAME, "--option", "tokens_to_win=9"], "“9”"),
        (["simulate", GAME, "--option", "layouts=L01,L02"], "at least 5"),
        (["simulate", GAME, "--seed", "two words"], "“two words”"),
        (["play", GAME, "--players", "me,clever"], "“clever”. Choose from: me, random"),
        (["play", GAME, "--players", "me,"], "“”"),
        (["play", GAME, "--seats", "3"], "3 seats"),
        (["play", GAME, "--option", "first_player=5"], "“5”"),
        (["play", GAME, "--seed", "é"], "“é”"),
        (["bench", "--seconds", "0"], "“0”"),
        (["bench", "--seconds", "nan"], "“nan”"),
        (["replay", "no-such-file"], "no such file"),
        (["verify", "."], "folder"),
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--log-level", "loud"], "warning"),
        (["serve", "--processes", "2"], "PostgreSQL"),
        (["serve", "--processes", "2", "--metrics", "--database-url", "postgresql://h/d"], "--metrics-port"),
        (["backup", "x", "--database-url", "sqlite:///nowhere.db"], "nowhere.db"),
        (["backup", __file__], "--overwrite"),
        (["restore", "nowhere"], "nowhere"),
        (["serve", "--host", "no such host"], "no such host"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_a_bad_command_line_is_refused(terminal: Terminal, words: list[str], expected: str) -> None:
    assert expected in refused(terminal, *words)


def test_a_record_that_cannot_be_kept_is_refused_before_the_match(terminal: Terminal, tmp_path: Path) -> None:
    assert "no such folder" in refused(terminal, "play", GAME, "--save", tmp_path / "no" / "match.txt")
    assert "it is a folder" in refused(terminal, "play", GAME, "--save", tmp_path)
    (tmp_path / "file").touch()
    assert "already exists" in refused(terminal, "simulate", GAME, "-n", "1", "--records", tmp_path / "file")
    assert os.listdir(tmp_path) == ["file"]  # noqa: PTH208  # nothing else, hidden files included


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_good_record_is_refused(terminal: Terminal, tmp_path: Path, command: str) -> None:
    record = finished().record()
    file = tmp_path / "match.txt"
    takes = next(line for line in record.splitlines() if " take " in line)
    for text, expected in [
        ("", "n’t a match saved by Chrysalide"),
        ("hello\n", "n’t a match saved by Chrysalide"),
        (record.replace("record 1", "record 9"), "“chrysalide record 9”"),
        (record.replace("\nrules: ", "\nrules: 99"), "version 99"),
        (record.replace(f"game: {GAME}", "game: chess"), "“chess”"),
        (record.replace("seats: 2", "seats: 5"), "5 seats"),
        (record[: len(record) // 2], "part of it is missing"),
        (record.replace(f"{takes}\n", f"{takes}8\n"), "changed or damaged"),
    ]:
        file.write_text(text, "utf-8")
        assert expected in refused(terminal, command, file), expected
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused(terminal, command, file)


def test_an_impossible_entry_is_explained_in_the_readers_language(terminal: Terminal, tmp_path: Path) -> None:
    lines = finished().record().splitlines()
    kept = [line for line in lines if not line.startswith(("digest", "entries", "result", "seed"))]
    first = next(number for number, line in enumerate(kept) if " take " in line)
    seat = kept[first].split()[0]
    file = tmp_path / "match.txt"
    file.write_text("\n".join([*kept[:first], f"{seat} take 99"]), "utf-8")
    assert "La case 99 n’existe pas" in refused(terminal, "replay", file, "--lang", "fr")
    assert "There is no slot 99" in refused(terminal, "replay", file)
    assert "(rule 2.1)" in refused(terminal, "replay", file)


# The site


def test_the_site_is_served_with_what_was_asked_for(terminal: Terminal) -> None:
    asked: list[dict[str, Any]] = []
    terminal.monkeypatch.setattr(chrysalide.server, "serve", lambda **how: asked.append(how))
    assert terminal().status == 0
    words = ("serve", "--host", "0.0.0.0", "--port", "8123", "--database-url", "sqlite:///x.db", "--no-browser")
    assert terminal(*words).status == 0
    usual, wished = asked
    assert usual.items() >= {"host": "127.0.0.1", "port": 8000, "database_url": None, "open_browser": True}.items()
    wanted = {"host": "0.0.0.0", "port": 8123, "database_url": "sqlite:///x.db", "open_browser": False}
    assert wished.items() >= wanted.items()


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["simulat", GAME], "simulate"),
        (["games", "celestess"], "celestes"),
        (["simulate", GAME, "--players", "gredy,random"], "greedy"),
        (["simulate", GAME, "--option", "token_to_win=3"], "tokens_to_win"),
    ],
)
def test_a_misspelt_word_is_answered_with_what_was_meant(terminal: Terminal, words: list[str], meant: str) -> None:
    assert refused(terminal, *words).endswith(f"Did you mean “{meant}”?")


def test_a_word_like_no_other_gets_the_list_alone(terminal: Terminal) -> None:
    assert "Did you mean" not in refused(terminal, "dance")


def test_the_sites_address_is_told_and_ctrl_c_stops_it(terminal: Terminal) -> None:
    told = threading.Event()

    def serve(**how: Any) -> None:
        told.wait()
        raise KeyboardInterrupt

    def aside(reader: Reader, text: str) -> None:
        reader.err.print(text)
        told.set()

    terminal.monkeypatch.setattr(chrysalide.server, "serve", serve)
    terminal.monkeypatch.setattr(serve_command, "ANNOUNCED_AFTER", 0.0)
    terminal.monkeypatch.setattr(Reader, "aside", aside)
    answer = terminal("serve", "--port", "8123", "--no-browser")
    assert answer.status == 0
    assert "http://localhost:8123/" in answer.err
    assert answer.err.endswith("Stopped.\n")


def test_a_site_open_to_the_network_gives_the_address_that_others_type(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serving.address("127.0.0.1", 8000) == "http://localhost:8000/"
    assert ip_address(serving.network_address()).version == 4
    for found, shown in (("192.0.2.7", "192.0.2.7"), ("127.0.0.1", "localhost")):
        monkeypatch.setattr(serving, "network_address", lambda found=found: found)
        assert serving.address("0.0.0.0", 8123) == f"http://{shown}:8123/"


def test_a_port_that_is_taken_is_refused(terminal: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused(terminal, "serve", "--port", port, "--no-browser", "--lang", "fr")


def test_the_other_commands_start_without_the_site() -> None:
    answer = shell("games", PYTHONPROFILEIMPORTTIME="1")
    assert answer.status == 0
    assert "chrysalide.cli.reader" in answer.err
    assert "chrysalide.server" not in answer.err
    assert "fastapi" not in answer.err
