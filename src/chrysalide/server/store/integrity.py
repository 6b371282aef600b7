"""Is the file of an SQLite database whole? Looked at before the site starts, and now and then while it runs."""

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
START_SECONDS = 1.0  # before the site starts; what a large file needs beyond that is done while it runs
EVERY = 3600.0  # seconds between two looks at a file that is in use
STEPS = 1000  # of SQLite's machine between two looks whether to go on
# What says nothing about the file: others use it, or it cannot be read at all, of which the site hears by itself.
ELSEWISE = {
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
    """Raises Damaged where the file is found to be so in a moment."""
    file = file_of(url)
    if file is not None and (wrong := wrong_with(file, time.monotonic() + START_SECONDS)):
        raise Damaged("error-database-damaged", file=str(file), why=wrong)


def wrong_with(file: Path, deadline: float | None = None, stop: Event | None = None) -> str | None:
    """What SQLite finds first; None: nothing, or nothing until it had to stop."""

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
        return None if broken.sqlite_errorcode & 0xFF in ELSEWISE else str(broken)
    return None if found == "ok" else str(found).replace("\n", " ")[:200]


class Watch:
    """Looks at the file of a running site, in a thread. `damage`: what was found last."""

    def __init__(self, url: URL) -> None:
        self.damage: str | None = None
        self._url = url
        self._known: os.stat_result | None = None

    async def run(self) -> None:
        """All of it, now and then, until cancelled."""
        stop = Event()
        try:
            while (file := await asyncio.to_thread(file_of, self._url)) is not None:
                self._tell(file, await asyncio.to_thread(wrong_with, file, stop=stop))
                await asyncio.sleep(EVERY)
        finally:
            stop.set()  # else the process would end only when all of the file was looked at

    async def glance(self) -> None:
        """From outside. SQLite goes on for long in a file that was cut, by what it remembers, or that was deleted."""
        if not self.damage and is_sqlite(self._url) and self._url.database:
            file = Path(self._url.database)
            self._tell(file, await asyncio.to_thread(self._changed, file))

    def _changed(self, file: Path) -> str | None:
        try:
            now = file.stat()
        except OSError as wrong:
            return str(wrong.strerror)
        known = self._known or now
        if not os.path.samestat(now, known):  # however whole that one is: it is not where the site writes
            return "another file has taken its place"
        self._known = now
        return wrong_with(file) if now.st_size < known.st_size else None

    def _tell(self, file: Path, damage: str | None) -> None:
        self.damage = damage
        if damage:
            log.error("the database file %s is damaged: %s", file, damage)
