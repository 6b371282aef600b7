"""`chrysalide seat` against a real site."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from chrysalide.cli.main import main
from chrysalide.client import Site
from tests.server import site as sites
from tests.server.site import GAME, SECONDS

SHORT = {"tokens_to_win": 1}
RANDOM = {"kind": "bot", "level": "random"}
BOT = """
import chrysalide


class Last(chrysalide.Player):
    def decide(self, turn: chrysalide.Turn) -> chrysalide.Action:
        return turn.legal[-1]
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    path = tmp_path / "bot.py"
    path.write_text(BOT, "utf-8")
    return f"{path}:Last"


@pytest.fixture
def here(site: sites.Site) -> Site:
    site.sql("DELETE FROM engines")
    return Site(f"http://127.0.0.1:{site.port}")


def test_a_bot_in_a_file_plays_a_whole_match(here: Site, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
    link = f"{here.address}/table/{opened['table']}#join={opened['seats'][0]['invitation']}"
    assert main(["seat", link, "--bot", bot, "--lang", "fr"]) == 0
    told = capsys.readouterr()
    assert "terminé" in told.out
    assert "#seat=" in told.err
    table = here.table(opened["table"])
    assert (table.status, table.seats[1].name, table.seats[1].kind) == ("over", "Last", "engine")


def test_it_comes_back_with_the_link_of_its_seat(here: Site, capsys: pytest.CaptureFixture[str]) -> None:
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
    seat = here.sit(opened["table"], opened["seats"][0]["invitation"], "Turtle")
    assert main(["seat", seat.link, "--bot", "random", "--lang", "en"]) == 0
    assert "over" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["seat", "ftp://x", "--bot", "random"], "neither"),
        (["seat", "{site}"], "CHRYSALIDE_BOT_TOKEN"),
        (["seat", "{site}", "--token", "wrong"], "token"),
        (["seat", "{site}/table/none#join=x"], "refuses"),
        (["seat", "http://127.0.0.1:9/table/none#join=x"], "doesn’t answer"),
        (["seat", "{site}/table/none#join=x", "--bot", "none.py:Bot"], "no file “none.py”"),
        (["seat", "{site}/table/none#join=x", "--bot", "grandmaster"], "Choose"),
    ],
)
def test_what_is_wrong_is_said(here: Site, words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word.format(site=here.address) for word in [*words, "--lang", "en"]]) == 2
    assert said in capsys.readouterr().err


def test_a_bot_that_fails_is_named(here: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "failing.py"
    path.write_text(BOT.replace("turn.legal[-1]", "turn.legal[999]"), "utf-8")
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
    link = f"{here.address}/table/{opened['table']}#join={opened['seats'][0]['invitation']}"
    assert main(["seat", link, "--bot", f"{path}:Last", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "#seat=" in said  # with which a corrected bot comes back
    assert "failing.py:Last” failed when it was its turn: IndexError" in said


def test_a_seat_for_people_stays_theirs(here: Site, capsys: pytest.CaptureFixture[str]) -> None:
    opened = here.open(GAME, [RANDOM, {"kind": "open"}])
    link = f"{here.address}/table/{opened['table']}#join={opened['seats'][0]['invitation']}"
    assert main(["seat", link, "--lang", "es"]) == 2
    assert "para una persona" in capsys.readouterr().err


# What runs in the background of a shell ignores Ctrl-C, and so would everything that it starts.
LISTENING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from chrysalide.cli.main import main
raise SystemExit(main())
"""


@contextmanager
def listening(here: Site, token: str, bot: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-c", LISTENING, "seat", here.address, "--bot", bot, "--lang", "en"]
    environment = os.environ | {"CHRYSALIDE_BOT_TOKEN": token}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        stop = threading.Timer(SECONDS, running.kill)
        stop.start()
        try:
            yield running
        finally:
            stop.cancel()
            running.kill()


def test_a_registered_program_plays_wherever_it_is_invited(
    here: Site, bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["seat", here.address, "--register", "Turtle", "--lang", "en"]) == 0
    token = capsys.readouterr().out.strip()
    seats = [RANDOM, {"kind": "engine", "name": "Turtle"}]
    tables = [here.open(GAME, seats, options=SHORT)["table"]]
    with listening(here, token, bot) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert "Turtle" in running.stderr.readline()
        tables.append(here.open(GAME, seats, options=SHORT)["table"])
        ended = [running.stdout.readline(), running.stdout.readline()]
        assert all(any(table in line for line in ended) for table in tables)
        running.send_signal(2)  # Ctrl-C
        assert running.wait(SECONDS) == 130
        assert "Stopped" in running.stderr.read()
