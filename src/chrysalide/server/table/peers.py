"""The other processes on the same database: what they change, and who is connected there.

Sent on the bus: `step TABLE VERSION` and `chat TABLE` with what was stored; `here PROCESS TABLE SEATS` when somebody
comes or goes; `who PROCESS TABLE` from one that opens a table; `alive PROCESS` from each, now and then; `call ENGINE
TABLE` when a table may wait for a program; `used PROCESS LIMIT MARK NUMBER` with what an address has used up.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import metrics
from chrysalide.server.errors import StorageDown
from chrysalide.server.store.bus import Bus
from chrysalide.server.store.storage import Storage
from chrysalide.server.table import chat
from chrysalide.server.table.table import Table

MOMENT = 0.01  # seconds for which lines are collected
TOGETHER = 100  # lines in one notification: PostgreSQL allows 8,000 bytes
BEAT = 4.0  # seconds between two heartbeats
AGAIN = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # seconds before a change is read again that could not be read
SILENCE = 3 * BEAT  # a process that is silent for this long is gone, with everybody connected to it


class Peers:
    def __init__(self, bus: Bus, tables: Mapping[str, Table]) -> None:
        self._bus = bus
        self._tables = tables
        self._me = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        self._unannounced: dict[str, Table] = {}  # tables where somebody has come or left, not announced yet
        self._unasked: set[str] = set()
        self._calls: set[tuple[str, str]] = set()
        self._sending = False
        self._wanted: set[str] = set()
        self._question: asyncio.Task[dict[str, int]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._storage: Storage | None = None
        self.called: Callable[[str, str], None] = lambda _engine, _table: None
        self.used: Callable[[str, str, int], None] = lambda _kind, _mark, _number: None

    async def start(self, storage: Storage) -> None:
        self._storage = storage
        if self._bus.shared:
            await self._bus.open(self._hear, self._missed)
            self._do(self._beat())

    async def stop(self) -> None:
        if self._bus.shared:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._bus.send(f"gone {self._me}")
        for task in list(self._tasks):
            task.cancel()
        await self._bus.close()

    def ask(self, table: str) -> None:
        """Ask peers who is connected to this table."""
        if self._bus.shared:
            self._unasked.add(table)
            self._flush()

    def announce(self, table: Table) -> None:
        """Tell peers that somebody came or left here."""
        if self._bus.shared:
            self._unannounced[table.id] = table
            self._flush()

    def call(self, engine: str, table: str) -> None:
        """Tell peers that a table may wait for a program, which perhaps listens there."""
        if self._bus.shared:
            self._calls.add((engine, table))
            self._flush()

    @property
    def shared(self) -> bool:
        """Are there other processes?"""
        return self._bus.shared

    async def tell_used(self, used: list[tuple[str, str, int]]) -> None:
        """Tell peers how much of which limit an address has used up here: the limit, the address's mark, how much."""
        lines = [f"used {self._me} {kind} {mark} {number}" for kind, mark, number in used]
        for first in range(0, len(lines), TOGETHER):
            await self._bus.send("\n".join(lines[first : first + TOGETHER]))

    def _flush(self) -> None:
        if not self._sending:
            self._sending = True
            self._do(self._send_all())

    async def _send_all(self) -> None:
        """Send everything collected within a moment together; the last line about a table counts."""
        while self._unannounced or self._unasked or self._calls:
            await asyncio.sleep(MOMENT)
            lines = [f"who {self._me} {table}" for table in self._unasked]
            for table in self._unannounced.values():
                seats = ",".join(map(str, table.audience.seats_here)) or "-"
                lines.append(f"here {self._me} {table.id} {seats}")
            lines += [f"call {engine} {table}" for engine, table in self._calls]
            self._unannounced, self._unasked, self._calls = {}, set(), set()
            for first in range(0, len(lines), TOGETHER):
                await self._bus.send("\n".join(lines[first : first + TOGETHER]))
        self._sending = False

    async def bring_up_to_date(self, table: Table) -> None:
        """Catch up for a client that may have seen more at another process than has arrived here."""
        if self._bus.shared and await self._version_of(table.id) != table.version:
            await table.catch_up(None)

    async def _version_of(self, table: str) -> int | None:
        """The stored version; one query answers all calls within a moment."""
        if self._question is None:
            self._question = asyncio.create_task(self._ask_versions())
        self._wanted.add(table)
        return (await asyncio.shield(self._question)).get(table)

    async def _ask_versions(self) -> dict[str, int]:
        await asyncio.sleep(MOMENT)
        wanted, self._wanted, self._question = self._wanted, set(), None
        assert self._storage is not None
        return await self._storage.versions(wanted)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, said: str) -> None:
        metrics.notified("heard")
        for line in said.split("\n"):
            self._hear_line(line)

    def _hear_line(self, line: str) -> None:
        match line.split(" "):
            case ["step", table, *version] if table in self._tables:
                self._do(_catch_up(self._tables[table], int(version[0]) if version else None))
            case ["chat", table] if table in self._tables:
                self._do(_quietly(chat.hear(self._tables[table])))
            case ["here", process, table, seats] if process != self._me:
                self._heard[process] = time.monotonic()
                if table in self._tables:
                    self._seen(self._tables[table], process, [int(s) for s in seats.split(",") if s != "-"])
            case ["who", process, table] if process != self._me and table in self._tables:
                if self._tables[table].audience.seats_here:
                    self.announce(self._tables[table])
            case ["alive", process] if process != self._me:
                self._heard[process] = time.monotonic()
            case ["call", engine, table]:
                self.called(engine, table)
            case ["used", process, kind, mark, number] if process != self._me:
                self.used(kind, mark, int(number))
            case ["gone", process] if process != self._me:
                self._lose(process)

    def _seen(self, table: Table, process: str, seats: list[int]) -> None:
        if table.seating.presence.elsewhere(process, seats):
            table.audience.send_info()

    def _lose(self, process: str) -> None:
        self._heard.pop(process, None)
        for table in list(self._tables.values()):
            self._seen(table, process, [])

    def _missed(self) -> None:
        """The connection was lost: read again what may have changed meanwhile."""
        self._do(_quietly(self._look_up()))

    async def _look_up(self) -> None:
        assert self._storage is not None
        if not self._tables:
            return
        for table, version in (await self._storage.versions(list(self._tables))).items():
            if table in self._tables and version != self._tables[table].version:
                self._do(_catch_up(self._tables[table], version))
        for known in list(self._tables.values()):
            self._do(_quietly(chat.hear(known)))
            if known.audience.seats_here:
                self.announce(known)
            self.ask(known.id)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._bus.send(f"alive {self._me}")
            for process, at in list(self._heard.items()):
                if time.monotonic() - at > SILENCE:
                    self._lose(process)


async def _catch_up(table: Table, version: int | None) -> None:
    """Somebody may wait for this change, and no other may follow: while the database does not answer, try again."""
    for pause in (*AGAIN, None):
        try:
            await table.catch_up(version)
        except StorageDown:
            if pause is not None:
                await asyncio.sleep(pause)
                continue
        except ChrysalideError:
            pass
        return


async def _quietly(work: Coroutine[None, None, None]) -> None:
    with suppress(ChrysalideError):  # StorageDown: the next change finds out
        await work
