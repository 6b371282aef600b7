"""One transaction on either kind of database; the work in it is a function on a connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from chrysalide.server.store import changing, queries, reading
from chrysalide.server.store.changing import Asked
from chrysalide.server.store.database import migrate, postgres_engine, sqlite_engine
from chrysalide.server.store.lanes import Lane
from chrysalide.server.store.reading import Wanted
from chrysalide.server.store.refused import Refused
from chrysalide.server.store.rows import Change, StoredTable

T = TypeVar("T")
Work = Callable[[Connection], T]
STALE = 2  # retries after a broken connection; the first one found empties the pool
TOGETHER = 100  # changes that may share one transaction
Waiting = tuple[Work[Any], asyncio.Future[Any]]


class StoreEngine(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def write(self, work: Work[T]) -> T:
        """Returns when it is on disk."""

    async def read(self, work: Work[T]) -> T: ...

    async def ask(self, work: Work[T]) -> T:
        """As `read`, for work that is a single statement: with PostgreSQL one round trip and not three."""

    async def change(self, table: str, version: int, change: Change) -> None:
        """Store one change, if the table still has this version."""

    async def read_table(self, wanted: Wanted) -> StoredTable | None:
        """See reading.py; None also where it is not known what is new."""


class PostgresEngine:
    """One connection for moves and one for reading tables; many others, one for each transaction."""

    def __init__(self, url: URL) -> None:
        self.engine: AsyncEngine = postgres_engine(url)
        self._changes: Lane[Asked, None] = Lane(url, changing.change_all, changing.TOGETHER)
        self._reads: Lane[Wanted, StoredTable | None] = Lane(url, reading.read_all, reading.TOGETHER)

    @property
    def changing(self) -> int | None:
        """The number of the connection that changes tables."""
        return self._changes.process

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._changes.close()
        await self._reads.close()
        await self.engine.dispose()

    async def change(self, table: str, version: int, change: Change) -> None:
        if change.taken_back:  # rare, and more than one statement
            await self.write(partial(queries.change, table=table, version=version, change=change))
        else:
            await self._changes.ask(changing.written(table, version, change))

    async def read_table(self, wanted: Wanted) -> StoredTable | None:
        return await self._reads.ask(wanted)

    async def write(self, work: Work[T]) -> T:
        return await self._do(work, {})

    async def read(self, work: Work[T]) -> T:
        """Reads from one consistent snapshot."""
        return await self._do(work, {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True})

    async def ask(self, work: Work[T]) -> T:
        return await self._do(work, {"isolation_level": "AUTOCOMMIT"})

    async def _do(self, work: Work[T], how: dict[str, Any]) -> T:
        """Retries if the connection had broken since its last use: nothing has happened then. Never after a commit."""
        for last in (*[False] * STALE, True):
            async with self.engine.connect() as plain:
                connection = await plain.execution_options(**how)
                try:
                    result = await connection.run_sync(work)
                except DBAPIError as broken:
                    if broken.connection_invalidated and not last:
                        continue
                    raise
                await connection.commit()
                return result
        raise AssertionError  # the last try returns or raises


class SqliteEngine:
    """One thread writes, another reads. Waiting writes share a transaction, as flushing to disk takes longest."""

    def __init__(self, url: URL) -> None:
        self._writing: Engine = sqlite_engine(url, "IMMEDIATE")
        self._reading: Engine = sqlite_engine(url, "DEFERRED")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._reader = ThreadPoolExecutor(1, "reader")
        self._waiting: list[Waiting] = []
        self._round: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.write(migrate)

    async def close(self) -> None:
        if self._round is not None:
            await self._round
        for thread, engine in ((self._writer, self._writing), (self._reader, self._reading)):
            await asyncio.get_running_loop().run_in_executor(thread, engine.dispose)
            thread.shutdown(wait=False)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, _alone, self._reading, work)

    async def ask(self, work: Work[T]) -> T:
        return await self.read(work)

    async def change(self, table: str, version: int, change: Change) -> None:
        await self.write(partial(queries.change, table=table, version=version, change=change))

    async def read_table(self, wanted: Wanted) -> StoredTable | None:
        """All of it: nobody else changes a table here, so it is not read again while it is in memory."""
        return None if wanted.entries else await self.read(partial(queries.read, table=wanted.id))

    async def write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._round is None or self._round.done():
            self._round = asyncio.create_task(self._write_all(), name="writing")
        return await done

    async def _write_all(self) -> None:
        """Write while anything waits; what arrives meanwhile is part of the next round."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            works = [work for work, _ in batch]
            results = await loop.run_in_executor(self._writer, _together, self._writing, works)
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():  # the caller is gone
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)


def _together(engine: Engine, works: list[Work[Any]]) -> list[Any]:
    """The result or the exception of each. If one breaks the transaction, each is retried in its own."""
    if len(works) == 1:
        return [_tried(engine, works[0])]
    try:
        with engine.begin() as connection:
            return [_within(connection, work) for work in works]
    except Exception:  # nothing of it was stored
        return [_tried(engine, work) for work in works]


def _within(connection: Connection, work: Work[Any]) -> Any:
    try:
        return work(connection)
    except Refused as refused:
        return refused


def _tried(engine: Engine, work: Work[Any]) -> Any:
    try:
        return _alone(engine, work)
    except Exception as wrong:
        return wrong


def _alone(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)
