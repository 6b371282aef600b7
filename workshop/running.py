"""Programs that the checks start, each in a session of its own: whoever stops the checks stops them too, gently."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from pathlib import Path
from typing import IO

PATIENCE = 60.0  # seconds in which a program may tidy up

_running: set[subprocess.Popen[bytes]] = set()
_stopping = threading.Event()


def call(command: list[str], cwd: Path, env: dict[str, str], output: IO[bytes] | None) -> int:
    """The exit status; KeyboardInterrupt where the checks are being stopped. Without an output, ours."""
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
    """Nobody has stopped anything yet."""
    _stopping.clear()


def stop() -> None:
    """All that runs, as by Ctrl-C, so that sites, browsers and databases of tests end too; nothing more is started."""
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
    """To a program and all that it has started."""
    if process.poll() is None:
        if os.name == "nt":
            process.terminate()
        else:
            os.killpg(process.pid, number)


def heed_kill() -> None:
    """`kill` is as good as Ctrl-C, which shells let programs in the background ignore, and all that those start."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.default_int_handler)
