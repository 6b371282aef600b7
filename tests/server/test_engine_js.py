"""The example in another language plays a whole match, by an invitation and as a registered program."""

import json
import os
import shutil
import subprocess
from collections.abc import Mapping

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
