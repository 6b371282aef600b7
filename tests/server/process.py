"""A site in a separate process that can be killed and started again."""

import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from chrysalide.server.operate.serve import serve
from tests.server.site import SECONDS, Address

forking = get_context("forkserver")
forking.set_forkserver_preload(["pytest", "chrysalide.server"])  # so that a start does not spend long on imports


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


class Process(Address):
    def __init__(self, folder: Path) -> None:
        super().__init__(free_port())
        self.database = f"sqlite:///{folder / 'site.db'}"
        self.target: Callable[..., object] = serve
        self.settings: dict[str, Any] = {}
        self.running: BaseProcess | None = None

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()
        self.kill()

    def start(self) -> None:
        settings = {"port": self.port, "database_url": self.database, **self.settings}
        self.running = forking.Process(target=self.target, kwargs=settings)
        self.running.start()
        deadline = time.monotonic() + SECONDS
        while not self.answers():
            assert self.running.is_alive()
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def answers(self) -> bool:
        try:
            return self.get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self.running is not None
        assert self.running.pid is not None
        return self.running.pid

    def kill(self) -> None:
        """Kill it at once, without a shutdown."""
        if self.running:
            self.running.kill()
            self.running.join(SECONDS)
            self.running.close()
            self.running = None


def kill(pid: int) -> None:
    """kill -9"""
    os.kill(pid, signal.SIGKILL)


def bots_of(pid: int) -> list[int]:
    """The processes in which the bots of a site think."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            command = (stat.parent / "cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        if parent == pid and b"multiprocessing.spawn" in command:
            found.append(int(stat.parent.name))
    return found


def wait_for_the_end(pid: int) -> None:
    """Wait for the end of a process that is not our child."""
    deadline = time.monotonic() + SECONDS
    while Path(f"/proc/{pid}/exe").exists():  # a zombie has none
        assert time.monotonic() < deadline, f"process {pid} still runs"
        time.sleep(0.01)
