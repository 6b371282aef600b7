"""The example in another language plays a whole match, by an invitation and as a registered program."""

import json
import os
import shutil
import subprocess
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from chrysalide.client import Site
from tests.server import site as sites
from tests.server.site import GAME, SECONDS
from workshop.places import ROOT

EXAMPLE = ROOT / "examples" / "engine.js"
RANDOM = {"kind": "bot", "level": "random"}
SHORT = {"tokens_to_win": 1}


def command() -> list[str]:
    """Node with WebSocket; before 22 it needs a flag."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    for flags in ([], ["--experimental-websocket"]):
        asked = subprocess.run(
            [node, *flags, "-p", "JSON.stringify(typeof WebSocket)"], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0 and json.loads(asked.stdout) == "function":
            return [node, *flags, str(EXAMPLE)]
    pytest.skip("this node has no WebSocket")


def without_proxy() -> Mapping[str, str]:
    return {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}


def test_it_fits_on_a_page() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60


def test_it_plays_a_match_by_invitation(site: sites.Site) -> None:
    here = Site(f"http://127.0.0.1:{site.port}")
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
    link = f"{here.address}/table/{opened['table']}#join={opened['seats'][0]['invitation']}"
    done = subprocess.run(
        [*command(), link], env=without_proxy(), capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"{opened['table']}: over\n"), done.stderr
    table = here.table(opened["table"])
    assert (table.status, table.seats[1].name, table.seats[1].kind) == ("over", "Hare", "engine")


def test_it_listens_for_tables(site: sites.Site) -> None:
    site.sql("DELETE FROM engines")
    here = Site(f"http://127.0.0.1:{site.port}")
    token = here.register("Hare").token
    table = here.open(GAME, [RANDOM, {"kind": "engine", "name": "Hare"}], options=SHORT)["table"]
    environment = {**without_proxy(), "CHRYSALIDE_BOT_TOKEN": token}
    with subprocess.Popen(
        [*command(), here.address], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == f"{table}: over\n"
        running.kill()


class Unreliable(BaseHTTPRequestHandler):
    """A site whose streams end at once, and that goes away during the first claim; it has no sockets at all."""

    streams = 0
    claims = 0
    fourth = threading.Event()  # the program has read three lists of tables

    def do_GET(self) -> None:
        if not self.path.endswith("/stream"):
            self.send_error(404)
            return
        Unreliable.streams += 1
        if Unreliable.streams == 4:
            self.fourth.set()
        self._answer("text/event-stream", 'event: tables\ndata: {"tables": [{"table": "t", "why": "seat"}]}\n\n')

    def do_POST(self) -> None:
        Unreliable.claims += 1
        if Unreliable.claims > 1:  # else nothing at all: the connection is closed
            self._answer("application/json", '{"seat": 0, "token": "x"}')

    def _answer(self, kind: str, text: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *words: object) -> None:
        return


def test_it_survives_a_lost_claim_and_plays_a_table_once() -> None:
    """A stream that begins again lists the tables at which the program plays already."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Unreliable) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}"
        with subprocess.Popen(
            [*command(), address], env=without_proxy(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as running:
            for _ in range(int(SECONDS) * 10):
                if running.poll() is not None or Unreliable.fourth.wait(0.1):
                    break
            alive = running.poll() is None
            running.kill()
        server.shutdown()
    assert alive
    assert Unreliable.claims == 2
