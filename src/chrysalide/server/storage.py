"""Everything that happens at a table, written down before anybody is told."""

import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import schema
from chrysalide.server.refusals import StorageDown

log = logging.getLogger("chrysalide.storage")


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


class BadDatabase(ChrysalideError):
    code = "bad-database"


@dataclass
class StoredSeat:
    seat: int
    kind: str
    name: str
    level: str | None = None
    token_hash: str | None = None
    invitation_hash: str | None = None
    keeper: str | None = None


@dataclass
class StoredTable:
    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    status: str
    version: int
    created: str
    seats: list[StoredSeat]
    entries: list[str]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def engine_for(url: str) -> AsyncEngine:
    """SQLite and PostgreSQL by their ordinary addresses; the drivers are ours to choose."""
    try:
        parsed = make_url(url)
        driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        parsed = parsed.set(drivername=driver[parsed.get_backend_name()])
    except Exception:
        raise BadDatabase("error-database-url", url=url.partition("@")[2] or url[:60]) from None
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(parsed)
    queue: dict[str, int] = {}
    if parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        queue = {"pool_size": 1, "max_overflow": 0}  # SQLite has one writer, and lets a second one sleep too long
    engine = create_async_engine(parsed, connect_args={"timeout": 15}, **queue)
    event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log outlives the process that wrote it; FULL makes it outlive the power as well."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Storage:
    """One database. A method returns when its change is on disk."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "sqlite":  # whose driver does not begin by itself for changes of the schema
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing; whatever keeps the database from it is told as StorageDown."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except Conflict:
            raise
        except IntegrityError:
            raise Conflict from None
        except Exception as broken:
            log.exception("not stored, or not read")
            raise StorageDown("error-storage") from broken

    async def create(self, table: StoredTable) -> None:
        async with self._transaction() as connection:
            row = {name: getattr(table, name) for name in ("id", "game", "rules_version", "seed", "status", "version")}
            row |= {"options": json.dumps(table.options), "created": table.created}
            await connection.execute(insert(schema.tables), row)
            seats = [{"table_id": table.id, **vars(seat)} for seat in table.seats]
            await connection.execute(insert(schema.seats), seats)
            await _append(connection, table.id, 0, table.entries)

    async def read(self, table: str) -> StoredTable | None:
        async with self._transaction() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if row is None:
                return None
            where = schema.seats.c.table_id == table
            seats = await connection.execute(select(schema.seats).where(where).order_by(schema.seats.c.seat))
            where = schema.entries.c.table_id == table
            texts = select(schema.entries.c.text).where(where).order_by(schema.entries.c.number)
            entries = list((await connection.execute(texts)).scalars())
        columns = dict(row._mapping)
        columns["options"] = json.loads(columns["options"])
        return StoredTable(**columns, seats=[StoredSeat(*seat[1:]) for seat in seats], entries=entries)

    async def append(self, table: str, version: int, number: int, texts: list[str], status: str) -> None:
        """Entries from `number` on, in one transaction with the next version."""
        async with self._transaction() as connection:
            await _raise_version(connection, table, version, status)
            await _append(connection, table, number, texts)

    async def truncate(self, table: str, version: int, length: int) -> None:
        """Take back all entries from `length` on."""
        async with self._transaction() as connection:
            await _raise_version(connection, table, version, "playing")
            entries = schema.entries
            await connection.execute(delete(entries).where(entries.c.table_id == table, entries.c.number >= length))

    async def claim(
        self, table: str, seat: StoredSeat, invitation_hash: str, version: int, start: list[str] | None
    ) -> None:
        """An open seat gets its player; an invitation works once. With the last one come the first entries."""
        async with self._transaction() as connection:
            seats = schema.seats
            where = (seats.c.table_id == table, seats.c.seat == seat.seat, seats.c.invitation_hash == invitation_hash)
            values = {"kind": seat.kind, "name": seat.name, "token_hash": seat.token_hash, "invitation_hash": None}
            changed = await connection.execute(update(seats).where(*where).values(**values))
            if changed.rowcount != 1:
                raise Conflict
            if start is not None:
                await _raise_version(connection, table, version, "playing")
                await _append(connection, table, 0, start)

    async def keep(self, table: str, version: int, seat: int, keeper: str | None) -> None:
        """A bot of this level plays for a person from now on; None: it no longer does."""
        async with self._transaction() as connection:
            await _raise_version(connection, table, version, "playing")
            where = (schema.seats.c.table_id == table, schema.seats.c.seat == seat)
            await connection.execute(update(schema.seats).where(*where).values(keeper=keeper))


async def _raise_version(connection: AsyncConnection, table: str, version: int, status: str) -> None:
    tables = schema.tables
    where = (tables.c.id == table, tables.c.version == version)
    changed = await connection.execute(update(tables).where(*where).values(version=version + 1, status=status))
    if changed.rowcount != 1:
        raise Conflict


async def _append(connection: AsyncConnection, table: str, number: int, texts: list[str]) -> None:
    at = now()
    rows = [{"table_id": table, "number": number + i, "text": text, "at": at} for i, text in enumerate(texts)]
    if rows:
        await connection.execute(insert(schema.entries), rows)
