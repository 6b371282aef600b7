"""The site in separate processes, for measuring: what they use, and how they are started and stopped."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

START_SECONDS = 60.0
TROUBLE = 1500  # characters
HERE = Path(__file__).resolve().parent


@dataclass
class Server:
    """The site's process, and what it has used so far."""

    pid: int
    port: int
    times: Path | None = None  # the file of `timed_site.py`, if it is used

    def cpu(self) -> float | None:
        """Seconds of processor time."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))

    def busy(self) -> float:
        """The same, to the microsecond: `cpu` counts in hundredths of a second."""
        return busy(self.pid)

    def megabytes(self) -> float | None:
        try:
            lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        except OSError:
            return None
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


def busy(*pids: int) -> float:
    """Seconds of processor time of these processes' threads, on Linux (otherwise 0)."""
    total = 0
    for file in (file for pid in pids for file in Path(f"/proc/{pid}/task").glob("*/schedstat")):
        try:
            total += int(file.read_text().split()[0])
        except OSError:  # a thread that has just ended
            continue
    return total / 1e9


@contextmanager
def site(folder: Path, database: str | None = None, name: str = "load", timed: bool = False) -> Iterator[Server]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    times = folder / f"{name}.times" if timed else None
    program = [str(HERE / "timed_site.py")] if timed else ["-m", "chrysalide.cli"]
    command = [sys.executable, *program, "serve", "--no-browser", "--port", str(port)]
    said = folder / f"{name}.log"
    with said.open("wb") as output:
        running = subprocess.Popen(
            [*command, "--database-url", database or f"sqlite:///{folder / 'load.db'}"],
            env=os.environ | {"CHRYSALIDE_LIMITS": "off"} | ({"CHRYSALIDE_TIMES": str(times)} if times else {}),
            stdout=output,
            stderr=output,
        )
    try:
        wait_for_answer(running, port)
        yield Server(running.pid, port, times)
    finally:
        running.terminate()
        try:
            running.wait(10)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
        tell_trouble(said)


def tell_trouble(said: Path) -> None:
    """Print the end of a process's output if it is more than the line that says it has started."""
    text = said.read_text(encoding="utf-8", errors="replace").strip()
    if text.count("\n"):
        print(f"{said.name}, {text.count('Traceback')} errors, the last:\n{text[-TROUBLE:]}", file=sys.stderr)


@contextmanager
def sites(folder: Path, database: str | None, processes: int, timed: bool = True) -> Iterator[list[Server]]:
    """Several processes on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(site(folder, database, f"site{n}", timed)) for n in range(processes)]


def wait_for_answer(running: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=START_SECONDS)
            return
        except httpx.TransportError:
            if running.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("The site did not start.") from None
            time.sleep(0.05)
