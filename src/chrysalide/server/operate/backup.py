"""Backups: all tables of a database into a file and back, also from one kind of database to the other.

The tables are taken from the schema, so that additions to it are backed up too. A file of an older version is restored
into the schema of that version and then migrated like a database.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, MetaData, Table, func, inspect, select, text
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

import chrysalide
from chrysalide.core.errors import ChrysalideError
from chrysalide.server.errors import DatabaseDown
from chrysalide.server.operate.backup_file import Header, Part, Reader, Writer, reading, writing
from chrysalide.server.store.database import (
    ANSWER_SECONDS,
    MIGRATION_LOCK,
    is_sqlite,
    migrate,
    migrations,
    read_url,
    sqlite_engine,
)
from chrysalide.server.store.existing import REVISIONS
from chrysalide.server.store.schema import metadata

BATCH = 1000  # rows in memory
Watch = Callable[[int, int], None]  # rows done, rows in all
T = TypeVar("T")


class BadPlace(ChrysalideError):
    """A database that cannot be read or filled."""

    code = "bad-place"


async def back_up(url: str, path: Path, watch: Watch = lambda done, total: None) -> Header:
    """Save all rows as of one moment; the site may keep running."""
    parsed = read_url(url)
    if is_sqlite(parsed) and not (parsed.database and Path(parsed.database).is_file()):  # noqa: ASYNC240 - nobody else waits
        raise BadPlace("error-no-database", file=str(parsed.database)[:200])  # SQLite would create it
    return await _with_all(parsed, lambda connection: _copy_out(connection, path, watch), only_read=True)


async def restore(url: str, path: Path, force: bool = False, watch: Watch = lambda done, total: None) -> Header:
    """Fill an empty database, or with `force` one that is emptied first. All or nothing."""
    with reading(path) as reader:

        def fill(connection: Connection) -> None:
            _make_room(connection, force)
            _copy_in(connection, reader, watch)

        await _with_all(read_url(url), fill, only_read=False)
        return reader.header


async def _with_all(url: URL, work: Callable[[Connection], T], only_read: bool) -> T:
    """Do the work in one transaction with a consistent snapshot."""
    try:
        return _with_sqlite(url, work, only_read) if is_sqlite(url) else await _with_postgres(url, work, only_read)
    except SQLAlchemyError as broken:
        raise DatabaseDown.by(broken) from broken


def _with_sqlite(url: URL, work: Callable[[Connection], T], only_read: bool) -> T:
    engine = sqlite_engine(url, "DEFERRED" if only_read else "IMMEDIATE")
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


async def _with_postgres(url: URL, work: Callable[[Connection], T], only_read: bool) -> T:
    """Not through the site's own engine: its statements time out quickly, and counting millions of rows takes long."""
    how: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if only_read else {}
    engine = create_async_engine(url, connect_args={"timeout": ANSWER_SECONDS}, hide_parameters=True, **how)
    try:
        try:
            connection = await engine.connect()
        except Exception as broken:
            raise DatabaseDown.by(broken) from broken
        try:
            result = await connection.run_sync(work)
            await connection.commit()
            return result
        finally:
            await connection.close()
    finally:
        await engine.dispose()


# --- back up --------------------------------------------------------------------------------------------------------


def _copy_out(connection: Connection, path: Path, watch: Watch) -> Header:
    made = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    header = Header(_current_revision(connection), [], made, chrysalide.__version__)
    for table in metadata.sorted_tables:
        rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
        header.parts.append(Part(str(table.name), [str(column.name) for column in table.columns], rows))
    with writing(path, header) as writer:
        for table in metadata.sorted_tables:
            _copy_table(connection, table, writer, lambda: watch(writer.rows, header.rows))
    return header


def _copy_table(connection: Connection, table: Table, writer: Writer, progress: Callable[[], None]) -> None:
    rows = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH)
    with connection.execute(rows) as found:
        for batch in found.partitions():
            for row in batch:
                writer.row(list(row))
            progress()


# --- restore ---------------------------------------------------------------------------------------------------------


def _make_room(connection: Connection, force: bool) -> None:
    """Drop the tables of this site; other tables stay."""
    if connection.dialect.name == "postgresql":  # keeps processes of the site from starting meanwhile
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    present = set(inspect(connection).get_table_names())
    if REVISIONS in present:
        _known_revision(connection)
    present_tables = MetaData()
    present_tables.reflect(connection, only=[name for name in metadata.tables if name in present])
    for table in present_tables.tables.values():
        if not force and connection.execute(select(table).limit(1)).first() is not None:
            raise BadPlace("error-restore-full")
    present_tables.drop_all(connection)
    if REVISIONS in present:
        connection.execute(text(f"DROP TABLE {REVISIONS}"))


def _copy_in(connection: Connection, reader: Reader, watch: Watch) -> None:
    header = reader.header
    try:
        command.upgrade(migrations(connection), header.revision)
    except CommandError:
        raise reader.wrong("error-backup-revision", found=header.revision[:20], here=_head()) from None
    known = {part.name for part in header.parts}
    there = MetaData()
    there.reflect(connection, only=lambda name, _metadata: name in known)
    for part in header.parts:
        table = there.tables.get(part.name)
        if table is None or not set(part.columns) <= set(table.columns.keys()):
            raise reader.wrong("error-backup-damaged")
        batch: list[dict[str, Any]] = []
        for row in reader.part(part):
            batch.append(row)
            if len(batch) == BATCH:
                _insert(connection, table, batch, reader)
                watch(reader.rows, header.rows)
                batch = []
        _insert(connection, table, batch, reader)
        watch(reader.rows, header.rows)
    reader.finish()
    migrate(connection)


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]], reader: Reader) -> None:
    try:
        if rows:
            connection.execute(table.insert(), rows)
    except (IntegrityError, DataError) as refused:  # the file does not hold what was backed up
        raise reader.wrong("error-backup-damaged") from refused


# --- revisions --------------------------------------------------------------------------------------------------


def _head() -> str:
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


def _known_revision(connection: Connection) -> str | None:
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if found is not None and found not in known:
        raise BadPlace("error-database-foreign", found=found[:20], here=_head())
    return found


def _current_revision(connection: Connection) -> str:
    found = _known_revision(connection)
    if found != _head():
        raise BadPlace("error-database-old", found=found or "–", here=_head())
    return _head()
