"""Notifications of changes between processes on one database: ids and numbers only, never a position."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from chrysalide.server import metrics
from chrysalide.server.store.database import plain_url

log = logging.getLogger("chrysalide.bus")
CHANNEL = "chrysalide"
NOTIFY = text("SELECT pg_notify(:channel, :words)")
PAUSE = 0.3  # seconds before it reconnects
WATCH = 5.0  # seconds between two checks of the connection
Hear = Callable[[str], None]


def notify(connection: Connection, words: str) -> None:
    """Notify the other processes if, and only if, this transaction is committed."""
    if connection.dialect.name == "postgresql":
        metrics.notified("sent")
        connection.execute(NOTIFY, {"channel": CHANNEL, "words": words})


class Bus:
    """The bus of a single process: there are no peers to notify."""

    shared = False

    async def open(self, hear: Hear, again: Callable[[], None]) -> None:
        """`hear` receives what peers send; `again` is called when something may have been missed."""

    async def close(self) -> None:
        pass

    async def send(self, words: str) -> None:
        """Send at once; the message may be lost if the database is down."""


class PostgresBus(Bus):
    """LISTEN on a connection of its own; NOTIFY inside the transaction that made the change."""

    shared = True

    def __init__(self, url: URL, engine: AsyncEngine, own: Callable[[], int | None] = lambda: None) -> None:
        """`own`: the number of the connection on which this process changes tables; it need not hear of those."""
        self._url = plain_url(url)
        self._engine = engine
        self._own = own
        self._line: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, again: Callable[[], None]) -> None:
        ready = asyncio.Event()
        self._line = asyncio.create_task(self._listen(hear, again, ready), name="bus")
        with suppress(TimeoutError):
            async with asyncio.timeout(WATCH):
                await ready.wait()

    async def close(self) -> None:
        if self._line is not None:
            self._line.cancel()
            with suppress(asyncio.CancelledError):
                await self._line

    async def send(self, words: str) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(notify, words)
        except Exception as broken:  # peers catch up when they reconnect
            log.warning("not sent to peers: %s", type(broken).__name__)

    async def _listen(self, hear: Hear, again: Callable[[], None], ready: asyncio.Event) -> None:
        while True:
            try:
                await self._hold(hear, again, ready)
            except Exception as broken:  # any exception: a process must not be left without notifications
                log.warning("the connection for notifications is lost (%s); trying again", type(broken).__name__)
            await asyncio.sleep(PAUSE)

    async def _hold(self, hear: Hear, again: Callable[[], None], ready: asyncio.Event) -> None:
        """Listen until the connection breaks."""
        line = await asyncpg.connect(self._url, timeout=WATCH, command_timeout=WATCH)
        lost = asyncio.Event()

        def heard(_line: object, process: int, _channel: str, words: object) -> None:
            if process != self._own():
                hear(str(words))

        try:
            line.add_termination_listener(lambda _line: lost.set())
            await line.add_listener(CHANNEL, heard)
            ready.set()
            again()
            while not lost.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(WATCH):
                        await lost.wait()
                if not lost.is_set():
                    await line.execute("SELECT 1")
        finally:
            line.terminate()
