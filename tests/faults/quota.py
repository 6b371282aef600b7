"""A disk that is full for some processes: the system does not let them write beyond a certain offset of any file."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

linux = pytest.mark.skipif(shutil.which("prlimit") is None, reason="needs prlimit, of the package util-linux")


@contextmanager
def full(processes: Callable[[], list[int]], place: int, owner: dict[str, Any]) -> Iterator[None]:
    """While the block runs, these processes cannot write to any file beyond byte `place`.

    `owner`: how to start a program as their user, as nobody else may limit them.
    """
    _limit(processes(), str(place), owner)
    try:
        yield
    finally:
        _limit(processes(), "unlimited", owner)  # also those started meanwhile


def _limit(pids: list[int], place: str, owner: dict[str, Any]) -> None:
    """The soft limit only, so that it can be raised again."""
    for pid in pids:
        command = ["prlimit", "--pid", str(pid), f"--fsize={place}:"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", **owner)
        assert done.returncode == 0 or not Path(f"/proc/{pid}").exists(), done.stderr


def family(pid: int, named: str) -> list[int]:
    """A process and its children of this name."""
    found = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if parent == pid and named in (stat.parent / "cmdline").read_text():
                found.append(int(stat.parent.name))
    return found
