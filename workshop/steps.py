"""Runs the steps of the set-up one at a time, and reports them."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from workshop.places import BUILD, ROOT

NO_NETWORK = re.compile(
    r"dns error|name resolution|getaddrinfo|unreachable|timed out|error sending request|failed to establish"
    r"|no matching distribution|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT",
    re.IGNORECASE,
)

COLOUR = re.compile(r"\x1b\[[0-9;]*m")  # some tools use colours even when they write to a file


class Trouble(Exception):
    """A problem that a person has to solve; the text says what it is and what helps."""


class NotChecked(Exception):
    """A check that could not be run here through no fault of the project; the text says why."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(what: str, *command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run one step of the set-up; its output goes to build/logs and is only shown if it fails."""
    log = BUILD / "logs" / (re.sub(r"\W+", "-", what.lower()).strip("-") + ".log")
    log.parent.mkdir(parents=True, exist_ok=True)
    say(f"  {what} …")
    start = time.monotonic()
    with log.open("wb") as output:
        try:
            done = subprocess.run(
                [str(part) for part in command],
                cwd=cwd,
                env={**os.environ, "NO_COLOR": "1", **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        except OSError as problem:
            raise Trouble(f"{what}: cannot start {command[0]} ({problem}).") from problem
    if done.returncode:
        raise Trouble(failure(what, log))
    say(f"    done in {time.monotonic() - start:.0f} s")


def failure(what: str, log: Path) -> str:
    text = COLOUR.sub("", log.read_text(encoding="utf-8", errors="replace")).rstrip()
    sentence = f"{what}: this failed. The complete output is in {log.relative_to(ROOT)}."
    if NO_NETWORK.search(text):
        sentence += "\nIt looks as if there was no network: check it (or the proxy) and try again."
    return f"{text[-3000:]}\n\n{sentence}"


@contextlib.contextmanager
def alone(work: str = "set-up") -> Iterator[None]:
    """Makes a second run wait: two at once would interfere with each other."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{work}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say(f"Another {work} is at work in this folder; waiting for it …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
