"""A PostgreSQL for the tests: a fresh cluster on loopback that can be stopped and started again."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest

from workshop.results import NOT_TRIED

VARIABLE = "CHRYSALIDE_POSTGRESQL"
PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
)
MISSING = (
    f"{NOT_TRIED}PostgreSQL: there is no server; install the package postgresql, or name the folder of initdb and "
    f"postgres in the variable {VARIABLE}"
)
SECONDS = 300.0  # a machine that is busy with other tests is slow to start one
OWNER = "chrysalide"
Way = Literal["fast", "immediate"]
SIGNALS = {"fast": signal.SIGINT, "immediate": signal.SIGQUIT}  # as `pg_ctl stop -m` sends them


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`: the configured one, the one on PATH, or the newest installed."""
    named, found = os.environ.get(VARIABLE), shutil.which("initdb")
    likely = [Path(named)] if named else [Path(found).resolve().parent] if found else []
    for pattern in PLACES if not named else ():
        likely += sorted(Path("/").glob(pattern.lstrip("/")), key=_version, reverse=True)
    return next((folder for folder in likely if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def _version(folder: Path) -> list[int]:
    digits = "".join(letter if letter.isdigit() else " " for letter in folder.parent.name)
    return [int(number) for number in digits.split()]


def unprivileged() -> dict[str, Any]:
    """The command prefix to start a program that refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    import pwd  # not available on Windows

    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """`fsync=False`: committed data survives the database's processes, but not a power cut."""

    def __init__(self, folder: Path, fsync: bool = False, segment: int = 16) -> None:
        found = programs()
        assert found is not None, MISSING
        self._programs = found
        self._who = unprivileged()
        self.folder = folder
        self._data = folder / "data"
        self._fsync = fsync
        self._numbers = count(1)
        self._running: subprocess.Popen[bytes] | None = None
        self._watch: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        if self._who:
            os.chown(folder, self._who["user"], self._who["group"])
        settings = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", f"--wal-segsize={segment}"]
        self._run("initdb", f"--pgdata={self._data}", f"--username={OWNER}", *settings)

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self._who,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return str(done.stdout)

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url_of(name)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What psql prints for it, columns separated by |."""
        return self._run("psql", "-X", "-q", "-A", "-t", "-c", statement, self.url_of(database)).strip()

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def start(self) -> None:
        """Returns when it accepts connections."""
        assert self._running is None
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "on" if self._fsync else "off",
            "shared_buffers": "32MB",
            "max_connections": "100",
            "timezone": "UTC",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, *options],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C should only reach the tests, which then stop it
                **self._who,
            )
        self._watch = self._watched()
        deadline = time.monotonic() + SECONDS
        while not self._ready():
            assert self._running.poll() is None, self.log()
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.01)

    def _watched(self) -> subprocess.Popen[bytes]:
        """Stops the database if the tests end without doing so: their end of the pipe is closed then."""
        command = ["sh", "-c", 'read line; kill -QUIT "$0"', str(self.pid)]
        return subprocess.Popen(command, stdin=subprocess.PIPE, cwd="/", start_new_session=True, **self._who)

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.kill()
            self._watch.communicate()
            self._watch = None

    def _ready(self) -> bool:
        """The last line of its pid file says so; a file left by an earlier start has another pid in its first line."""
        try:
            lines = (self._data / "postmaster.pid").read_text().split("\n")
        except OSError:
            return False
        return len(lines) > 7 and lines[0] == str(self.pid) and lines[7].strip() == "ready"

    def stop(self, way: Way = "fast") -> None:
        """fast: sessions are aborted, a clean shutdown. immediate: like a crash, the next start recovers."""
        if self._running is None:
            return
        self._unwatch()
        self._running.send_signal(SIGNALS[way])
        try:
            self._running.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self._running.kill()
            self._running.wait()
        self._running = None

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")[-3000:]


@contextmanager
def cluster(fsync: bool = False, segment: int = 16) -> Iterator[Cluster]:
    """A running cluster, removed at the end. `segment`: megabytes per file of its write-ahead log."""
    folder = Path(tempfile.mkdtemp(prefix="chrysalide-postgres-"))  # other users cannot read pytest's own folders
    made = None
    try:
        made = Cluster(folder, fsync, segment)
        made.start()
        yield made
    finally:
        if made is not None:
            made.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One cluster for all tests of a process; each test uses a `fresh()` database and leaves it running."""
    if programs() is None:
        pytest.skip(MISSING)
    with cluster() as running:
        yield running
