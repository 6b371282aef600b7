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
from chrysalide.server import figures
from chrysalide.server.bus import Bus
from chrysalide.server.storage import Storage
from chrysalide.server.table import Table

BEAT = 4.0  # seconds between two signs of life
SILENCE = 3 * BEAT  # a process that says nothing for so long is gone, with everybody at its screens


class Neighbours:
    def __init__(self, bus: Bus, tables: Mapping[str, Table]) -> None:
        self._bus = bus
        self._tables = tables
        self._me = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        self._untold: dict[str, Table] = {}  # where somebody has come or left, of which the others do not know yet
        self._telling = False
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
            self._do(self._bus.tell(f"who {self._me} {table}"))

    def tell(self, table: Table) -> None:
        """Somebody came here, or left."""
        if self._bus.shared:
            self._untold[table.id] = table
            if not self._telling:
                self._telling = True
                self._do(self._tell_seats())

    async def _tell_seats(self) -> None:
        """One word after the other: the last one that is heard of a table is the present."""
        while self._untold:
            _, table = self._untold.popitem()
            seats = ",".join(map(str, table.seats_here)) or "-"
            await self._bus.tell(f"here {self._me} {table.id} {seats}")
        self._telling = False

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, said: str) -> None:
        figures.notified("heard")
        match said.split(" "):
            case ["step", table, *version] if table in self._tables:
                self._do(_quietly(self._tables[table].catch_up(int(version[0]) if version else None)))
            case ["chat", table] if table in self._tables:
                self._do(_quietly(self._tables[table].hear()))
            case ["here", process, table, seats] if process != self._me:
                self._heard[process] = time.monotonic()
                if table in self._tables:
                    self._seen(self._tables[table], process, [int(s) for s in seats.split(",") if s != "-"])
            case ["who", process, table] if process != self._me and table in self._tables:
                if self._tables[table].seats_here:
                    self.tell(self._tables[table])
            case ["alive", process] if process != self._me:
                self._heard[process] = time.monotonic()
            case ["gone", process] if process != self._me:
                self._lose(process)

    def _seen(self, table: Table, process: str, seats: list[int]) -> None:
        if table.seating.presence.elsewhere(process, seats):
            table.tell_presence()

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
            await known.hear()
            if known.seats_here:
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
