"""Programs that the checks start, each in its own session: stopping the checks stops them too, gracefully."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from pathlib import Path
from typing import IO

PATIENCE = 60.0  # seconds that a program has to clean up

_running: set[subprocess.Popen[bytes]] = set()
_stopping = threading.Event()


def call(command: list[str], cwd: Path, env: dict[str, str], output: IO[bytes] | None) -> int:
    """Run a program; returns its exit status. KeyboardInterrupt if the checks are being stopped.

    Without `output` it writes to ours.
    """
    if _stopping.is_set():
        raise KeyboardInterrupt
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
        start_new_session=True,
    )
    _running.add(process)
    status = process.wait()
    _running.discard(process)
    if _stopping.is_set():
        raise KeyboardInterrupt
    return status


def begin() -> None:
    """Reset: nothing has been stopped yet."""
    _stopping.clear()


def stop() -> None:
    """Stop everything as Ctrl-C would, so that sites, browsers and databases of tests end too; start nothing more."""
    _stopping.set()
    for process in list(_running):
        send(process, signal.SIGINT)
    for process in list(_running):
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            send(process, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
            process.wait()
        _running.discard(process)


def send(process: subprocess.Popen[bytes], number: int) -> None:
    """Send a signal to a program and everything it has started."""
    if process.poll() is None:
        if os.name == "nt":
            process.terminate()
        else:
            os.killpg(process.pid, number)


def heed_kill() -> None:
    """Treat `kill` like Ctrl-C: background programs of a shell, and what they start, ignore the latter."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.default_int_handler)
