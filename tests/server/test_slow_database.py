"""A database that answers, but late: people wait once for all of them together, and nothing is refused."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from chrysalide.server.store.database import read_url
from chrysalide.server.store.rows import Change
from chrysalide.server.store.storage import Storage
from tests.postgres import Cluster
from tests.server.test_storage import plain, stored_table

LATE = 0.1  # seconds on the way there
TABLES = 60


class FarAway:
    """Passes everything on, but later; counts what is sent to the database."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.sent = 0
        self.meetings: list[asyncio.Future[tuple[None, None]]] = []

    async def meet(self, reader: StreamReader, writer: StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        ways = (self._pass_on(reader, back, LATE), self._pass_on(there, writer, 0.0))
        self.meetings.append(asyncio.gather(*ways))

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter, late: float) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                self.sent += bool(late)
                await asyncio.sleep(late)
                writer.write(data)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@pytest.fixture
async def far(postgres: Cluster) -> AsyncIterator[tuple[FarAway, str]]:
    away, url = FarAway(postgres.port), read_url(postgres.fresh())
    near = Storage(url.set(drivername="postgresql").render_as_string(hide_password=False))
    await near.open()
    await near.close()
    async with await asyncio.start_server(away.meet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield away, url.set(drivername="postgresql", port=port).render_as_string(hide_password=False)
        await asyncio.gather(*away.meetings)


async def test_moves_wait_together(far: tuple[FarAway, str]) -> None:
    away, url = far
    storage = Storage(url)
    tables = [stored_table([]) for _ in range(TABLES)]
    for number, table in enumerate(tables):
        table.id = f"t{number}"
    await asyncio.gather(*(storage.create(table) for table in tables))
    await storage.change("t0", 1, Change("playing", ["x"], 0))  # the connection is open, the statement prepared
    before = away.sent
    await asyncio.gather(*(storage.change(table.id, 1, Change("playing", ["x"], 0)) for table in tables[1:]))
    assert away.sent - before == 1, "one message to the database, however many moves"
    found = await asyncio.gather(*(storage.read(table.id) for table in tables))
    assert [plain(table).version for table in found] == [2] * TABLES
    await storage.close()
