"""Several processes behind one port, on one PostgreSQL database: a browser's socket may land in any of them."""

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing import parent_process

import uvicorn
from fastapi import FastAPI
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from chrysalide.server import logs


def run(config: uvicorn.Config, listening: socket.socket) -> None:
    """Supervise the processes until stopped; one that dies is replaced, and all end with this one."""
    config.timeout_worker_healthcheck = 60  # seconds: a slow machine takes a while to start a process
    sys.stdin = None  # uvicorn would pass it to the workers, which not every stdin allows
    supervisor = Multiprocess(config, [listening])
    supervisor.run()
    if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
        sys.exit(STARTUP_FAILURE)


def start(create: Callable[[], FastAPI]) -> FastAPI:
    """The site in one of the processes."""
    logs.tell_of_threads()
    threading.Thread(target=_end_with_the_parent, name="parent", daemon=True).start()
    return create()


def _end_with_the_parent() -> None:
    """End with the supervisor: if that is killed, nobody could stop its workers any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
