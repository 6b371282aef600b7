"""The site plays before its rules are compiled, switches to them when they are, and no match is lost."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import chrysalide
from tests.server.browser import look
from tests.server.process import bots_of, free_port
from tests.server.site import PEOPLE, SECONDS, Address

compiled_only = pytest.mark.skipif(not chrysalide.compiled(), reason="nothing is compiled here")
PATIENCE = 12 * SECONDS  # starting from sources takes a while on a busy machine


class Started(Address):
    """`chrysalide serve` as run.py starts it alongside the compiler."""

    def __init__(self, folder: Path, progress: str) -> None:
        super().__init__(free_port())
        self.progress = folder / "compiling"
        self.progress.write_text(progress)
        self.log = folder / "log"
        variables = {"CHRYSALIDE_INTERPRETED": "1", "CHRYSALIDE_COMPILING": str(self.progress)}
        command = [sys.executable, "-m", "chrysalide.cli", "serve", "--no-browser", "--port", str(self.port)]
        with self.log.open("wb") as output:
            self.running = subprocess.Popen(
                [*command, "--database-url", f"sqlite:///{folder / 'site.db'}"],
                env=os.environ | variables,
                stdout=output,
                stderr=output,
            )

    def wait_for(self, rules: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.health().get("rules") != rules:
            assert self.running.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, (self.health(), self.log.read_text())
            time.sleep(0.05)

    def health(self) -> dict[str, Any]:
        try:
            told: dict[str, Any] = self.get("/api/health").json()
        except httpx.TransportError:
            return {}
        return told


@contextmanager
def started(folder: Path, progress: str) -> Iterator[Started]:
    site = Started(folder, progress)
    try:
        yield site
    finally:
        site.http.close()
        site.running.terminate()
        try:
            site.running.wait(SECONDS)
        except subprocess.TimeoutExpired:
            site.running.kill()
            site.running.wait()


def uses_compiled_rules(pid: int) -> bool:
    return "__mypyc" in Path(f"/proc/{pid}/maps").read_text()


@compiled_only
@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks into processes in /proc")
async def test_a_match_goes_on_while_the_site_takes_the_compiled_rules(tmp_path: Path) -> None:
    with started(tmp_path, "compiling") as site:
        site.wait_for("compiling")
        pid = site.running.pid
        assert not uses_compiled_rules(pid)
        table = site.open(PEOPLE[0], {"kind": "bot", "level": "random"}, first_player=1)
        async with look(site, table.id, table.tokens[0]) as ada:
            while not ada.present["choices"]:
                await ada.find("update")
            before = {key: ada.present[key] for key in ("seq", "view", "choices")}
            assert not any(map(uses_compiled_rules, bots_of(pid)))
            site.progress.write_text("compiled")
            assert await ada.closed() == 1012  # which tells a page to reconnect at once
        async with look(site, table.id, table.tokens[0]) as ada:  # connects at the first try: the port never closed
            assert {key: ada.present[key] for key in before} == before
            assert site.health()["rules"] == "compiled"
            assert uses_compiled_rules(pid)  # the same process, so that a supervisor does not see it end
            await ada.act(ada.present["choices"][0]["action"])
            while not (await ada.find("update"))["choices"]:
                pass
            assert all(map(uses_compiled_rules, bots_of(pid)))


def test_a_compiler_that_fails_leaves_the_site_as_it_is(tmp_path: Path) -> None:
    with started(tmp_path, "compiling") as site:
        site.wait_for("compiling")
        site.progress.write_text("failed")
        site.wait_for("interpreted")
        assert "could not be compiled" in site.log.read_text()
        assert site.open().id
