"""A seat of a table, for a program that does several things at the same time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chrysalide.client.delays import Delays
from chrysalide.client.errors import Unreachable
from chrysalide.client.links import proxy_to, socket_of
from chrysalide.client.messages import TableInfo, Update
from chrysalide.client.seat import LOST, code_of
from chrysalide.client.session import Decision, Session


class AsyncSeat:
    """Connects when it is asked for decisions, and again whenever the connection is lost."""

    def __init__(
        self,
        site: str,
        table: str,
        token: str,
        lang: str = "en",
        *,
        agrees: Callable[[Update], bool] | None = None,
        lost: Callable[[float], None] | None = None,
    ) -> None:
        """`agrees`: does the program accept a draw? `lost`: called with the seconds until the next try."""
        self.site, self.id, self.token = site, table, token
        self._session = Session(token, lang, agrees)
        self._socket: ClientConnection | None = None
        self._lost = lost
        self._came = False  # has it ever been connected?

    async def __aenter__(self) -> "AsyncSeat":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def link(self) -> str:
        """With which the program, or a person, comes back to the seat. Keep it secret."""
        return f"{self.site}/table/{self.id}#seat={self.token}"

    @property
    def table(self) -> TableInfo | None:
        """The table as the site last described it."""
        return self._session.table

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def play(self, decision: Decision, action: str) -> None:
        """Send a decision. If the connection is lost, `decisions` asks for it again."""
        await self._send(self._session.act(decision, action))

    async def resign(self, how: str = "end") -> None:
        await self._send(self._session.resign(how))

    async def decisions(self) -> AsyncIterator[Decision]:
        """Everything that the seat has to decide, until the match is over."""
        delays = Delays()
        while not self._session.over:
            try:
                async with self._connected() as socket:
                    while not self._session.over:
                        decision = self._session.hear(await socket.recv())
                        self._came = True
                        delays.reset()
                        await self._flush()
                        if decision is not None:
                            yield decision
            except LOST as cut:
                if not self._came:
                    raise Unreachable("error-site-unreachable", site=self.site[:120], why=str(cut)[:200]) from cut
                wait = getattr(cut, "seconds", None) or delays.next(code_of(cut))
                if self._lost:
                    self._lost(wait)
                await asyncio.sleep(wait)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[ClientConnection]:
        proxy = proxy_to(self.site)
        async with connect(socket_of(self.site, self.id), proxy=proxy, max_queue=None, max_size=None) as socket:
            self._socket = socket
            try:
                await socket.send(self._session.hello())
                yield socket
            finally:
                self._socket = None

    async def _flush(self) -> None:
        if self._session.pause is not None:
            await asyncio.sleep(self._session.pause)
            self._session.pause = None
        while self._session.outbox:
            await self._send(self._session.outbox.pop(0))

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # noticed when it is read next
                await self._socket.send(text)
