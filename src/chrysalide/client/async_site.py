"""A site, for a program that does several things at the same time."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

from chrysalide.client.async_seat import AsyncSeat
from chrysalide.client.messages import TableInfo, Update, Wait
from chrysalide.client.site import Registered, Site


class AsyncSite:
    """Requests are short and made in threads; a seat's socket belongs to the event loop."""

    def __init__(self, address: str, token: str | None = None, lang: str = "en") -> None:
        """`token`: of a program that registered here; without it, seats are taken with invitations alone."""
        self._site = Site(address, token, lang)
        self.address = self._site.address

    @property
    def token(self) -> str | None:
        return self._site.token

    async def register(self, name: str) -> Registered:
        """Register a program under a name by which it can be invited; from now on this object speaks for it."""
        return await asyncio.to_thread(self._site.register, name)

    async def name(self) -> str:
        """The name under which the program is registered; Refused if its token is wrong."""
        return await asyncio.to_thread(self._site.name)

    async def table(self, table: str) -> TableInfo:
        return await asyncio.to_thread(self._site.table, table)

    async def open(self, game: str, seats: list[dict[str, Any]], **terms: Any) -> dict[str, Any]:
        """Open a table: `NewTable` of docs/protocol.md; returns its id and the secrets of its seats."""
        return await asyncio.to_thread(self._site.open, game, seats, **terms)

    async def sit(
        self,
        table: str,
        invitation: str | None = None,
        name: str = "",
        *,
        agrees: Callable[[Update], bool] | None = None,
        lost: Callable[[float], None] | None = None,
    ) -> AsyncSeat:
        """Take a seat for programs: with its invitation, or because the program was invited by name."""
        taken = await asyncio.to_thread(self._site.sit, table, invitation, name)
        return self.seat(table, taken.token, agrees=agrees, lost=lost)

    def seat(
        self,
        table: str,
        token: str | None = None,
        *,
        agrees: Callable[[Update], bool] | None = None,
        lost: Callable[[float], None] | None = None,
    ) -> AsyncSeat:
        """A seat that the program has; without a token, one that it took as the registered program it is."""
        return AsyncSeat(self.address, table, token or self.token or "", self._site.lang, agrees=agrees, lost=lost)

    async def waits(self) -> AsyncIterator[Wait]:
        """Tables that wait for this program: those that do now, then those that begin to, for ever.

        A lost connection is made again, and then everything that waits is named once more.
        """
        loop, found = asyncio.get_running_loop(), asyncio.Queue[Wait | BaseException]()
        listener = Site(self.address, self.token, self._site.lang)

        def listen() -> None:
            try:
                for wait in listener.waits():
                    loop.call_soon_threadsafe(found.put_nowait, wait)
            except BaseException as wrong:
                if not listener.closed:
                    loop.call_soon_threadsafe(found.put_nowait, wrong)

        threading.Thread(target=listen, name="waits", daemon=True).start()
        try:
            while True:
                wait = await found.get()
                if isinstance(wait, BaseException):
                    raise wait
                yield wait
        finally:
            listener.close()
