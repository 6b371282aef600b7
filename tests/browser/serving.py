"""The site in a separate process, as people start it: it can be killed, and started with other games."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server

import httpx

from tests.server.site import SECONDS, Address


class Served(Address):
    def __init__(self, folder: Path, **variables: str) -> None:
        with create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        super().__init__(port)
        self._words = [
            "serve",
            "--no-browser",
            "--port",
            str(port),
            "--database-url",
            f"sqlite:///{folder / 'site.db'}",
        ]
        self._variables = variables
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "chrysalide.cli", *self._words]
        self._process = subprocess.Popen(command, env={**os.environ, **self._variables}, stdin=subprocess.DEVNULL)
        give_up = time.monotonic() + SECONDS
        while not self._answers():
            assert self._process.poll() is None, "the site has ended"
            assert time.monotonic() < give_up, "the site does not answer"
            time.sleep(0.1)

    def kill(self) -> None:
        """Kill it without warning, as a power cut would."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            return self.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False


@contextmanager
def serving(folder: Path, **variables: str) -> Iterator[Served]:
    site = Served(folder, **variables)
    try:
        site.start()
        yield site
    finally:
        site.kill()
        site.http.close()
