"""Is the file of an SQLite database intact? Checked before the site starts, and regularly while it runs."""

import asyncio
import logging
import os
import sqlite3
import time
from pathlib import Path
from threading import Event
from urllib.parse import quote

from sqlalchemy.engine import URL

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.store.database import is_sqlite

log = logging.getLogger("chrysalide.storage")
START_SECONDS = 1.0  # before the site starts; the check of a large file continues while it runs
EVERY = 3600.0  # seconds between two checks of a file in use
STEPS = 1000  # of SQLite's virtual machine between two checks of whether to stop
# These say nothing about damage: the file is in use, or cannot be read at all, which the site notices by itself.
INCONCLUSIVE = {
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
}


class Damaged(ChrysalideError):
    code = "damaged-database"


def file_of(url: URL) -> Path | None:
    """The file, where there is one."""
    return Path(url.database) if is_sqlite(url) and url.database and Path(url.database).is_file() else None


def check(url: URL) -> None:
    """Raises Damaged where a short check finds damage."""
    file = file_of(url)
    if file is not None and (wrong := wrong_with(file, time.monotonic() + START_SECONDS)):
        raise Damaged("error-database-damaged", file=str(file), why=wrong)


def wrong_with(file: Path, deadline: float | None = None, stop: Event | None = None) -> str | None:
    """The first damage that SQLite finds; None if there is none, or none was found before it had to stop."""

    def enough() -> bool:
        return (deadline is not None and time.monotonic() > deadline) or (stop is not None and stop.is_set())

    try:
        connection = sqlite3.connect(f"file:{quote(str(file))}?mode=rw", uri=True, timeout=0.2)
        try:
            connection.set_progress_handler(enough, STEPS)
            [(found,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
        finally:
            connection.close()
    except sqlite3.DatabaseError as broken:
        return None if broken.sqlite_errorcode & 0xFF in INCONCLUSIVE else str(broken)
    return None if found == "ok" else str(found).replace("\n", " ")[:200]


class Watch:
    """Checks the file of a running site in a thread. `damage`: the result of the last check."""

    def __init__(self, url: URL) -> None:
        self.damage: str | None = None
        self._url = url
        self._known: os.stat_result | None = None

    async def run(self) -> None:
        """Check the whole file at intervals until cancelled."""
        stop = Event()
        try:
            while (file := await asyncio.to_thread(file_of, self._url)) is not None:
                self._report(file, await asyncio.to_thread(wrong_with, file, stop=stop))
                await asyncio.sleep(EVERY)
        finally:
            stop.set()  # otherwise the process could not end before the whole check

    async def glance(self) -> None:
        """A quick check from outside: SQLite keeps using a file that was truncated or deleted, from its cache."""
        if not self.damage and is_sqlite(self._url) and self._url.database:
            file = Path(self._url.database)
            self._report(file, await asyncio.to_thread(self._changed, file))

    def _changed(self, file: Path) -> str | None:
        try:
            now = file.stat()
        except OSError as wrong:
            return str(wrong.strerror)
        known = self._known or now
        if not os.path.samestat(now, known):  # even if that is intact, it is not the file that the site writes to
            return "another file has taken its place"
        self._known = now
        return wrong_with(file) if now.st_size < known.st_size else None

    def _report(self, file: Path, damage: str | None) -> None:
        self.damage = damage
        if damage:
            log.error("the database file %s is damaged: %s", file, damage)
