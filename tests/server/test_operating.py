"""The site as an operator sees it: readiness, metrics, logs, and shutdown."""

import asyncio
import json
import logging
import os
import random
import re
import shlex
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chrysalide.cli import serve as serve_command
from chrysalide.cli.arguments import Parser
from chrysalide.cli.reader import Reader
from chrysalide.server.logs import About, Json, about, tell_of_threads
from chrysalide.server.operate import health, metrics_endpoint
from chrysalide.server.operate.serve import serve
from tests.postgres import Cluster
from tests.server.browser import look
from tests.server.process import Process, bots_of, free_port, wait_for_the_end
from tests.server.site import SECONDS, Site
from tests.server.test_kill import CheckingPlayer


def serve_logged(log: str, **how: Any) -> None:
    """What is written to stderr goes into a file."""
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT), 2)
    serve(**how)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
async def test_sigterm_ends_the_site_in_good_order(tmp_path: Path) -> None:
    player = CheckingPlayer(random.Random(8))
    process, log = Process(tmp_path), tmp_path / "log"
    process.target = serve_logged
    process.settings = {"log": str(log), "log_format": "json", "log_level": "debug", "access_log": True}
    process.settings |= {"metrics": True, "grace": SECONDS}
    with process:
        assert process.get("/api/ready").json() == {"status": "ready"}
        table = process.open(tokens_to_win=3)
        thinking = process.open({"kind": "bot", "level": "expert"}, {"kind": "bot", "level": "expert"})
        process.get(f"/api/tables/{table.id}?token=QUERYSECRET", table.tokens[0])
        async with look(process, table.id) as watcher:
            player.story = watcher.present["log"]
        async with look(process, table.id, *table.tokens.values()) as browser, look(process, thinking.id):
            for _ in range(5):
                assert await player.play(browser)
            told = process.get("/metrics").text
            bots = bots_of(process.pid)
            assert bots
            asyncio.get_running_loop().call_later(0.03, os.kill, process.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await player.play_on(browser)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert process.running is not None
        process.running.join(SECONDS)
        assert process.running.exitcode == 0, log.read_text("utf-8")[-4000:]
        for bot in bots:
            wait_for_the_end(bot)
        check_figures(told, table.id)
        check_log(log.read_text("utf-8"), table.id, [*table.tokens.values(), "QUERYSECRET", "Bearer"])
        process.kill()
        process.start()
        async with look(process, table.id, *table.tokens.values()) as browser:
            player.check(browser)
        assert process.info(thinking.id)["status"] == "playing"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_several_processes_share_a_port_and_end_together(postgres: Cluster, tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.database = postgres.fresh()
    process.settings = {"processes": 2}
    with process:
        workers = bots_of(process.pid)  # they are started in the same way
        assert len(workers) == 2
        assert process.info(process.open().id)["status"] == "playing"
        os.kill(process.pid, signal.SIGTERM)
        assert process.running is not None
        process.running.join(SECONDS)
        assert process.running.exitcode == 0
        for worker in workers:
            wait_for_the_end(worker)


def check_figures(text: str, table: str) -> None:
    told = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert told['chrysalide_requests_total{method="POST",route="/api/tables",status="201"}'] == "2.0"
    assert told["chrysalide_sockets"] == "2.0"
    assert told['chrysalide_sockets_closed_total{code="1000"}'] == "1.0"
    assert told["chrysalide_tables"] == "2.0"
    assert float(told['chrysalide_actions_total{game="celestes",result="stored"}']) > 0
    assert float(told["chrysalide_storage_seconds_count"]) >= 7
    assert float(told["process_resident_memory_bytes"]) > 0
    assert table not in text


def check_log(text: str, table: str, secrets: list[str]) -> None:
    assert all(line.startswith("{") for line in text.splitlines()), text[-4000:]
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    [socket] = [line for line in lines if line.get("path", "").endswith(f"{table}/socket") and line["status"] == 1012]
    assert (socket["table"], socket["game"], socket["method"]) == (table, "celestes", "SOCKET")
    assert {"uvicorn.error", "chrysalide.access"} <= {line["logger"] for line in lines}
    assert [secret for secret in secrets if secret in text] == []


def test_a_site_without_its_database_or_about_to_end_is_not_ready(
    own_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(_work: object) -> None:
        await asyncio.sleep(SECONDS)

    async def broken(_work: object) -> None:
        raise OSError("the disk is gone")

    def reason() -> tuple[int, str]:
        answer = own_site.get("/api/ready")
        return answer.status_code, answer.json()["error"]["message"]["id"]

    assert own_site.get("/api/ready").json() == {"status": "ready"}
    monkeypatch.setattr(health, "SECONDS", 0.05)
    for trouble in (silent, broken):
        monkeypatch.setattr(own_site.tables.storage.engine, "read", trouble)
        assert reason() == (503, "error-database-silent")
    own_site.app.state.readiness.closing = True
    assert reason() == (503, "error-closing")
    assert own_site.get("/api/health").status_code == 200


def test_the_files_for_hosts_call_the_command_with_options_that_it_has() -> None:
    deploy = Path(__file__).parents[2] / "deploy"
    [started] = re.findall(
        r"^ExecStart=\S+/chrysalide (.*) \$", (deploy / "chrysalide.service").read_text(), re.MULTILINE
    )
    [contained] = re.findall(r"^CMD (\[.*\])$", (deploy / "Containerfile").read_text(), re.MULTILINE)
    for name, *words in (shlex.split(started), json.loads(contained)):
        assert name == "serve"
        parser = Parser(Reader("en"), name, ())
        serve_command.add_arguments(parser)
        args = parser.read(words)
        assert (args.log_format, args.log_level, args.no_browser) == ("json", "info", True)


def test_figures_are_told_only_where_they_are_wanted(site: Site) -> None:
    assert "chrysalide_" not in site.get("/metrics").text


def test_a_taken_port_of_the_figures_is_passed_over() -> None:
    port = free_port()
    first = metrics_endpoint.expose(range(port, port + 1))
    assert first is not None
    assert metrics_endpoint.expose(range(port, port + 1)) is None
    second = metrics_endpoint.expose(range(port, port + 20))
    assert second is not None
    first()
    second()


def test_what_a_thread_does_not_handle_is_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ValueError("nobody waits for me")

    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    tell_of_threads()
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join(SECONDS)
    [record] = [one for one in caplog.records if one.name == "chrysalide.threads"]
    assert json.loads(Json().format(record))["exception"].endswith("ValueError: nobody waits for me")


def test_what_happens_to_a_table_is_logged_on_one_line_with_its_exception() -> None:
    about("k3v9", "celestes")
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("chrysalide.table", logging.ERROR, __file__, 1, "no %s", ("way",), sys.exc_info())
    About().filter(record)
    about(None)
    told = Json().format(record)
    assert "\n" not in told
    line = json.loads(told)
    wanted = {"level": "error", "logger": "chrysalide.table", "message": "no way", "table": "k3v9", "game": "celestes"}
    assert line.items() >= wanted.items()
    assert line["exception"].endswith("ValueError: two\nlines")
