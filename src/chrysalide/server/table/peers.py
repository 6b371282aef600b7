"""The other processes on the same database: what they change, and who sits at their screens.

Said on the bus: `step TABLE VERSION` and `chat TABLE` with what was stored; `here PROCESS TABLE SEATS` when somebody
comes or goes; `who PROCESS TABLE` from one that opens a table; `alive PROCESS` from each, now and then.
"""

import asyncio
import secrets
import time
from collections.abc import Coroutine, Mapping
from contextlib import suppress

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import metrics
from chrysalide.server.store.bus import Bus
from chrysalide.server.store.storage import Storage
from chrysalide.server.table import chat
from chrysalide.server.table.table import Table

MOMENT = 0.01  # seconds in which words gather
TOGETHER = 100  # lines that are told at once: PostgreSQL takes 8,000 bytes
BEAT = 4.0  # seconds between two signs of life
SILENCE = 3 * BEAT  # a process that says nothing for so long is gone, with everybody at its screens


class Peers:
    def __init__(self, bus: Bus, tables: Mapping[str, Table]) -> None:
        self._bus = bus
        self._tables = tables
        self._me = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        self._untold: dict[str, Table] = {}  # where somebody has come or left, of which the others do not know yet
        self._unasked: set[str] = set()
        self._speaking = False
        self._wanted: set[str] = set()
        self._question: asyncio.Task[dict[str, int]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._storage: Storage | None = None

    async def start(self, storage: Storage) -> None:
        self._storage = storage
        if self._bus.shared:
            await self._bus.open(self._hear, self._missed)
            self._do(self._beat())

    async def stop(self) -> None:
        if self._bus.shared:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._bus.tell(f"gone {self._me}"), 1)
        for task in list(self._tasks):
            task.cancel()
        await self._bus.close()

    def ask(self, table: str) -> None:
        """Who of you has somebody at this table?"""
        if self._bus.shared:
            self._unasked.add(table)
            self._speak()

    def tell(self, table: Table) -> None:
        """Somebody came here, or left."""
        if self._bus.shared:
            self._untold[table.id] = table
            self._speak()

    def _speak(self) -> None:
        if not self._speaking:
            self._speaking = True
            self._do(self._tell_all())

    async def _tell_all(self) -> None:
        """What gathers in a moment is told together; the last word that is heard of a table is the present."""
        while self._untold or self._unasked:
            await asyncio.sleep(MOMENT)
            lines = [f"who {self._me} {table}" for table in self._unasked]
            for table in self._untold.values():
                seats = ",".join(map(str, table.audience.seats_here)) or "-"
                lines.append(f"here {self._me} {table.id} {seats}")
            self._untold, self._unasked = {}, set()
            for first in range(0, len(lines), TOGETHER):
                await self._bus.tell("\n".join(lines[first : first + TOGETHER]))
        self._speaking = False

    async def bring_up_to_date(self, table: Table) -> None:
        """For somebody who comes, and has perhaps seen more at another process than was heard here."""
        if self._bus.shared and await self._version_of(table.id) != table.version:
            await table.catch_up(None)

    async def _version_of(self, table: str) -> int | None:
        """The stored version; those who ask in the same moment are answered by one question."""
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
                self._do(_quietly(self._tables[table].catch_up(int(version[0]) if version else None)))
            case ["chat", table] if table in self._tables:
                self._do(_quietly(chat.hear(self._tables[table])))
            case ["here", process, table, seats] if process != self._me:
                self._heard[process] = time.monotonic()
                if table in self._tables:
                    self._seen(self._tables[table], process, [int(s) for s in seats.split(",") if s != "-"])
            case ["who", process, table] if process != self._me and table in self._tables:
                if self._tables[table].audience.seats_here:
                    self.tell(self._tables[table])
            case ["alive", process] if process != self._me:
                self._heard[process] = time.monotonic()
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
        """The line was cut: what was said meanwhile is looked up."""
        self._do(_quietly(self._look_up()))

    async def _look_up(self) -> None:
        assert self._storage is not None
        if not self._tables:
            return
        for table, version in (await self._storage.versions(list(self._tables))).items():
            if table in self._tables and version != self._tables[table].version:
                await self._tables[table].catch_up(version)
        for known in list(self._tables.values()):
            await chat.hear(known)
            if known.audience.seats_here:
                self.tell(known)
            self.ask(known.id)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._bus.tell(f"alive {self._me}")
            for process, at in list(self._heard.items()):
                if time.monotonic() - at > SILENCE:
                    self._lose(process)


async def _quietly(work: Coroutine[None, None, None]) -> None:
    with suppress(ChrysalideError):  # StorageDown: the next one who acts finds out
        await work
