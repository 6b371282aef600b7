"""Where the page asks: requests and sockets as at a site, answered in this process."""

import asyncio
import logging
from collections.abc import Callable, Mapping

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.local.keeping import Keeper, KeptReviews, KeptTables
from chrysalide.local.routes import Answer, Routes
from chrysalide.local.thinking import Asking
from chrysalide.server.errors import BadMessage, Broken
from chrysalide.server.table import commands, protocol, refusing
from chrysalide.server.table.aside import here
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.reviews import Reviews
from chrysalide.server.table.room import Room
from chrysalide.server.table.table import Table
from chrysalide.server.table.thinkers import Thinkers
from chrysalide.server.table.wire import encode

__all__ = ["Answer", "Connection", "Desk"]
log = logging.getLogger("chrysalide.local")
REFUSED = 4403  # the socket is closed with this code if its first message is refused
LOST = 1013
RESTARTS = 1012  # pages connect again soon
ENDED = 1000
HERE = "here-"  # how the ids of tables on a device begin: a page that also knows a site asks the right one


class Desk:
    """`site`: the address of one that offers what a single device cannot; it is named where somebody asks for that."""

    def __init__(
        self, keeper: Keeper, bots: Thinkers | None = None, site: str | None = None, grace: float = GRACE
    ) -> None:
        self.room = Room(KeptTables(keeper), bots or Asking(), here, grace, HERE)
        self._reviews = Reviews(KeptReviews(keeper), self.room)
        self._routes = Routes(self.room, self._reviews, site)
        self._connections: set[Connection] = set()

    async def start(self) -> None:
        await self.room.start()
        self._reviews.reviewer.start()

    async def stop(self) -> None:
        for connection in list(self._connections):
            connection.close(RESTARTS)
        await self._reviews.reviewer.stop()
        await self.room.stop()

    async def request(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes | str = b""
    ) -> Answer:
        """`path`: with what follows the question mark."""
        named = {name.lower(): value for name, value in (headers or {}).items()}
        try:
            return await self._routes.answer(method, path, named, body.encode() if isinstance(body, str) else body)
        except ChrysalideError as refused:
            return _refusal(refused, named)
        except Exception:
            log.exception("%s %s", method, path.partition("?")[0])
            return _refusal(Broken("error-broken"), named)

    def connect(self, table: str, send: Callable[[str], None], closed: Callable[[int], None]) -> "Connection":
        """The socket of a table: `send` is called with each message for the page, `closed` once, with a code."""
        connection = Connection(self.room, table, send, lambda code: self._closed(connection, closed, code))
        self._connections.add(connection)
        return connection

    def _closed(self, connection: "Connection", closed: Callable[[int], None], code: int) -> None:
        self._connections.discard(connection)
        closed(code)


def _refusal(error: ChrysalideError, headers: Mapping[str, str]) -> Answer:
    lang = language.best_language(headers.get("accept-language"))
    return Answer(refusing.status(error), encode(refusing.body(error, lang)))


class Connection:
    """One page at a table: a hello first, then messages until somebody closes it."""

    def __init__(self, room: Room, table_id: str, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._room = room
        self._table_id = table_id
        self._send = send
        self._closed = closed
        self._open = True
        self._table: Table | None = None
        self._listener: Listener | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def receive(self, text: str) -> None:
        """Do what a message of the page asks for; one at a time, as they were sent."""
        if not self._open:
            return
        message = protocol.decode(text)
        if self._table is None or self._listener is None:
            await self._greet(message)
        elif isinstance(message, commands.SLOW):
            self._do(commands.answer(self._table, self._listener, message))
        else:
            await commands.answer(self._table, self._listener, message)

    async def _greet(self, hello: protocol.FromBrowser | None) -> None:
        if not isinstance(hello, protocol.Hello):
            self._refuse(BadMessage("error-hello-first"), "en")
            return
        lang = language.best_language(hello.lang)
        try:
            table = await self._room.get(self._table_id)
            seats = commands.seats_of(table, hello)
        except ChrysalideError as refused:
            self._refuse(refused, lang)
            return
        self._table, self._listener = table, Listener(self._pass_on, seats, lang, hello.changes)
        self._do(self._listener.run())
        self._do(self._watch(self._listener))
        table.audience.join(self._listener)

    async def _pass_on(self, text: str) -> None:
        self._send(text)

    def _refuse(self, error: ChrysalideError, lang: str) -> None:
        self._send(refusing.message(error, "hello", lang))
        self.close(REFUSED)

    async def _watch(self, listener: Listener) -> None:
        await listener.lost.wait()
        self.close(LOST)

    def _do(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self, code: int = ENDED) -> None:
        """From either side."""
        if not self._open:
            return
        self._open = False
        if self._table is not None and self._listener is not None:
            self._table.audience.leave(self._listener)
            self._room.forget(self._table)
        for task in self._tasks:
            task.cancel()
        self._closed(code)
