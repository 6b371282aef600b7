"""A database that is far away: everything that is sent to it arrives late."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from chrysalide.server.store.database import read_url
from chrysalide.server.store.storage import Storage
from tests.postgres import Cluster

LATE = 0.1  # seconds on the way there


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


@asynccontextmanager
async def far_database(postgres: Cluster) -> AsyncIterator[tuple[FarAway, str, str]]:
    """A migrated database: its address by the long way, and the direct one."""
    away, url = FarAway(postgres.port), read_url(postgres.fresh()).set(drivername="postgresql")
    near = url.render_as_string(hide_password=False)
    storage = Storage(near)
    await storage.open()
    await storage.close()
    async with await asyncio.start_server(away.meet, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield away, url.set(port=port).render_as_string(hide_password=False), near
        await asyncio.gather(*away.meetings)
