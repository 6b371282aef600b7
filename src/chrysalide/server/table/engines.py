"""Programs that registered with a name, and which tables wait for them.

A registered program proves who it is with one token, which is also the token of the seats it takes: it can come back to
all of them after a crash without having stored anything. It listens to a stream (http/engines.py) that names tables and
seats, never a position: what its seat may know it reads at the table, like everybody else.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import TYPE_CHECKING, Any

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.names import clean_name
from chrysalide.server.errors import BadLink
from chrysalide.server.store import engine_rows
from chrysalide.server.store.rows import StoredEngine
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.tokens import hashed, new_secret

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

MOST = 50  # tables in the list at the beginning of a stream
QUEUE = 200  # tables that may change before a slow program is cut off: it reconnects and gets the list
Wait = dict[str, Any]
Visit = Callable[[str], AbstractAsyncContextManager["Table"]]


class BadEngine(ChrysalideError):
    """A name that no program can have, or that none has."""

    code = "bad-engine"


class Crowded(ChrysalideError):
    code = "full"


class Stream:
    """One connection of a program: what waits for it, and then whatever begins to."""

    def __init__(self, engine: StoredEngine) -> None:
        self.engine = engine
        self.closing = asyncio.Event()
        self.changed: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self._said: dict[str, Wait] = {}

    def call(self, table: str) -> None:
        try:
            self.changed.put_nowait(table)
        except asyncio.QueueFull:
            self.closing.set()

    def news(self, wait: Wait) -> bool:
        """Has this not been said before?"""
        known = self._said.get(wait["table"]) == wait
        self._said[wait["table"]] = wait
        return not known


class Engines:
    """`call` tells other processes that a table may wait for a program that listens there."""

    def __init__(self, storage: Storage, visit: Visit, call: Callable[[str, str], None]) -> None:
        self._storage = storage
        self._visit = visit
        self._call = call
        self._streams: dict[str, Stream] = {}

    # --- who they are -------------------------------------------------------------------------------------------

    async def register(self, name: str) -> tuple[StoredEngine, str]:
        """A new program and its token, which is given out this once."""
        known, token = clean_name(name), new_secret()
        if not known:
            raise BadEngine("error-engine-name")
        engine = StoredEngine(secrets.token_urlsafe(9), known, key_of(known), hashed(token), time.time())
        try:
            await self._storage.register_engine(engine)
        except engine_rows.NameTaken:
            raise BadEngine("error-engine-taken", name=known) from None
        except engine_rows.Full:
            raise Crowded("error-engines-full") from None
        return engine, token

    async def of_token(self, token: str) -> StoredEngine:
        found = await self._storage.engine_of(hashed(token))
        if found is None:
            raise BadLink("error-engine-token")
        return found

    async def invited(self, seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The wanted seats, with the ids of the programs that are invited by name."""
        return [await self._invited(seat) if seat["kind"] == "engine" else seat for seat in seats]

    async def _invited(self, seat: dict[str, Any]) -> dict[str, Any]:
        name = clean_name(seat.get("name") or "")
        if not name:
            return seat
        found = await self._storage.engine_named(key_of(name))
        if found is None:
            raise BadEngine("error-engine-unknown", name=name)
        return {**seat, "name": found.name, "engine": found.id}

    # --- what waits for them ------------------------------------------------------------------------------------

    def changed(self, table: "Table", seat: int) -> None:
        """Something has changed at a seat: its turn may have begun, it may be open again."""
        if engine := table.seating.seats[seat].engine:
            self.call(engine, table.id)
            self._call(engine, table.id)

    def call(self, engine: str, table: str) -> None:
        """The table may wait for this program."""
        if stream := self._streams.get(engine):
            stream.call(table)

    def close(self) -> None:
        for stream in self._streams.values():
            stream.closing.set()

    async def listen(
        self, engine: StoredEngine, patience: float, closing: Coroutine[None, None, object]
    ) -> AsyncGenerator[tuple[str, Any], None]:
        """`tables` with everything that waits, then `wait` for each that begins to; `alive` when nothing happens.

        A program has one stream at a process: a new one ends the old one, whose connection may be dead.
        """
        stream = Stream(engine)
        if before := self._streams.get(engine.id):
            before.closing.set()
        self._streams[engine.id] = stream
        ending = [asyncio.ensure_future(one) for one in (stream.closing.wait(), closing)]
        try:
            await self._storage.engine_listens(engine.id, time.time())
            yield "tables", {"tables": [wait async for wait in self._all(stream)]}
            while not any(one.done() for one in ending):
                table = await _first(stream.changed.get(), ending, patience)
                if table is not None:
                    for wait in await self._waiting(stream, table):
                        yield "wait", wait
                else:
                    yield "alive", None
        finally:
            for one in ending:
                one.cancel()
            if self._streams.get(engine.id) is stream:
                del self._streams[engine.id]

    async def _all(self, stream: Stream) -> AsyncIterator[Wait]:
        for table in await self._storage.tables_of_engine(stream.engine.id, MOST):
            for wait in await self._waiting(stream, table):
                yield wait

    async def _waiting(self, stream: Stream, table: str) -> list[Wait]:
        with suppress(ChrysalideError):  # a table of unknown rules, or a database that is down for a moment
            async with self._visit(table) as found:
                return [wait for wait in waits(found, stream.engine.id) if stream.news(wait)]
        return []


async def _first(
    work: Coroutine[None, None, str], ending: Sequence["asyncio.Task[object]"], patience: float
) -> str | None:
    """The result, or None if the end, or nothing, comes first."""
    task = asyncio.ensure_future(work)
    waited: list[asyncio.Future[Any]] = [task, *ending]
    try:
        await asyncio.wait(waited, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        return task.result() if task.done() else None
    finally:
        task.cancel()


def waits(table: "Table", engine: str) -> list[Wait]:
    """Why the table waits for this program: `seat` (it may sit down), `turn`, or `kept` (a bot plays for it)."""
    found = []
    for seat in table.seating.seats:
        why = _why(table, seat.seat) if seat.engine == engine else None
        if why is not None:
            about = {"table": table.id, "game": table.game.id, "seat": seat.seat}
            found.append({**about, "seq": table.version, "why": why})
    return found


def _why(table: "Table", number: int) -> str | None:
    seat = table.seating.seats[number]
    if seat.kind == "open":
        return "seat" if table.status == "waiting" else None
    if seat.kind != "engine" or table.status != "playing" or seat.resigned:
        return None
    if seat.keeper is not None:
        return "kept"
    return "turn" if table.match.actor == number else None


def key_of(name: str) -> str:
    """Names that look the same to people are the same."""
    return clean_name(name).casefold()
