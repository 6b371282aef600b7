"""Opens the database of an existing site: at a mistyped place it would otherwise be created, and look empty."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from urllib.parse import quote

from alembic.util import CommandError
from sqlalchemy import Connection, inspect
from sqlalchemy.engine import URL

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.errors import DatabaseDown
from chrysalide.server.store.database import is_sqlite, read_url
from chrysalide.server.store.storage import Storage

REVISIONS = "alembic_version"  # the table that every database of a site has


class NoSite(ChrysalideError):
    code = "no-site"


@asynccontextmanager
async def existing(url: str) -> AsyncIterator[Storage]:
    """Open it, migrated to the newest schema; nothing is created or changed where there is no site yet."""
    parsed = read_url(url)
    if is_sqlite(parsed):
        _check_file(parsed)
    storage = Storage(url)
    try:
        await _open(storage)
        yield storage
    finally:
        await storage.close()


async def _open(storage: Storage) -> None:
    try:
        has_site = is_sqlite(storage.url) or await storage.engine.read(_has_site)
        if has_site:
            await storage.open()
    except CommandError:  # its revision is unknown
        raise NoSite("error-database-newer") from None
    except Exception as failed:
        raise DatabaseDown.by(failed.__cause__ or failed) from failed
    if not has_site:
        raise NoSite("error-no-site", place=str(storage.url.database)[:200])


def _has_site(connection: Connection) -> bool:
    return inspect(connection).has_table(REVISIONS)


def _check_file(url: URL) -> None:
    """By a connection that can only read."""
    file = Path(url.database or "")
    if not file.is_file():
        raise NoSite("error-no-site-file", file=str(file)[:200])
    try:
        with closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (REVISIONS,)).fetchone()
    except sqlite3.Error as broken:
        raise DatabaseDown.by(broken) from broken
    if found is None:
        raise NoSite("error-no-site", place=str(file)[:200])
