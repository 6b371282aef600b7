"""Start the site on this machine, in one process or in several."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import logs
from chrysalide.server.errors import DatabaseDown
from chrysalide.server.http.deflate import SeparatelyCompressed
from chrysalide.server.http.head_limit import HeadLimit
from chrysalide.server.operate import proxies, workers
from chrysalide.server.operate.app import create_app
from chrysalide.server.store import integrity
from chrysalide.server.store.database import default_database, is_sqlite, read_url
from chrysalide.server.store.retention import read_keeping
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.bot_pool import usual_processes

GRACE = 5.0  # seconds that the site may take to shut down


class PortTaken(ChrysalideError):
    code = "port-taken"


class BadHosting(ChrysalideError):
    """Settings that do not fit together."""

    code = "bad-hosting"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    open_browser: bool = False,
    *,
    processes: int = 1,
    grace: float = GRACE,
    metrics: bool = False,
    metrics_port: int | None = None,
    log_format: str = "text",
    log_level: str = "warning",
    access_log: bool = False,
    fd: int | None = None,
) -> int | None:
    """Run until stopped; raises an error with a clear message if the site cannot start.

    `fd`: a socket that already listens, instead of host and port. Returns a socket if the site should be started again
    on it, so that no client is refused meanwhile.
    """
    url = database_url or default_database()
    _check(url, processes, metrics)
    listening = _listen(host, port) if fd is None else socket.socket(fileno=fd)
    try:
        asyncio.run(_prepare(url))
    except BaseException:
        listening.close()
        raise
    signal.signal(signal.SIGTERM, _leave)
    logs.tell_of_threads()
    ports = range(metrics_port, metrics_port + processes) if metrics_port else range(0)
    app = partial(create_app, url, metrics=metrics, metrics_ports=ports)
    how: dict[str, Any] = {"grace": grace, "log_config": logs.config(log_format, log_level, access_log)}
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [address(host, port)]).start()
    if processes > 1:
        bots = max(1, usual_processes() // processes)  # each process has its own bots
        start = partial(workers.start, partial(app, bot_processes=bots))
        workers.run(config_of(start, factory=True, workers=processes, **how), listening)
        return None
    return _run(app, how, listening)


def _run(app: Callable[..., FastAPI], how: dict[str, Any], listening: socket.socket) -> int | None:
    """Run in this process. Returns the socket on which the site is to be started again, if it is."""
    kept: socket.socket | None = None

    def restart() -> None:
        nonlocal kept
        kept = listening.dup()
        server.should_exit = True

    again = restart if os.name == "posix" else None  # elsewhere a process cannot replace itself
    server = uvicorn.Server(config_of(partial(app, restart=again), factory=True, **how))
    try:
        server.run(sockets=[listening])
    finally:
        for bot in multiprocessing.active_children():  # otherwise they would finish thinking first
            bot.terminate()
    return kept.detach() if kept else None


def config_of(app: Any, grace: float = GRACE, **how: Any) -> uvicorn.Config:
    """Message limits and shutdown times: one second of the grace is reserved for closing everything else."""
    patience = max(grace - 1, grace / 2)
    settings: dict[str, Any] = {"ws_max_size": 65536, "timeout_graceful_shutdown": patience, "access_log": False}
    settings |= {"http": HeadLimit, "ws": SeparatelyCompressed}
    return uvicorn.Config(app, **settings, **proxies.trust(), **how)


def server_of(app: FastAPI) -> uvicorn.Server:
    """What runs the site inside another program."""
    return uvicorn.Server(config_of(app, log_level="warning"))


def address(host: str, port: int) -> str:
    """Where people reach the site; where it is open to the network, the address that another device can type."""
    shown = network_address() if host in ("0.0.0.0", "::") else host
    return f"http://{'localhost' if shown in ('127.0.0.1', '::1') else shown}:{port}/"


def network_address() -> str:
    """This machine's address in its own network, or 127.0.0.1 where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: the system only chooses the way there
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _leave(_number: int, _frame: object) -> None:
    """SIGTERM is not a failure. uvicorn handles the signal first and raises it again when everything is closed."""
    sys.exit(0)


def _check(url: str, processes: int, metrics: bool) -> None:
    read_keeping()  # a word that is not understood is refused now
    if is_sqlite(read_url(url)) and processes > 1:
        raise BadHosting("error-processes-sqlite")
    if processes > 1 and metrics:
        raise BadHosting("error-processes-metrics")


async def _prepare(url: str) -> None:
    """Migrate the database before anybody connects; raises if something is wrong with it."""
    integrity.check(read_url(url))
    storage = Storage(url)
    try:
        await storage.open()
        await storage.stores()  # a read-only file is only noticed here
    except CommandError:  # its revision is unknown
        raise BadHosting("error-database-newer") from None
    except Exception as failed:
        broken = failed.__cause__ or failed
        if "readonly database" in str(broken):
            raise BadHosting("error-database-read-only", file=str(storage.url.database)) from broken
        raise DatabaseDown.by(broken) from broken
    finally:
        await storage.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError):
        listening.close()
        raise PortTaken("error-port", host=host, port=str(port)) from None
    return listening
